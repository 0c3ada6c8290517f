import type { Result, Verdict, Words } from '@hippodrome/engine'
import type { FamiliesDetail, ScoreLine } from '../scoring.ts'

/** What is said of the end. */
export type VerdictWords = {
  readonly heads: readonly [byzantine: string, arab: string]
  readonly both: (line: ScoreLine, lower: 'byzantine' | 'arab') => string
  readonly higher: (line: ScoreLine, lower: 'byzantine' | 'arab') => string
  readonly fall: (arab: number) => string
}

/** §22.3 §22.5 Why the winner won, and which totals counted. */
export function verdictIn({ heads, both, higher, fall: fell }: VerdictWords): NonNullable<Words['verdict']> {
  return ({ ranks, detail }: Result): Verdict => {
    const { fall, lines } = detail as FamiliesDetail
    const best = lines[ranks.indexOf(1)]
    const because = best && (fall ? fell(best.arab) : (counts(best) ? both : higher)(best, lowerOf(best)))
    return {
      because: because ?? '',
      heads,
      lines: lines.map((line, seat) => ({
        seat,
        cells: [
          { text: String(line.byzantine), counts: !fall && (counts(line) || lowerOf(line) === 'arab') },
          { text: String(line.arab), counts: fall || counts(line) || lowerOf(line) === 'byzantine' },
        ],
      })),
    }
  }
}

const lowerOf = ({ byzantine, arab }: ScoreLine): 'byzantine' | 'arab' =>
  arab <= byzantine ? 'arab' : 'byzantine'
const counts = ({ byzantine, arab }: ScoreLine): boolean =>
  Math.min(byzantine, arab) * 2 >= Math.max(byzantine, arab)
