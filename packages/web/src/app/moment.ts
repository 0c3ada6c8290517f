import { phrases } from './language.ts'

/** How far a match is, in the measure of its game: a turn, a year, a round. */
export const momentWords = phrases(
  {
    families: (n: number) => `turn ${n}`,
    powers: (n: number) => `${n} AD`,
    court: (n: number) => `round ${n}`,
  },
  {
    families: (n: number) => `beurt ${n}`,
    powers: (n: number) => `${n} n.Chr.`,
    court: (n: number) => `ronde ${n}`,
  },
)
