import { makeBot } from '@hippodrome/bots'
import { configure, type Decision, type Game, type MatchFile, matchFile, openMatch } from '@hippodrome/engine'
import { fileOf } from './table.ts'

/** A whole match between bots, the first of which the page takes for a person. */
export function finishedMatch(rules: Game, bots: readonly string[]): MatchFile {
  const players = bots.map((bot, seat) => (seat === 0 ? 'human' : bot))
  const header = fileOf(rules, configure(rules, { seats: bots.length }), players)
  const made = bots.map((bot, seat) => makeBot(bot, { seed: 40 + seat }))
  const match = openMatch(rules, header)
  while (!match.over) {
    const { seat } = match.state.pending[0] as Decision
    const choice = made[seat]?.choose(match.runner, match.state, seat) ?? 0
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  }
  return matchFile(header, match)
}
