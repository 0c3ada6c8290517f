import * as v from 'valibot'
import { ABILITY_KINDS, GOODS, LIMITS, STATS, TRIGGERS } from '../vocabulary.ts'
import { type AbilityData, type Effect, WHO } from './effect.ts'
import {
  amount,
  bag,
  cardType,
  condition,
  count,
  counter,
  filter,
  good,
  place,
  resource,
  whole,
} from './parts.ts'

/** How each operation of an ability is checked: it names all that it may say, so that a misspelt word is refused. */

const who = v.picklist(WHO)
const optional = v.optional
const effects: v.GenericSchema<unknown, Effect[]> = v.array(v.lazy(effectLike))
const anyOr = <T>(schema: v.GenericSchema<unknown, T>) => v.union([v.literal('any'), schema])
/** What a Resource is exchanged for: another Resource, or money. */
const tradeable = v.pipe(
  good,
  v.check((index) => index <= GOODS.indexOf('nomisma'), 'is neither a Resource nor nomisma'),
)
const op = <const T extends string>(name: T) => v.literal(name)

const operations = [
  v.strictObject({ op: op('gain'), who, what: bag }),
  v.strictObject({
    op: op('gainChoice'),
    who,
    n: count,
    from: anyOr(v.array(resource)),
    distinct: v.boolean(),
  }),
  v.strictObject({
    op: op('lose'),
    who,
    what: optional(bag),
    choose: optional(count),
    shortfall: v.picklist(['doxa', 'none']),
  }),
  v.strictObject({
    op: op('steal'),
    from: who,
    what: optional(bag),
    cards: optional(count),
    random: optional(v.boolean()),
    filter: optional(filter),
  }),
  v.strictObject({ op: op('convert'), max: count, from: anyOr(resource), to: anyOr(tradeable), rate: count }),
  v.strictObject({
    op: op('draw'),
    who,
    n: count,
    from: v.picklist(['deck', 'offer', 'discardTop', 'startingDeck']),
  }),
  v.strictObject({
    op: op('search'),
    by: v.strictObject({
      type: optional(v.union([v.literal('called'), cardType])),
      produces: optional(v.union([v.literal('called'), good])),
    }),
    n: amount,
    replaces: optional(v.literal('draw')),
  }),
  v.strictObject({ op: op('discard'), who, n: count, compensated: v.boolean(), random: v.boolean() }),
  v.strictObject({
    op: op('play'),
    from: v.picklist(['hand', 'discardTop']),
    pay: v.union([v.picklist(['free', 'printed']), bag]),
    filter: optional(filter),
  }),
  v.strictObject({
    op: op('action'),
    n: count,
    allow: v.literal('any', 'a free action may be any action; nothing else can be said'),
  }),
  v.strictObject({
    op: op('activate'),
    target: v.picklist(['card', 'bandon', 'either']),
    filter: optional(filter),
    mark: v.boolean(),
    fresh: v.boolean(),
    times: amount,
  }),
  v.strictObject({
    op: op('market'),
    mode: v.picklist(['buy', 'sell', 'buyOrSell', 'reset']),
    n: count,
    delta: whole,
    exact: optional(v.boolean()),
  }),
  v.strictObject({ op: op('casket'), which: v.picklist(['own', 'named', 'unclaimed', 'any']), times: count }),
  v.strictObject({
    op: op('modify'),
    who,
    stat: v.picklist(STATS),
    delta: whole,
    filter: optional(filter),
    first: optional(count),
    min: optional(count),
    choices: optional(v.array(v.picklist(['nomisma', 'resources', 'doxa']))),
  }),
  v.strictObject({ op: op('substitute'), from: good, amount: count, to: v.literal('any'), times: count }),
  v.strictObject({ op: op('contribute'), n: count }),
  v.strictObject({
    op: op('vote'),
    mode: v.picklist(['flip', 'add', 'steal']),
    n: count,
    who,
    upTo: optional(v.boolean()),
    option: optional(v.literal('chosen')),
  }),
  v.strictObject({ op: op('cancel'), what: v.picklist(['action', 'intrigue']), refundDynamis: v.boolean() }),
  v.strictObject({ op: op('moveUnits'), max: count, filter: optional(filter), from: place, to: place }),
  v.strictObject({ op: op('placeUnits'), max: count, filter: optional(filter), area: place }),
  v.strictObject({ op: op('removeUnits'), max: count, filter: optional(filter), area: place }),
  v.strictObject({
    op: op('removeCard'),
    who,
    filter: optional(filter),
    to: v.picklist(['game', 'discard']),
  }),
  v.strictObject({ op: op('flipCard'), who, face: v.picklist(['down', 'up']), filter: optional(filter) }),
  v.strictObject({ op: op('divideLoot'), loot: bag }),
  v.strictObject({
    op: op('peek'),
    what: v.picklist(['hand', 'quests', 'deck']),
    who,
    n: amount,
    then: v.picklist(['none', 'playOneFree']),
  }),
  v.strictObject({
    op: op('outcome'),
    set: v.picklist(['ignoreConsequence', 'rewardAgain', 'passDefeat', 'shareReward']),
  }),
  v.strictObject({ op: op('choose'), options: v.array(effects) }),
  v.strictObject({ op: op('pay'), cost: bag, then: effects, upTo: count }),
  v.strictObject({
    op: op('forEach'),
    count: counter,
    per: v.pipe(whole, v.minValue(1)),
    max: optional(count),
    effects,
  }),
  v.strictObject({ op: op('if'), cond: condition, then: effects, else: optional(effects) }),
  v.strictObject({ op: op('store'), what: bag, trigger: v.literal('onActionDeclared'), effects }),
  v.strictObject({ op: op('placeSeal'), n: count, area: place, upTo: optional(v.boolean()) }),
  v.strictObject({
    op: op('removeSeal'),
    n: count,
    area: place,
    who: v.picklist(['opponent', 'any']),
    upTo: optional(v.boolean()),
  }),
  v.strictObject({
    op: op('unit'),
    mode: v.picklist(['activate', 'ability', 'abilityAgain', 'move']),
    filter: optional(filter),
    free: v.literal(true, 'outside the action a unit is always activated free'),
    times: count,
    ability: optional(v.boolean()),
  }),
  v.strictObject({ op: op('swapEvent'), look: count }),
] as const
const anyEffect: v.GenericSchema<unknown, Effect> = v.variant('op', operations)
const byName = new Map<unknown, v.GenericSchema<unknown, Effect>>(
  operations.map((operation) => [operation.entries.op.literal, operation]),
)

/** The schema of the operation that is named; looking for it among all of them takes most of the time of reading cards. */
function effectLike(input: unknown): v.GenericSchema<unknown, Effect> {
  const named = typeof input === 'object' && input !== null && 'op' in input ? input.op : undefined
  return byName.get(named) ?? anyEffect
}

export const ability: v.GenericSchema<unknown, AbilityData> = v.strictObject({
  kind: v.picklist(ABILITY_KINDS),
  trigger: v.picklist(TRIGGERS),
  effects,
  filter: optional(filter),
  cond: optional(condition),
  limit: optional(v.picklist(LIMITS)),
})

export const effectList = effects
