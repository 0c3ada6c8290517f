import type { MyMatch } from '../online/server.ts'
import { waitsForMe } from '../online/server.ts'

/** How much of a match somebody has seen: the choices that were made, and the lines that were said. */
type Seen = { readonly choices: number; readonly said: number; readonly at: number }

/** Something that the bell tells of a match. */
export type NewsOf = {
  readonly match: MyMatch
  readonly kind: 'turn' | 'vote' | 'blow' | 'done' | 'talk' | 'end'
  readonly n: number
  /** What somebody else did to who looks. */
  readonly blow?: Blow
}

type Blow = NonNullable<MyMatch['blows']>[number]

const RANK: readonly NewsOf['kind'][] = ['turn', 'vote', 'blow', 'end', 'done', 'talk']

const votesFor = ({ votes = [], seats_of_mine }: MyMatch): number =>
  votes.filter((seat) => seats_of_mine.includes(seat)).length

/** Whether a match wants something of who looks. */
export const wantsMe = (match: MyMatch): boolean =>
  match.phase === 'playing' && (waitsForMe(match) || votesFor(match) > 0)

/** What others did to who looks since they looked. */
const blowsFor = ({ blows = [], seats_of_mine }: MyMatch, seen: Seen | undefined): readonly Blow[] =>
  seen ? blows.filter(({ seat, at }) => seats_of_mine.includes(seat) && at > seen.choices) : []

/** What is new at the tables of who looks, what waits for them first. */
export function newsOf(
  matches: readonly MyMatch[],
  seenOf: (id: string) => Seen | undefined,
): readonly NewsOf[] {
  return matches
    .filter(({ phase }) => phase === 'playing' || phase === 'over')
    .flatMap((match): NewsOf[] => {
      const seen = seenOf(match.id)
      const waits = match.phase === 'playing' && waitsForMe(match)
      const votes = match.phase === 'playing' ? votesFor(match) : 0
      const done = seen ? match.choices - seen.choices : 0
      const talk = seen ? (match.said ?? 0) - seen.said : 0
      return [
        ...(waits ? [{ match, kind: 'turn' as const, n: 1 }] : []),
        ...(votes > 0 ? [{ match, kind: 'vote' as const, n: votes }] : []),
        ...blowsFor(match, seen).map((blow) => ({ match, kind: 'blow' as const, n: 1, blow })),
        ...(done > 0 && match.phase === 'over' ? [{ match, kind: 'end' as const, n: 1 }] : []),
        ...(done > 0 && match.phase === 'playing' && !waits
          ? [{ match, kind: 'done' as const, n: done }]
          : []),
        ...(talk > 0 ? [{ match, kind: 'talk' as const, n: talk }] : []),
      ]
    })
    .toSorted((one, other) => RANK.indexOf(one.kind) - RANK.indexOf(other.kind))
}

const keyOf = (id: string): string => `hippodrome.seen.${id}`

/** What this browser last showed of a match. */
export function seenOf(id: string): Seen | undefined {
  try {
    const { choices, said, at } = JSON.parse(localStorage.getItem(keyOf(id)) ?? '') as Partial<Seen>
    if (typeof choices !== 'number' || typeof said !== 'number') return undefined
    return { choices, said, at: typeof at === 'number' ? at : 0 }
  } catch {
    return undefined
  }
}

export function keepSeen(id: string, seen: Seen): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing tells everything as new.
  }
}
