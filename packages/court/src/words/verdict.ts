import type { Language, Verdict, Words } from '@hippodrome/engine'
import type { CourtDetail } from '../types.ts'

type Phrases = {
  readonly heads: readonly [quests: string, auctoritas: string, nomisma: string]
  readonly ahead: (doxa: number, by: number, second: string) => string
  readonly level: (doxa: number, second: string) => string
  readonly alone: (doxa: number) => string
}

const phrases: { readonly [language in Language]: Phrases } = {
  en: {
    heads: ['of that, quests', 'Auctoritas', 'Nomismata'],
    ahead: (doxa, by, second) => `${doxa} Doxa, ${by} more than ${second}.`,
    level: (doxa, second) => `${doxa} Doxa, as many as ${second}; what else they hold broke the tie.`,
    alone: (doxa) => `${doxa} Doxa.`,
  },
  nl: {
    heads: ['daarvan opdrachten', 'Auctoritas', 'Nomismata'],
    ahead: (doxa, by, second) => `${doxa} Doxa, ${by} meer dan ${second}.`,
    level: (doxa, second) => `${doxa} Doxa, evenveel als ${second}; wat zij verder hebben, gaf de doorslag.`,
    alone: (doxa) => `${doxa} Doxa.`,
  },
}

/** Why the winner won, and where the Doxa came from. */
export function verdictIn(language: Language): NonNullable<Words['verdict']> {
  const { heads, ahead, level, alone } = phrases[language]
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
