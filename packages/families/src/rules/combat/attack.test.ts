import { describe, expect, it } from 'vitest'
import { table } from '../../testing/position.ts'

const ones = new Array<number>(40).fill(1)
const pool = { do: 'take', source: 'pool' }
const march = (side: string, city: string) => ({ do: 'march', side, city })
const civilWar = { do: 'civilWar', side: 'byzantine' }

describe('Civil War', () => {
  it('§15.2 [A55] after moving or without, part of the same action', () => {
    const t = table({ dice: ones }).army(0, 'byzantine', { at: 'smyrna', main: 5 }).choose(civilWar, pool)
    expect(t.now.special[t.game.tables.boxes.civilWarByzantine.first]).toBe(0)
    t.choose(pool)
    expect(t.state('smyrna')).toMatchObject({ colour: 'byzantine', tokens: 1, owner: 0 })
    expect(t.question).toBe('1 action')
  })

  it('§15.2 only while a box of the colour is free', () => {
    const t = table().army(0, 'byzantine', { at: 'smyrna', main: 5 }).box('civilWarByzantine', 1)
    expect(t.offers(civilWar)).toBe(false)
    expect(t.why(civilWar)).toMatchObject({ key: 'box-taken' })
    const arab = table().army(0, 'arab', { at: 'mecca', main: 5 }).box('civilWarArab', 1)
    expect(arab.offers({ do: 'civilWar', side: 'arab' })).toBe(true)
  })

  it('§15.3 [A56] against another player or an uncontrolled city, never the own, never Constantinople', () => {
    const at = (city: string, owner: number) =>
      table().city(city, { owner }).army(0, 'byzantine', { at: city, main: 5 })
    expect(at('smyrna', 1).offers(civilWar)).toBe(true)
    expect(at('smyrna', -1).offers(civilWar)).toBe(true)
    expect(at('smyrna', 0).offers(civilWar)).toBe(false)
    expect(at('smyrna', 0).why(civilWar)).toMatchObject({ key: 'own-city', rule: '15.3' })
    const capital = table().army(0, 'byzantine', { at: 'constantinople', main: 5 })
    expect(capital.offers(civilWar)).toBe(false)
    expect(capital.why(civilWar)).toMatchObject({ key: 'capital' })
  })

  it('§15.4 [A83] the cube may come from the army itself, but not its last', () => {
    const t = table({ dice: ones })
      .pool(0, 0)
      .army(0, 'byzantine', { at: 'smyrna', main: 2 })
      .choose(civilWar)
    expect(t.offers({ do: 'take', source: 'army', side: 'byzantine', box: 'main' })).toBe(true)
    const last = table({ dice: ones })
      .pool(0, 0)
      .army(0, 'byzantine', { at: 'smyrna', main: 1 })
      .choose(civilWar)
    expect(last.offers({ do: 'take', source: 'army', side: 'byzantine', box: 'main' })).toBe(false)
    expect(last.why({ do: 'take', source: 'army', side: 'byzantine', box: 'main' })).toMatchObject({
      key: 'last-cube',
    })
    const only = table()
      .pool(0, 0)
      .casualties(0, 0)
      .army(0, 'arab', {})
      .army(0, 'byzantine', { at: 'smyrna', main: 1 })
    expect(only.offers(civilWar)).toBe(false)
  })

  it('§15.4 [A83] a levy is no part of the army: its cube may be taken though one cube is left to march', () => {
    const t = table({ dice: ones })
      .pool(0, 0)
      .casualties(0, 0)
      .army(0, 'arab', {})
      .army(0, 'byzantine', { at: 'smyrna', main: 1, levy: 2 })
    expect(t.offers(civilWar)).toBe(true)
    t.choose(civilWar)
    // Only the levy was left to take from.
    expect(t.told('cube')).toMatchObject([{ source: 'army' }])
    expect(t.boxesOf(0, 'byzantine')).toMatchObject({ main: 1, levy: 1 })
  })

  it('§15.4 [A83] it may be a cube just spent for movement', () => {
    const t = table({ dice: ones })
      .pool(0, 0)
      .casualties(0, 0)
      .army(0, 'arab', {})
      .army(0, 'byzantine', { at: 'smyrna', main: 1, move: 1 })
    expect(t.offers(civilWar)).toBe(true)
    t.choose(march('byzantine', 'attalia'))
    t.choose(civilWar)
    // Only the spent cube was left to take.
    expect(t.told('cube')).toMatchObject([{ source: 'casualties', cost: 3 }])
  })
})

