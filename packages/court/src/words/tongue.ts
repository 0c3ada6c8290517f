import type { Facts } from '@hippodrome/engine'
import type { Bag, ChoiceKind, ChoiceOf, CourtChoice, CourtEntry, EntryKind, Id, Source } from '../types.ts'
import type {
  Action,
  Area,
  CardType,
  DuelHero,
  Good,
  Keimelion,
  OptionName,
  Phase,
  Prompt,
  Provenance,
  Resource,
  SoloRank,
  Unit,
} from '../vocabulary.ts'
import type { ReasonKey } from '../reasons.ts'

/** The names of the goods are Latin and Greek in every language. */
export const GOOD_NAMES: { readonly [good in Good]: string } = {
  auctoritas: 'Auctoritas',
  civicus: 'Civicus',
  virtus: 'Virtus',
  fides: 'Fides',
  lapis: 'Lapis',
  lignum: 'Lignum',
  frumentum: 'Frumentum',
  nomisma: 'Nomisma',
  doxa: 'Doxa',
  dynamis: 'Dynamis',
}

/** A thing in the singular and the plural. */
export type Noun = readonly [one: string, many: string]

export const counted = (n: number, noun: Noun): string => `${n} ${n === 1 ? noun[0] : noun[1]}`

/** The words for things: closed lists, so that a missing one does not compile. */
export type Terms = {
  readonly and: string
  readonly or: string
  readonly nothing: string
  readonly cards: Noun
  readonly resources: Noun
  readonly seals: Noun
  readonly option: (option: number) => string
  readonly units: { readonly [unit in Unit]: Noun }
  readonly areas: { readonly [area in Area]: string }
  /** With its preposition: "in Italy". */
  readonly within: (area: Area) => string
  readonly types: { readonly [type in CardType]: string }
  readonly keimelia: { readonly [keimelion in Keimelion]: string }
  readonly actions: { readonly [action in Action]: string }
  readonly heroes: { readonly [hero in DuelHero]: string }
  readonly phases: { readonly [phase in Phase]: string }
  readonly ranks: { readonly [rank in SoloRank]: string }
  readonly provenances: { readonly [provenance in Provenance]: string }
  /** The same as a short mark behind a card. */
  readonly marks: { readonly [provenance in Provenance]: string }
  /** An area with its article, behind "from" and "to". */
  readonly the: (area: Area) => string
  /** One unit with its article. */
  readonly aUnit: (unit: Unit) => string
  /** What holding a Keimelion gives; at a Trial and in Solo it is something else. */
  readonly gives: {
    readonly [table in 'court' | 'trial' | 'solo']: { readonly [keimelion in Keimelion]: string }
  }
  /** "for 3 Nomisma", or that it costs nothing. */
  readonly forPrice: (bag: string, free: boolean) => string
  /** Behind a choice that would do nothing. */
  readonly vain: string
}

/** How one match calls its people and things. */
export type At = {
  readonly who: (seat: number) => string
  readonly whos: (seats: readonly number[]) => string
  readonly card: (card: Id) => string
  readonly cards: (cards: readonly Id[]) => string
  readonly event: (event: Id) => string
  /** An Option of the Event of this Round, with its name. */
  readonly option: (option: number) => string
  /** An Option of any Event; empty if the Event has no Options with names (Solo). */
  readonly optionOf: (event: Id, option: number) => string
  readonly quest: (quest: Id) => string
  readonly patron: (patron: Id) => string
  readonly source: (source: Source) => string
  /** One of the effects that an ability lets its owner choose from. */
  readonly branch: (source: Source, index: number) => string
  readonly loot: (casket: Id) => string
  /** What lies in the Casket at a position. */
  readonly lootAt: (position: Keimelion) => string
  readonly bag: (bag: Bag) => string
  readonly good: (good: Good) => string
  readonly unit: (unit: Unit) => string
  readonly units: (unit: Unit, n: number) => string
  /** What a unit costs in Solo. */
  readonly unitCost: (unit: Unit) => string
  /** What is still to be paid for the Event of this Round (Solo). */
  readonly eventCost: () => string
  /** What a played card, or the Bandon that it leads, produces now. */
  readonly produce: (card: Id, alone: boolean) => string
  /** Types, cost, icons and text of a card. */
  readonly facts: (card: Id) => string
  readonly questText: (quest: Id) => string
  /** What a card, Patron, unit or hero can do. */
  readonly sourceText: (source: Source) => string
  /** What paying this price to an ability gives. */
  readonly paidFor: (source: Source, cost: Bag) => string
  readonly keimelion: (position: Keimelion) => string
  readonly patronFacts: (patron: Id) => string
  readonly price: (bag: Bag) => string
  /** A warning if this card, or the ability of a unit in this area, would do nothing now. */
  readonly warning: (source: Source, seat: number, here?: Area) => string
  /** How many cards lie in the Bandon that a played card leads; 1 if it leads none. */
  readonly sizeOf: (card: Id) => number
}

