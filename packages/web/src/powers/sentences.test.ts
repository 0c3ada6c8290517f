import { words as english } from '@hippodrome/powers/words/en'
import { words as dutch } from '@hippodrome/powers/words/nl'
import type { PowersBoard, PowersView } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { matchAt } from './testing.ts'
import { sentencesOf } from './useSentences.ts'
import type { PowersSituation } from './usePowers.ts'

/** What is said while the stack in Kilikia acts with six points. */
function saying(language: 'en' | 'nl') {
  const match = matchAt((board) => {
    board.clear('byzantine', 'Ana').put('byzantine', 'ikonion', { militia: 1 })
  }, 6)
  const { table, decision } = match.view(0)
  return sentencesOf({
    view: table as PowersView,
    board: match.rules.board?.(match.state.game.tables) as PowersBoard,
    decision,
    choices: decision?.choices ?? [],
    words: language === 'en' ? english : dutch,
    language,
    told: [],
    seat: 0,
  } as unknown as PowersSituation)
}

describe('what a screen reader says of a place', () => {
  const says = saying('en')

  it('names its neighbours by the form of the border, its coasts and gates', () => {
    expect(says('Kap')).toMatch(/ Next to .*; over mountains to [^;]*Kilikia/)
    expect(says('Thrac')).toContain('by ferry to Nicea')
    expect(says('Syr')).toMatch(/over a river to [^;]*Mesopotamia.*; coast of /)
    expect(says('Cal')).toContain('gate to the box East')
    expect(says('East')).toMatch(/Gate to .*Caliphate/)
    expect(says('constantinople')).toMatch(/Fortress in Thrace; port on /)
    expect(says('IS')).toMatch(/Next to .*; ports /)
  })

  it('tells what it costs to go there, also before walls that others hold', () => {
    expect(says('Mes')).toContain('March: 1 OP.')
    const [, area] = /March: (\d) OP/.exec(says('Ana')) ?? []
    expect(area).toBeDefined()
    expect(says('ikonion')).toContain(`March: ${area} OP. Fortress in Anatolikon`)
    expect(says('Lom')).not.toContain('March')
  })

  it('says so in Dutch too', () => {
    expect(saying('nl')('Mes')).toMatch(/Mars: 1 OP\. Naast .*; over een rivier naar /)
  })
})
