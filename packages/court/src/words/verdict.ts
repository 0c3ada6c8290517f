import type { Verdict, Words } from '@hippodrome/engine'
import type { CourtDetail } from '../types.ts'

/** What is said of the end. */
export type VerdictWords = {
  readonly heads: readonly [quests: string, auctoritas: string, nomisma: string]
  readonly ahead: (doxa: number, by: number, second: string) => string
  readonly level: (doxa: number, second: string) => string
  readonly alone: (doxa: number) => string
}

/** Why the winner won, and where the Doxa came from. */
export function verdictIn({ heads, ahead, level, alone }: VerdictWords): NonNullable<Words['verdict']> {
  return ({ ranks, scores, detail }, _view, naming): Verdict => {
    const best = scores[ranks.indexOf(1)] ?? 0
    const second = ranks.indexOf(2)
    const by = best - (scores[second] ?? 0)
    const name = naming.seats[second] ?? ''
    const { seats = [] } = (detail ?? {}) as CourtDetail
    return {
      because: second < 0 ? alone(best) : by > 0 ? ahead(best, by, name) : level(best, name),
      heads,
      lines: seats.map(({ quests, auctoritas, nomisma }, seat) => ({
        seat,
        cells: [quests.reduce((sum, { doxa }) => sum + doxa, 0), auctoritas, nomisma].map((number) => ({
          text: String(number),
          counts: true,
        })),
      })),
    }
  }
}