describe('attack', () => {
  const attacked = (options: Parameters<typeof table>[0] = {}) =>
    table({ seats: 4, dice: ones, ...options })
      .city('damascus', { colour: 'arab' })
      .army(0, 'arab', { at: 'damascus', main: 9, move: 3 })

  it('§15.1 §15.5 retreats, then battles, then the siege, then the conquest', () => {
    const t = attacked()
      .city('antioch', { owner: 1 })
      .army(1, 'byzantine', { at: 'antioch', main: 2, levy: 2 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'withdraw', city: 'tarsus' }, pool)
    const order = t.match.told.map(({ entry }) => entry.kind)
    const kinds = ['attack', 'stays', 'battle', 'battleOver', 'retreat', 'siege', 'siegeOver', 'conquest']
    expect(order.filter((kind) => kinds.includes(kind))).toEqual(kinds)
    expect(t.told('levy')).toEqual([])
  })

  it('§15.5 §16.9 [A33] the first lost battle ends the attack', () => {
    const t = attacked({ dice: [1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] })
      .army(1, 'byzantine', { at: 'antioch', elite: 9, main: 1 })
      .army(2, 'byzantine', { at: 'antioch', main: 3 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'stay' }, { do: 'fight', foe: 1 })
    while (t.question === '0 lose') t.choose({ do: 'giveUp', side: 'arab', box: 'main' })
    expect(t.told('battle')).toHaveLength(1)
    expect(t.told('siege')).toEqual([])
    expect(t.question).toBe('1 action')
  })

  it('§15.6 [A32] all armies of the side defend, whoever controls the city', () => {
    const t = attacked()
      .city('antioch', { owner: 3 })
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .army(2, 'byzantine', { at: 'antioch', main: 2 })
      .choose(march('arab', 'antioch'))
    expect(t.question).toBe('1 retreat')
    t.choose({ do: 'stay' })
    expect(t.question).toBe('2 retreat')
  })

  it('§15.6 [A61] a Bulgar city is defended by the whole Bulgar army, then besieged', () => {
    const t = table({ dice: [6, 6, 6, 1, 1, 1, 1, 1] })
      .city('athens', { colour: 'bulgar', tokens: 2 })
      .city('candia', { colour: 'arab' })
      .army(0, 'arab', { at: 'candia', main: 9, move: 3 })
      .choose(march('arab', 'athens'))
    expect(t.told('battle')).toMatchObject([{ foeKind: 'bulgars', dice: [6, 6, 6], foeDice: [1, 1, 1] }])
    expect(t.now.bulgars).toBe(4)
    t.choose(pool)
    expect(t.state('athens')).toMatchObject({ colour: 'arab', tokens: 1, owner: 0 })
  })

  it('§15.14 [A85] without orange cubes there is only the siege', () => {
    const t = table({ dice: ones })
      .city('athens', { colour: 'bulgar', tokens: 2 })
      .army(0, 'byzantine', { at: 'candia', main: 5, move: 1 })
      .set((game) => {
        game.bulgars = 0
      })
      .choose(march('byzantine', 'athens'))
    expect(t.told('battle')).toEqual([])
    expect(t.told('siege')).toHaveLength(1)
  })

  it('§15.7 [A33] retreats are asked clockwise from the active player', () => {
    const t = table({ seats: 4, active: 2, dice: ones })
      .city('damascus', { colour: 'arab' })
      .army(2, 'arab', { at: 'damascus', main: 9, move: 3 })
    for (const seat of [0, 1, 3]) t.army(seat, 'byzantine', { at: 'antioch', main: 2 })
    t.choose(march('arab', 'antioch'))
    const order: number[] = []
    while (t.asked.prompt === 'retreat') {
      order.push(t.asked.seat)
      t.choose({ do: 'stay' })
    }
    expect(order).toEqual([3, 0, 1])
  })

  it('§15.7 [A33] nobody is passed over, whoever attacks', () => {
    const t = table({ seats: 4, active: 1, dice: ones })
      .city('damascus', { colour: 'arab' })
      .army(1, 'arab', { at: 'damascus', main: 9, move: 3 })
    for (const seat of [0, 2, 3]) t.army(seat, 'byzantine', { at: 'antioch', main: 2 })
    t.choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'stay' }, { do: 'stay' })
    expect(t.told('stays').map(({ seat }) => seat)).toEqual([2, 3, 0])
  })

  it('§15.7 what a retreat would cost is reckoned by sea too', () => {
    const t = table({ dice: ones })
      .city('candia', { colour: 'arab', tokens: 1, owner: 1 })
      .city('alexandria', { colour: 'arab' })
      .army(1, 'arab', { at: 'candia', main: 3, move: 2 })
      .army(0, 'byzantine', { at: 'smyrna', main: 9, move: 2 })
      .choose(march('byzantine', 'candia'))
    expect(t.asked).toMatchObject({ prompt: 'retreat', facts: { losses: 0 } })
  })

  it('§15.6 a Persian city is defended by no army, not even by that of who attacks it', () => {
    const t = table({ dice: ones, active: 1 })
      .army(1, 'byzantine', { at: 'palmyra', main: 9, move: 2 })
      .choose(march('byzantine', 'hira'))
    expect(t.told('stays')).toEqual([])
    expect(t.told('battle')).toEqual([])
    expect(t.told('siege')).toHaveLength(1)
  })

  it('§15.8 who cannot survive a retreat is not asked and fights', () => {
    const t = table({ dice: ones })
      .city('hira', { colour: 'arab', owner: 1 })
      .city('mecca', { colour: 'byzantine' })
      .city('medina', { colour: 'byzantine' })
      .city('tabuk', { colour: 'byzantine' })
      .army(1, 'arab', { at: 'hira', main: 1 })
      .army(0, 'byzantine', { at: 'palmyra', main: 9, move: 2 })
      .choose(march('byzantine', 'hira'))
    expect(t.told('battle')).toHaveLength(1)
    expect(t.told('stays')).toEqual([])
  })

  it('§15.9 [A33] several armies are fought in the order that the attacker chooses, losses carry over', () => {
    const t = attacked({ dice: [1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1] })
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .army(2, 'byzantine', { at: 'antioch', main: 3 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'stay' }, { do: 'fight', foe: 1 })
      .choose(
        { do: 'giveUp', side: 'arab', box: 'main' },
        { do: 'giveUp', side: 'arab', box: 'main' },
        { do: 'withdraw', city: 'tarsus' },
      )
    expect(t.told('battle')).toMatchObject([{ foe: 1 }, { foe: 2 }])
    expect(t.told('battleOver')).toMatchObject([{ strength: 7 }, { strength: 7, foe: 2 }])
  })

  it('§15.10 [A31] the levy of the owner may defend when no army stands there', () => {
    const t = attacked().city('antioch', { owner: 2 }).choose(march('arab', 'antioch'))
    expect(t.question).toBe('2 levy')
    t.choose({ do: 'raiseLevy' })
    expect(t.told('battle')).toMatchObject([{ foe: 2, foeKind: 'levy', foeDice: [1, 1] }])
  })

  it('§15.10 [A31] an Arab city has a levy too', () => {
    const t = table({ seats: 3, dice: ones })
      .city('tarsus', { colour: 'arab', owner: 1 })
      .army(1, 'arab', { levy: 2 })
      .army(0, 'byzantine', { at: 'attalia', main: 9, move: 2 })
      .choose(march('byzantine', 'tarsus'))
    expect(t.question).toBe('1 levy')
  })

  it('§15.10 no levy in an uncontrolled city, nor without a cube in it', () => {
    const free = attacked().choose(march('arab', 'antioch'))
    expect(free.told('siege')).toHaveLength(1)
    const empty = attacked().city('antioch', { owner: 2 }).army(2, 'byzantine', { main: 3 })
    expect(empty.choose(march('arab', 'antioch')).told('siege')).toHaveLength(1)
  })

  it('§15.10 [A31] after a retreat the levy may be raised', () => {
    const t = attacked()
      .city('antioch', { owner: 1 })
      .army(1, 'byzantine', { at: 'antioch', main: 2, levy: 2 })
      .choose(march('arab', 'antioch'), { do: 'retreat' }, { do: 'withdraw', city: 'tarsus' })
    expect(t.question).toBe('1 levy')
  })

  it('§15.11 [A31] never beside or after an army, whose ever it was', () => {
    const t = attacked()
      .city('antioch', { owner: 1 })
      .army(2, 'byzantine', { at: 'antioch', main: 1 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'withdraw', city: 'tarsus' })
    expect(t.told('levy')).toEqual([])
    expect(t.told('siege')).toHaveLength(1)
  })
})

describe('attack on Constantinople', () => {
  const storm = (active = 0) =>
    table({ seats: 3, dice: ones, active })
      .city('nicaea', { colour: 'arab' })
      .army(active, 'arab', { at: 'nicaea', main: 9, move: 4 })

  it('§15.12 [A40] only the Emperor may raise a levy there, guard or not', () => {
    const t = storm().box('emperor', 2).choose(march('arab', 'constantinople'))
    expect(t.question).toBe('2 levy')
    const nobody = storm().choose(march('arab', 'constantinople'))
    expect(nobody.question).toBe('over')
  })

  it('§15.13 [A84] not against the own Arab army, but against Bulgars led by the Emperor', () => {
    const own = storm().box('emperor', 0).choose(march('arab', 'constantinople'))
    expect(own.told('levy')).toEqual([])
    expect(own.question).toBe('over')
    const bulgars = table({ dice: ones })
      .city('adrianople', { colour: 'bulgar' })
      .box('emperor', 0)
      .choose({ do: 'bulgars', city: 'constantinople' }, pool)
    expect(bulgars.question).toBe('0 levy')
  })
})
