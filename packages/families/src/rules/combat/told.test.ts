import { describe, expect, it } from 'vitest'
import { type TestTable, table } from '../../testing/position.ts'

const ones = new Array<number>(40).fill(1)
const pool = { do: 'take', source: 'pool' }
const march = (side: string, city: string) => ({ do: 'march', side, city })
const lose = (box: string) => ({ do: 'giveUp', side: 'arab', box })

/** What is asked, without the choices. */
const asked = ({ asked: { seat, prompt, facts } }: TestTable) => ({ seat, prompt, facts })

/** Seat 0 stands in Damascus with Arabs. */
const damascus = (dice: readonly number[] = ones, army: { main?: number; move?: number } = {}) =>
  table({ seats: 4, dice })
    .city('damascus', { colour: 'arab' })
    .army(0, 'arab', { at: 'damascus', main: 9, move: 3, ...army })

/** An Arab army of seat 1 in Tarsus, which seat 0 attacks; the fleet is that of seat 2. */
const tarsus = (dice: readonly number[] = ones) =>
  table({ seats: 3, dice })
    .city('tarsus', { colour: 'arab', tokens: 1, owner: 1 })
    .city('palmyra', { colour: 'arab' })
    .city('damascus', { colour: 'arab' })
    .army(1, 'arab', { at: 'tarsus', main: 3, move: 2 })
    .army(0, 'byzantine', { at: 'attalia', main: 9, move: 2 })

