import type { AbilityData } from '../data/effect.ts'
import type { Score } from '../data/score.ts'
import { printed } from '../data/printed.ts'
import type { Bag, Id } from '../types.ts'
import {
  type Area,
  type CardType,
  HEROES,
  type Provenance,
  type Resource,
  SOLO_RANKS,
  type SoloRank,
  UNITS,
  type Unit,
} from '../vocabulary.ts'
import { areaOf, bagOf, goodOf, typeOf } from './parts.ts'

/** What is printed on a card, as the words need it. */
export type CardPage = {
  readonly name: string
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
  readonly name: string
  readonly lore: string
  readonly year: string
  readonly age: number
  /** Where it happens; a Solo Event says it of each unit. */
  readonly area: Area | undefined
  readonly options: readonly {
    readonly name: string
    readonly requires: Bag
    readonly units: readonly UnitsAt[]
  }[]
  readonly reward: Bag
  readonly consequences: Bag
  readonly bid: { readonly good: Resource; readonly doxa: readonly number[] } | undefined
  readonly provenance: Provenance
}

export type QuestPage = { readonly name: string; readonly score: Score; readonly provenance: Provenance }

export type PatronPage = {
  readonly name: string
  readonly doxa: number
  readonly goods: Bag
  readonly unit: Unit
  readonly abilities: readonly AbilityData[]
  /** How many of the abilities, from the first, are about Doxa. */
  readonly forDoxa: number
  readonly provenance: Provenance
}

export type Book = {
  readonly cards: ReadonlyMap<Id, CardPage>
  readonly events: ReadonlyMap<Id, EventPage>
  readonly quests: ReadonlyMap<Id, QuestPage>
  readonly patrons: ReadonlyMap<Id, PatronPage>
  readonly caskets: ReadonlyMap<Id, Bag>
  readonly units: ReadonlyMap<
    Unit,
    { readonly type: CardType; readonly abilities: readonly AbilityData[]; readonly cost: Bag }
  >
  /** By Age: how many more of each Resource a full court requires (§21.2). */
  readonly fullCourt: { readonly [age: string]: number }
  /** The ranks of Solo in their order, each with the most Doxa that it is given for. */
  readonly ranks: readonly { readonly rank: SoloRank; readonly max: number | undefined }[]
  /** By duel hero, each with the name of the ability. */
  readonly duel: ReadonlyMap<string, readonly { readonly name: string; readonly ability: AbilityData }[]>
}

const placed = (list: readonly { unit: number; count: number; area: number }[]): UnitsAt[] =>
  list.map(({ unit, count, area }) => ({ unit: UNITS[unit] ?? 'senator', count, area: areaOf(area) }))

function cardPages(): [Id, CardPage][] {
  return printed.cards.map((card): [Id, CardPage] => {
    const types = card.types.map(typeOf)
    return [
      card.id,
      {
        name: card.name,
        types,
        levels: types.flatMap((type) => card.levels[type] ?? []),
        intrigue: card.intrigue,
        taktika: card.set === 'taktika',
        cost: card.cost,
        produces: bagOf(card.produces),
        abilities: card.abilities,
        provenance: card.provenance,
      },
    ]
  })
}

function eventPages(): [Id, EventPage][] {
  return printed.events.map((event): [Id, EventPage] => [
    event.id,
    {
      name: event.name,
      lore: event.lore ?? '',
      year: event.year ?? '',
      age: event.age,
      area: areaOf(event.area),
      options: event.options.map((option) => ({
        name: option.name,
        requires: bagOf(option.requires),
        units: placed(option.units),
      })),
      reward: bagOf(event.victorious.effects[0].what),
      consequences: bagOf(event.defeated.effects[0].what),
      bid: event.trialBid && {
        good: goodOf(event.trialBid.resource) as Resource,
        doxa: event.trialBid.doxa,
      },
      provenance: event.provenance,
    },
  ])
}

function soloPages(): [Id, EventPage][] {
  return printed.soloEvents.map((event) => [
    event.id,
    {
      name: event.name,
      lore: event.lore ?? '',
      year: event.year ?? '',
      age: event.age,
      area: undefined,
      options: [
        { name: '', requires: bagOf(event.requires.cost ?? []), units: placed(event.requires.units) },
      ],
      reward: bagOf(event.victorious.effects[0].what),
      consequences: bagOf(event.defeated.effects[0].what),
      bid: undefined,
      provenance: event.provenance,
    },
  ])
}

function patronPages(): [Id, PatronPage][] {
  return printed.patrons.map((patron) => [
    patron.id,
    {
      name: patron.name,
      doxa: patron.startingDoxa,
      goods: bagOf(patron.startingResources),
      unit: UNITS[patron.startingMiniature.unit] ?? 'senator',
      abilities: [...patron.doxaAbility.abilities, ...patron.patronAbility.abilities],
      forDoxa: patron.doxaAbility.abilities.length,
      provenance: patron.provenance,
    },
  ])
}

function read(): Book {
  const { duel: duelRules, variants, solo } = printed.rules
  const duel = duelRules.abilities
  return {
    cards: new Map(cardPages()),
    events: new Map([...eventPages(), ...soloPages()]),
    quests: new Map(
      [...printed.quests, ...printed.taktikaQuests].map(
        ({ id, name, score, provenance }): [Id, QuestPage] => [id, { name, score, provenance }],
      ),
    ),
    patrons: new Map(patronPages()),
    caskets: new Map(printed.caskets.map(({ id, loot }): [Id, Bag] => [id, bagOf(loot)])),
    units: new Map(
      printed.units.map(({ id, type, abilities, soloBuildCost }) => [
        UNITS[id] ?? 'senator',
        { type: typeOf(type), abilities, cost: bagOf(soloBuildCost) },
      ]),
    ),
    fullCourt: variants.fullCourt.addPerRequiredKind,
    ranks: SOLO_RANKS.map((rank, index) => ({ rank, max: solo.ranks[index]?.max ?? undefined })),
    duel: new Map(HEROES.map((hero) => [hero, duel[hero]])),
  }
}

let kept: Book | undefined

/** All cards as printed, read once when somebody first needs words. */
export function book(): Book {
  kept ??= read()
  return kept
}
