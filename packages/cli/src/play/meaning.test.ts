import type { Choice, Decision } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { say } from '../say.ts'
import { type Part, readOrder } from './command.ts'
import { type Asked, Meaning } from './meaning.ts'
import { isAskedAgain } from './question.ts'
import type { Reading } from './reading.ts'

const decision = (prompt: string, choices: readonly Choice[], facts?: Decision['facts']): Decision => ({
  seat: 0,
  prompt,
  choices,
  ...(facts ? { facts } : {}),
})

/** A question whose choices read as their `says`, or as what they do. */
function asked(...question: Parameters<typeof decision>): Asked {
  const reading = {
    choice: (choice: Choice & { says?: string }) => choice.says ?? choice.do,
    ways: () => [],
  } as unknown as Reading
  return { decision: decision(...question), reading }
}

function meant(line: string, shown: Asked, now: Asked): readonly Choice[] | string {
  const order = readOrder(line, shown.decision.choices.length)
  const [part] = order?.do === 'choose' ? order.parts : []
  const found = new Meaning(shown, () => [], say.en).of(part as Part, now)
  return 'wrong' in found ? found.wrong : found.choices
}

const cube = (box: string) => ({ do: 'lose', box, says: `Lose a cube of ${box}` })
const YES = { do: 'yes' }
const NO = { do: 'no' }

describe('a number', () => {
  const shown = asked('lose', [cube('elite'), cube('levy')], { side: 1, hits: 2 })

  it('means the choice of the list that was shown, wherever that stands now', () => {
    const now = asked('lose', [cube('move'), cube('levy')], { side: 1, hits: 1 })
    expect(meant('2', shown, now)).toEqual([cube('levy')])
    expect(meant('1', shown, now)).toBe('That is not possible now.')
  })

  it('means nothing in another list, though that should offer the same', () => {
    const other = say.en.otherQuestion
    expect(meant('2', shown, asked('spend', [cube('elite'), cube('levy')], { side: 1, hits: 1 }))).toBe(other)
    expect(meant('2', shown, asked('lose', [cube('elite'), cube('levy')], { side: 0, hits: 1 }))).toBe(other)
    expect(
      meant('2', asked('use', [YES, NO], { source: 'E1' }), asked('use', [YES, NO], { source: 'E2' })),
    ).toBe(other)
  })
})

describe('words', () => {
  const shown = asked('act', [
    { do: 'end', says: 'End this operation' },
    { do: 'move', to: 1, says: 'Move to Rome (2 OP)' },
  ])

  it('mean the same sentence that could be read, at whatever price', () => {
    const now = asked('act', [
      { do: 'end', says: 'End this operation' },
      { do: 'move', to: 1, says: 'Move to Rome (1 OP)' },
    ])
    expect(meant('end', shown, now)).toEqual([{ do: 'end', says: 'End this operation' }])
    expect(meant('move rome', shown, now)).toEqual([{ do: 'move', to: 1, says: 'Move to Rome (1 OP)' }])
  })

  it('do not mean another sentence that begins so', () => {
    const all = asked('operations', [
      { do: 'end', says: 'End all operations' },
      { do: 'operate', stack: 1, says: 'Operate in Rome' },
    ])
    expect(meant('end', shown, all)).toBe(say.en.otherQuestion)
    expect(meant('operate rome', shown, all)).toEqual([{ do: 'operate', stack: 1, says: 'Operate in Rome' }])
  })

  it('do not say yes or no to a question that was not shown', () => {
    const question = asked('advance', [YES, NO])
    expect(meant('yes', shown, question)).toBe(say.en.otherQuestion)
    expect(meant('yes', question, question)).toEqual([YES])
    const of = (source: string) => asked('use', [YES, NO], { source })
    expect(meant('yes', of('E1'), of('E2'))).toBe(say.en.otherQuestion)
  })

  it('choose nothing where they may mean several things', () => {
    const list = asked(
      'act',
      ['Rome', 'Ravenna', 'Rhodes', 'Reims', 'Riga', 'Rouen'].map((says) => ({ do: 'go', says })),
    )
    expect(meant('ro', list, list)).toBe('"ro" may mean 2 things: Rome / Rouen')
    const many = asked(
      'act',
      [1, 2, 3, 4, 5, 6].map((to) => ({ do: 'go', to, says: `Go to ${to}` })),
    )
    expect(meant('go', many, many)).toMatch(/^"go" may mean 6 things: Go to 1 \/ .* \/ Go to 5 \/ and more$/)
  })
})

it('a question goes on while only what it counts is another', () => {
  const before = decision('lose', [], { side: 0, city: 3, left: 4, money: 9 })
  expect(isAskedAgain(before, decision('lose', [], { side: 0, city: 3, left: 3, money: 7 }))).toBe(true)
  expect(isAskedAgain(before, decision('lose', [], { side: 0, city: 2, left: 4, money: 9 }))).toBe(false)
  expect(isAskedAgain(before, { ...before, seat: 1 })).toBe(false)
  expect(isAskedAgain(before, { ...before, prompt: 'gain' })).toBe(false)
})
