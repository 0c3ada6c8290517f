import { configure, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { powers, type PowersBoard, type PowersChoice, type PowersEntry } from '@hippodrome/powers'
import { describe, expect, it } from 'vitest'
import { concededBy, dueOf, incomeOf, scoreOf, sumOf, wagesOf } from './ledger.ts'

const runner = new Runner(powers as unknown as Game)

/** What lets the treasury be compared: nobody is spared, no taxes are raised. */
const STEADY: readonly PowersChoice['do'][] = ['collect', 'pay']

type Seen = { readonly incomes: number; readonly wages: number; readonly scores: number }

/** A match by lot, every line of its ledgers compared with what the rules say. */
function compared(scenario: string, seats: number, options: object, choices: number): Seen {
  const config = configure(powers, { seats, options: { scenario, ...options } })
  const tables = powers.tables(config)
  const board = powers.board?.(tables) as PowersBoard
  const state = runner.start(powers.setup(config, tables), fastChance(5))
  const lot = fastChance(9)
  const seen = { incomes: 0, wages: 0, scores: 0 }
  for (let made = 0; made < choices; made++) {
    const [decision] = state.pending
    if (!decision) break
    const view = powers.view(state.game as never, decision.seat)
    const table = { view, board }
    for (const { power, points } of made % 6 === 0 ? view.powers : []) {
      const lines = scoreOf(table, power)
      expect([power, sumOf(lines)]).toEqual([power, points])
      if (!view.carolingian) expect(lines.some(({ what }) => what === 'fallen')).toBe(false)
      seen.scores += 1
    }
    const power = decision.facts?.['power'] as 'frank'
    if (decision.prompt === 'maintenance') {
      expect(dueOf(wagesOf(table, power))).toBe(decision.facts?.['due'])
      seen.wages += 1
    }
    const offered = decision.choices as readonly PowersChoice[]
    const calm = offered.findIndex(({ do: verb }) => STEADY.includes(verb) || decision.prompt === 'taxes')
    const chosen = calm >= 0 ? calm : draw(lot, offered.length)
    const told: PowersEntry[] = []
    runner.choose(state, decision, chosen, (entry) => told.push(entry as PowersEntry))
    if (decision.prompt !== 'taxes') continue
    const income = told.find((entry) => entry.kind === 'income')
    const conceded = told.flatMap((entry) => (entry.kind === 'concession' ? [entry.n] : []))
    expect(income).toMatchObject({ power, n: sumOf(incomeOf(table, power)) })
    expect(conceded.reduce((sum, n) => sum + n, 0)).toBe(concededBy(table, power))
    seen.incomes += 1
  }
  return seen
}

describe('§8.2 §9.1 §26.2 income, wages and points of the ledger are those of the rules', () => {
  it.each([
    ['1', 2, {}],
    ['3', 4, { jointIncome: 'halves', longRangeFleets: true, friendlyPort: 'area', concessions: true }],
    ['5', 4, { boxUpkeep: false, desertUpkeep: 'plusOne' }],
    ['A', 2, { istria: true, budapest: true }],
    ['6', 4, { longRangeFleets: true, budapest: true }],
  ])('scenario %s, %i players', (scenario, seats, options) => {
    const { incomes, wages, scores } = compared(scenario, seats, options, 500)
    expect(Math.min(incomes, wages)).toBeGreaterThan(1)
    expect(scores).toBeGreaterThan(200)
  })
})
