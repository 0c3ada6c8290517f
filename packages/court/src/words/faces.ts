import type { Effect } from '../data/effect.ts'
import type { Counter } from '../data/parts.ts'
import type { Score } from '../data/score.ts'
import type { Bag, CourtBoard, CourtView, Id, PrintedCard } from '../types.ts'
import type { Area, CardType, DuelHero, Keimelion, Provenance, Resource, Unit } from '../vocabulary.ts'
import { abilityText } from './ability.ts'
import { book, type UnitsAt } from './book.ts'
import type { Named, Tongue } from './language.ts'
import { typeOf, unitsIn } from './parts.ts'

export { isIntrigue, producesOf } from './book.ts'

/** What stands on a card, for whoever draws it: from the data alone, so that a new card needs no drawing of its own. */
export type CardFace = PrintedCard & { readonly id: Id; readonly origin: Provenance }

export type EventFace = {
  readonly id: Id
  readonly name: string
  readonly lore: string
  readonly year: string
  readonly age: number
  readonly area: Area | undefined
  readonly options: readonly {
    readonly name: string
    readonly requires: Bag
    readonly units: readonly UnitsAt[]
  }[]
  readonly reward: Bag
  readonly consequences: Bag
  readonly bid: { readonly good: Resource; readonly doxa: readonly number[] } | undefined
  readonly origin: Provenance
}

export type QuestFace = {
  readonly id: Id
  readonly name: string
  readonly text: string
  /** The most Doxa that it can give; absent when there is no limit. */
  readonly most: number | undefined
  /** So many of what it counts. */
  readonly counted: (n: number) => string
  /** What it counts, as names of signs: first what that is, then where. */
  readonly signs: readonly string[]
  readonly origin: Provenance
}

export type PatronFace = {
  readonly id: Id
  readonly name: string
  /** What its player begins with. */
  readonly start: Bag
  readonly unit: Unit
  readonly forDoxa: string
  readonly ability: string
  readonly origin: Provenance
}

export type UnitFace = {
  readonly unit: Unit
  readonly name: string
  readonly many: string
  readonly type: CardType
  /** What it costs to build in Solo. */
  readonly cost: Bag
  readonly text: string
}

/** The table at which a card is read: how it is played there, and cards of its own. */
type CardTable = Pick<CourtView, 'mode'> & Partial<CourtBoard>

/** The faces of one language. What is not in the book has no face. */
export type Faces = {
  readonly card: (id: Id, table?: CardTable) => CardFace | undefined
  readonly event: (id: Id) => EventFace | undefined
  /** What an Intrigue card, or a Hero who answers one, cancels. */
  readonly cancels: (card: Id) => 'action' | 'intrigue' | undefined
  readonly quest: (id: Id) => QuestFace | undefined
  readonly patron: (id: Id) => PatronFace | undefined
  readonly loot: (casket: Id) => Bag
  readonly unit: (unit: Unit) => UnitFace
  readonly hero: (hero: DuelHero, taktika: boolean) => readonly { name: string; text: string }[]
  readonly ids: {
    readonly [kind in 'cards' | 'events' | 'quests' | 'patrons' | 'caskets']: readonly Id[]
  }
  /** The ranks of Solo in their order, each with the most Doxa that it is given for. */
  readonly ranks: readonly { readonly name: string; readonly max: number | undefined }[]
  readonly area: (area: Area) => string
  readonly type: (type: CardType) => string
  readonly keimelion: (keimelion: Keimelion) => string
}

function mostOf({ mode, cap, doxa, bonus, tiers }: Score): number | undefined {
  if (mode === 'per') return cap === undefined ? undefined : cap + (bonus?.doxa ?? 0)
  return mode === 'tiers' ? Math.max(0, ...(tiers ?? []).map(([, worth]) => worth)) : doxa
}

/** Where a counter looks for what it counts, and what stands for that when it does not say. */
const COUNTED: { readonly [of in Counter['of']]?: string } = {
  unitsOnMap: 'map',
  territoriesWithUnits: 'map',
  cardsInPlay: 'courts',
  typesInPlay: 'courts',
  largestBandon: 'bandon',
  resources: 'lapis',
  nomisma: 'nomisma',
  victories: 'victorious',
  topVotes: 'vote',
  sealsOnMap: 'seal',
  territoriesWithSeal: 'seal',
  sealsRemoved: 'seal',
  abilitiesUsed: 'action-unit',
}

