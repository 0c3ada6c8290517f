import { printed } from '../data/printed.ts'
import type { Bag, Id } from '../types.ts'
import { HEROES, type Resource, SOLO_RANKS, UNITS } from '../vocabulary.ts'
import type { CardPage, EventPage, Pages, PatronPage, QuestPage, UnitsAt } from './book.ts'
import { areaOf, bagOf, goodOf, typeOf } from './parts.ts'

const placed = (list: readonly { unit: number; count: number; area: number }[]): UnitsAt[] =>
  list.map(({ unit, count, area }) => ({ unit: UNITS[unit] ?? 'senator', count, area: areaOf(area) }))

function cardPages(): [Id, CardPage][] {
  return printed.cards.map((card): [Id, CardPage] => {
    const types = card.types.map(typeOf)
    return [
      card.id,
      {
        hero: HEROES.find((hero) => hero === card.name.toLowerCase()),
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
      year: event.year ?? '',
      age: event.age,
      area: areaOf(event.area),
      options: event.options.map((option) => ({
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
      year: event.year ?? '',
      age: event.age,
      area: undefined,
      options: [{ requires: bagOf(event.requires.cost ?? []), units: placed(event.requires.units) }],
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
      doxa: patron.startingDoxa,
      goods: bagOf(patron.startingResources),
      unit: UNITS[patron.startingMiniature.unit] ?? 'senator',
      abilities: [...patron.doxaAbility.abilities, ...patron.patronAbility.abilities],
      forDoxa: patron.doxaAbility.abilities.length,
      provenance: patron.provenance,
    },
  ])
}

const { duel, variants, solo } = printed.rules

export const pages: Pages = {
  cards: cardPages(),
  events: [...eventPages(), ...soloPages()],
  quests: [...printed.quests, ...printed.taktikaQuests].map(({ id, score, provenance }): [Id, QuestPage] => [
    id,
    { score, provenance },
  ]),
  patrons: patronPages(),
  caskets: printed.caskets.map(({ id, loot }): [Id, Bag] => [id, bagOf(loot)]),
  units: printed.units.map(({ id, type, abilities, soloBuildCost }) => [
    UNITS[id] ?? 'senator',
    { type: typeOf(type), abilities, cost: bagOf(soloBuildCost) },
  ]),
  duel: HEROES.map((hero) => [hero, duel.abilities[hero].map(({ name, ability }) => ({ name, ability }))]),
  fullCourt: variants.fullCourt.addPerRequiredKind,
  ranks: SOLO_RANKS.map((rank, index) => ({ rank, max: solo.ranks[index]?.max ?? undefined })),
}
