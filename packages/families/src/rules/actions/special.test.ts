import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pool = { do: 'take', source: 'pool' }

describe('Special Actions', () => {
  it('§8.1 a taken box cannot be chosen again this turn', () => {
    const t = table().choose({ do: 'emperor' }, pool)
    expect(t.offers({ do: 'emperor' })).toBe(false)
    expect(t.why({ do: 'emperor' })).toMatchObject({ key: 'box-taken', facts: { holders: [0] }, rule: '8.1' })
  })

  it('§8.2 the display has 16 boxes', () => {
    const { boxes, boxCount } = table().game.tables
    expect(boxCount).toBe(16)
    const sizes = Object.fromEntries(
      Object.entries(boxes).map(([kind, { first, end }]) => [kind, end - first]),
    )
    expect(sizes).toEqual({
      bulgars: 2,
      fortify: 2,
      improveByzantine: 2,
      emperor: 1,
      civilWarByzantine: 1,
      fleetByzantine: 1,
      improveArab: 3,
      caliph: 1,
      civilWarArab: 2,
      fleetArab: 1,
    })
  })

  it('§8.3 [A15] several in a turn, also of the same kind, one box each', () => {
    const t = table({ seats: 3 }).choose({ do: 'improve', side: 'byzantine', city: 'smyrna' }, pool, {
      do: 'pass',
    })
    t.choose({ do: 'tax', n: 1 }, { do: 'split', byzantine: 2, arab: 0 })
    t.choose({ do: 'improve', side: 'byzantine', city: 'attalia' }, pool)
    expect(t.offered({ do: 'improve', side: 'byzantine' })).toEqual([])
    expect(t.why({ do: 'improve', side: 'byzantine' })).toMatchObject({
      key: 'box-taken',
      facts: { holders: [0, 0] },
    })
    expect(t.offered({ do: 'improve', side: 'arab' })).toHaveLength(3)
  })

  it('§8.4 [A16] a box without effect cannot be taken', () => {
    const t = table()
    expect(t.offered({ do: 'fortify' })).toEqual([])
    const full = table()
      .city('tabuk', { tokens: 3 })
      .city('medina', { tokens: 3 })
      .city('mecca', { tokens: 3 })
    expect(full.offered({ do: 'improve', side: 'arab' })).toEqual([])
  })

  it('§8.5 [A82] the last cube of an army into the Emperor box: pawn off, then the guard arrives', () => {
    const t = table()
      .army(0, 'byzantine', { at: 'smyrna', main: 1 })
      .choose({ do: 'emperor' }, { do: 'take', source: 'army', side: 'byzantine', box: 'main' })
    expect(t.place(0, 'byzantine')).toBeUndefined()
    expect(t.now.guard[0]).toBe(0)
  })

  it('§8.6 [A63] improve any city of one or two tokens of that colour, controlled or not', () => {
    const t = table().city('smyrna', { owner: 1 }).city('ankara', { colour: 'arab', tokens: 1 })
    expect(t.cities({ do: 'improve', side: 'arab' })).toEqual(['ankara', 'mecca', 'medina', 'tabuk'])
    const byzantine = t.cities({ do: 'improve', side: 'byzantine' })
    expect(byzantine).toHaveLength(12)
    for (const city of ['constantinople', 'nicaea', 'hira', 'ankara']) expect(byzantine).not.toContain(city)
    expect(t.why({ do: 'improve', side: 'byzantine', city: 'nicaea' })).toMatchObject({ key: 'three-tokens' })
    t.choose({ do: 'improve', side: 'byzantine', city: 'smyrna' }, pool)
    expect(t.state('smyrna')).toMatchObject({ tokens: 3, owner: 1 })
  })

  it('§8.6 [A63] a Bulgar city cannot be improved', () => {
    const t = table().city('adrianople', { colour: 'bulgar', tokens: 1 })
    expect(t.cities({ do: 'improve', side: 'byzantine' })).not.toContain('adrianople')
  })

  it('§8.7 §8.8 Emperor and Caliph score 2 and bring a guard', () => {
    const t = table().choose({ do: 'emperor' }, pool).choose({ do: 'caliph' }, pool)
    expect([t.pointsOf(0, 'byzantine'), t.pointsOf(1, 'arab')]).toEqual([12, 12])
    expect(t.now.guard).toEqual([0, 1])
  })

  it('§8.9 [A68] a guard adds a die and 1 strength, also off the map, and makes an army exist', () => {
    const t = table().army(0, 'arab', {}).choose({ do: 'caliph' }, pool, { do: 'pass' })
    expect(t.place(0, 'arab')).toBeUndefined()
    t.choose({ do: 'place', side: 'arab', city: 'mecca' })
    expect(t.told('place')).toHaveLength(1)
    const fight = table({ dice: [4, 1, 1, 1] })
      .army(0, 'arab', { at: 'tabuk', main: 2, move: 1, guard: true })
      .army(1, 'byzantine', { at: 'jerusalem', main: 1 })
      .choose({ do: 'march', side: 'arab', city: 'jerusalem' }, { do: 'stay' })
    expect(fight.told('battle')).toMatchObject([{ dice: [4, 1, 1] }])
    expect(fight.told('battleOver')).toMatchObject([{ strength: 3, foeStrength: 0 }])
  })

  it('§8.10 [A68] a guard is lost last and goes back to its box', () => {
    const t = table({ dice: [6, 6, 6] })
      .army(0, 'arab', { at: 'mecca', main: 2, move: 1, guard: true })
      .choose({ do: 'march', side: 'arab', city: 'hira' })
    expect(t.now.guard[1]).toBe(-1)
    expect(t.told('loss').at(-1)).toMatchObject({ box: 'guard' })
    expect(t.place(0, 'arab')).toBeUndefined()
    const kept = table({ dice: [6, 6, 1] })
      .army(0, 'arab', { at: 'mecca', main: 2, move: 1, guard: true })
      .choose({ do: 'march', side: 'arab', city: 'hira' })
    expect(kept.now.guard[1]).toBe(0)
    expect(kept.boxesOf(0, 'arab').main).toBe(0)
    expect(kept.place(0, 'arab')).toBe('mecca')
  })

  it('§8.11 §21.6 [A68] a guard costs nothing and goes home at the end of the turn', () => {
    const t = table()
      .army(0, 'arab', { at: 'mecca', guard: true })
      .army(0, 'byzantine', {})
      .rich()
      .money(0, 0, 0)
      .choose({ do: 'pass' }, { do: 'pass' })
    expect(t.now.guard).toEqual([-1, -1])
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.pointsOf(0, 'arab')).toBe(10)
    expect(t.offers({ do: 'caliph' })).toBe(true)
  })

  it('§8.12 [A64] a fortification replaces the control cube, which goes to casualties', () => {
    const t = table().city('tarsus', { owner: 0 })
    const casualties = t.begin().now.casualties[0] ?? 0
    t.choose({ do: 'fortify', city: 'tarsus' }, pool)
    expect(t.state('tarsus')).toMatchObject({ owner: 0, fort: true, tokens: 2 })
    expect(t.now.casualties[0]).toBe(casualties + 1)
    expect(t.problems).toEqual([])
  })

  it('§8.12 [A64] the replaced cube is no source for this action', () => {
    const t = table()
      .city('tarsus', { owner: 0 })
      .army(0, 'byzantine', {})
      .army(0, 'arab', { main: 1, move: 1 })
      .pool(0, 0)
      .casualties(0, 0)
      .choose({ do: 'fortify', city: 'tarsus' })
    expect(t.offers({ do: 'take', source: 'casualties' })).toBe(false)
    t.choose({ do: 'take', source: 'army', side: 'arab', box: 'main' })
    expect(t.now.casualties[0]).toBe(1)
  })

  it('§8.13 [A64] one in a city, two a player', () => {
    const t = table().city('tarsus', { owner: 0, fort: true }).city('nicaea', { owner: 0 })
    expect(t.cities({ do: 'fortify' })).toEqual(['nicaea'])
    expect(t.why({ do: 'fortify', city: 'tarsus' })).toMatchObject({ key: 'fortified' })
    const both = table()
      .city('tarsus', { owner: 0, fort: true })
      .city('nicaea', { owner: 0, fort: true })
      .city('ankara', { owner: 0 })
    expect(both.offered({ do: 'fortify' })).toEqual([])
    expect(both.why({ do: 'fortify' })).toMatchObject({ key: 'no-token' })
  })

  it('§8.14 [A64] a fortification earns and scores nothing and leaves room for three tokens', () => {
    const t = table()
      .city('tarsus', { owner: 0, fort: true })
      .army(0, 'byzantine', {})
      .army(0, 'arab', {})
      .money(0, 0, 0)
    expect(t.offers({ do: 'improve', side: 'byzantine', city: 'tarsus' })).toBe(true)
    t.choose({ do: 'pass' }, { do: 'pass' })
    expect(t.moneyOf(0, 'byzantine')).toBe(4)
    expect(t.state('tarsus').fort).toBe(true)
  })

  it('§8.15 [A67] a fleet works any number of times until the end of the turn', () => {
    const t = table({ seats: 3, dice: [1, 1, 1, 1] })
      .city('alexandria', { colour: 'arab' })
      .city('candia', { colour: 'arab' })
      .city('leucosia', { colour: 'arab' })
      .army(0, 'arab', { at: 'alexandria', main: 2, move: 6 })
      .rich()
      .box('fleetArab', 0)
      .choose({ do: 'march', side: 'arab', city: 'candia' }, { do: 'march', side: 'arab', city: 'leucosia' })
    expect(t.boxesOf(0, 'arab').move).toBe(6 - 1 - 2)
    t.choose({ do: 'done' }, { do: 'pass' }, { do: 'pass' }, { do: 'pass' })
    expect(t.now.special.every((holder) => holder === -1)).toBe(true)
  })

  it('§8.16 [A55] Civil War is no action of its own: it needs an army on the map', () => {
    const t = table()
    expect(t.offered({ do: 'civilWar' })).toEqual([])
    expect(t.why({ do: 'civilWar', side: 'arab' })).toMatchObject({ key: 'off-map' })
  })
})
