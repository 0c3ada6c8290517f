import { type Choice, type Entry, fastChance, type Frame, type Game, Runner } from '@hippodrome/engine'
import { perft } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { court } from './index.ts'
import type { Court } from './state.ts'
import { CardTable } from './testing/cardTable.ts'

const runner = new Runner<Court>(court as unknown as Game<Court, Choice, Entry>)

const counts = (table: CardTable, frame: Frame, deepest: number): number[] =>
  perft(runner, runner.start(table.game, fastChance(7), [frame]), deepest)

const turn = (seat: number): Frame => ({ step: 'turn', local: { seat, acted: false } })

describe('exact numbers of lines of play', () => {
  it('§7.1 a turn with a hand, a Bandon and a market', () => {
    const table = new CardTable()
      .give(0, { auctoritas: 2, nomisma: 9, lapis: 1, dynamis: 2 })
      .hand(0, 'E050', 'E091')
      .bandon(0, 'E041', 'E049')
      .inPlay(0, 'E009')
    table.game.market = [0, 1, 2]
    // Draw, Play, Activate, Sell, Buy, Reset; two discards; pass.
    expect(counts(table, turn(0), 3)).toEqual([9, 34, 82])
  })

  it('§6.1 §14.5 votes and their windows', () => {
    const table = new CardTable().give(0, { auctoritas: 2 }).give(1, { auctoritas: 1, nomisma: 9 })
    table.hand(1, 'E101')
    table.game.events.options[0] = -1
    // Two Options or none; then 2 + 2 amounts, or the next vote with the Chalice.
    expect(counts(table, { step: 'influence', local: { at: 0 } }, 3)).toEqual([3, 7, 15])
  })

  it('§15.1 §15.6 contributions with a substitute', () => {
    const table = new CardTable({ event: 'EV-I-03' }).option(1).inPlay(0, 'E004')
    table.give(0, { civicus: 4, auctoritas: 2, fides: 1 }).give(1, { civicus: 2, fides: 2, auctoritas: 1 })
    expect(counts(table, { step: 'contribute', local: { chosen: {} } }, 4)).toEqual([2, 8, 16, 48])
  })

  it('§24.1 units that are activated', () => {
    const table = new CardTable({ taktika: true }).give(0, { auctoritas: 2, fides: 2, dynamis: 1 })
    table.units('monk', 'italia', 2).units('trading-ship', 'italia').seal(0, 'italia').seal(1, 'italia')
    expect(counts(table, { step: 'declare', local: { seat: 0, action: 6, free: false } }, 4)).toEqual([
      2, 10, 28, 61,
    ])
  })

  it('§22.6 building in Solo', () => {
    const table = new CardTable({ mode: 'solo' }).give(0, {
      fides: 4,
      lapis: 1,
      frumentum: 1,
      doxa: 5,
      dynamis: 1,
    })
    // Priest, Monk or Church, each in six territories; then 6 x (5 + 4 + 4).
    expect(counts(table, { step: 'build', local: { seat: 0, moves: 0, built: 0 } }, 3)).toEqual([3, 18, 78])
  })
})
