import { draw, fastChance, seedFromText } from '../chance.ts'
import type { Choice, Decision } from '../decision.ts'
import type { Config, Game, GameState, Result } from '../game.ts'
import { canonical } from '../json.ts'
import { type MatchFile, matchFile, newHeader, openMatch } from '../matchFile.ts'
import type { Entry } from '../step.ts'

/** A whole match as text that can be read and compared: a golden playthrough. */
export type Playthrough = {
  readonly file: MatchFile
  /** One line a decision: seat, prompt, number of choices, the choice, and what was told. */
  readonly lines: readonly string[]
  readonly result: Result
  readonly hash: string
}

/** Plays a random match that depends on `name` alone, and writes it down. */
export function playthrough<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  name: string,
): Playthrough {
  const seats = Array.from({ length: config.seats }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    player: 'random',
  }))
  const header = newHeader(rules, config, seats, seedFromText(name))
  const match = openMatch(rules, header)
  const dice = fastChance(Number.parseInt(header.commitment.slice(0, 7), 16))
  const lines: string[] = []
  while (!match.over) {
    const { pending, opened } = match.state
    const decision = pending[draw(dice, pending.length)] as Decision
    const { seat, prompt, choices } = decision
    const choice = draw(dice, choices.length)
    const before = match.told.length
    match.submit({ seat, decision: opened[seat] ?? 0, choice })
    const told = match.told.slice(before).map(({ entry }) => canonical(entry))
    lines.push(
      [`${seat} ${prompt} ${choice + 1}/${choices.length}`, canonical(choices[choice]), ...told].join(' | '),
    )
  }
  return {
    file: matchFile(header, { made: match.made, result: match.result, hash: () => match.hash() }),
    lines,
    result: rules.result(match.state.game),
    hash: match.hash(),
  }
}
