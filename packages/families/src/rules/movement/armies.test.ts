import { describe, expect, it } from 'vitest'
import { armySize, strengthOf } from '../../state.ts'
import { table } from '../../testing/position.ts'

describe('Field Armies', () => {
  it('§12.1 one army of each side, placed only once', () => {
    const t = table().army(0, 'arab', { at: 'mecca', main: 3, move: 2 })
    expect(t.offered({ do: 'place', side: 'arab' })).toEqual([])
    expect(t.why({ do: 'place', side: 'arab' })).toMatchObject({ key: 'on-map' })
  })

  it('§12.2 Elite, Main and Move are the army, Elite and Main its strength, Levy is no part', () => {
    const { game } = table().army(0, 'arab', { elite: 2, main: 3, levy: 4, move: 5, guard: true })
    expect(strengthOf(game, 0, 1)).toBe(6)
    expect(armySize(game, 0, 1)).toBe(11)
  })

  it('§12.3 §13.7 [A29] armies of a side share cities freely', () => {
    const t = table({ seats: 3 })
      .city('mecca', { owner: 1 })
      .army(1, 'arab', { at: 'mecca', main: 3 })
      .army(2, 'arab', { at: 'mecca', main: 3 })
      .army(0, 'arab', { at: 'medina', main: 3, move: 1 })
      .choose({ do: 'march', side: 'arab', city: 'mecca' })
    expect(t.place(0, 'arab')).toBe('mecca')
    expect(t.told('attack')).toEqual([])
  })

  it('§12.4 a pawn enters only with a cube in Elite, Main or Move', () => {
    const levy = table().army(0, 'arab', { levy: 3 })
    expect(levy.offered({ do: 'place', side: 'arab' })).toEqual([])
    expect(levy.why({ do: 'place', side: 'arab' })).toMatchObject({ key: 'no-army', rule: '12.4' })
    expect(table().army(0, 'arab', { guard: true }).offered({ do: 'place', side: 'arab' })).toHaveLength(3)
  })

  it('§12.5 [A24] an Arab pawn enters in any Arab city', () => {
    const t = table().city('mecca', { owner: 1 }).city('hira', { colour: 'arab', owner: 0 })
    expect(t.cities({ do: 'place', side: 'arab' })).toEqual(['hira', 'mecca', 'medina', 'tabuk'])
  })

  it('§12.6 [A13] [A25] a Byzantine pawn enters in any Byzantine city, but not before the first control', () => {
    const t = table()
    expect(t.offered({ do: 'place', side: 'byzantine' })).toEqual([])
    expect(t.why({ do: 'place', side: 'byzantine' })).toMatchObject({ key: 'not-settled' })
    const settled = table()
      .city('ankara', { colour: 'arab' })
      .set((game) => {
        game.settled[0] = 1
      })
    const cities = settled.cities({ do: 'place', side: 'byzantine' })
    expect(cities).toHaveLength(20)
    expect(cities).toContain('constantinople')
    expect(cities).not.toContain('ankara')
  })

  it('§12.7 [A23] placing alone is an action and costs nothing', () => {
    const t = table().choose({ do: 'place', side: 'arab', city: 'tabuk' })
    expect(t.question).toBe('0 goOn')
    t.choose({ do: 'done' })
    expect(t.question).toBe('1 action')
    expect([t.place(0, 'arab'), t.boxesOf(0, 'arab').move]).toEqual(['tabuk', 5])
  })

  it('§12.7 [A23] placing may be followed by a Civil War there', () => {
    const t = table({ dice: [1] })
      .city('tabuk', { owner: 1 })
      .choose(
        { do: 'place', side: 'arab', city: 'tabuk' },
        { do: 'civilWar', side: 'arab' },
        { do: 'take', source: 'pool' },
      )
    expect(t.told('siege')).toHaveLength(1)
    t.choose({ do: 'take', source: 'pool' })
    expect(t.state('tabuk')).toMatchObject({ colour: 'arab', tokens: 1, owner: 0 })
  })

  it('§12.8 [A7] the last cube bought away takes the pawn off at once', () => {
    const t = table()
      .army(0, 'arab', { at: 'mecca', move: 1, levy: 2 })
      .choose({ do: 'control', city: 'medina' }, { do: 'take', source: 'army', side: 'arab', box: 'move' })
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.boxesOf(0, 'arab').levy).toBe(2)
  })

  it('§12.8 [A7] so does maintenance', () => {
    const t = table()
      .rich()
      .army(0, 'arab', { at: 'mecca', main: 1 })
      .money(0, 40, 0)
      .choose({ do: 'pass' }, { do: 'pass' })
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.now.lost[0]).toBe(1)
  })

  it('§12.9 §12.10 [A25] a destroyed army keeps its Levy and may enter again', () => {
    const t = table({ dice: [6, 6, 6] })
      .rich()
      .army(0, 'arab', { at: 'mecca', main: 2, move: 1, levy: 3 })
      .choose({ do: 'march', side: 'arab', city: 'hira' })
    expect(t.boxesOf(0, 'arab')).toEqual({ elite: 0, main: 0, levy: 3, move: 0 })
    expect(t.place(0, 'arab')).toBeUndefined()
    t.choose({ do: 'control', city: 'smyrna' }, { do: 'take', source: 'pool' })
    t.choose({ do: 'increase', side: 'arab', box: 'main' }, { do: 'take', source: 'pool' }, { do: 'done' })
    t.choose({ do: 'control', city: 'ankara' }, { do: 'take', source: 'pool' })
    expect(t.cities({ do: 'place', side: 'arab' })).toEqual(['mecca', 'medina', 'tabuk'])
  })
})
