import * as v from 'valibot'
import { PROVENANCES } from '../vocabulary.ts'
import { ability, effectList } from './operations.ts'
import { area, bag, cardType, count, keimelion, resource, unit, whole } from './parts.ts'
import { score } from './score.ts'

/** What stands on paper about a card and where it comes from; the rules do not read it. */
const printed = {
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  set: v.optional(v.picklist(['base', 'taktika', 'added'])),
  text: v.optional(v.string()),
  flavor: v.optional(v.string()),
  lore: v.optional(v.string()),
  year: v.optional(v.string()),
  provenance: v.picklist(PROVENANCES),
  rulebookFields: v.optional(v.array(v.string())),
  corrections: v.optional(v.array(v.string())),
  note: v.optional(v.string()),
}

const level = v.pipe(whole, v.minValue(1), v.maxValue(3))

const cardSchema = v.pipe(
  v.strictObject({
    ...printed,
    types: v.pipe(v.array(cardType), v.minLength(1), v.maxLength(2)),
    hero: v.boolean(),
    levels: v.record(v.string(), level),
    intrigue: v.boolean(),
    cost: count,
    produces: bag,
    abilities: v.array(ability),
    balance: v.optional(v.record(v.string(), v.number())),
  }),
  v.check(
    ({ hero, levels }) => hero === Object.keys(levels).length > 0,
    'a Hero, and only a Hero, has levels',
  ),
  v.check(({ hero, intrigue }) => !(hero && intrigue), 'an Intrigue card is no Hero'),
  v.check(
    ({ intrigue, produces }) => !(intrigue && produces.some((n) => n > 0)),
    'an Intrigue card has no Produce icons',
  ),
  v.check(
    ({ hero, intrigue, abilities }) =>
      abilities.every(({ kind }) => kind === (intrigue ? 'intrigue' : hero ? 'passive' : 'instant')),
    'a Hero has passive abilities, an Intrigue card intrigue, any other card instant ones',
  ),
  v.check(
    ({ types, levels }) => Object.keys(levels).length === 0 || Object.keys(levels).length === types.length,
    'a Hero has a level for each type',
  ),
)

export const cardsSchema = v.object({ cards: v.array(cardSchema) })

/** Cards that a table adds to the game's own. */
export const addedSchema = v.strictObject({ cards: v.array(cardSchema) })

const units = v.array(v.strictObject({ unit, count: v.pipe(whole, v.minValue(1)), area }))
const option = v.strictObject({ n: whole, name: v.string(), requires: bag, units })

const reward = v.strictObject({
  text: v.string(),
  effects: v.tuple([v.strictObject({ op: v.literal('gain'), who: v.literal('self'), what: bag })]),
})
const consequences = v.strictObject({
  text: v.string(),
  effects: v.tuple([
    v.strictObject({
      op: v.literal('lose'),
      who: v.literal('self'),
      shortfall: v.literal('doxa'),
      what: bag,
    }),
  ]),
})

export const eventsSchema = v.object({
  events: v.array(
    v.pipe(
      v.strictObject({
        ...printed,
        age: v.pipe(whole, v.minValue(1), v.maxValue(4)),
        area,
        trial: v.boolean(),
        options: v.pipe(v.array(option), v.minLength(1), v.maxLength(2)),
        victorious: reward,
        defeated: consequences,
        trialBid: v.optional(v.strictObject({ resource, doxa: v.pipe(v.array(count), v.length(4)) })),
      }),
      v.check(
        ({ trial, options, trialBid }) => trial === (options.length === 1) && trial === !!trialBid,
        'a Trial has one Option and a bid',
      ),
    ),
  ),
})

export const soloEventsSchema = v.object({
  events: v.array(
    v.strictObject({
      ...printed,
      age: v.pipe(whole, v.minValue(1), v.maxValue(3)),
      requires: v.strictObject({ units, cost: v.optional(bag) }),
      victorious: reward,
      defeated: consequences,
      buildResources: count,
    }),
  ),
})

export const questsSchema = v.object({ quests: v.array(v.strictObject({ ...printed, score })) })

export const casketsSchema = v.object({
  caskets: v.array(v.strictObject({ ...printed, loot: bag, rare: v.boolean() })),
})

const described = v.strictObject({ text: v.string(), abilities: v.array(ability) })

export const patronsSchema = v.object({
  patrons: v.array(
    v.strictObject({
      ...printed,
      symbol: v.string(),
      startingDoxa: count,
      startingResources: bag,
      startingMiniature: v.strictObject({ unit, count: v.literal(1), area: v.literal('anyArea') }),
      doxaAbility: described,
      patronAbility: described,
      startBudget: v.number(),
    }),
  ),
})

export const unitsSchema = v.object({
  units: v.array(
    v.object({
      id: unit,
      type: cardType,
      count,
      building: v.boolean(),
      ship: v.boolean(),
      speed: count,
      soloBuildCost: bag,
      abilities: v.pipe(v.array(ability), v.length(1)),
    }),
  ),
})

export const territoriesSchema = v.object({
  areas: v.array(
    v.object({
      id: area,
      kind: v.picklist(['territory', 'sea']),
      adjacentTerritories: v.array(area),
      adjacentSeas: v.array(area),
    }),
  ),
})

const ages = v.record(v.string(), count)
const duelAbility = v.strictObject({
  name: v.string(),
  taktika: v.optional(v.boolean()),
  corrections: v.optional(v.array(v.string())),
  ability,
})

export const rulesSchema = v.object({
  dynamisByPlayers: v.record(v.string(), count),
  start: v.object({
    auctoritas: count,
    nomisma: count,
    doxaByOrderFromRing: v.array(count),
    draft: v.object({ deal: count, keep: count }),
  }),
  offerSize: count,
  handLimit: count,
  discardGain: bag,
  market: v.object({ ladder: v.array(count) }),
  draw: v.array(
    v.object({ auctoritas: count, deck: count, offer: v.optional(count), discardTop: v.optional(count) }),
  ),
  vote: v.object({ mostDoxa: count, tiedDoxa: count }),
  contribution: v.object({ doxaPerResource: count, nomismaPerDoxa: count }),
  events: v.object({ standard: ages, marathon: ages, taktikaStandard: ages, taktikaMarathon: ages }),
  quests: v.object({ deal: count, keep: count, final: count }),
  endScoring: v.object({ resources: v.array(count), totalCost: v.array(count) }),
  solo: v.object({
    startDoxa: count,
    standardEvents: ages,
    marathonEvents: ages,
    revealFutureEvent: bag,
    lockOfferCard: bag,
    keimelion: v.array(v.object({ id: keimelion, effects: effectList })),
    ranks: v.array(v.object({ name: v.string(), max: v.nullable(count) })),
  }),
  variants: v.object({ fullCourt: v.object({ players: v.array(count), addPerRequiredKind: ages }) }),
  taktika: v.object({ sealsPerPlayer: count, patronsDealt: count }),
  duel: v.object({
    decks: v.object({ belisarius: v.array(v.string()), narses: v.array(v.string()) }),
    startInPlay: v.object({ belisarius: v.string(), narses: v.string() }),
    startHand: count,
    draft: v.object({ piles: count, pileSize: count, picksEach: count, refillTakenPileWith: count }),
    abilities: v.object({ belisarius: v.array(duelAbility), narses: v.array(duelAbility) }),
  }),
})
export type Rules = v.InferOutput<typeof rulesSchema>
