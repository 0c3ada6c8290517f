import { previewOf } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { begunTable, personAt } from '../testing/begunTable.ts'
import { answerTo } from './questions.ts'

const game = await loadGame('families')

const asking = () => {
  const table = begunTable(game, { people: 2 })
  const { match } = table
  if (!match) throw new Error('the match has not begun')
  const seat = match.state.pending[0]?.seat ?? 0
  const ask = () =>
    answerTo(table, personAt(seat), { type: 'previews', match: 'x', ask: 1, seat }) as Promise<unknown[]>
  const choose = () =>
    table.apply(
      personAt(seat),
      { kind: 'choose', seat, decision: match.state.opened[seat] ?? 0, choice: 0 },
      0,
    )
  return { table, match, seat, ask, choose }
}

it('what each choice would come to is tried once for all who ask, and anew when the match has gone on', async () => {
  const { match, seat, ask, choose } = asking()
  const choices = match.decisionOf(seat)?.choices ?? []
  const expected = choices.map((_, choice) => previewOf(match, seat, choice))
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one).toEqual(expected)
  expect(other).toBe(one)
  expect(await ask()).toBe(one)
  expect(choose().ok).toBe(true)
  const later = await ask()
  expect(later).not.toBe(one)
  expect(later).toHaveLength(match.decisionOf(seat)?.choices.length ?? 0)
})

it('somebody who asks and then goes on is told nothing, and is answered when they ask again', async () => {
  const { table, match, seat, ask, choose } = asking()
  const asked = ask()
  expect(choose().ok).toBe(true)
  expect(await asked).toEqual([])
  if (match.canUndo(seat)) {
    table.apply(personAt(seat), { kind: 'undo', seat }, 0)
    expect((await ask()).length).toBe(match.decisionOf(seat)?.choices.length)
  }
  expect((await ask()).length).toBe(match.decisionOf(seat)?.choices.length ?? 0)
})

it('numbers of a match are given for each of its moments', async () => {
  const { table, match, seat, choose } = asking()
  choose()
  const question = {
    type: 'series',
    match: 'x',
    ask: 1,
    paths: [['turn'], ['nowhere', 'at', 'all']],
  } as const
  const [turns, nowhere] = (await answerTo(table, personAt(seat), {
    ...question,
    paths: question.paths.map((path) => [...path]),
  })) as number[][]
  expect(turns).toHaveLength(match.made.length + 1)
  expect(nowhere?.every(Number.isNaN)).toBe(true)
})
