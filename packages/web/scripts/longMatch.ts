import {
  configure,
  draw,
  fastChance,
  type Game,
  type Match,
  type MatchFile,
  matchFile,
  newHeader,
  type Options,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { families } from '@hippodrome/families'

const seats = ['Anna', 'Basil', 'Chosroes', 'Danelis'].map((name) => ({ name, player: 'human' }))

/** The longest of some random matches of families in which nobody passes as long as there is anything else to do. */
export function longMatch(firstSeed: number, tries: number): MatchFile {
  const files = Array.from({ length: tries }, (_, index) => randomMatch(families, 4, firstSeed + index))
  return files.reduce((long, file) => (file.choices.length > long.choices.length ? file : long))
}

/** A match by lot of this many people, up to its end or `most` choices. */
export function randomMatch(
  played: unknown,
  count: number,
  seed: number,
  { options = {}, most = Number.POSITIVE_INFINITY }: { options?: Options; most?: number } = {},
): MatchFile {
  const rules = played as Game
  const config = configure(rules, { seats: count, options })
  const header = newHeader(rules, config, seats.slice(0, count), seedFromText(`long ${seed}`))
  const match: Match = openMatch(rules, header)
  const chance = fastChance(seed)
  for (let [decision] = match.state.pending; decision; [decision] = match.state.pending) {
    if (match.made.length >= most) break
    const lasting = decision.choices.flatMap((choice, index) => (isLasting(choice) ? [index] : []))
    const choice = lasting[draw(chance, Math.max(1, lasting.length))] ?? 0
    match.submit({ seat: decision.seat, decision: match.state.opened[decision.seat] ?? 0, choice })
  }
  return matchFile(header, match)
}

/** The match as it stood after its first choices; what is known of its later state goes. */
export function upTo({ snapshot: _later, end: _end, ...file }: MatchFile, until: number): MatchFile {
  return { ...file, choices: file.choices.slice(0, until) }
}

/** What ends neither a turn nor, by the fall of Constantinople, the game. */
const isLasting = (choice: { readonly [key: string]: unknown }): boolean =>
  choice.do !== 'pass' && choice.do !== 'bulgars'
