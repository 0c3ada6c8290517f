import { type Choice, type Entry, type Game, Runner } from '@hippodrome/engine'
import { perft } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'
import type { Families } from './state.ts'
import { type TestTable, table } from './testing/position.ts'

const runner = new Runner<Families>(families as unknown as Game<Families, Choice, Entry>)

const counts = (t: TestTable, deepest: number): number[] => perft(runner, t.match.state, deepest)

describe('exact numbers of lines of play', () => {
  it('§4.3 from the set-up, for two and for four players', () => {
    // By hand: 23 control, 8 increase, 16 improve, 4 titles and fleets, 3 Bulgars, 9 tax, 1 church, 3 place, 1 pass;
    // then 184 + 58 + 128 + 32 + 31 + 99 + 8 + 14 + 68.
    expect(counts(table(), 3)).toEqual([68, 622, 33727])
    expect(counts(table({ seats: 4 }), 2)).toEqual([68, 622])
  })

  it('§13.1 §14.2 with armies and fleets at sea', () => {
    const t = table()
      .pool(0, 1)
      .money(0, 0, 3)
      .city('alexandria', { colour: 'arab', owner: 0 })
      .city('candia', { owner: 1 })
      .army(0, 'arab', { at: 'alexandria', main: 5, move: 5 })
      .army(0, 'byzantine', { at: 'constantinople', main: 3, move: 3 })
      .army(1, 'byzantine', { at: 'candia', main: 3, levy: 2 })
      .box('fleetByzantine', 1)
    expect(counts(t, 3)).toEqual([72, 2386, 22973])
  })

  it('§15.7 §16.3 §19.3 in the middle of an attack', () => {
    const t = table({ seats: 3 })
      .city('damascus', { colour: 'arab' })
      .city('antioch', { owner: 1 })
      .army(0, 'arab', { at: 'damascus', elite: 1, main: 6, move: 3 })
      .army(1, 'byzantine', { at: 'antioch', elite: 1, main: 3, move: 2, levy: 2 })
      .army(2, 'byzantine', { at: 'antioch', main: 3, move: 2 })
      .choose({ do: 'march', side: 'arab', city: 'antioch' })
    expect(counts(t, 6)).toEqual([2, 6, 14, 46, 112, 382])
  })
})
