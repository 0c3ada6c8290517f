import { type Match, openMatch } from '@hippodrome/engine'
import { Slices } from './slices.ts'
import type { Table } from './table.ts'

/** A match that was played again up to a choice. */
type Past = {
  readonly again: Match
  readonly made: number
  readonly after: Match['made'][number] | undefined
}

/** So many of those that were looked at last are kept at hand: whoever looks back goes on from there. */
const AT_HAND = 20
const atHand = new Map<Match, Past>()

/** What is at hand of a match, if it leads to this choice: what was taken back since does not. */
function leadingTo(match: Match, version: number): Past | undefined {
  const past = atHand.get(match)
  return past && past.made <= version && match.made[past.made - 1] === past.after ? past : undefined
}

/** How many choices have to be played again to come to a moment of a match. */
export const wayTo = ({ match }: Table, version: number): number =>
  match ? Math.max(0, Math.min(version, match.made.length) - (leadingTo(match, version)?.made ?? 0)) : 0

/**
 * Looks at the match as it was after `version` choices, played again in slices; nothing where older rules played a part of it. What of the table is
 * needed is taken from it at once, so that it may go on meanwhile.
 */
export async function lookBack<T>(
  table: Table,
  version: number,
  see: (then: Match) => T,
): Promise<T | undefined> {
  const { match } = table
  if (!match || version > match.made.length) return undefined
  const known = leadingTo(match, version)
  // Whoever asks meanwhile must not play on in the same one.
  atHand.delete(match)
  const way = match.made.slice(known?.made ?? 0, version)
  const after = match.made[version - 1]
  const again = known?.again ?? openMatch(table.game, table.header())
  if (!(await playAgain(again, way))) return undefined
  const seen = see(again)
  atHand.set(match, { again, made: version, after })
  const [oldest] = atHand.keys()
  if (atHand.size > AT_HAND && oldest) atHand.delete(oldest)
  return seen
}

/** Looks at a match after each of its choices, beginning before the first. Says whether all of it could be played again. */
export async function lookThrough(table: Table, see: (then: Match) => void): Promise<boolean> {
  const way = table.match?.made.slice() ?? []
  const again = openMatch(table.game, table.header())
  see(again)
  return playAgain(again, way, see)
}

async function playAgain(
  again: Match,
  way: Match['made'],
  see: (then: Match) => void = () => {},
): Promise<boolean> {
  const slices = new Slices()
  for (const { seat, choice } of way) {
    await slices.pause()
    const decision = again.state.opened[seat] ?? 0
    if (!again.follow({ kind: 'choose', seat, decision, choice }).ok) return false
    see(again)
  }
  return true
}
