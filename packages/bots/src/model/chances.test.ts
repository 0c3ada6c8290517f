import { configure, fastChance, Runner } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { withLeads } from '../testing/leads.ts'
import { dares } from '../testing/rounds.ts'
import type { Tiny } from '../testing/tiny.ts'
import { changesOf, chancesOf } from './chances.ts'

const { rules, model } = withLeads(dares)
const runner = new Runner(rules)
const config = configure(rules, { seats: 2 })

describe('how choices change a chance', () => {
  const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(1))

  it('is what they come to on average, less what the chance is now', () => {
    const walk = changesOf(runner, model, state, 0, 3)
    let rests = 0
    let changes: readonly number[] | undefined
    while (!changes) {
      const step = walk.next()
      if (step.done) changes = step.value
      else rests += 1
    }
    // A point comes by one die: on four of its sides to the careful, and on one to the rash.
    const [now = 0] = chancesOf(runner, model, state, 0, 3)
    expect(now).toBeCloseTo(0.5, 9)
    const point = chanceWithLead(1) - now
    expect(point).toBeGreaterThan(0.01)
    expect(changes[0]).toBeCloseTo((4 / 6) * point, 9)
    expect(changes[1]).toBeCloseTo((1 / 6) * point, 9)
    expect(rests).toBe(3 * 12)
  })

  function chanceWithLead(lead: number): number {
    const ahead = runner.clone(state)
    ;(ahead.game as Tiny).points[0] = lead
    return chancesOf(runner, model, ahead, 0, 3)[0] ?? 0
  }
})
