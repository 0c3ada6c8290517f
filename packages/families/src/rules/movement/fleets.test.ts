import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const march = (city: string) => ({ do: 'march', side: 'arab', city })
const ones = new Array<number>(20).fill(1)

/** An Arab army of seat 0 in Alexandria, the Byzantine Fleet with seat 1. */
const afloat = (move: number, options: Parameters<typeof table>[0] = {}) =>
  table({ dice: ones, ...options })
    .city('alexandria', { colour: 'arab' })
    .city('candia', { colour: 'arab' })
    .city('leucosia', { colour: 'arab' })
    .army(0, 'arab', { at: 'alexandria', main: 3, move })
    .box('fleetByzantine', 1)

describe('fleets', () => {
  it('§14.1 [A27] the Arab Fleet halves sea links, the Bosporus too', () => {
    const t = table({ dice: ones })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 3, move: 2 })
      .box('fleetArab', 0)
      .choose(march('constantinople'))
    expect(t.told('march')).toMatchObject([{ cost: 2 }])
  })

  it('§14.2 [A65] yes doubles the cost and rolls dice, no does neither', () => {
    const yes = afloat(5).choose(march('candia'), { do: 'useFleet' })
    expect(yes.told('march')).toMatchObject([{ cost: 4 }])
    expect(yes.told('fleetFire')).toMatchObject([{ dice: [1, 1, 1, 1] }])
    const no = afloat(5).choose(march('candia'), { do: 'spareFleet' })
    expect(no.told('march')).toMatchObject([{ cost: 2 }])
    expect(no.told('fleetFire')).toEqual([])
  })

  it('§14.2 §13.5 [A27] both fleets on the Bosporus: 4', () => {
    const t = table({ dice: ones })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 3, move: 4 })
      .box('fleetArab', 0)
      .box('fleetByzantine', 1)
      .choose(march('constantinople'), { do: 'useFleet' })
    expect(t.told('march')).toMatchObject([{ cost: 4 }])
  })

  it('§14.2 [A65] it is asked at every sea link, and not on land', () => {
    const t = afloat(9).choose(march('candia'), { do: 'spareFleet' }, march('leucosia'))
    expect(t.question).toBe('1 fleet')
    const land = afloat(9).choose(march('tabuk'))
    expect(land.told('fleetUse')).toEqual([])
  })

  it('§14.3 never against its owner, never against Byzantines', () => {
    const own = afloat(5).box('fleetByzantine', 0).choose(march('candia'))
    expect(own.told('fleetUse')).toEqual([])
    expect(own.boxesOf(0, 'arab').move).toBe(3)
    const byzantine = table()
      .army(0, 'byzantine', { at: 'smyrna', main: 2, move: 1 })
      .box('fleetByzantine', 1)
      .choose({ do: 'march', side: 'byzantine', city: 'candia' })
    expect(byzantine.told('fleetUse')).toEqual([])
  })

  it('§14.4 §13.3 [A66] dice count the doubled link, not the extra cube; the extra is not doubled', () => {
    const t = table({ dice: ones })
      .city('jerusalem', { colour: 'arab' })
      .city('alexandria', { colour: 'arab' })
      .city('candia', { colour: 'arab' })
      .army(0, 'arab', { at: 'jerusalem', main: 3, move: 6 })
      .box('fleetByzantine', 1)
      .choose(march('alexandria'), march('candia'), { do: 'useFleet' })
    expect(t.told('march')).toMatchObject([{ cost: 1 }, { cost: 5 }])
    expect(t.told('fleetFire')).toMatchObject([{ dice: [1, 1, 1, 1] }])
  })

  it('§23.3 [A66] option fleetDice all: every Move cube of the action counts', () => {
    const t = table({ dice: ones, options: { fleetDice: 'all' } })
      .city('jerusalem', { colour: 'arab' })
      .city('alexandria', { colour: 'arab' })
      .city('candia', { colour: 'arab' })
      .army(0, 'arab', { at: 'jerusalem', main: 3, move: 6 })
      .box('fleetByzantine', 1)
      .choose(march('alexandria'), march('candia'), { do: 'useFleet' })
    expect(t.told('fleetFire')).toMatchObject([{ dice: [1, 1, 1, 1, 1, 1] }])
  })

  it('§14.5 [A65] pay, dice, then arrive; hits are chosen by the mover', () => {
    const t = afloat(5, { dice: [6, 1, 1, 6] }).choose(march('candia'), { do: 'useFleet' })
    expect(t.question).toBe('0 lose')
    expect(t.place(0, 'arab')).toBe('alexandria')
    t.choose({ do: 'giveUp', side: 'arab', box: 'move' })
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 2, move: 0 })
    expect(t.place(0, 'arab')).toBe('candia')
  })

  it('§14.5 [A81] an army shot to pieces does not arrive; one that paid its last cube is gone without dice', () => {
    const shot = afloat(5, { dice: [6, 6, 6, 6] }).choose(march('candia'), { do: 'useFleet' })
    expect(shot.place(0, 'arab')).toBeUndefined()
    const paid = afloat(4)
      .army(0, 'arab', { at: 'alexandria', move: 4 })
      .choose(march('candia'), { do: 'useFleet' })
    expect(paid.told('fleetFire')).toEqual([])
    expect(paid.place(0, 'arab')).toBeUndefined()
  })

  it('§14.6 [A65] [A80] who cannot pay chooses again, and not the same link', () => {
    const t = afloat(3).choose(march('candia'), { do: 'useFleet' })
    expect(t.told('march')).toEqual([])
    expect(t.told('fleetFire')).toEqual([])
    expect(t.question).toBe('0 goOn')
    expect(t.cities({ do: 'march' })).toEqual(['jerusalem', 'leucosia', 'tabuk'])
    expect(t.why(march('candia'))).toMatchObject({ key: 'barred', rule: '14.6' })
    expect(t.why({ do: 'done' })).toMatchObject({ key: 'must-act', rule: '14.7' })
    expect(t.offers({ do: 'civilWar', side: 'arab' })).toBe(true)
    expect(t.offers({ do: 'done' })).toBe(false)
    t.choose(march('leucosia'), { do: 'useFleet' })
    expect(t.cities({ do: 'march' })).toEqual(['jerusalem', 'tabuk'])
  })

  it('§14.7 [A80] stopping is possible after a placement or a move; a placed pawn stays', () => {
    const placed = afloat(3).set((game) => {
      game.pawns[1] = -1
    })
    placed.choose({ do: 'place', side: 'arab', city: 'alexandria' }, march('candia'), { do: 'useFleet' })
    expect(placed.offers({ do: 'done' })).toBe(true)
    placed.choose({ do: 'done' })
    expect(placed.place(0, 'arab')).toBe('alexandria')
    const moved = afloat(6).choose(march('candia'), { do: 'spareFleet' }, march('leucosia'), {
      do: 'useFleet',
    })
    expect(moved.offers(march('leucosia'))).toBe(false)
    moved.choose({ do: 'done' })
    expect(moved.place(0, 'arab')).toBe('candia')
  })

  it('§14.7 [A65] with nothing else to do the action is over', () => {
    const t = table({ dice: ones })
      .city('leucosia', { colour: 'arab', owner: 0 })
      .city('antioch', { colour: 'arab' })
      .army(0, 'arab', { at: 'leucosia', main: 3, move: 3 })
      .army(0, 'byzantine', {})
      .box('fleetByzantine', 1)
    for (const city of ['candia', 'attalia', 'tarsus', 'damascus', 'alexandria']) t.city(city, { owner: 0 })
    t.choose(march('antioch'), { do: 'useFleet' })
    expect(t.question).toBe('1 action')
    expect(t.place(0, 'arab')).toBe('leucosia')
    expect(t.boxesOf(0, 'arab').move).toBe(3)
  })

  it('§14.8 [A81] fire on the first link may leave too little for the second: choose anew or stop', () => {
    const t = afloat(6, { dice: [6, 6, 1, 1] }).choose(march('candia'), { do: 'useFleet' })
    t.choose({ do: 'giveUp', side: 'arab', box: 'move' }, { do: 'giveUp', side: 'arab', box: 'move' })
    expect(t.place(0, 'arab')).toBe('candia')
    expect(t.offered({ do: 'march' })).toEqual([])
    expect(t.offers({ do: 'done' })).toBe(true)
  })

  it('§14.2 a crossing is aimed at the owner of the fleet only where it goes to their city', () => {
    const sail = (owner?: number) => {
      const t = table()
        .city('alexandria', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 3, move: 5 })
        .box('fleetByzantine', 1)
      if (owner !== undefined) t.city('candia', { owner })
      return t.choose({ do: 'march', side: 'arab', city: 'candia' }).asked
    }
    const theirs = sail(1)
    expect(theirs.window).toEqual({ kind: 'fleet', pass: 1, aims: [1], amount: theirs.facts?.['cost'] })
    expect(theirs.choices[theirs.window?.pass ?? 0]).toEqual({ do: 'spareFleet' })
    expect(sail().window?.aims).toEqual([])
  })
})
