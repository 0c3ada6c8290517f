import { describe, expect, it } from 'vitest'
import type { Options } from '@hippodrome/engine'
import { families } from './game.ts'
import { finalScore } from './scoring.ts'
import { FALL, THREE_TURNS } from './state.ts'
import { table } from './testing/position.ts'

/** A finished game with these totals; cities and money for the tiebreaks. */
function ended(over: number, options: Options = {}) {
  return table({ seats: 3, options })
    .set((game) => {
      game.over = over
      game.money.fill(0)
    })
    .points(0, 20, 20)
    .points(1, 20, 20)
    .points(2, 0, 0)
}
const ranks = (t: ReturnType<typeof table>) => families.result(t.game).ranks

describe('end of the game', () => {
  it('§22.1 after three complete turns', () => {
    const t = table().rich()
    for (let turn = 1; turn <= 3; turn++) {
      expect(t.now.turn).toBe(turn)
      t.choose({ do: 'pass' }, { do: 'pass' })
    }
    expect(t.question).toBe('over')
  })

  it('§22.2 a point for each token of controlled cities, on its side; fortifications none', () => {
    const t = table()
      .rich()
      .city('damascus', { owner: 0, fort: true })
      .city('mecca', { owner: 0 })
      .set((game) => {
        game.turn = 3
      })
      .choose({ do: 'pass' }, { do: 'pass' })
    expect([t.pointsOf(0, 'byzantine'), t.pointsOf(0, 'arab')]).toEqual([13, 12])
    expect(t.match.result?.scores[0]).toBe(25)
  })

  it.each([
    [18, 40, 40],
    [15, 30, 45],
    [14, 30, 30],
    [30, 15, 45],
    [0, 0, 0],
    [0, 7, 7],
    [20, 40, 60],
    [19, 39, 39],
  ])('§22.3 [A73] totals of %i and %i make %i', (byzantine, arab, score) => {
    expect(finalScore(byzantine, arab)).toBe(score)
  })

  it('§22.4 [A75] first the sum of totals', () => {
    const t = ended(THREE_TURNS).points(0, 40, 0).points(1, 40, 19)
    expect(families.result(t.game).scores.slice(0, 2)).toEqual([40, 40])
    expect(ranks(t)).toEqual([2, 1, 3])
  })

  it('§22.4 [A75] then cities, then money, then a shared victory', () => {
    expect(ranks(ended(THREE_TURNS))).toEqual([1, 1, 3])
    expect(ranks(ended(THREE_TURNS).city('tabuk', { owner: 1 }))).toEqual([2, 1, 3])
    const cities = ended(THREE_TURNS)
      .city('damascus', { owner: 0 })
      .city('tabuk', { owner: 1 })
      .city('medina', { owner: 1 })
    expect(ranks(cities)).toEqual([2, 1, 3])
    expect(ranks(ended(THREE_TURNS).money(0, 1, 2).money(1, 2, 0))).toEqual([1, 2, 3])
  })

  it('§22.5 after the fall only Arab points count, and cities are not scored', () => {
    const t = ended(FALL).points(0, 50, 10).points(1, 0, 11).points(2, 30, 5).city('mecca', { owner: 0 })
    expect(families.result(t.game).scores).toEqual([10, 11, 5])
    expect(ranks(t)).toEqual([2, 1, 3])
  })

  it('§22.6 [A74] ties after the fall: cities of both sides, then all money, then shared; the sum of points is not looked at', () => {
    expect(ranks(ended(FALL).points(0, 60, 20))).toEqual([1, 1, 3])
    expect(ranks(ended(FALL).city('smyrna', { owner: 1 }))).toEqual([2, 1, 3])
    expect(ranks(ended(FALL).money(0, 5, 0))).toEqual([1, 2, 3])
  })

  it('§23.4 [A74] option fallTiebreak arab: only Arab cities and money', () => {
    const options = { fallTiebreak: 'arab' }
    expect(ranks(ended(FALL, options).city('smyrna', { owner: 1 }))).toEqual([1, 1, 3])
    expect(ranks(ended(FALL, options).city('mecca', { owner: 1 }))).toEqual([2, 1, 3])
    expect(ranks(ended(FALL, options).money(0, 5, 0).money(1, 0, 1))).toEqual([2, 1, 3])
  })

  it('§22.7 points have no upper limit', () => {
    const t = table().points(0, 99, 300).choose({ do: 'caliph' }, { do: 'take', source: 'pool' })
    expect(t.pointsOf(0, 'arab')).toBe(302)
  })

  it('§23.1 the options and their defaults', () => {
    expect(
      Object.fromEntries(Object.entries(families.options).map(([name, { values }]) => [name, values])),
    ).toEqual({
      attackerRetreat: ['back', 'full'],
      fleetDice: ['link', 'all'],
      fallTiebreak: ['all', 'arab'],
    })
    expect(table().game.tables.rulings).toEqual({
      fullRetreat: false,
      allFleetDice: false,
      arabTiebreak: false,
    })
  })
})
