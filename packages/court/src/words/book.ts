import type { AbilityData } from '../data/effect.ts'
import type { Score } from '../data/score.ts'
import type { Bag, CourtBoard, Id } from '../types.ts'
import type { Area, CardType, DuelHero, Provenance, Resource, SoloRank, Unit } from '../vocabulary.ts'
import { pages } from './pages.baked.ts'

/** What is printed on a card, as the words need it. */
export type CardPage = {
  /** The hero of a Duel that this card is. */
  readonly hero: DuelHero | undefined
  readonly types: readonly CardType[]
  readonly levels: readonly number[]
  readonly intrigue: boolean
  readonly taktika: boolean
  readonly cost: number
  readonly produces: Bag
  readonly abilities: readonly AbilityData[]
  readonly provenance: Provenance
}

export type UnitsAt = { readonly unit: Unit; readonly count: number; readonly area: Area }

export type EventPage = {
  readonly year: string
  readonly age: number
  /** Where it happens; a Solo Event says it of each unit. */
  readonly area: Area | undefined
  readonly options: readonly {
    readonly requires: Bag
    readonly units: readonly UnitsAt[]
  }[]
  readonly reward: Bag
  readonly consequences: Bag
  readonly bid: { readonly good: Resource; readonly doxa: readonly number[] } | undefined
  readonly provenance: Provenance
}

export type QuestPage = { readonly score: Score; readonly provenance: Provenance }

export type PatronPage = {
  readonly doxa: number
  readonly goods: Bag
  readonly unit: Unit
  readonly abilities: readonly AbilityData[]
  /** How many of the abilities, from the first, are about Doxa. */
  readonly forDoxa: number
  readonly provenance: Provenance
}

type UnitPage = { readonly type: CardType; readonly abilities: readonly AbilityData[]; readonly cost: Bag }

/** By duel hero, each with the name of the ability. */
type HeroPage = readonly { readonly name: string; readonly ability: AbilityData }[]

type Paged<K, T> = readonly (readonly [id: K, page: T])[]

/** All cards as printed, but for their names: plain data, the same in every language. */
export type Pages = {
  readonly cards: Paged<Id, CardPage>
  readonly events: Paged<Id, EventPage>
  readonly quests: Paged<Id, QuestPage>
  readonly patrons: Paged<Id, PatronPage>
  readonly caskets: Paged<Id, Bag>
  readonly units: Paged<Unit, UnitPage>
  readonly duel: Paged<string, HeroPage>
  /** By Age: how many more of each Resource a full court requires (§21.2). */
  readonly fullCourt: { readonly [age: string]: number }
  /** The ranks of Solo in their order, each with the most Doxa that it is given for. */
  readonly ranks: readonly { readonly rank: SoloRank; readonly max: number | undefined }[]
}

/** The same to look things up in. */
type Book = Pick<Pages, 'fullCourt' | 'ranks'> & {
  readonly [kind in Exclude<keyof Pages, 'fullCourt' | 'ranks'>]: Pages[kind] extends Paged<infer K, infer T>
    ? ReadonlyMap<K, T>
    : never
}

let kept: Book | undefined

/** All cards as printed, opened when somebody first needs words. */
export function book(): Book {
  kept ??= {
    ...pages,
    cards: new Map(pages.cards),
    events: new Map(pages.events),
    quests: new Map(pages.quests),
    patrons: new Map(pages.patrons),
    caskets: new Map(pages.caskets),
    units: new Map(pages.units),
    duel: new Map(pages.duel),
  }
  return kept
}

/** What a card produces: as printed, or as this table says of a card of its own. */
export const producesOf = ({ named }: Partial<CourtBoard>, card: Id): Bag =>
  book().cards.get(card)?.produces ?? named?.[card]?.produces ?? {}

/** Whether a card is one of Intrigue, which is never played with Play (§9.1). */
export const isIntrigue = ({ named }: Partial<CourtBoard>, card: Id): boolean =>
  (book().cards.get(card) ?? named?.[card])?.intrigue === true
