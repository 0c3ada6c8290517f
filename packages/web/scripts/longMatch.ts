import {
  configure,
  draw,
  fastChance,
  type Game,
  type Match,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { families } from '@hippodrome/families'

const rules = families as unknown as Game
const seats = ['Anna', 'Basil', 'Chosroes', 'Danelis'].map((name) => ({ name, player: 'human' }))

/** The longest of some random matches of families in which nobody passes as long as there is anything else to do. */
export function longMatch(firstSeed: number, tries: number): MatchFile {
  const files = Array.from({ length: tries }, (_, index) => randomMatch(firstSeed + index))
  return files.reduce((long, file) => (file.choices.length > long.choices.length ? file : long))
}

function randomMatch(seed: number): MatchFile {
  const config = configure(rules, { seats: seats.length })
  const header = newHeader(rules, config, seats, seedFromText(`long ${seed}`))
  const match: Match = openMatch(rules, header)
  const chance = fastChance(seed)
  for (let [decision] = match.state.pending; decision; [decision] = match.state.pending) {
    const lasting = decision.choices.flatMap((choice, index) => (isLasting(choice) ? [index] : []))
    const choice = lasting[draw(chance, Math.max(1, lasting.length))] ?? 0
    match.submit({ seat: decision.seat, decision: match.state.opened[decision.seat] ?? 0, choice })
  }
  return matchFile(header, match)
}

/** What ends neither a turn nor, by the fall of Constantinople, the game. */
const isLasting = (choice: { readonly [key: string]: unknown }): boolean =>
  choice.do !== 'pass' && choice.do !== 'bulgars'
