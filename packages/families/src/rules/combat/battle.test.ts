import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const ones = new Array<number>(40).fill(1)
const march = { do: 'march', side: 'arab', city: 'antioch' }
const lose = (side: string, box: string) => ({ do: 'giveUp', side, box })

type Army = { elite?: number; main?: number; move?: number; levy?: number; guard?: boolean }

/** Seat 0 attacks Antioch from Damascus against an army of seat 1 that stays. */
function fight(attacker: Army, defender: Army, dice: readonly number[]) {
  return table({ dice })
    .city('damascus', { colour: 'arab' })
    .army(0, 'arab', { at: 'damascus', move: 1, ...attacker })
    .army(1, 'byzantine', { at: 'antioch', ...defender })
    .choose(march, { do: 'stay' })
}

describe('battle', () => {
  it('§16.1 [A34] three dice at most for Main, one for each Elite without limit', () => {
    const t = fight({ elite: 4, main: 9 }, { elite: 1, main: 2 }, ones)
    expect(t.told('battle')).toMatchObject([{ dice: new Array(7).fill(1), foeDice: [1, 1, 1] }])
  })

  it('§16.2 [A34] a levy rolls three at most, Elite does not help it', () => {
    const t = table({ dice: ones })
      .city('damascus', { colour: 'arab' })
      .city('antioch', { owner: 1 })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 1 })
      .army(1, 'byzantine', { elite: 5, main: 5, levy: 7 })
      .choose(march, { do: 'raiseLevy' })
    expect(t.told('battle')).toMatchObject([{ foeDice: [1, 1, 1] }])
    expect(t.told('battleOver')).toMatchObject([{ foeStrength: 7, won: true }])
  })

  it('§16.3 [A35] the owner chooses from Elite, Main and Move', () => {
    const t = fight({ elite: 1, main: 5, move: 3 }, { main: 1 }, [1, 1, 1, 1, 6, 1, 1, 1])
    expect(t.asked.choices).toEqual([
      { do: 'giveUp', side: 1, box: 'elite' },
      { do: 'giveUp', side: 1, box: 'main' },
      { do: 'giveUp', side: 1, box: 'move' },
    ])
  })

  it('§16.3 [A35] a levy loses Levy cubes only', () => {
    const t = table({ dice: [6, 6, 6, 1, 1, 1, 1] })
      .city('damascus', { colour: 'arab' })
      .city('antioch', { owner: 1 })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 1 })
      .army(1, 'byzantine', { elite: 1, main: 2, levy: 2 })
      .choose(march, { do: 'raiseLevy' })
    expect(t.boxesOf(1, 'byzantine')).toEqual({ elite: 1, main: 2, levy: 0, move: 0 })
    expect(t.told('levyLoss')).toMatchObject([{ cubes: 2 }])
  })

  it('§16.4 [A35] the attacker chooses first; excess hits have no effect', () => {
    const t = fight({ main: 5, move: 2 }, { main: 2, move: 1 }, [6, 6, 1, 6, 1, 1, 1, 1])
    expect(t.question).toBe('0 lose')
    t.choose(lose('arab', 'move'))
    expect(t.question).toBe('1 lose')
    const excess = fight({ main: 5 }, { main: 1 }, [6, 6, 6, 1, 1, 1])
    expect(excess.told('destroyed')).toMatchObject([{ seat: 1 }])
    expect(excess.problems).toEqual([])
  })

  it('§16.5 [A36] the stronger wins; the defender if equal, also at zero', () => {
    const equal = fight({ main: 3 }, { main: 3 }, ones)
    expect(equal.told('battleOver')).toMatchObject([{ strength: 3, foeStrength: 3, won: false }])
    const zero = fight({ main: 1, move: 2 }, { main: 1, move: 1 }, [6, 6])
    zero.choose(lose('arab', 'main'), lose('byzantine', 'main'))
    expect(zero.told('battleOver')).toMatchObject([{ strength: 0, foeStrength: 0, won: false }])
    expect(zero.place(1, 'byzantine')).toBe('antioch')
  })

  it('§16.6 [A37] an army of Move cubes may attack, rolls nothing and loses', () => {
    const t = fight({ move: 4 }, { move: 3 }, [])
    expect(t.told('battle')).toMatchObject([{ dice: [], foeDice: [] }])
    expect(t.told('battleOver')).toMatchObject([{ strength: 0, won: false }])
    expect(t.place(0, 'arab')).toBe('damascus')
  })

  it('§16.7 a beaten army retreats, a beaten levy keeps what it has left', () => {
    const t = fight({ main: 9 }, { main: 2, move: 1 }, ones)
    expect(t.question).toBe('1 withdraw')
    expect(t.offers({ do: 'withdraw', city: t.cityNumber('antioch') })).toBe(false)
    const levy = table({ dice: [6, 1, 1, 1, 1, 1, 1, 1] })
      .city('damascus', { colour: 'arab' })
      .city('antioch', { owner: 1 })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 1 })
      .choose(march, { do: 'raiseLevy' })
    expect(levy.boxesOf(1, 'byzantine').levy).toBe(1)
  })

  it('§16.7 [A61] beaten Bulgars keep their surviving cubes', () => {
    const t = table({ dice: [6, 1, 1, 1, 1, 1, 1] })
      .city('athens', { colour: 'bulgar', tokens: 1 })
      .army(0, 'byzantine', { at: 'candia', main: 9, move: 1 })
      .choose({ do: 'march', side: 'byzantine', city: 'athens' })
    expect(t.now.bulgars).toBe(6)
    expect(t.told('siege')).toHaveLength(1)
  })

  it('§16.8 after the last victory the city must be besieged', () => {
    const t = fight({ main: 9 }, { main: 1 }, [6, 1, 1, 1, 1, 1])
    expect(t.told('siege')).toHaveLength(1)
  })

  it('§16.9 §19.9 a beaten attacker goes back', () => {
    const t = fight({ main: 3, move: 2 }, { main: 3 }, ones)
    expect(t.place(0, 'arab')).toBe('damascus')
    expect(t.told('siege')).toEqual([])
    expect(t.question).toBe('1 action')
  })

  it('§16.10 an army with no cube left is destroyed, also if it won', () => {
    const t = fight({ main: 1 }, { main: 1 }, [6, 6])
    expect(t.place(0, 'arab')).toBeUndefined()
    expect(t.place(1, 'byzantine')).toBeUndefined()
    expect(t.told('battleOver')).toMatchObject([{ won: false }])
    expect(t.told('siege')).toEqual([])
  })
})