describe('what a question of combat says', () => {
  it('§15.7 who attacks with what, and what a retreat would cost', () => {
    const t = tarsus().choose(march('byzantine', 'tarsus'))
    const city = t.cityNumber('tarsus')
    expect(asked(t)).toEqual({ seat: 1, prompt: 'retreat', facts: { city, force: 0, foe: 0, losses: 1 } })
  })

  it('§15.7 §19.7 §19.8 what a retreat costs where a rival fleet may close the sea', () => {
    const attacked = (t: TestTable, city = 'tarsus') => t.choose(march('byzantine', city)).asked.facts
    const leucosia = () => tarsus().city('leucosia', { colour: 'arab' })
    expect(attacked(leucosia().box('fleetByzantine', 2))).toMatchObject({ losses: 0, fleet: 2, closed: 1 })
    const candia = tarsus()
      .city('candia', { colour: 'arab', tokens: 1, owner: 1 })
      .city('alexandria', { colour: 'arab' })
      .army(1, 'arab', { at: 'candia', main: 3, move: 2 })
      .army(0, 'byzantine', { at: 'smyrna', main: 9, move: 2 })
      .box('fleetByzantine', 2)
    expect(attacked(candia, 'candia')).toMatchObject({ losses: 0, fleet: 2, closed: -1 })
    const byLand = { main: 1, move: 0 }
    const weak = leucosia()
      .army(1, 'arab', { at: 'tarsus', ...byLand })
      .box('fleetByzantine', 2)
    expect(attacked(weak)).toMatchObject({ losses: 0, closed: -1 })
    for (const own of [leucosia(), leucosia().box('fleetByzantine', 1), tarsus().box('fleetByzantine', 2)])
      expect(attacked(own)).not.toHaveProperty('closed')
  })

  it('§15.9 where the armies stand among which the attacker chooses', () => {
    const t = damascus()
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .army(2, 'byzantine', { at: 'antioch', main: 2 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, { do: 'stay' })
    expect(asked(t)).toEqual({ seat: 0, prompt: 'foe', facts: { city: t.cityNumber('antioch') } })
    expect(t.asked.choices).toEqual([
      { do: 'fight', foe: 1 },
      { do: 'fight', foe: 2 },
    ])
  })

  it('§15.10 who attacks with what, and how many cubes a levy would have', () => {
    const t = damascus()
      .city('antioch', { owner: 1 })
      .army(1, 'byzantine', { main: 1, levy: 2 })
      .choose(march('arab', 'antioch'))
    const city = t.cityNumber('antioch')
    expect(asked(t)).toEqual({ seat: 1, prompt: 'levy', facts: { city, force: 1, foe: 0, cubes: 2 } })
  })

  it('§16.3 how many cubes are still to be lost, and why not those of other boxes', () => {
    const t = damascus([1, 1, 1, 6, 6, 1])
      .army(1, 'byzantine', { at: 'antioch', main: 3 })
      .choose(march('arab', 'antioch'), { do: 'stay' })
    expect(asked(t)).toEqual({ seat: 0, prompt: 'lose', facts: { side: 1, hits: 2 } })
    expect(t.why({ do: 'giveUp', side: 'byzantine', box: 'main' })).toEqual({
      key: 'other-army',
      rule: '16.3',
      facts: { side: 1 },
    })
    expect(t.why(lose('levy'))).toMatchObject({ key: 'levy-stays', rule: '12.2' })
    expect(t.why(lose('elite'))).toMatchObject({ key: 'empty-box', rule: '16.3' })
    expect(t.why(lose('main'))).toBeUndefined()
    t.choose(lose('main'))
    expect(asked(t).facts).toEqual({ side: 1, hits: 1 })
  })

  it('§19.3 from where the army goes, what its way costs, and why not by other cities', () => {
    const t = tarsus().choose(march('byzantine', 'tarsus'), { do: 'retreat' })
    const from = t.cityNumber('tarsus')
    expect(asked(t)).toEqual({ seat: 1, prompt: 'withdraw', facts: { side: 1, from, losses: 1 } })
    const why = (city: string) => t.why({ do: 'withdraw', city })
    const facts = (id: string, more = {}) => ({ city: t.cityNumber(id), ...more })
    expect(why('tarsus')).toEqual({ key: 'attacked-city', rule: '19.1', facts: facts('tarsus') })
    expect(why('mecca')).toEqual({
      key: 'out-of-reach',
      rule: '19.1',
      facts: facts('mecca', { side: 1, from }),
    })
    expect(why('ankara')).toEqual({
      key: 'longer-way',
      rule: '19.3',
      facts: facts('ankara', { more: 3, least: 1 }),
    })
    t.choose({ do: 'withdraw', city: 'antioch' }, lose('main'))
    expect(asked(t).facts).toEqual({ side: 1, from: t.cityNumber('antioch'), losses: 0 })
    expect(why('antioch')).toEqual({
      key: 'already-there',
      rule: '19.1',
      facts: facts('antioch', { side: 1 }),
    })
  })

  it('§19.7 whose army would sail, whether it must go, and whether it can by land', () => {
    const t = tarsus().box('fleetByzantine', 2).choose(march('byzantine', 'tarsus'), { do: 'retreat' })
    const city = t.cityNumber('tarsus')
    expect(asked(t)).toEqual({
      seat: 2,
      prompt: 'seaRetreat',
      facts: { foe: 1, city, forced: false, other: true },
    })
    const beaten = tarsus().box('fleetByzantine', 2).choose(march('byzantine', 'tarsus'), { do: 'stay' })
    expect(asked(beaten).facts).toMatchObject({ forced: true })
    beaten.choose({ do: 'closeSea' }, lose('main'))
    expect(beaten.told('seaRetreat')).toEqual([{ kind: 'seaRetreat', seat: 2, foe: 1, closed: true }])
  })

  it('§18.7 which city the cubes of the army hold, and how many are still to be named', () => {
    const t = damascus(ones, { main: 8, move: 2 }).army(1, 'byzantine', {}).pool(0, 0).money(0, 15, 0)
    t.choose(march('arab', 'antioch'))
    const city = t.cityNumber('antioch')
    expect(asked(t)).toEqual({ seat: 0, prompt: 'garrison', facts: { side: 1, city, left: 2 } })
    expect(t.told('garrison')).toEqual([{ kind: 'garrison', seat: 0, city }])
    expect(t.why({ do: 'giveUp', side: 'byzantine', box: 'main' })).toMatchObject({ rule: '18.7' })
  })
})

describe('what the chronicle tells of combat', () => {
  it('§15.1 to §16.5 the attack, who stays, the battle with its dice and its end', () => {
    const t = damascus([6, 1, 1, 5, 1])
      .army(1, 'byzantine', { at: 'antioch', main: 2, move: 1 })
      .choose(march('arab', 'antioch'), { do: 'stay' }, lose('move'), {
        do: 'giveUp',
        side: 'byzantine',
        box: 'move',
      })
    const city = t.cityNumber('antioch')
    const [seat, force, foe, foeKind] = [0, 1, 1, 'army']
    expect(t.told('attack')).toEqual([{ kind: 'attack', seat, force, city }])
    expect(t.told('stays')).toEqual([{ kind: 'stays', seat: 1, side: 0, city }])
    expect(t.told('battle')).toEqual([
      {
        kind: 'battle',
        seat,
        force,
        foe,
        foeKind,
        city,
        dice: [6, 1, 1],
        hits: 1,
        foeDice: [5, 1],
        foeHits: 1,
      },
    ])
    expect(t.told('loss')).toEqual([
      { kind: 'loss', seat: 0, side: 1, box: 'move' },
      { kind: 'loss', seat: 1, side: 0, box: 'move' },
    ])
    expect(t.told('battleOver')).toEqual([
      { kind: 'battleOver', seat, force, foe, foeKind, strength: 9, foeStrength: 2, won: true },
    ])
  })

  it('§15.10 §16.3 the levy that is raised or not, and what is left of it', () => {
    const levied = (choice: string) =>
      damascus([6, 1, 1, 1, 1, 1, 1, 1])
        .city('antioch', { owner: 1 })
        .army(1, 'byzantine', { levy: 3 })
        .choose(march('arab', 'antioch'), { do: choice })
    const raised = levied('raiseLevy')
    const city = raised.cityNumber('antioch')
    expect(raised.told('levy')).toEqual([{ kind: 'levy', seat: 1, city, use: true }])
    expect(raised.told('levyLoss')).toEqual([{ kind: 'levyLoss', seat: 1, cubes: 1, left: 2 }])
    expect(levied('noLevy').told('levy')).toEqual([{ kind: 'levy', seat: 1, city, use: false }])
    expect(levied('noLevy').told('battle')).toEqual([])
  })

  it('§16.3 a levy that no hit strikes loses nothing, and nothing is told', () => {
    const t = damascus()
      .city('antioch', { owner: 1 })
      .army(1, 'byzantine', { levy: 3 })
      .choose(march('arab', 'antioch'), { do: 'raiseLevy' })
    expect(t.told('levyLoss')).toEqual([])
    expect(t.boxesOf(1, 'byzantine').levy).toBe(3)
  })

  it('§9.9 what the Bulgars lose and have left', () => {
    const t = table({ dice: [6, 1, 1, 1, 1, 1, 1] })
      .city('athens', { colour: 'bulgar', tokens: 1 })
      .army(0, 'byzantine', { at: 'candia', main: 9, move: 1 })
      .choose(march('byzantine', 'athens'))
    expect(t.told('bulgarLoss')).toEqual([{ kind: 'bulgarLoss', cubes: 1, left: 6 }])
    const unhurt = table({ dice: ones })
      .city('athens', { colour: 'bulgar', tokens: 1 })
      .army(0, 'byzantine', { at: 'candia', main: 9, move: 1 })
      .choose(march('byzantine', 'athens'))
    expect(unhurt.told('bulgarLoss')).toEqual([])
  })

  it('§8.10 §16.3 the guard falls last, and only if a hit is left for it', () => {
    const hit = (main: number, dice: readonly number[]) =>
      table({ dice })
        .city('damascus', { colour: 'arab' })
        .army(0, 'arab', { at: 'damascus', main, move: 1, guard: true })
        .army(1, 'byzantine', { at: 'antioch', main: 3 })
        .choose(march('arab', 'antioch'), { do: 'stay' })
    const boxes = (t: TestTable) => t.told('loss').map(({ box }) => box)
    expect(boxes(hit(1, [1, 1, 6, 6, 6]))).toEqual(['main', 'guard'])
    const spared = hit(5, [1, 1, 1, 1, 6, 6, 1])
    expect(boxes(spared)).toEqual(['main', 'main'])
    expect(spared.now.guard[1]).toBe(0)
  })

  it('§19.1 §19.9 every step of a retreat, and the way back of a beaten attacker', () => {
    const t = tarsus().choose(march('byzantine', 'tarsus'), { do: 'retreat' })
    t.choose({ do: 'withdraw', city: 'antioch' })
    expect(t.told('retreat')).toEqual([
      { kind: 'retreat', seat: 1, side: 1, from: t.cityNumber('tarsus'), city: t.cityNumber('antioch') },
    ])
    const back = damascus(ones, { main: 2 })
      .army(1, 'byzantine', { at: 'antioch', main: 3 })
      .choose(march('arab', 'antioch'), { do: 'stay' })
    expect(back.told('back')).toEqual([{ kind: 'back', seat: 0, side: 1, city: back.cityNumber('damascus') }])
    expect(back.told('destroyed')).toEqual([])
  })

  it('§16.9 §16.10 an attacker without a cube is destroyed and told so', () => {
    const t = damascus([1, 6, 6], { main: 1, move: 1 })
      .army(1, 'byzantine', { at: 'antioch', main: 2 })
      .choose(march('arab', 'antioch'), { do: 'stay' })
    expect(t.told('destroyed')).toEqual([{ kind: 'destroyed', seat: 0, side: 1 }])
    expect(t.told('back')).toEqual([])
  })

  it('§18.1 to §18.5 what a conquest leaves, gives and plunders', () => {
    const t = damascus().army(1, 'byzantine', {}).city('antioch', { tokens: 3 })
    t.choose(march('arab', 'antioch'), pool)
    const city = t.cityNumber('antioch')
    expect(t.told('conquest')).toEqual([
      { kind: 'conquest', seat: 0, force: 1, city, tokens: 2, points: 2, scored: 1, plunder: 2 },
    ])
  })

  it('§9.10 §9.11 Bulgars plunder nothing and hold the city for nobody', () => {
    const t = table({ dice: ones })
      .city('adrianople', { tokens: 3, owner: 1 })
      .army(1, 'byzantine', {})
      .choose({ do: 'bulgars', city: 'adrianople' }, pool)
    expect(t.told('conquest')).toMatchObject([{ force: 3, tokens: 2, points: 2, plunder: 0 }])
    expect(t.state('adrianople')).toEqual({ colour: 'bulgar', tokens: 2, owner: -1, fort: false })
  })

  it('§18.10 the fall of Constantinople', () => {
    const t = table({ dice: ones })
      .city('nicaea', { colour: 'arab' })
      .army(0, 'arab', { at: 'nicaea', main: 9, move: 4 })
      .choose(march('arab', 'constantinople'))
    expect(t.told('fall')).toEqual([{ kind: 'fall', seat: 0, force: 1, points: 5 }])
  })
})
