import { draw, fastChance } from '../chance.ts'
import type { Choice, Decision } from '../decision.ts'
import type { Config, Game, GameState } from '../game.ts'
import { Match } from '../match.ts'
import { saveState } from '../save.ts'
import type { Order } from '../orders.ts'
import { Runner } from '../state.ts'
import type { Entry } from '../step.ts'

/** A moment at which a seat has something to choose in a window, and whether the window is aimed at it. */
export type Met = {
  readonly config: Config
  readonly state: unknown
  readonly decision: Decision
  readonly aimed: boolean
}

const MOST_MATCHES = 400

/** Plays random matches until every window of a game was open, and those that can be aimed were aimed at whoever is asked. */
export function windowsMet<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  configs: readonly Config[],
): readonly Met[] {
  const wanted = new Set(
    Object.entries(rules.windows).flatMap(([kind, { aims }]) => (aims ? [kind, `${kind} aimed`] : [kind])),
  )
  const found: Met[] = []
  for (let seed = 0; wanted.size > 0; seed++) {
    if (seed > MOST_MATCHES) throw new Error(`never met in ${seed} matches: ${[...wanted].join(', ')}`)
    const config = configs[seed % configs.length] as Config
    const runner = new Runner<S>(rules)
    const game = rules.setup(config, rules.tables(config))
    const state = runner.start(game, fastChance(seed), rules.begin(game))
    const dice = fastChance(seed + 1_000)
    while (state.pending.length > 0 && wanted.size > 0) {
      for (const decision of state.pending) {
        const { window, seat } = decision
        if (!window || decision.choices.length < 2 || window.amount === 0) continue
        const aimed = window.aims.includes(seat)
        const spec = rules.windows[window.kind]
        if (!wanted.delete(aimed && spec?.aims ? `${window.kind} aimed` : window.kind)) continue
        found.push({ config, state: JSON.parse(JSON.stringify(saveState(state))), decision, aimed })
      }
      const asked = state.pending[draw(dice, state.pending.length)] as Decision
      runner.choose(state, asked, draw(dice, asked.choices.length))
    }
  }
  return found
}

/** What an order makes of such a moment: the choice that it makes, or why its seat is asked all the same. */
export function underOrder<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  { config, state, decision: { seat, window } }: Met,
  order: Order,
): { readonly passed: boolean } | { readonly stopped: unknown } {
  const match = Match.from(rules, config, state)
  const before = match.made.length
  const outcome = match.apply({ kind: 'orders', seat, orders: { standing: { [window?.kind ?? '']: order } } })
  if (!outcome.ok) throw new Error(outcome.message)
  const made = match.made[before]
  if (!made) return { stopped: match.view(seat).stopped }
  return { passed: made.by === 'orders' && made.choice === window?.pass && made.of === window.kind }
}
