import { type Likelihood, oddsOf } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { families } from './game.ts'
import { attackOdds, type Troops } from './odds.ts'
import type { NamedChoice } from './position.ts'
import { type TestTable, table } from './testing/position.ts'

const main = (cubes: number, move = 0): Troops => ({ elite: 0, main: cubes, move })
const taken = (attacker: Troops, defenders: readonly Troops[], cityStrength: number) =>
  attackOdds({ attacker, defenders, cityStrength, killsPerHit: 1 }).taken

/** What the seat that is asked reads about a choice, by outcome. */
function read(t: TestTable, wanted: NamedChoice): { [outcome: string]: Likelihood | undefined } {
  const found = oddsOf(families as never, t.match.state as never, t.asked.seat, t.choiceOf(wanted))
  return Object.fromEntries(found.map((one) => [one.outcome, one]))
}

describe('what dice may make of a choice', () => {
  it('is exact where nobody else has a say', () => {
    const t = table().city('mosul', {}).army(0, 'byzantine', { at: 'palmyra', main: 5, move: 2 })
    const odds = read(t, { do: 'march', side: 'byzantine', city: 'mosul' })
    const chance = taken(main(5, 1), [], 3)
    expect(odds.taken).toMatchObject({ low: chance, high: chance, facts: { points: 2, seat: 0, force: 0 } })
    expect(odds.held?.low).toBeCloseTo(1 - chance, 12)
    expect(odds.beaten).toBeUndefined()
    expect(read(t, { do: 'control', city: 'nicaea' })).toEqual({})
  })

  it('lies between what the owner of the city may do', () => {
    const t = table()
      .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
      .army(0, 'byzantine', { at: 'tarsus', main: 5, move: 2 })
      .army(1, 'arab', { at: 'antioch', main: 2, levy: 2 })
    const attack = read(t, { do: 'march', side: 'byzantine', city: 'antioch' })
    const cases = [[main(2)], [], [main(2)]].map((defence) => taken(main(5, 1), defence, 2))
    expect(attack.taken).toMatchObject({ low: Math.min(...cases), high: Math.max(...cases) })
  })

  it('§15.7 tells a defender what staying and leaving come to', () => {
    const t = table()
      .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
      .city('damascus', { colour: 'arab' })
      .army(0, 'byzantine', { at: 'tarsus', main: 6, move: 2 })
      .army(1, 'arab', { at: 'antioch', main: 3, levy: 0 })
      .choose({ do: 'march', side: 'byzantine', city: 'antioch' })
    expect(t.question).toBe('1 retreat')
    const stay = read(t, { do: 'stay' })
    const chance = taken(main(6, 1), [main(3)], 2)
    expect(stay.taken).toMatchObject({ low: chance, high: chance })
    expect(stay.driven?.low).toBeCloseTo(1 - (stay.beaten?.low ?? 0), 12)
    const leave = read(t, { do: 'retreat' })
    expect(leave.taken?.low).toBe(taken(main(6, 1), [], 2))
    expect(leave.driven).toBeUndefined()
  })

  it('§15.10 tells what the levy is worth', () => {
    const t = table()
      .city('antioch', { colour: 'arab', tokens: 2, owner: 1 })
      .army(0, 'byzantine', { at: 'tarsus', main: 4, move: 1 })
      .army(1, 'arab', { levy: 3 })
      .choose({ do: 'march', side: 'byzantine', city: 'antioch' })
    expect(t.question).toBe('1 levy')
    expect(read(t, { do: 'raiseLevy' }).taken?.high).toBe(taken(main(4), [main(3)], 2))
    expect(read(t, { do: 'noLevy' }).taken?.high).toBe(taken(main(4), [], 2))
  })

  it('§14.2 §14.4 counts the fleet, whether the mover can pay it or not', () => {
    const sail = (move: number) =>
      table()
        .city('alexandria', { colour: 'arab' })
        .army(0, 'arab', { at: 'alexandria', main: 3, move })
        .box('fleetByzantine', 1)
    const march = { do: 'march', side: 'arab', city: 'candia' } as const
    const rich = sail(4)
    const fired = [1, 4, 6, 4, 1].map((ways, hits) => (ways / 16) * taken(main(3 - hits), [], 2))
    const low = fired.reduce((sum, chance) => sum + chance, 0)
    expect(read(rich, march).taken?.low).toBeCloseTo(low, 12)
    expect(read(rich, march).taken?.high).toBe(taken(main(3, 2), [], 2))
    rich.choose(march)
    expect(read(rich, { do: 'useFleet' }).taken?.high).toBeCloseTo(low, 12)
    expect(rich.asked.facts).toMatchObject({ dice: 4, canPay: true })
    const poor = sail(3)
    expect(read(poor, march)).toMatchObject({ barred: { low: 0, high: 1 }, taken: { low: 0 } })
    poor.choose(march)
    expect(read(poor, { do: 'useFleet' })).toMatchObject({ barred: { low: 1, high: 1 } })
    expect(poor.asked.facts).toMatchObject({ canPay: false })
  })

  it('§23.3 counts every Move cube of the action where that is the rule', () => {
    const t = table({ options: { fleetDice: 'all' } })
      .city('alexandria', { colour: 'arab' })
      .city('candia', { colour: 'arab' })
      .army(0, 'arab', { at: 'jerusalem', main: 3, move: 9 })
      .city('jerusalem', { colour: 'arab' })
      .box('fleetByzantine', 1)
      .choose({ do: 'march', side: 'arab', city: 'alexandria' })
    const lost = read(t, { do: 'march', side: 'arab', city: 'candia' }).destroyed
    // Six dice against the six cubes that are left after one and five Move cubes were paid.
    expect(lost).toMatchObject({ low: 0, high: 1 / 64 })
  })

  it('§15.9 knows the orders in which two armies can be fought', () => {
    const t = table({ seats: 3 })
      .city('antioch', { colour: 'arab', tokens: 1, owner: 1 })
      .army(0, 'byzantine', { at: 'tarsus', main: 9, move: 2 })
      .army(1, 'arab', { at: 'antioch', main: 5 })
      .army(2, 'arab', { at: 'antioch', main: 1 })
      .choose({ do: 'march', side: 'byzantine', city: 'antioch' })
    while (t.question.endsWith('retreat')) t.choose({ do: 'stay' })
    expect(t.question).toBe('0 foe')
    expect(read(t, { do: 'fight', foe: 1 }).taken?.low).toBe(taken(main(9, 1), [main(5), main(1)], 1))
    expect(read(t, { do: 'fight', foe: 2 }).taken?.low).toBe(taken(main(9, 1), [main(1), main(5)], 1))
  })

  it('§9.3 lets the Bulgars gather before they attack', () => {
    const t = table()
    const odds = read(t, { do: 'bulgars', city: 'adrianople' })
    expect(odds.taken).toMatchObject({ high: taken(main(9), [], 2), facts: { force: 3 } })
  })
})
