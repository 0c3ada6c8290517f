import { describe, expect, it } from 'vitest'
import { type Assault, afterLosses, attackOdds, hitChances, meanOf, type Troops } from './odds.ts'

const troops = (elite: number, main: number, move: number): Troops => ({ elite, main, move })
const sum = (chances: readonly number[]) => chances.reduce((a, b) => a + b, 0)

/** Every way in which `dice` dice can fall on 1-3 or 4-6, as the number of hits. */
const everyRoll = (dice: number): number[] =>
  Array.from({ length: 2 ** dice }, (_, bits) => bits.toString(2).replaceAll('0', '').length)

/** The same question answered by going through every fall of the dice. */
function byEnumeration({ attacker, defenders, cityStrength, killsPerHit }: Assault): number {
  const [defender, ...rest] = defenders
  if (!defender) {
    const rolls = everyRoll(cityStrength)
    const held = rolls.filter((hits) => {
      const { elite, main } = afterLosses(attacker, hits * killsPerHit)
      return elite + main > cityStrength
    })
    return held.length / rolls.length
  }
  const ours = everyRoll(Math.min(3, attacker.main) + attacker.elite)
  const theirs = everyRoll(Math.min(3, defender.main) + defender.elite)
  let taken = 0
  for (const ourHits of ours)
    for (const theirHits of theirs) {
      const left = afterLosses(attacker, theirHits)
      const enemy = afterLosses(defender, ourHits)
      if (left.elite + left.main > enemy.elite + enemy.main)
        taken += byEnumeration({ attacker: left, defenders: rest, cityStrength, killsPerHit })
    }
  return taken / (ours.length * theirs.length)
}

describe('the odds of an attack', () => {
  const cases: [string, Assault][] = [
    ['a siege alone', { attacker: troops(0, 5, 1), defenders: [], cityStrength: 3, killsPerHit: 1 }],
    [
      'one army',
      { attacker: troops(1, 6, 2), defenders: [troops(1, 3, 1)], cityStrength: 2, killsPerHit: 1 },
    ],
    [
      'two armies',
      {
        attacker: troops(2, 8, 0),
        defenders: [troops(0, 3, 0), troops(1, 2, 2)],
        cityStrength: 3,
        killsPerHit: 1,
      },
    ],
    [
      'Constantinople',
      { attacker: troops(2, 9, 3), defenders: [troops(0, 2, 0)], cityStrength: 5, killsPerHit: 2 },
    ],
    ['Move cubes alone', { attacker: troops(0, 0, 4), defenders: [], cityStrength: 2, killsPerHit: 1 }],
  ]
  it.each(cases)('%s: equal to going through every fall of the dice', (_name, assault) => {
    expect(attackOdds(assault).taken).toBeCloseTo(byEnumeration(assault), 12)
  })

  it.each(cases)('%s: every outcome is counted once', (_name, assault) => {
    const odds = attackOdds(assault)
    expect(sum(odds.losses)).toBeCloseTo(1, 12)
    expect(sum(odds.defenderLosses)).toBeCloseTo(1, 12)
    expect(odds.taken + odds.beaten).toBeLessThanOrEqual(1 + 1e-12)
  })

  it('§16.6 an army of Move cubes alone never wins', () => {
    expect(
      attackOdds({ attacker: troops(0, 0, 9), defenders: [], cityStrength: 1, killsPerHit: 1 }).taken,
    ).toBe(0)
  })

  it('a siege costs half a cube for each point of strength', () => {
    const odds = attackOdds({ attacker: troops(0, 9, 0), defenders: [], cityStrength: 4, killsPerHit: 1 })
    expect(meanOf(odds.losses)).toBeCloseTo(2, 12)
    expect(odds.taken).toBe(1)
  })

  it('hits are one row of Pascal’s triangle', () => {
    expect(hitChances(3)).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8])
  })
})
