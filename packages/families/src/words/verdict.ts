import type { Language, Result, Verdict, Words } from '@hippodrome/engine'
import type { FamiliesDetail, ScoreLine } from '../scoring.ts'

type Phrases = {
  readonly heads: readonly [byzantine: string, arab: string]
  readonly both: (line: ScoreLine, lower: 'byzantine' | 'arab') => string
  readonly higher: (line: ScoreLine, lower: 'byzantine' | 'arab') => string
  readonly fall: (arab: number) => string
}

const phrases: { readonly [language in Language]: Phrases } = {
  en: {
    heads: ['Byzantine', 'Arab'],
    both: ({ score, byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${score} points: the Arab side (${arab}) reaches half of the Byzantine (${byzantine}), so both count.`
        : `${score} points: the Byzantine side (${byzantine}) reaches half of the Arab (${arab}), so both count.`,
    higher: ({ byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${byzantine} Byzantine points: the Arab side (${arab}) is less than half of them and does not count.`
        : `${arab} Arab points: the Byzantine side (${byzantine}) is less than half of them and does not count.`,
    fall: (arab) => `Constantinople has fallen, so only Arab points count: ${arab}.`,
  },
  nl: {
    heads: ['Byzantijns', 'Arabisch'],
    both: ({ score, byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${score} punten: de Arabische kant (${arab}) haalt de helft van de Byzantijnse (${byzantine}), dus beide tellen.`
        : `${score} punten: de Byzantijnse kant (${byzantine}) haalt de helft van de Arabische (${arab}), dus beide tellen.`,
    higher: ({ byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${byzantine} Byzantijnse punten: de Arabische kant (${arab}) is minder dan de helft daarvan en telt niet mee.`
        : `${arab} Arabische punten: de Byzantijnse kant (${byzantine}) is minder dan de helft daarvan en telt niet mee.`,
    fall: (arab) => `Constantinopel is gevallen, dus alleen Arabische punten tellen: ${arab}.`,
  },
}

/** §22.3 §22.5 Why the winner won, and which totals counted. */
export function verdictIn(language: Language): NonNullable<Words['verdict']> {
  const { heads, both, higher, fall: fell } = phrases[language]
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