/** A prompt's or a reason's facts, read in words. */
export type Ask = {
  readonly n: (key: string) => number
  readonly text: (key: string) => string
  readonly who: (key: string) => string
  readonly card: (key: string) => string
  readonly cards: (key: string) => string
  readonly good: (key: string) => string
  readonly unit: (key: string) => string
  readonly within: (key: string) => string
  readonly action: (key: string) => string
  readonly option: (key: string) => string
  /** A price: a bag of goods, or a number of Nomisma. */
  readonly price: (key: string) => string
  readonly source: () => string
  /** Several sources. */
  readonly sources: (key: string) => string
  /** What the source can do. */
  readonly sourceText: () => string
  /** What paying the price gives. */
  readonly paidFor: (key: string) => string
  readonly seat: number
  readonly has: (key: string) => boolean
  /** Whether a choice of this kind is offered. */
  readonly offers: (kind: ChoiceKind) => boolean
  /** Whether the seat in this fact is the one that is asked. */
  readonly own: (key: string) => boolean
  /** One of several bags. */
  readonly bagIn: (key: string, index: number) => string
}

/** The members of a union of entries that may have kind `K`; one member may have several kinds. */
type OfKind<U extends { readonly kind: string }, K> = U extends unknown
  ? K extends U['kind']
    ? U
    : never
  : never

export type Prompts = { readonly [prompt in Prompt]: (ask: Ask) => string }

export type Choices = {
  readonly [kind in ChoiceKind]: (choice: ChoiceOf<kind>, at: At, prompt: Prompt, ask: Ask) => string
}

export type Entries = {
  readonly [kind in EntryKind]: (entry: OfKind<CourtEntry, kind>, at: At) => string
}

/** The engine's own reasons, and the game's. */
export type Reasons = {
  readonly [key in ReasonKey | 'match-over' | 'not-your-decision' | 'not-offered']: (ask: Ask) => string
}

export type OptionWords = {
  readonly [name in OptionName]: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value: string]: string }
  }
}

export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`
}

export function bagText(bag: Bag, { and, nothing }: Pick<Terms, 'and' | 'nothing'>): string {
  const parts = (Object.keys(GOOD_NAMES) as Good[])
    .filter((good) => (bag[good] ?? 0) !== 0)
    .map((good) => `${bag[good] ?? 0} ${GOOD_NAMES[good]}`)
  return parts.length === 0 ? nothing : listed(parts, and)
}

/** How much less of the Consequences. */
export const sparedText = (
  what: 'nomisma' | 'resources' | 'doxa',
  n: number,
  { resources }: Pick<Terms, 'resources'>,
): string => (what === 'resources' ? counted(n, resources) : `${n} ${GOOD_NAMES[what]}`)

/** A capital at the beginning of a sentence. */
export const sentence = (text: string): string =>
  text.charAt(0).replace('é', 'e').toUpperCase() + text.slice(1)

/** What a reader of facts needs to know of the language. */
export function askOf(
  facts: Facts | undefined,
  at: At,
  terms: Terms,
  seat = -1,
  choices: readonly CourtChoice[] = [],
): Ask {
  const fact = (key: string) => facts?.[key]
  const text = (key: string) => {
    const value = fact(key)
    return typeof value === 'string' ? value : ''
  }
  const n = (key: string) => Number(fact(key) ?? 0)
  return {
    n,
    text,
    has: (key) => fact(key) !== undefined,
    offers: (kind) => choices.some((choice) => choice.do === kind),
    who: (key) => at.who(n(key)),
    card: (key) => at.card(text(key)),
    cards: (key) => at.cards((fact(key) as readonly Id[] | undefined) ?? []),
    good: (key) => at.good(text(key) as Resource),
    unit: (key) => at.unit(text(key) as Unit),
    within: (key) => terms.within(text(key) as Area),
    action: (key) => terms.actions[text(key) as Action],
    option: (key) => at.option(n(key)),
    price: (key) => {
      const price = fact(key)
      return typeof price === 'object' ? at.bag(price as Bag) : at.bag({ nomisma: Number(price ?? 0) })
    },
    source: () => at.source(text('source')),
    sources: (key) =>
      listed(
        ((fact(key) as readonly Source[] | undefined) ?? []).map((source) => at.source(source)),
        terms.and,
      ),
    sourceText: () => at.sourceText(text('source')),
    paidFor: (key) => at.paidFor(text('source'), (fact(key) as Bag | undefined) ?? {}),
    seat,
    own: (key) => n(key) === seat,
    bagIn: (key, index) => at.bag((fact(key) as readonly Bag[] | undefined)?.[index] ?? {}),
  }
}
