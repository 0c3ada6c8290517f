import { describe, expect, it } from 'vitest'
import { finalScore } from '../scoring.ts'
import { table } from '../testing/position.ts'

describe('examples of the published rules, with scripted dice', () => {
  it('§6.1 §6.2 §6.5 §5.3 vector 1: Damascus with a casualty cube', () => {
    const t = table().choose({ do: 'control', city: 'damascus' }, { do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'byzantine')).toBe(12)
    expect(t.pointsOf(0, 'byzantine')).toBe(13)
    expect(t.place(0, 'byzantine')).toBe('damascus')
    expect(t.now.casualties[0]).toBe(11)
    expect(t.question).toBe('1 action')
  })

  it('§7.1 §7.2 §5.4 vector 2: two pool cubes and an Arab Move cube strengthen the Byzantines', () => {
    const t = table().choose(
      { do: 'increase', side: 'byzantine', box: 'elite' },
      { do: 'take', source: 'pool' },
      { do: 'increase', side: 'byzantine', box: 'main' },
      { do: 'take', source: 'pool' },
      { do: 'increase', side: 'byzantine', box: 'levy' },
      { do: 'take', source: 'army', side: 'arab', box: 'move' },
    )
    expect(t.boxesOf(0, 'byzantine')).toEqual({ elite: 2, main: 4, levy: 3, move: 2 })
    expect(t.boxesOf(0, 'arab').move).toBe(4)
    expect(t.now.pool[0]).toBe(7)
    expect(t.moneyOf(0, 'byzantine')).toBe(12)
    expect(t.moneyOf(0, 'arab')).toBe(5)
    expect(t.question).toBe('1 action')
  })

  it('§15.2 §15.4 §15.10 vector 3: one Move to Damascus, Civil War, no levy, siege', () => {
    const t = table({ dice: [1, 1, 1] })
      .city('damascus', { owner: 1 })
      .army(0, 'byzantine', { at: 'antioch', elite: 1, main: 5, move: 2 })
      .choose(
        { do: 'march', side: 'byzantine', city: 'damascus' },
        { do: 'civilWar', side: 'byzantine' },
        { do: 'take', source: 'pool' },
      )
    expect(t.question).toBe('1 levy')
    t.choose({ do: 'noLevy' })
    expect(t.told('battle')).toEqual([])
    expect(t.told('siege')).toHaveLength(1)
    expect(t.state('damascus')).toMatchObject({ colour: 'byzantine', tokens: 2, owner: 0 })
    expect(t.boxesOf(0, 'byzantine').move).toBe(1)
  })

  it('§8.6 vector 4: Mecca from two to three tokens, no points', () => {
    const t = table()
      .city('mecca', { owner: 0 })
      .choose({ do: 'improve', side: 'arab', city: 'mecca' }, { do: 'take', source: 'pool' })
    expect(t.state('mecca').tokens).toBe(3)
    expect(t.pointsOf(0, 'arab')).toBe(10)
  })

  it('§9.6 §9.10 §9.11 vector 5: the Bulgars take Athens from Thessalonica', () => {
    const t = table({ dice: [1, 1] })
      .city('thessalonica', { colour: 'bulgar', tokens: 2 })
      .choose({ do: 'bulgars', city: 'athens' }, { do: 'take', source: 'casualties' })
    expect(t.moneyOf(0, 'arab')).toBe(2)
    expect(t.moneyOf(0, 'byzantine')).toBe(15)
    expect(t.state('athens')).toMatchObject({ colour: 'bulgar', tokens: 1, owner: -1 })
    expect(t.pointsOf(0, 'arab')).toBe(11)
    expect(t.now.bulgars).toBe(9)
  })

  it('§12.7 §13.2 §17.1 vector 6: the Arab pawn enters in Hira and besieges Baghdad', () => {
    const t = table({ dice: [1, 1, 1] })
      .city('hira', { colour: 'arab', tokens: 2, owner: 1 })
      .choose({ do: 'place', side: 'arab', city: 'hira' }, { do: 'march', side: 'arab', city: 'baghdad' })
    expect(t.told('siege')).toMatchObject([{ dice: [1, 1, 1], hits: 0 }])
    t.choose({ do: 'take', source: 'pool' })
    expect(t.boxesOf(0, 'arab').move).toBe(4)
    expect(t.state('baghdad')).toMatchObject({ colour: 'arab', tokens: 2, owner: 0 })
    expect(t.place(0, 'arab')).toBe('baghdad')
  })

  it('§13.2 §14.1 §14.2 §14.4 vector 7: Alexandria to Candia costs 2, 1 with the own fleet, doubled by a hostile one', () => {
    const sail = (set: (t: ReturnType<typeof table>) => unknown, dice: number[] = [1, 1, 1, 1]) => {
      const t = table({ dice })
        .city('alexandria', { colour: 'arab', owner: 0 })
        .city('candia', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 4, move: 5 })
      set(t)
      return t.choose({ do: 'march', side: 'arab', city: 'candia' })
    }
    expect(sail(() => 0).boxesOf(0, 'arab').move).toBe(3)
    expect(sail((t) => t.box('fleetArab', 0)).boxesOf(0, 'arab').move).toBe(4)
    const hostile = sail((t) => t.box('fleetArab', 0).box('fleetByzantine', 1), [3, 2])
    expect(hostile.question).toBe('1 fleet')
    hostile.choose({ do: 'useFleet' })
    expect(hostile.boxesOf(0, 'arab').move).toBe(3)
    expect(hostile.told('fleetFire')).toMatchObject([{ dice: [3, 2], hits: 0 }])
  })

  it('§13.5 §14.2 vector 8: Nicaea to Constantinople costs 4, with a hostile fleet 8', () => {
    const cross = (move: number) =>
      table({ dice: new Array<number>(20).fill(1) })
        .city('nicaea', { colour: 'arab', owner: 0 })
        .army(0, 'arab', { at: 'nicaea', main: 2, move })
    expect(cross(3).offers({ do: 'march', side: 'arab', city: 'constantinople' })).toBe(false)
    const alone = cross(4).choose({ do: 'march', side: 'arab', city: 'constantinople' })
    expect(alone.told('march')).toMatchObject([{ cost: 4 }])
    const fleet = cross(8).box('fleetByzantine', 1)
    fleet.choose({ do: 'march', side: 'arab', city: 'constantinople' }, { do: 'useFleet' })
    expect(fleet.told('march')).toMatchObject([{ cost: 8 }])
    expect(fleet.told('fleetFire')).toMatchObject([{ dice: [1, 1, 1, 1, 1, 1, 1, 1] }])
  })

  it('§19.2 §19.3 §19.8 vector 9: from Tarsus through Antioch to Palmyra or Damascus', () => {
    const t = table({ seats: 2, active: 1, dice: [6, 6, 6, 1, 1, 1] })
      .city('tarsus', { colour: 'arab', tokens: 1, owner: 0 })
      .city('palmyra', { colour: 'arab', owner: 0 })
      .city('damascus', { colour: 'arab', owner: 0 })
      .army(0, 'arab', { at: 'tarsus', main: 5, move: 2 })
      .army(1, 'byzantine', { at: 'attalia', elite: 0, main: 6, move: 2 })
      .box('fleetByzantine', 1)
      .choose({ do: 'march', side: 'byzantine', city: 'tarsus' }, { do: 'stay' })
    t.choose(
      { do: 'giveUp', side: 'arab', box: 'main' },
      { do: 'giveUp', side: 'arab', box: 'main' },
      { do: 'giveUp', side: 'arab', box: 'main' },
    )
    expect(t.question).toBe('1 seaRetreat')
    t.choose({ do: 'closeSea' })
    expect(t.question).toBe('0 lose')
    expect(t.place(0, 'arab')).toBe('antioch')
    t.choose({ do: 'giveUp', side: 'arab', box: 'move' })
    expect(t.cities()).toEqual(['damascus', 'palmyra'])
    t.choose({ do: 'withdraw', city: 'palmyra' })
    expect(t.place(0, 'arab')).toBe('palmyra')
    expect(t.boxesOf(0, 'arab')).toMatchObject({ main: 2, move: 1 })
  })

  it('§16.1 §16.3 §16.5 §17.2 §17.3 §18.3 §18.5 §18.7 vector 10: Ankara', () => {
    const t = table({ dice: [2, 4, 6, 1, 3, 5, 5, 1, 1, 3, 6] })
      .city('ankara', { tokens: 3, owner: 1, fort: true })
      .city('tarsus', { colour: 'arab', owner: 0 })
      .army(0, 'arab', { at: 'tarsus', main: 9, move: 4 })
      .army(1, 'byzantine', { at: 'ankara', elite: 1, main: 6, move: 1 })
      .pool(0, 0)
      .money(0, 15, 0)
      .choose({ do: 'march', side: 'arab', city: 'ankara' }, { do: 'stay' })
    expect(t.question).toBe('0 lose')
    t.choose({ do: 'giveUp', side: 'arab', box: 'main' }, { do: 'giveUp', side: 'arab', box: 'move' })
    t.choose(
      { do: 'giveUp', side: 'byzantine', box: 'elite' },
      { do: 'giveUp', side: 'byzantine', box: 'main' },
    )
    expect(t.told('battleOver')).toMatchObject([{ strength: 8, foeStrength: 5, won: true }])
    t.choose({ do: 'withdraw', city: 'nicaea' })
    expect(t.told('siege')).toMatchObject([{ dice: [1, 1, 3, 6], hits: 1 }])
    t.choose({ do: 'giveUp', side: 'arab', box: 'main' })
    expect(t.told('siegeOver')).toMatchObject([{ strength: 7, cityStrength: 4, won: true }])
    expect(t.question).toBe('0 garrison')
    t.choose({ do: 'giveUp', side: 'arab', box: 'main' }, { do: 'giveUp', side: 'arab', box: 'move' })
    expect(t.state('ankara')).toEqual({ colour: 'arab', tokens: 2, owner: 0, fort: false })
    expect(t.pointsOf(0, 'arab')).toBe(12)
    expect(t.moneyOf(0, 'arab')).toBe(2)
    expect(t.boxesOf(0, 'arab')).toEqual({ elite: 0, main: 6, levy: 0, move: 1 })
    expect(t.problems).toEqual([])
  })

  it('§22.3 [A73] vector 11: 18 and 40 make 40, 15 and 30 make 45', () => {
    expect(finalScore(18, 40)).toBe(40)
    expect(finalScore(40, 18)).toBe(40)
    expect(finalScore(15, 30)).toBe(45)
  })
})
