import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const pool = { do: 'take', source: 'pool' }
const march = (city: string) => ({ do: 'march', side: 'arab', city })

/** Seat 0 besieges Antioch from Damascus. */
const besiege = (main: number, dice: readonly number[], move = 1) =>
  table({ dice }).city('damascus', { colour: 'arab' }).army(0, 'arab', { at: 'damascus', main, move })

describe('siege', () => {
  it('§17.1 [A38] tokens plus fortification; a Persian city its printed value', () => {
    const fort = besiege(9, [1, 1, 1]).city('antioch', { owner: 1, fort: true }).army(1, 'byzantine', {})
    expect(fort.choose(march('antioch')).told('siegeOver')).toMatchObject([{ cityStrength: 3 }])
    const persian = table({ dice: [1, 1, 1] }).army(0, 'arab', { at: 'mecca', main: 8, move: 1 })
    expect(persian.choose(march('hira')).told('siegeOver')).toMatchObject([{ cityStrength: 3 }])
  })

  it('§17.2 [A38] as many dice as strength; each hit one cube of the attacker’s choice', () => {
    const t = besiege(5, [4, 6], 3).choose(march('antioch'))
    expect(t.told('siege')).toMatchObject([{ dice: [4, 6], hits: 2 }])
    t.choose({ do: 'giveUp', side: 'arab', box: 'move' }, { do: 'giveUp', side: 'arab', box: 'main' })
    expect(t.told('siegeOver')).toMatchObject([{ strength: 4, won: true }])
  })

  it('§17.2 the chronicle tells no more losses than the force has cubes', () => {
    const losses = (main: number) => besiege(main, [6, 6]).choose(march('antioch')).told('siege')
    expect(losses(1)).toMatchObject([{ hits: 2, losses: 1 }])
    expect(losses(6)).toMatchObject([{ hits: 2, losses: 2 }])
    const bulgars = table({ dice: [6, 6, 6] })
      .city('adrianople', { tokens: 3 })
      .set((game) => {
        game.bulgars = 0
      })
      .choose({ do: 'bulgars', city: 'adrianople' }, pool)
    expect(bulgars.told('siege')).toMatchObject([{ hits: 3, losses: 2 }])
  })

  it('§16.9 §17.1 a force that was beaten before the walls besieges nobody', () => {
    const t = table({ dice: [1, 6, 6, 6] })
      .city('athens', { colour: 'bulgar', tokens: 2 })
      .army(0, 'byzantine', { at: 'candia', main: 1, move: 1 })
      .choose({ do: 'march', side: 'byzantine', city: 'athens' })
    expect(t.told('battleOver')).toMatchObject([{ won: false }])
    expect([t.told('siege'), t.told('siegeOver')]).toEqual([[], []])
  })

  it('§17.3 [A38] strictly greater, counted after losses', () => {
    const won = (main: number, dice: number[]) =>
      besiege(main, dice).choose(march('antioch')).told('siegeOver')
    expect(won(2, [1, 1])).toMatchObject([{ strength: 2, cityStrength: 2, won: false }])
    expect(won(3, [1, 1])).toMatchObject([{ strength: 3, won: true }])
    expect(won(3, [6, 1])).toMatchObject([{ strength: 2, won: false }])
  })

  it('§17.4 a failed siege changes nothing in the city; the army goes back or is gone', () => {
    const back = besiege(2, [1, 1]).city('antioch', { owner: 1, fort: true }).army(1, 'byzantine', {})
    back.choose(march('antioch'))
    expect(back.state('antioch')).toEqual({ colour: 'byzantine', tokens: 2, owner: 1, fort: true })
    expect(back.place(0, 'arab')).toBe('damascus')
    const gone = besiege(1, [6, 6]).choose(march('antioch'))
    expect(gone.place(0, 'arab')).toBeUndefined()
  })

  it('§17.5 [A39] Constantinople kills two with each hit, a defending army there one', () => {
    const t = table({ dice: [1, 1, 1, 6, 6, 1, 1, 1, 1] })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 9, move: 4 })
      .army(1, 'byzantine', { at: 'constantinople', main: 1 })
      .choose(march('constantinople'), { do: 'stay' })
    expect(t.boxesOf(0, 'arab').main).toBe(8)
    t.choose({ do: 'withdraw', city: 'adrianople' })
    expect(t.told('siege')).toMatchObject([{ dice: [6, 1, 1, 1, 1], hits: 1, losses: 2 }])
    expect(t.told('siegeOver')).toMatchObject([{ strength: 6, cityStrength: 5, won: true }])
    expect(t.question).toBe('over')
  })

  it('§17.6 [A41] nobody decides anything for Persians, Bulgars and free cities', () => {
    const t = table({ dice: [1, 1, 1] })
      .army(0, 'arab', { at: 'mecca', main: 8, move: 1 })
      .choose(march('hira'))
    expect(t.question).toBe('0 cube')
    const free = besiege(8, [1, 1]).choose(march('antioch'), pool)
    expect(free.question).toBe('1 action')
  })
})
