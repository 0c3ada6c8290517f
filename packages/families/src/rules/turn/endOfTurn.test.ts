import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pass = { do: 'pass' }

describe('income, maintenance and new turn', () => {
  it('§21.1 [A71] the order: income, maintenance, guards, boxes, casualties, new turn', () => {
    const t = table()
      .city('tabuk', { owner: 0 })
      .army(0, 'byzantine', {})
      .army(0, 'arab', { main: 2, guard: true })
      .army(1, 'byzantine', {})
      .army(1, 'arab', {})
      .money(0, 0, 0)
      .casualties(0, 7)
      .pool(0, 0)
      .choose(pass, pass)
    // Income of 2 pays both cubes; the pass cube and the Caliph's cube come back, then half of the 6 casualties.
    expect(t.moneyOf(0, 'arab')).toBe(0)
    expect(t.boxesOf(0, 'arab').main).toBe(2)
    expect(t.now.pool[0]).toBe(2 + 3)
    expect(t.now.casualties[0]).toBe(3)
    const kinds = t.match.told.map(({ entry }) => entry.kind)
    expect(kinds.slice(-4)).toEqual(['income', 'income', 'maintenance', 'turn'])
  })

  it('§21.2 [A69] two Bezants a City token, by side; fortifications earn nothing', () => {
    const t = table()
      .rich()
      .city('damascus', { owner: 0, fort: true })
      .city('mecca', { owner: 0 })
      .choose(pass, pass)
    expect(t.told('income')[0]).toMatchObject({ seat: 0, byzantine: 6, arab: 4 })
  })

  it('§21.3 starting forces cost 12 and 13, on the map or not', () => {
    const t = table().money(0, 12, 13).money(1, 12, 13).choose(pass, pass)
    expect(t.told('maintenance')).toMatchObject([{ cost: 12 }, { cost: 13 }, { cost: 12 }, { cost: 13 }])
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([0, 0])
  })

  it('§21.4 [A70] [A86] one cube at a time, any of that side, until the rest can be paid', () => {
    const t = table().rich().army(0, 'byzantine', { elite: 1, main: 2, levy: 1, move: 1 }).money(0, 4, 40)
    t.choose(pass, pass)
    expect(t.question).toBe('0 maintenance')
    expect(t.asked.facts).toMatchObject({ due: 8, money: 4 })
    expect(t.asked.choices).toHaveLength(4)
    t.choose({ do: 'giveUp', side: 'byzantine', box: 'main' })
    expect(t.question).toBe('0 maintenance')
    t.choose({ do: 'giveUp', side: 'byzantine', box: 'elite' })
    expect(t.now.turn).toBe(2)
    expect(t.moneyOf(0, 'byzantine')).toBe(0)
  })

  it('§21.4 [A92] where not one cube can be paid nothing is asked', () => {
    const t = table().rich().army(0, 'byzantine', { elite: 2, main: 1 }).money(0, 0, 40).choose(pass, pass)
    expect(t.told('unpaid')).toHaveLength(3)
    expect(t.now.turn).toBe(2)
    const some = table().rich().army(0, 'byzantine', { elite: 2, main: 1 }).money(0, 1, 40).choose(pass, pass)
    expect(some.question).toBe('0 maintenance')
  })

  it('§21.4 says why other cubes cannot go', () => {
    const t = table().rich().army(0, 'byzantine', { elite: 2, main: 1 }).money(0, 1, 40).choose(pass, pass)
    const why = (side: string, box: string) => t.why({ do: 'giveUp', side, box })?.key
    expect([why('arab', 'main'), why('byzantine', 'move')]).toEqual(['other-treasury', 'empty-box'])
  })

  it('§22.8 [A90] the choice that ends the game cannot be taken back', () => {
    const t = table()
      .rich()
      .set((game) => {
        game.turn = 3
      })
      .choose(pass, pass)
    expect(t.question).toBe('over')
    expect(t.match.canUndo(1)).toBe(false)
  })

  it('§21.4 [A70] nobody may remove a cube while the treasury suffices', () => {
    const t = table().rich().choose(pass, pass)
    expect(t.told('unpaid')).toEqual([])
  })

  it('§21.5 [A70] an unpaid cube leaves the game and costs a point, never below zero', () => {
    const t = table().rich().army(0, 'arab', { main: 3 }).money(0, 40, 0).points(0, 10, 2).choose(pass, pass)
    expect(t.now.lost[0]).toBe(3)
    expect(t.pointsOf(0, 'arab')).toBe(0)
    expect(t.pointsOf(0, 'byzantine')).toBe(10)
    expect(t.problems).toEqual([])
  })

  it('§21.6 [A71] guards go back after maintenance; an army of a guard alone leaves the map', () => {
    const t = table().rich().army(0, 'arab', { at: 'mecca', guard: true }).choose(pass, pass)
    expect(t.now.guard[1]).toBe(-1)
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.told('offMap')).toMatchObject([{ seat: 0, side: 1, city: t.cityNumber('mecca') }])
  })

  it('§21.7 [A71] cubes of special, tax and pass boxes come back; cities and buildings keep theirs', () => {
    const t = table({ seats: 3 })
      .rich()
      .choose({ do: 'tax', n: 3 }, { do: 'split', byzantine: 6, arab: 0 })
      .choose({ do: 'fleet', side: 'arab' }, { do: 'take', source: 'pool' })
      .choose({ do: 'build', side: 'arab' }, { do: 'take', source: 'pool' }, pass, pass, pass)
    expect(t.now.turn).toBe(2)
    expect(t.now.pool).toEqual([9 + 1 + 6, 9 + 1 + 6, 8 + 1 + 6])
    expect(t.now.built[5]).toBe(1)
    expect(t.now.taxBox).toEqual([0, 0, 0])
  })

  it('§21.8 [A71] half the casualties, rounded up', () => {
    const t = table().rich().casualties(0, 8).casualties(1, 9).choose(pass, pass)
    expect(t.now.casualties).toEqual([3, 4])
  })

  it('§21.9 the turn marker moves and the first passer begins', () => {
    const t = table({ seats: 3, active: 2 }).rich()
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' }, pass, pass, pass)
    expect([t.now.turn, t.now.first, t.asked.seat]).toEqual([2, 0, 0])
    expect(t.now.passed).toEqual([0, 0, 0])
  })

  it('§21.1 §22.1 [A72] turn 3 has income and maintenance before the final scoring', () => {
    const t = table()
      .rich()
      .city('damascus', { owner: 0 })
      .set((game) => {
        game.turn = 3
      })
      .choose(pass, pass)
    expect(t.question).toBe('over')
    expect(t.told('income')).toHaveLength(2)
    expect(t.told('final')[0]).toMatchObject({ seat: 0, byzantine: 3, arab: 0 })
    expect(t.pointsOf(0, 'byzantine')).toBe(13)
  })
})