function signsOf({ of, type, units, hero, intrigue }: Counter): readonly string[] {
  const what = [
    ...unitsIn(units),
    ...(type === undefined ? [] : [typeOf(type)]),
    ...(hero ? ['hero'] : []),
    ...(intrigue ? ['intrigue'] : []),
  ]
  const where = COUNTED[of]
  return [...what, ...(where === undefined ? [] : [where])].slice(0, 2)
}

/** Each is made once, so that whoever draws it sees that it is the same. */
function once<T>(make: (id: Id) => T): (id: Id) => T {
  const made = new Map<Id, T>()
  return (id) => {
    const known = made.get(id) ?? make(id)
    made.set(id, known)
    return known
  }
}

/** What an effect cancels, also one that is paid for first (Antonina, §13.20). */
function cancelled(effect: Effect): readonly ('action' | 'intrigue')[] {
  if (effect.op === 'cancel') return [effect.what]
  return effect.op === 'pay' ? effect.then.flatMap(cancelled) : []
}

/** What stands on everything, in the language of this tongue. */
export function facesIn({ names, terms, describer }: Tongue): Faces {
  const { cards, events, quests, patrons, caskets, units, duel, ranks } = book()
  const named = (kind: 'cards' | 'events' | 'quests' | 'patrons' | 'lore', id: Id): string =>
    (names[kind] as Named)[id] ?? ''
  const faceOf = (id: Id, solo: boolean): CardFace | undefined => {
    const page = cards.get(id)
    if (!page) return undefined
    const { types, levels, intrigue, taktika, cost, produces, abilities, provenance } = page
    return {
      id,
      name: named('cards', id),
      types,
      levels,
      intrigue,
      taktika,
      cost,
      produces,
      text: abilityText(abilities, describer, solo),
      origin: provenance,
    }
  }
  const atCourt = once((id) => faceOf(id, false))
  const alone = once((id) => faceOf(id, true))
  return {
    card: (id, table) => {
      const face = (table?.mode === 'solo' ? alone : atCourt)(id)
      if (face) return face
      const added = table?.named?.[id]
      return added && { id, ...added, origin: 'rulebook' }
    },
    cancels: (id) =>
      cards
        .get(id)
        ?.abilities.flatMap(({ effects }) => effects)
        .flatMap(cancelled)[0],
    event: once((id) => {
      const page = events.get(id)
      return (
        page && {
          id,
          ...page,
          name: named('events', id),
          lore: named('lore', id),
          options: page.options.map((option, index) => ({
            ...option,
            name: names.options[id]?.[index] ?? '',
          })),
          origin: page.provenance,
        }
      )
    }),
    quest: once((id) => {
      const page = quests.get(id)
      return (
        page && {
          id,
          name: named('quests', id),
          text: describer.score(page.score),
          most: mostOf(page.score),
          counted: (n: number) => describer.counted(page.score, n),
          signs: signsOf(page.score.count),
          origin: page.provenance,
        }
      )
    }),
    patron: once((id) => {
      const page = patrons.get(id)
      if (!page) return undefined
      const { abilities, forDoxa, goods, doxa, unit, provenance } = page
      return {
        id,
        name: named('patrons', id),
        start: { ...goods, doxa },
        unit,
        forDoxa: abilityText(abilities.slice(0, forDoxa), describer),
        ability: abilityText(abilities.slice(forDoxa), describer),
        origin: provenance,
      }
    }),
    loot: (casket) => caskets.get(casket) ?? {},
    unit: (unit) => {
      const page = units.get(unit)
      const [name, many] = terms.units[unit]
      return {
        unit,
        name,
        many,
        type: page?.type ?? 'palatine',
        cost: page?.cost ?? {},
        text: abilityText(page?.abilities ?? [], describer),
      }
    },
    hero: (hero, taktika) =>
      (duel.get(hero) ?? [])
        .filter(({ ability }) => taktika || ability.trigger !== 'onUnitActivated')
        .map(({ name, ability }) => ({
          name: names.duel[name] ?? name,
          text: abilityText([ability], describer),
        })),
    ids: {
      cards: [...cards.keys()],
      events: [...events.keys()],
      quests: [...quests.keys()],
      patrons: [...patrons.keys()],
      caskets: [...caskets.keys()],
    },
    ranks: ranks.map(({ rank, max }) => ({ name: terms.ranks[rank], max })),
    area: (area) => terms.areas[area],
    type: (type) => terms.types[type],
    keimelion: (keimelion) => terms.keimelia[keimelion],
  }
}
