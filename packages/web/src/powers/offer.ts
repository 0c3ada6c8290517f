/** An offer while it is written: terms of both sides, and the choices that lay it on the table. */
import type {
  ChitId,
  LandId,
  PlaceId,
  PowerId,
  PowersChoice,
  PromiseId,
  PowersView,
  TermView,
} from '@hippodrome/powers'
import { placesOf } from './places.ts'
import { holdingOf } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

/** Whose the term is: of whoever writes, or of the other. */
export type Giver = 'me' | 'you'
export type Term =
  | { readonly kind: 'money'; readonly by: Giver; readonly n: number }
  /** Of the other any chit will do. */
  | { readonly kind: 'chit'; readonly by: Giver; readonly chit?: ChitId }
  | { readonly kind: 'passage'; readonly by: Giver }
  | { readonly kind: 'concession'; readonly by: Giver; readonly place?: LandId }
  | { readonly kind: 'promise'; readonly by: Giver; readonly what: PromiseId; readonly place?: PlaceId }
export type TermKind = Term['kind']

export type OfferDraft = {
  readonly from: PowerId
  readonly to: PowerId
  /** The offer that it answers. */
  readonly counters?: number
  readonly terms: readonly Term[]
}

export const MOST_TERMS = 4
const MOST_MONEY = 20

const powerOf = (view: PowersView, power: PowerId) => view.powers.find((known) => known.power === power)
export const giverOf = ({ from, to }: OfferDraft, by: Giver): PowerId => (by === 'me' ? from : to)

/** How much a side can give. */
export const mostMoney = (view: PowersView, power: PowerId): number =>
  Math.min(MOST_MONEY, powerOf(view, power)?.treasury ?? 0)

/** §28.7 Where a power is alone, and has conceded nothing. */
export function conceded({ view, board }: PowersSituation, power: PowerId): readonly LandId[] {
  const places = placesOf(board)
  return places.lands.filter((land) => {
    const { kind, powers } = holdingOf(view, places, land)
    const given = view.areas.find(({ place }) => place === land)?.concession
    return kind === 'held' && powers[0] === power && given?.by !== power
  })
}

/** Whether this place can stand in the term. */
export function fits(at: PowersSituation, offer: OfferDraft, { kind, by }: Term, place: PlaceId): boolean {
  if (kind === 'concession') return conceded(at, giverOf(offer, by)).includes(place as LandId)
  return kind === 'promise' && placesOf(at.board).lands.includes(place as LandId)
}

/** What may still be added: four terms at most, one of each kind from each side, money from one side only (§7.2). */
export function addable(at: PowersSituation, offer: OfferDraft, by: Giver): readonly TermKind[] {
  const { view, board } = at
  const { terms } = offer
  if (terms.length >= MOST_TERMS) return []
  const giver = powerOf(view, giverOf(offer, by))
  const has = (kind: TermKind) => terms.some((term) => term.kind === kind && term.by === by)
  const can: { readonly [kind in TermKind]: boolean } = {
    money: !terms.some(({ kind }) => kind === 'money') && (giver?.treasury ?? 0) > 0,
    chit: (giver?.chits ?? 0) > 0,
    promise: true,
    passage: true,
    concession: board.options.concessions && conceded(at, giverOf(offer, by)).length > 0,
  }
  return (Object.keys(can) as TermKind[]).filter((kind) => can[kind] && !has(kind))
}

/** Whether nothing is left open: a promise and a concession name their place. */
export const isWhole = ({ terms }: OfferDraft): boolean =>
  terms.length > 0 &&
  terms.every((term) => {
    if (term.kind === 'concession') return term.place !== undefined
    return term.kind !== 'promise' || term.what === 'peace' || term.place !== undefined
  })

function written(term: Term): readonly PowersChoice[] {
  const mine = term.by === 'me'
  switch (term.kind) {
    case 'money':
      return [{ do: mine ? 'giveMoney' : 'askMoney' }, { do: 'amount', n: term.n }]
    case 'chit':
      return [mine && term.chit !== undefined ? { do: 'giveChit', chit: term.chit } : { do: 'askChit' }]
    case 'passage':
      return [{ do: mine ? 'givePassage' : 'askPassage' }]
    case 'concession':
      return term.place === undefined
        ? []
        : [{ do: mine ? 'giveConcession' : 'askConcession', place: term.place }]
    case 'promise':
      return [
        { do: 'promise', what: term.what, by: term.by },
        ...(term.place === undefined ? [] : [{ do: 'place', place: term.place } as const]),
      ]
  }
}

/** The choices that write the offer and lay it on the table, from whatever is asked now. */
export function choicesOf({ decision }: PowersSituation, offer: OfferDraft): readonly PowersChoice[] {
  const { from, to, counters, terms } = offer
  const opened: readonly PowersChoice[] =
    decision?.prompt === 'offer'
      ? []
      : counters === undefined
        ? [...(decision?.prompt === 'negotiate' ? [{ do: 'talk' } as const] : []), { do: 'offer', from, to }]
        : [{ do: 'counter', offer: counters }]
  return [...opened, ...terms.flatMap(written), { do: 'propose' }]
}

/** The terms of an offer as whoever answers it would write them. */
export function turned(terms: readonly TermView[], own: PowerId): readonly Term[] {
  return terms.flatMap((term): Term[] => {
    const by: Giver = term.by === own ? 'me' : 'you'
    switch (term.term) {
      case 'money':
        return [{ kind: 'money', by, n: term.n }]
      case 'chit':
        // What another asks is not known before it is chosen.
        return by === 'you' ? [{ kind: 'chit', by }] : []
      case 'passage':
        return [{ kind: 'passage', by }]
      case 'concession':
        return [{ kind: 'concession', by, place: term.place }]
      case 'promise':
        return [
          {
            kind: 'promise',
            by,
            what: term.what,
            ...(term.place === undefined ? {} : { place: term.place }),
          },
        ]
    }
  })
}
