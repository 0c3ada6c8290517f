import { type Config, draw, fastChance, type Game, type MatchFile, openMatch } from '@hippodrome/engine'
import { fileOf } from './table.ts'

/** A match that was played by lot, up to its last choices. */
export function nearlyOver(rules: Game, config: Config, players: readonly string[], left: number): MatchFile {
  const file = fileOf(rules, config, players)
  const match = openMatch(rules, file)
  const lot = fastChance(5)
  for (let [asked] = match.state.pending; asked; [asked] = match.state.pending) {
    const { seat, choices } = asked
    match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice: draw(lot, choices.length) })
  }
  return { ...file, choices: match.made.slice(0, -left).map(({ seat, choice }) => [seat, choice]) }
}
