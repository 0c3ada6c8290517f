import type { Bag, CourtEntry, Id } from '@hippodrome/court'
import type { Area, Good, Resource, Unit } from '@hippodrome/court/vocabulary'
import type { Seat } from '@hippodrome/engine'

type Row = {
  readonly seat: Seat
  readonly gift: Bag
  /** How many of each kind are something else that stands for it. */
  readonly stand: Bag
  readonly doxa: number | undefined
  readonly verdict: 'victorious' | 'defeated' | undefined
}

/** What came to light when all had sealed: contributions, bids, and what they led to. */
export type Opening = {
  /** Which of the match it is. */
  readonly nth: number
  readonly rows: readonly Row[]
  readonly outcome:
    | { readonly kind: 'fulfilled' | 'canceled'; readonly event: Id; readonly option: number }
    | undefined
  readonly bids: { readonly good: Resource; readonly of: readonly number[] } | undefined
  readonly places: readonly { readonly seat: Seat; readonly place: number; readonly doxa: number }[]
  readonly placed: readonly { readonly unit: Unit; readonly area: Area }[]
}

/** The entry of a kind, also where several kinds look alike. */
type EntryOf<K, E = CourtEntry> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? E & { readonly kind: K }
    : never
  : never

const all = <K extends CourtEntry['kind']>(entries: readonly CourtEntry[], kind: K): EntryOf<K>[] =>
  entries.flatMap((entry) => (entry.kind === kind ? [entry as EntryOf<K>] : []))

/** A gift as it counts in the end: substitutes, what came later, and what was too much (§15). */
function giftOf(entries: readonly CourtEntry[], seat: Seat): Bag {
  const gift: { [good in Good]?: number } = {}
  const add = (good: Good, n: number) => (gift[good] = (gift[good] ?? 0) + n)
  const addAll = (bag: Bag, sign: number) => {
    for (const [good, n] of Object.entries(bag) as [Good, number][]) add(good, sign * n)
  }
  for (const entry of entries) {
    if (!('seat' in entry) || entry.seat !== seat) continue
    if (entry.kind === 'contributed') addAll(entry.gift, 1)
    if (entry.kind === 'returned') addAll(entry.gift, -1)
    if (entry.kind === 'added') add(entry.good, 1)
    if (entry.kind === 'substituted') {
      add(entry.from, -entry.amount)
      add(entry.as, 1)
    }
  }
  return Object.fromEntries(Object.entries(gift).filter(([, n]) => n > 0))
}

/** What was named for something else (§15.5). */
function standIns(entries: readonly CourtEntry[], seat: Seat): Bag {
  const named = all(entries, 'substituted').filter((entry) => entry.seat === seat)
  return Object.fromEntries(named.map(({ as }) => [as, named.filter((entry) => entry.as === as).length]))
}

/** The last opening that the chronicle tells of, unless a round has begun since then and gone on to its actions. */
export function openingOf(told: readonly CourtEntry[]): Opening | undefined {
  const last = told.findLastIndex(({ kind }) => kind === 'contributed' || kind === 'bids')
  if (last < 0) return undefined
  const round = told.slice(0, last).findLastIndex(({ kind }) => kind === 'round')
  const after = told.slice(last).findIndex(({ kind }) => kind === 'round')
  if (after >= 0 && told.slice(last + after).some(({ kind }) => kind === 'option' || kind === 'action'))
    return undefined
  const entries = told.slice(round + 1, after < 0 ? undefined : last + after)
  const from = entries.findIndex(({ kind }) => kind === 'contributed' || kind === 'bids')
  const opened = entries.slice(from)
  const [bids] = all(opened, 'bids')
  const [outcome] = [...all(opened, 'fulfilled'), ...all(opened, 'canceled')]
  return {
    nth: all(told, 'round').length - (after < 0 ? 0 : 1),
    rows: [...new Set(all(opened, 'contributed').map(({ seat }) => seat))].map((seat) => ({
      seat,
      gift: giftOf(opened, seat),
      stand: standIns(opened, seat),
      doxa: all(opened, 'contribution-doxa').find((entry) => entry.seat === seat)?.doxa,
      verdict: all(opened, 'victorious').some((entry) => entry.seat === seat)
        ? 'victorious'
        : all(opened, 'defeated').some((entry) => entry.seat === seat)
          ? 'defeated'
          : undefined,
    })),
    outcome: outcome && { kind: outcome.kind, event: outcome.event, option: outcome.option },
    bids: bids && { good: bids.good, of: bids.bids },
    places: all(opened, 'trial'),
    placed: all(opened, 'unit-placed'),
  }
}
