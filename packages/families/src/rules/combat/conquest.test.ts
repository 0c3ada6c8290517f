import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pool = { do: 'take', source: 'pool' }
const march = (city: string) => ({ do: 'march', side: 'arab', city })
const ones = new Array<number>(20).fill(1)

const besiege = (army: { main?: number; move?: number; elite?: number; guard?: boolean } = {}) =>
  table({ dice: ones })
    .city('damascus', { colour: 'arab' })
    .army(0, 'arab', { at: 'damascus', main: 9, move: 2, ...army })
    .army(1, 'byzantine', {})

describe('conquest', () => {
  it('§18.1 [A42] the control cube goes to its owner’s casualties, a fortification home', () => {
    const cube = besiege().city('antioch', { owner: 1 })
    const before = cube.begin().now.casualties[1] ?? 0
    expect(cube.choose(march('antioch')).now.casualties[1]).toBe(before + 1)
    const fort = besiege().city('antioch', { owner: 1, fort: true })
    const same = fort.begin().now.casualties[1]
    fort.choose(march('antioch'), pool)
    expect(fort.now.casualties[1]).toBe(same)
    expect(fort.state('antioch').fort).toBe(false)
    expect(fort.problems).toEqual([])
  })

  it.each([
    [3, 2, 2],
    [2, 1, 1],
    [1, 1, 0],
  ])('§18.2 §18.3 [A42] %i tokens become %i and give %i', (tokens, left, reward) => {
    const t = besiege().city('antioch', { tokens }).choose(march('antioch'), pool)
    expect(t.state('antioch')).toMatchObject({ colour: 'arab', tokens: left, owner: 0 })
    expect([t.pointsOf(0, 'arab'), t.moneyOf(0, 'arab')]).toEqual([10 + reward, 5 + reward])
  })

  it('§18.2 [A42] a Persian city counts its printed value, fortifications do not count', () => {
    const persian = table({ dice: ones })
      .army(0, 'arab', { at: 'mecca', main: 9, move: 1 })
      .choose(march('hira'), pool)
    expect(persian.state('hira')).toMatchObject({ colour: 'arab', tokens: 2, owner: 0 })
    expect(persian.pointsOf(0, 'arab')).toBe(12)
    const fort = besiege().city('antioch', { owner: 1, fort: true }).choose(march('antioch'), pool)
    expect(fort.pointsOf(0, 'arab')).toBe(11)
  })

  it('§18.4 [A43] after a Civil War the colour stays, and a last token too', () => {
    const t = table({ dice: ones })
      .city('medina', { owner: 1 })
      .army(0, 'arab', { at: 'medina', main: 5 })
      .choose({ do: 'civilWar', side: 'arab' }, pool, pool)
    expect(t.state('medina')).toMatchObject({ colour: 'arab', tokens: 1, owner: 0 })
    expect(t.pointsOf(0, 'arab')).toBe(10)
  })

  it('§18.5 [A44] plunder may pay for the control cube', () => {
    const t = besiege().city('antioch', { tokens: 3 }).pool(0, 0).money(0, 0, 1).choose(march('antioch'))
    expect(t.question).toBe('0 cube')
    t.choose({ do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'arab')).toBe(0)
  })

  it('§18.6 §5.6 [A45] a cube must be used if there is one, from a source of choice', () => {
    const t = besiege().money(0, 0, 3).choose(march('antioch'))
    expect(t.question).toBe('0 cube')
    expect(t.offers(pool)).toBe(true)
    expect(t.offers({ do: 'take', source: 'army', side: 'arab', box: 'main' })).toBe(true)
    expect(t.offers({ do: 'done' })).toBe(false)
  })

  it('§18.7 [A45] otherwise two cubes of the army: one on the city, one to casualties', () => {
    const t = besiege().pool(0, 0).money(0, 15, 0)
    const before = t.begin().now.casualties[0] ?? 0
    t.choose(march('antioch'))
    expect(t.question).toBe('0 garrison')
    t.choose({ do: 'giveUp', side: 'arab', box: 'move' })
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 8, move: 0 })
    expect(t.now.casualties[0]).toBe(before + 1 + 1)
    expect(t.state('antioch').owner).toBe(0)
    expect(t.problems).toEqual([])
    expect(t.told('garrisonCube')).toMatchObject([
      { box: 'move', stays: true },
      { box: 'main', stays: false },
    ])
  })

  it('§18.7 says why other cubes cannot hold the city', () => {
    const t = besiege({ main: 8, move: 2 }).pool(0, 0).money(0, 15, 0).choose(march('antioch'))
    const why = (side: string, box: string) => t.why({ do: 'giveUp', side, box })?.key
    expect(t.question).toBe('0 garrison')
    expect([why('byzantine', 'main'), why('arab', 'levy'), why('arab', 'elite')]).toEqual([
      'other-army',
      'levy-stays',
      'empty-box',
    ])
  })

  it('§18.7 [A92] where every cube of the army goes nothing is asked', () => {
    const t = besiege({ main: 2, move: 1 }).city('antioch', { tokens: 1 }).pool(0, 0).money(0, 15, 0)
    t.choose(march('antioch'))
    expect(t.question).toBe('1 action')
    expect(t.told('garrisonCube')).toHaveLength(2)
    expect(t.told('offMap')).toHaveLength(1)
  })

  it('§18.8 [A46] the guard serves only if nothing else is left, and goes home', () => {
    const t = besiege({ main: 1, move: 1, guard: true })
      .city('antioch', { tokens: 1 })
      .pool(0, 0)
      .money(0, 15, 0)
      .choose(march('antioch'))
    expect(t.state('antioch').owner).toBe(0)
    expect(t.now.guard[1]).toBe(-1)
    expect(t.told('garrisonCube')).toMatchObject([
      { box: 'main', stays: true },
      { box: 'guard', stays: false },
    ])
    expect(t.told('loss')).toEqual([])
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.problems).toEqual([])
  })

  it('§18.9 [A47] the army stands in the city; an emptied army leaves, the city stays', () => {
    const t = besiege().choose(march('antioch'), pool)
    expect(t.place(0, 'arab')).toBe('antioch')
    const emptied = besiege({ main: 2, move: 1 }).city('antioch', { tokens: 1 }).pool(0, 0).money(0, 15, 0)
    emptied.choose(march('antioch'))
    expect(emptied.place(0, 'arab')).toBeUndefined()
    expect(emptied.state('antioch')).toMatchObject({ colour: 'arab', owner: 0 })
  })

  it('§18.10 §22.5 Constantinople: 5 Arab points and the end, nothing else', () => {
    const t = table({ dice: ones })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 9, move: 4 })
      .choose(march('constantinople'))
    expect(t.question).toBe('over')
    expect(t.pointsOf(0, 'arab')).toBe(15)
    expect(t.state('constantinople')).toMatchObject({ colour: 'byzantine', tokens: 0, owner: -1 })
    expect(t.moneyOf(0, 'arab')).toBe(5)
    expect(t.told('income')).toEqual([])
  })
})
