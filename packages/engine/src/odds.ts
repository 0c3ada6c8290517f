import type { Choice, Seat } from './decision.ts'
import type { Game, GameState } from './game.ts'
import type { Facts } from './json.ts'
import type { State } from './state.ts'

/** Something that a choice may lead to once dice have fallen. */
export type Likelihood = {
  /** Names the sentence that the game's words say. */
  readonly outcome: string
  readonly facts?: Facts
  /** From 0 to 1. Equal where the chance is exact; apart by what others may still decide or hide. */
  readonly low: number
  readonly high: number
}

/** By outcome, the lowest and the highest of its chances over all cases; what cannot happen is left out. */
export function rangeOver(
  cases: readonly { readonly [outcome: string]: number }[],
  facts: { readonly [outcome: string]: Facts | undefined } = {},
): Likelihood[] {
  const outcomes = [...new Set(cases.flatMap((chances) => Object.keys(chances)))]
  return outcomes.flatMap((outcome) => {
    const chances = cases.map((one) => one[outcome] ?? 0)
    const high = Math.max(...chances)
    const about = facts[outcome]
    if (high <= 0) return []
    return [{ outcome, ...(about ? { facts: about } : {}), low: Math.min(...chances), high }]
  })
}

/** The odds of a choice that `seat` considers, from its own view; nothing where no dice decide. */
export function oddsOf<S extends GameState>(
  rules: Game<S>,
  { game, pending }: State<S>,
  seat: Seat,
  choice: Choice,
): readonly Likelihood[] {
  const decision = pending.find((asked) => asked.seat === seat)
  if (!decision) return []
  return rules.odds?.(rules.view(game, seat), decision, choice, rules.board?.(game.tables)) ?? []
}
