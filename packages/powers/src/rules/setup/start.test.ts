import { describe, expect, it } from 'vitest'
import { incomeOf, opening } from '../../testing/opening.ts'
import { type NationId, SCENARIOS, type ScenarioId } from '../../vocabulary.ts'
import { owedBy } from '../treasury/maintenance.ts'
import { scorePowers } from '../turn/victory.ts'

/** What was counted by hand: VP, income and maintenance without colonies; then VP with them. */
const COUNTED: {
  readonly [scenario in ScenarioId]: {
    readonly [nation in NationId]?: readonly [number, number, number, number?]
  }
} = {
  1: { muslim: [29, 32, 31, 38], byzantine: [39, 27, 34, 53], khazar: [8, 10, 9, 11], frank: [6, 10, 5, 7] },
  2: {
    byzantine: [48, 28, 43, 63],
    khazar: [11, 10, 12, 14],
    muslim: [24, 25, 17, 29],
    frank: [9, 10, 8, 10],
  },
  3: { frank: [13, 14, 15, 16], muslim: [30, 33, 18, 36], byzantine: [30, 18, 29, 39], khazar: [3, 5, 4, 4] },
  4: { frank: [23, 19, 20, 26], byzantine: [32, 22, 23, 42], muslim: [5, 11, 6, 7], khazar: [11, 13, 8, 15] },
  // 10 of the Franks’ VP are for Rome (§29.12).
  5: { frank: [23, 12, 16, 25], byzantine: [37, 25, 35, 50], muslim: [26, 29, 22, 32], khazar: [4, 6, 8, 6] },
  // Its colonies are rolled for.
  6: { byzantine: [53, 38, 38], muslim: [10, 13, 12, 12], frank: [6, 10, 11, 7], khazar: [4, 6, 4, 5] },
  A: {
    khazar: [15, 14, 13, 20],
    byzantine: [62, 50, 49, 83],
    persian: [12, 15, 9, 14],
    lombard: [2, 8, 2, 3],
  },
  B: {
    byzantine: [51, 21, 36, 60],
    persian: [34, 37, 18, 45],
    khazar: [17, 21, 13, 26],
    lombard: [6, 6, 4, 8],
  },
}

describe.each(SCENARIOS)('the first year of scenario %s', (scenario) => {
  it('§8.2 §8.5 §9.1 §9.2 §26.2 §26.4 §26.6 §26.7 [P1] [P10] comes to what was counted by hand', () => {
    const game = opening({ scenario, colonies: false, feudalism: false })
    const points: number[] = []
    scorePowers(game, points)
    for (const power of game.tables.order) {
      const nation = game.tables.nations[power] ?? 'byzantine'
      const counted = [points[power], incomeOf(game, power), owedBy(game, power)]
      expect([nation, ...counted]).toEqual([nation, ...(COUNTED[scenario][nation]?.slice(0, 3) ?? [])])
    }
  })

  it('§4.6 §26.5 [P14] [P76] and with colonies too', () => {
    const game = opening({ scenario })
    const points: number[] = []
    scorePowers(game, points)
    const found = game.tables.order.flatMap((power) => {
      const nation = game.tables.nations[power] ?? 'byzantine'
      const counted = COUNTED[scenario][nation]?.[3]
      return counted === undefined ? [] : [{ nation, counted, points: points[power] }]
    })
    expect(found.map(({ nation, points: had }) => [nation, had])).toEqual(
      found.map(({ nation, counted }) => [nation, counted]),
    )
  })
})
