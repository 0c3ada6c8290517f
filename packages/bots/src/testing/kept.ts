import {
  configure,
  type Decision,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  type Options,
  seedFromText,
} from '@hippodrome/engine'
import type { Bot } from '../bot.ts'

export type KeptPlan = {
  readonly seats: number
  readonly seed: string
  readonly bots: readonly Bot[]
  readonly options?: Options
  /** Dice that fall first. */
  readonly script?: number[]
  /** Has the last word on a choice. */
  readonly instead?: (
    decision: Decision,
    chosen: number,
    state: ReturnType<typeof openMatch>['state'],
  ) => number
  /** Breaks off after as many choices. */
  readonly most?: number
}

/** The file of a match between bots. */
export function keptMatch(rules: Game, plan: KeptPlan): MatchFile {
  const { seats, seed, bots, options = {}, script = [], instead, most = Number.POSITIVE_INFINITY } = plan
  const config = configure(rules, { seats, options })
  const seated = bots.map(({ name }, seat) => ({ name: `Seat ${seat}`, player: name }))
  const header = newHeader(rules, config, seated, seedFromText(seed), { script })
  const match = openMatch(rules, header)
  while (!match.over && match.made.length < most) {
    const decision = match.state.pending[0] as Decision
    const { seat } = decision
    const chosen = (bots[seat] as Bot).choose(match.runner, match.state, seat)
    const choice = instead?.(decision, chosen, match.state) ?? chosen
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
  return matchFile(header, match)
}
