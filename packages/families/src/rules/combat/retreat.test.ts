import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const ones = new Array<number>(40).fill(1)
const pool = { do: 'take', source: 'pool' }
const march = (side: string, city: string) => ({ do: 'march', side, city })

/** An Arab army of seat 1 in Tarsus; Palmyra and Damascus are Arab, Antioch and the rest are not. */
const tarsus = (army: { main?: number; move?: number } = {}, options: Parameters<typeof table>[0] = {}) =>
  table({ seats: 3, dice: ones, ...options })
    .city('tarsus', { colour: 'arab', tokens: 1, owner: 1 })
    .city('palmyra', { colour: 'arab' })
    .city('damascus', { colour: 'arab' })
    .army(1, 'arab', { at: 'tarsus', main: 3, move: 2, ...army })
    .army(0, 'byzantine', { at: 'attalia', main: 9, move: 2 })

const attackTarsus = march('byzantine', 'tarsus')

describe('retreat', () => {
  it('§19.1 to the first friendly city, free of Move cubes', () => {
    const t = table({ dice: ones })
      .city('damascus', { colour: 'arab' })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 2 })
      .army(1, 'byzantine', { at: 'antioch', main: 2, move: 1 })
      .choose(march('arab', 'antioch'), { do: 'retreat' })
    expect(t.cities()).toEqual(['edessa', 'leucosia', 'palmyra', 'tarsus'])
    t.choose({ do: 'withdraw', city: 'edessa' })
    expect(t.place(1, 'byzantine')).toBe('edessa')
    expect(t.boxesOf(1, 'byzantine')).toMatchObject({ main: 2, move: 1 })
  })

  it('§19.2 each unfriendly city costs a cube of the owner’s choice', () => {
    const t = tarsus().choose(attackTarsus, { do: 'retreat' }, { do: 'withdraw', city: 'antioch' })
    expect(t.question).toBe('1 lose')
    t.choose({ do: 'giveUp', side: 'arab', box: 'main' }, { do: 'withdraw', city: 'damascus' })
    expect(t.boxesOf(1, 'arab')).toMatchObject({ main: 2, move: 2 })
  })

  it('§19.3 [A50] only paths of fewest losses; the owner chooses among equals', () => {
    const t = tarsus().choose(attackTarsus, { do: 'retreat' })
    expect(t.cities()).toEqual(['antioch', 'leucosia'])
    const nearer = tarsus().city('caesarea', { colour: 'arab' }).choose(attackTarsus, { do: 'retreat' })
    expect(nearer.place(1, 'arab')).toBe('caesarea')
  })

  it('§19.1 §19.3 [A50] the attacked city is no place to retreat to', () => {
    const t = table({ dice: ones }).army(1, 'byzantine', { at: 'damascus', main: 4 })
    const arab = [
      'palmyra',
      'antioch',
      'jerusalem',
      'leucosia',
      'tarsus',
      'edessa',
      'alexandria',
      'candia',
      'attalia',
    ]
    for (const city of arab) t.city(city, { colour: 'arab' })
    t.army(0, 'arab', { at: 'palmyra', main: 9, move: 1 }).choose(march('arab', 'damascus'), {
      do: 'retreat',
    })
    // Out to a neighbour and straight back would cost only one.
    expect(t.asked.facts).toMatchObject({ losses: 2 })
    expect(t.cities()).toEqual(['antioch', 'leucosia'])
  })

  it('§19.3 [A54] a defender may go where the attacker came from', () => {
    const t = table({ dice: ones })
      .city('antioch', { owner: 1 })
      .army(0, 'byzantine', { at: 'damascus', main: 9, move: 2 })
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .choose(march('byzantine', 'antioch'), { do: 'civilWar', side: 'byzantine' }, pool, { do: 'retreat' })
    expect(t.cities()).toContain('damascus')
  })

  it('§19.4 [A50] armies on the way do not matter, and passing an own city of the other colour is no attack', () => {
    const t = tarsus()
      .city('antioch', { owner: 1 })
      .army(2, 'byzantine', { at: 'antioch', main: 9 })
      .choose(
        attackTarsus,
        { do: 'retreat' },
        { do: 'withdraw', city: 'antioch' },
        { do: 'giveUp', side: 'arab', box: 'move' },
      )
    expect(t.cities()).toEqual(['damascus', 'palmyra'])
    expect(t.told('attack')).toHaveLength(1)
  })

  it('§19.5 [A51] Byzantines by road and sea, not by desert; from Constantinople to any coast', () => {
    const jerusalem = table({ dice: ones })
      .city('tabuk', { colour: 'byzantine', tokens: 1 })
      .army(1, 'byzantine', { at: 'jerusalem', main: 2 })
      .army(0, 'arab', { at: 'mecca', main: 9, move: 4 })
      .city('alexandria', { colour: 'arab' })
      .army(0, 'arab', { at: 'alexandria', main: 9, move: 2 })
      .choose(march('arab', 'jerusalem'), { do: 'retreat' })
    expect(jerusalem.place(1, 'byzantine')).toBe('damascus')
    const capital = table({ dice: ones })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 9, move: 4 })
      .army(1, 'byzantine', { at: 'constantinople', main: 2 })
      .box('fleetByzantine', 0)
      .choose(march('arab', 'constantinople'), { do: 'retreat' })
    expect(capital.cities()).toHaveLength(14)
    expect(capital.cities()).toContain('sinope')
  })

  it('§19.6 §19.7 [A51] [A79] the owner of a rival fleet is asked once, before the path is chosen', () => {
    const t = tarsus().box('fleetByzantine', 2).choose(attackTarsus, { do: 'retreat' })
    expect(t.question).toBe('2 seaRetreat')
    t.choose({ do: 'openSea' })
    expect(t.cities()).toEqual(['antioch', 'leucosia'])
    const closed = tarsus()
      .box('fleetByzantine', 2)
      .choose(attackTarsus, { do: 'retreat' }, { do: 'closeSea' })
    expect(closed.place(1, 'arab')).toBe('antioch')
    expect(closed.told('fleetFire')).toEqual([])
  })

  it('§19.6 [A51] the own fleet, or none, leaves the sea open without asking', () => {
    expect(tarsus().box('fleetByzantine', 1).choose(attackTarsus, { do: 'retreat' }).cities()).toContain(
      'leucosia',
    )
    expect(tarsus().choose(attackTarsus, { do: 'retreat' }).cities()).toContain('leucosia')
  })

  it('§19.7 [A79] nobody is asked when no least-loss path uses the sea', () => {
    const t = tarsus().city('antioch', { colour: 'arab' }).box('fleetByzantine', 2)
    t.choose(attackTarsus, { do: 'retreat' })
    expect(t.told('seaRetreat')).toEqual([])
    expect(t.place(1, 'arab')).toBe('antioch')
  })

  /** An Arab army in Candia: all ways out are by sea, Alexandria is Arab. */
  const candia = (dice: readonly number[]) =>
    table({ seats: 3, dice })
      .city('candia', { colour: 'arab', tokens: 1, owner: 1 })
      .city('alexandria', { colour: 'arab' })
      .army(1, 'arab', { at: 'candia', main: 3, move: 2 })
      .army(0, 'byzantine', { at: 'smyrna', main: 9, move: 2 })
      .box('fleetByzantine', 2)
      .choose(march('byzantine', 'candia'))

  it('§19.3 says why a retreat does not go by other cities', () => {
    const t = tarsus().choose(attackTarsus, { do: 'retreat' })
    const why = (city: string) => t.why({ do: 'withdraw', city })?.key
    expect(t.question).toBe('1 withdraw')
    expect(why('tarsus')).toBe('attacked-city')
    expect(why('mecca')).toBe('out-of-reach')
    expect(why('ankara')).toBe('longer-way')
    expect(t.asked.facts).toMatchObject({ side: 1 })
  })

  it('§19.3 §19.7 says of a closed sea and of a dead end why a retreat does not go there', () => {
    const closed = tarsus()
      .box('fleetByzantine', 2)
      .choose(attackTarsus, { do: 'retreat' }, { do: 'closeSea' })
      .choose({ do: 'giveUp', side: 'arab', box: 'main' })
    expect(closed.question).toBe('1 withdraw')
    expect(closed.why({ do: 'withdraw', city: 'leucosia' })).toEqual({
      key: 'sea-closed',
      rule: '19.7',
      facts: { city: closed.cityNumber('leucosia') },
    })
    const corner = table({ seats: 3, dice: ones })
      .city('thessalonica', { colour: 'arab', tokens: 1 })
      .city('athens', { colour: 'arab' })
      .city('adrianople', { colour: 'arab' })
      .army(1, 'arab', { at: 'thessalonica', main: 3 })
      .army(0, 'byzantine', { at: 'dyrrachium', main: 9, move: 2 })
      .choose(march('byzantine', 'thessalonica'), { do: 'retreat' })
    expect(corner.cities()).toEqual(['adrianople', 'athens'])
    expect(corner.why({ do: 'withdraw', city: 'dyrrachium' })).toEqual({
      key: 'no-way',
      rule: '19.3',
      facts: { city: corner.cityNumber('dyrrachium') },
    })
  })

  it('§15.8 [A89] an army that its best way would destroy is not offered a retreat', () => {
    const t = table({ dice: [1, 1, 1, 1, 1, 1, 1, 1] })
      .city('tarsus', { colour: 'arab', tokens: 2 })
      .army(1, 'arab', { at: 'tarsus', main: 1 })
      .army(0, 'byzantine', { at: 'ankara', main: 6, move: 2 })
      .choose(attackTarsus)
    expect(t.told('battle')).toHaveLength(1)
    expect(t.told('retreat')).toEqual([])
  })

  it('§15.7 §15.10 §14.2 standing orders let the moment pass where the window says so', () => {
    const passed = ({ asked: { window, choices } }: ReturnType<typeof tarsus>) => ({
      ...window,
      pass: choices[window?.pass ?? -1],
    })
    const army = tarsus().choose(attackTarsus)
    expect(passed(army)).toEqual({ kind: 'retreat', pass: { do: 'stay' }, aims: [1], amount: 1 })
    const sea = tarsus().box('fleetByzantine', 2).choose(attackTarsus, { do: 'retreat' })
    expect(passed(sea)).toEqual({ kind: 'seaRetreat', pass: { do: 'openSea' }, aims: [] })
    const levy = table({ seats: 3, dice: ones })
      .city('damascus', { colour: 'arab' })
      .city('antioch', { owner: 1 })
      .army(1, 'byzantine', { levy: 2 })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 2 })
      .choose(march('arab', 'antioch'))
    expect(passed(levy)).toEqual({ kind: 'levy', pass: { do: 'noLevy' }, aims: [1], amount: 2 })
  })

  it('§19.8 [A79] denied the sea before battle, the army stays and fights', () => {
    const t = candia(ones).choose({ do: 'retreat' }, { do: 'closeSea' })
    expect(t.told('stays')).toHaveLength(1)
    expect(t.told('battle')).toHaveLength(1)
  })

  it('§19.8 §12.9 [A52] [A79] denied the sea after a defeat, it is destroyed', () => {
    const t = candia(ones).choose({ do: 'stay' }, { do: 'closeSea' })
    expect(t.told('destroyed')).toMatchObject([{ seat: 1, side: 1 }])
    expect(t.boxesOf(1, 'arab')).toEqual({ elite: 0, main: 0, levy: 0, move: 0 })
    expect(t.place(1, 'arab')).toBeUndefined()
  })

  it('§19.8 [A77] losses as great as the army destroy it; it cannot choose that', () => {
    const t = tarsus({ main: 1, move: 0 }).choose(attackTarsus)
    expect(t.told('battle')).toHaveLength(1)
    expect(t.told('destroyed')).toMatchObject([{ seat: 1 }])
    const two = tarsus({ main: 1, move: 1 }).choose(attackTarsus)
    expect(two.question).toBe('1 retreat')
  })

  it('§19.9 [A48] a beaten attacker that moved goes back over its last link, no fleet can prevent it', () => {
    const t = table({ dice: [1, 1, 1], seats: 3 })
      .city('alexandria', { colour: 'arab' })
      .city('candia', { tokens: 3 })
      .army(0, 'arab', { at: 'tabuk', main: 2, move: 4 })
      .box('fleetByzantine', 1)
      .choose(march('arab', 'alexandria'), march('arab', 'candia'), { do: 'spareFleet' })
    expect(t.place(0, 'arab')).toBe('alexandria')
    expect(t.told('back')).toHaveLength(1)
    expect(t.told('seaRetreat')).toEqual([])
  })

  it('§19.9 [A26] [A49] back to Constantinople after its sea move, and back after a Civil War that followed a move', () => {
    const sea = table({ dice: ones })
      .city('sinope', { colour: 'arab' })
      .army(0, 'byzantine', { at: 'constantinople', main: 1, move: 1 })
      .choose(march('byzantine', 'sinope'))
    expect(sea.place(0, 'byzantine')).toBe('constantinople')
    const war = table({ dice: ones })
      .army(0, 'byzantine', { at: 'smyrna', main: 1, move: 1 })
      .choose(march('byzantine', 'attalia'), { do: 'civilWar', side: 'byzantine' }, pool)
    expect(war.place(0, 'byzantine')).toBe('smyrna')
  })

  it('§19.10 [A49] a beaten attacker in a Civil War that did not move retreats by the full rules', () => {
    const t = table({ dice: ones })
      .army(0, 'byzantine', { at: 'attalia', main: 1 })
      .choose({ do: 'civilWar', side: 'byzantine' }, pool)
    expect(t.question).toBe('0 withdraw')
    expect(t.cities()).toEqual(['ankara', 'leucosia', 'smyrna', 'tarsus'])
  })

  it('§19.11 [A53] Constantinople is friendly to Byzantines and one more unfriendly city to Arabs', () => {
    const t = table({ seats: 3, dice: ones })
      .city('adrianople', { colour: 'arab', tokens: 1 })
      .city('nicaea', { colour: 'arab' })
      .army(1, 'arab', { at: 'adrianople', main: 5 })
      .army(0, 'byzantine', { at: 'thessalonica', main: 9, move: 1 })
      .choose(march('byzantine', 'adrianople'), { do: 'retreat' }, pool)
    expect(t.told('retreat').map((entry) => entry.city)).toEqual([
      t.cityNumber('constantinople'),
      t.cityNumber('nicaea'),
    ])
    expect(t.boxesOf(1, 'arab').main).toBe(4)
    expect(t.question).not.toBe('over')
  })

  it('§23.2 [A88] [A48] option attackerRetreat full: the beaten attacker retreats like a defender', () => {
    const full = (fleet: boolean) => {
      const t = table({ seats: 3, dice: [1, 1, 1, 1], options: { attackerRetreat: 'full' } })
        .city('alexandria', { colour: 'arab' })
        .city('leucosia', { tokens: 3 })
        .city('damascus', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 2, move: 4 })
      if (fleet) t.box('fleetByzantine', 1)
      return t.choose(march('arab', 'leucosia'))
    }
    const open = full(false)
    expect(open.cities()).toEqual(['alexandria', 'damascus'])
    const denied = full(true).choose({ do: 'spareFleet' }, { do: 'closeSea' })
    expect(denied.told('destroyed')).toMatchObject([{ seat: 0, side: 1 }])
  })
})
