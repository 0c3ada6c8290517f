import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pool = { do: 'take', source: 'pool' }
const bulgar = { colour: 'bulgar', tokens: 1 } as const

describe('the Bulgars', () => {
  it('§9.1 strength is their cubes, dice are three at most', () => {
    const t = table({ dice: [1, 1, 1, 1, 1, 1, 1, 1] })
      .city('adrianople', { owner: 1 })
      .choose({ do: 'bulgars', city: 'adrianople' }, pool, { do: 'raiseLevy' })
    expect(t.told('battle')).toMatchObject([{ force: 3, dice: [1, 1, 1], foeKind: 'levy' }])
    expect(t.told('battleOver')).toMatchObject([{ strength: 9 }])
  })

  it('§9.2 §9.6 [A58] the target is named first and fixes the treasury, paid also if it fails', () => {
    const t = table({ dice: [6, 6] })
      .set((game) => {
        game.bulgars = 0
      })
      .choose({ do: 'bulgars', city: 'adrianople' })
    expect(t.asked.facts).toMatchObject({ use: 'bulgars', payer: 1 })
    t.choose({ do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'arab')).toBe(2)
    expect(t.told('siegeOver')).toMatchObject([{ won: false }])
  })

  it('§9.6 an attack on an Arab city is paid by the Byzantines and scores there', () => {
    const t = table({ dice: [1, 1, 1] })
      .city('adrianople', { colour: 'arab', tokens: 3, owner: 1 })
      .choose({ do: 'bulgars', city: 'adrianople' }, { do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'byzantine')).toBe(12)
    expect(t.pointsOf(0, 'byzantine')).toBe(12)
  })

  it('§9.6 [A58] without money in the paying treasury the target is not offered', () => {
    const t = table().pool(0, 0).money(0, 15, 2)
    expect(t.offered({ do: 'bulgars' })).toEqual([])
    expect(t.why({ do: 'bulgars', city: 'adrianople' })).toMatchObject({ key: 'no-cube', rule: '9.6' })
    expect(t.offers({ do: 'reinforce' })).toBe(true)
  })

  it('§9.3 [A57] two cubes are added, or as many as fit', () => {
    const grow = (cubes: number) =>
      table({ dice: [1, 1] })
        .set((game) => {
          game.bulgars = cubes
        })
        .choose({ do: 'bulgars', city: 'adrianople' }, pool).now.bulgars
    expect([grow(7), grow(9), grow(10), grow(11)]).toEqual([9, 11, 11, 11])
  })

  it('§9.4 [A57] reinforcing adds four in all, and only if they fit', () => {
    const from = (cubes: number) =>
      table().set((game) => {
        game.bulgars = cubes
      })
    expect(from(7).choose({ do: 'reinforce' }, pool).now.bulgars).toBe(11)
    expect(from(3).choose({ do: 'reinforce' }, pool).now.bulgars).toBe(7)
    for (const cubes of [8, 9, 10, 11]) {
      expect(from(cubes).offers({ do: 'reinforce' })).toBe(false)
      expect(from(cubes).why({ do: 'reinforce' })).toMatchObject({ key: 'bulgars-full' })
    }
  })

  it('§9.6 §5.4 [A3] either treasury pays for reinforcement', () => {
    const t = table().choose({ do: 'reinforce' })
    expect(t.offers({ do: 'take', source: 'casualties', pays: 'byzantine' })).toBe(true)
    t.choose({ do: 'take', source: 'casualties', pays: 'arab' })
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([15, 2])
  })

  it('§9.5 targets are arrow cities and road neighbours of Bulgar cities, never over the sea', () => {
    expect(table().cities({ do: 'bulgars' })).toEqual(['adrianople', 'thessalonica'])
    const more = table().city('thessalonica', bulgar).city('adrianople', bulgar)
    expect(more.cities({ do: 'bulgars' })).toEqual(['athens', 'constantinople', 'dyrrachium'])
    const athens = table().city('athens', bulgar)
    expect(athens.cities({ do: 'bulgars' })).toEqual(['adrianople', 'thessalonica'])
    expect(athens.why({ do: 'bulgars', city: 'dyrrachium' })).toMatchObject({ key: 'not-connected' })
  })

  it('§9.5 [A57] there is always a target, whatever the Bulgars hold', () => {
    const cities = ['dyrrachium', 'thessalonica', 'athens', 'adrianople']
    for (let held = 0; held < 16; held++) {
      const t = table()
      cities.forEach((city, bit) => {
        if (held & (1 << bit)) t.city(city, bulgar)
      })
      expect(t.offered({ do: 'bulgars' }).length).toBeGreaterThan(0)
    }
  })

  it('§9.7 the active player chooses the order of battles', () => {
    const t = table({ seats: 3, dice: new Array<number>(20).fill(1) })
      .army(1, 'byzantine', { at: 'adrianople', main: 2 })
      .army(2, 'byzantine', { at: 'adrianople', main: 2 })
      .choose({ do: 'bulgars', city: 'adrianople' }, pool, { do: 'stay' }, { do: 'stay' })
    expect(t.question).toBe('0 foe')
    t.choose({ do: 'fight', foe: 2 })
    expect(t.told('battle')[0]).toMatchObject({ foe: 2 })
  })

  it('§9.8 §15.7 [A59] [A78] against the own army: the active player is asked last and may defend', () => {
    const t = table({ seats: 3, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] })
      .city('adrianople', { owner: 0 })
      .army(0, 'byzantine', { at: 'adrianople', main: 2, levy: 1 })
      .army(2, 'byzantine', { at: 'adrianople', main: 2 })
      .choose({ do: 'bulgars', city: 'adrianople' }, pool)
    expect(t.question).toBe('2 retreat')
    t.choose({ do: 'retreat' }, { do: 'withdraw', city: 'thessalonica' })
    expect(t.question).toBe('0 retreat')
    t.choose({ do: 'retreat' }, { do: 'withdraw', city: 'constantinople' })
    expect(t.question).toBe('0 levy')
    t.choose({ do: 'noLevy' })
    expect(t.state('adrianople')).toMatchObject({ colour: 'bulgar', owner: -1 })
    expect(t.pointsOf(0, 'arab')).toBe(11)
  })

  it('§9.9 [A57] lost orange cubes can come again', () => {
    const t = table({ dice: [6, 6], seats: 3 }).choose({ do: 'bulgars', city: 'adrianople' }, pool)
    expect(t.now.bulgars).toBe(7)
    t.choose({ do: 'reinforce' }, pool)
    expect(t.now.bulgars).toBe(11)
  })

  it('§9.10 control cube and fortification go home; no cube, no money', () => {
    const t = table({ dice: [1, 1, 1] })
      .city('adrianople', { owner: 1, fort: true })
      .army(1, 'byzantine', {})
      .choose({ do: 'bulgars', city: 'adrianople' }, pool)
    expect(t.state('adrianople')).toEqual({ colour: 'bulgar', tokens: 1, owner: -1, fort: false })
    expect([t.moneyOf(0, 'byzantine'), t.moneyOf(0, 'arab')]).toEqual([15, 5])
    expect(t.problems).toEqual([])
    const cube = table({ dice: [1, 1] })
      .city('adrianople', { owner: 1 })
      .army(1, 'byzantine', {})
    const before = cube.begin().now.casualties[1] ?? 0
    expect(cube.choose({ do: 'bulgars', city: 'adrianople' }, pool).now.casualties[1]).toBe(before + 1)
  })

  it('§9.11 the side that was not attacked scores; one token gives nothing', () => {
    const t = table({ dice: [1, 1, 1] }).choose({ do: 'bulgars', city: 'thessalonica' }, pool)
    expect([t.pointsOf(0, 'arab'), t.pointsOf(0, 'byzantine')]).toEqual([12, 10])
    const one = table({ dice: [1] })
      .city('thessalonica', { tokens: 1 })
      .choose({ do: 'bulgars', city: 'thessalonica' }, pool)
    expect(one.pointsOf(0, 'arab')).toBe(10)
    expect(one.state('thessalonica')).toMatchObject({ colour: 'bulgar', tokens: 1 })
  })

  it('§9.12 [A60] a failed attack costs only the cubes that were hit', () => {
    const t = table({ dice: [6, 6, 1] })
      .set((game) => {
        game.bulgars = 1
      })
      .choose({ do: 'bulgars', city: 'thessalonica' }, pool)
    expect(t.now.bulgars).toBe(1)
    expect(t.state('thessalonica')).toMatchObject({ colour: 'byzantine', tokens: 3 })
    expect(t.question).toBe('1 action')
  })

  it('§9.13 [A62] against Constantinople they must win; each hit kills two', () => {
    const start = (dice: number[], cubes: number) =>
      table({ dice })
        .city('adrianople', bulgar)
        .set((game) => {
          game.bulgars = cubes
        })
        .choose({ do: 'bulgars', city: 'constantinople' }, { do: 'take', source: 'casualties' })
    const held = start([6, 6, 6, 1, 1], 9)
    expect(held.now.bulgars).toBe(5)
    expect(held.question).toBe('1 action')
    expect(held.moneyOf(0, 'arab')).toBe(2)
    const fallen = start([6, 6, 1, 1, 1], 9)
    expect(fallen.question).toBe('over')
    expect(fallen.pointsOf(0, 'arab')).toBe(15)
    expect(fallen.told('fall')).toMatchObject([{ seat: 0, force: 3, points: 5 }])
  })
})
