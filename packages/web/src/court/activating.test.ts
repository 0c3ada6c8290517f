import { type CourtChoice, type CourtView, court } from '@hippodrome/court'
import { configure, type Game, walkPlan } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { expect, it } from 'vitest'
import { answering, isActivating, unfold } from './activating.ts'
import { gesture, hotSpots } from './gesture.ts'

const rules = court as unknown as Game

it('§24.1 a unit that is clicked is planned to its end, and nothing is sent before the word', async () => {
  let tried = 0
  let whole = 0
  let answered = 0
  for (const seed of [1, 2, 3])
    for (const { match, asked: decision } of byLot(
      rules,
      configure(rules, { seats: 4, options: { taktika: true } }),
      seed,
    )) {
      if (decision.seat !== 0 || tried > 90) continue
      const choices = decision.choices as readonly CourtChoice[]
      const view = rules.view(match.state.game, 0) as CourtView
      const at = { view, board: { named: {} }, choices, decision: { ...decision, number: 0 } }
      const spot = [...hotSpots(at)].find((one) => one.startsWith('unit:'))
      const plan = spot && gesture({ kind: 'click', spot, shift: false }, at)
      if (!plan) continue
      tried += 1
      expect(plan.waits).toBe(true)
      const table = { walk: async (wishes: readonly CourtChoice[]) => walkPlan(match, 0, wishes) } as never
      let { rows, choices: meant } = await unfold(table, decision, plan.choices)
      const still = { plan: { ...plan, choices: meant }, spots: [], phase: 'ready' } as const
      expect(isActivating({ planned: still })).toBe(true)
      for (let row = 0; row < rows.length; row++) {
        const open = rows[row]
        const first = open?.asked.choices[0] as CourtChoice | undefined
        if (!open || open.picked || !first) continue
        const unfolded = await unfold(table, decision, answering(rows, row, first).choices)
        rows = unfolded.rows
        meant = unfolded.choices
      }
      const walk = walkPlan(match, 0, meant)
      if (walk.stop.why === 'others') {
        answered += 1
        expect(meant).toEqual(plan.choices)
        continue
      }
      expect(['done', 'chance']).toContain(walk.stop.why)
      expect(walk.steps).toHaveLength(meant.length)
      if (rows.at(-1)?.asked.prompt === 'unit-use') whole += 1
    }
  expect(tried).toBeGreaterThan(10)
  expect(whole).toBeGreaterThan(3)
  expect(answered).toBeGreaterThan(3)
}, 30_000)
