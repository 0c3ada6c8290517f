import * as v from 'valibot'
import { ABILITY_KINDS, GOODS, LIMITS, STATS, TRIGGERS } from '../vocabulary.ts'
import {
  type Amount,
  amount,
  bag,
  cardType,
  type Condition,
  type Counter,
  condition,
  count,
  counter,
  type Filter,
  filter,
  type Goods,
  good,
  type Place,
  place,
  resource,
  whole,
} from './parts.ts'

const WHO = ['self', 'target', 'others', 'each-other', 'all', 'actor', 'opponent', 'any'] as const
export type Who = (typeof WHO)[number]
const who = v.picklist(WHO)

/** One thing that an ability does. Each operation names all that it may say, so that a misspelt word is refused. */
export type Effect =
  | { readonly op: 'gain'; readonly who: Who; readonly what: Goods }
  | {
      readonly op: 'gainChoice'
      readonly who: Who
      readonly n: number
      readonly from: 'any' | readonly number[]
      readonly distinct: boolean
    }
  | {
      readonly op: 'lose'
      readonly who: Who
      readonly what?: Goods | undefined
      readonly choose?: number | undefined
      readonly shortfall: 'doxa' | 'none'
    }
  | {
      readonly op: 'steal'
      readonly from: Who
      readonly what?: Goods | undefined
      readonly cards?: number | undefined
      readonly random?: boolean | undefined
      readonly filter?: Filter | undefined
    }
  | {
      readonly op: 'convert'
      readonly max: number
      readonly from: 'any' | number
      readonly to: 'any' | number
      readonly rate: number
    }
  | {
      readonly op: 'draw'
      readonly who: Who
      readonly n: number
      readonly from: 'deck' | 'offer' | 'discardTop' | 'startingDeck'
    }
  | {
      readonly op: 'search'
      readonly by: SearchBy
      readonly n: Amount
      readonly replaces?: 'draw' | undefined
    }
  | {
      readonly op: 'discard'
      readonly who: Who
      readonly n: number
      readonly compensated: boolean
      readonly random: boolean
    }
  | {
      readonly op: 'play'
      readonly from: 'hand' | 'discardTop'
      readonly pay: Goods | 'free' | 'printed'
      readonly filter?: Filter | undefined
    }
  | { readonly op: 'action'; readonly n: number; readonly allow: 'any' }
  | {
      readonly op: 'activate'
      readonly target: 'card' | 'bandon' | 'either'
      readonly filter?: Filter | undefined
      readonly mark: boolean
      readonly fresh: boolean
      readonly times: Amount
    }
  | {
      readonly op: 'market'
      readonly mode: 'buy' | 'sell' | 'buyOrSell' | 'reset'
      readonly n: number
      readonly delta: number
      readonly exact?: boolean | undefined
    }
  | { readonly op: 'casket'; readonly which: 'own' | 'named' | 'unclaimed' | 'any'; readonly times: number }
  | Modify
  | Substitute
  | { readonly op: 'contribute'; readonly n: number }
  | {
      readonly op: 'vote'
      readonly mode: 'flip' | 'add' | 'steal'
      readonly n: number
      readonly who: Who
      readonly upTo?: boolean | undefined
      readonly option?: 'chosen' | undefined
    }
  | { readonly op: 'cancel'; readonly what: 'action' | 'intrigue'; readonly refundDynamis: boolean }
  | {
      readonly op: 'moveUnits'
      readonly max: number
      readonly filter?: Filter | undefined
      readonly from: Place
      readonly to: Place
    }
  | {
      readonly op: 'placeUnits'
      readonly max: number
      readonly filter?: Filter | undefined
      readonly area: Place
    }
  | {
      readonly op: 'removeUnits'
      readonly max: number
      readonly filter?: Filter | undefined
      readonly area: Place
    }
  | {
      readonly op: 'removeCard'
      readonly who: Who
      readonly filter?: Filter | undefined
      readonly to: 'game' | 'discard'
    }
  | {
      readonly op: 'flipCard'
      readonly who: Who
      readonly face: 'down' | 'up'
      readonly filter?: Filter | undefined
    }
  | { readonly op: 'divideLoot'; readonly loot: Goods }
  | {
      readonly op: 'peek'
      readonly what: 'hand' | 'quests' | 'deck'
      readonly who: Who
      readonly n: Amount
      readonly then: 'none' | 'playOneFree'
    }
  | {
      readonly op: 'outcome'
      readonly set: 'ignoreConsequence' | 'rewardAgain' | 'passDefeat' | 'shareReward'
    }
  | { readonly op: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly op: 'pay'; readonly cost: Goods; readonly then: readonly Effect[]; readonly upTo: number }
  | {
      readonly op: 'forEach'
      readonly count: Counter
      readonly per: number
      readonly max?: number | undefined
      readonly effects: readonly Effect[]
    }
  | {
      readonly op: 'if'
      readonly cond: Condition
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[] | undefined
    }
  | {
      readonly op: 'store'
      readonly what: Goods
      readonly trigger: 'onActionDeclared'
      readonly effects: readonly Effect[]
    }
  | {
      readonly op: 'placeSeal'
      readonly n: number
      readonly area: Place
      readonly upTo?: boolean | undefined
    }
  | {
      readonly op: 'removeSeal'
      readonly n: number
      readonly area: Place
      readonly who: 'opponent' | 'any'
      readonly upTo?: boolean | undefined
    }
  | {
      readonly op: 'unit'
      readonly mode: 'activate' | 'ability' | 'abilityAgain' | 'move'
      readonly filter?: Filter | undefined
      readonly free: true
      readonly times: number
      readonly ability?: boolean | undefined
    }
  | { readonly op: 'swapEvent'; readonly look: number }

/** What is searched for; `called` is named by the searcher. */
export type SearchBy = {
  readonly type?: number | 'called' | undefined
  readonly produces?: number | 'called' | undefined
}

export type Modify = {
  readonly op: 'modify'
  readonly who: Who
  readonly stat: (typeof STATS)[number]
  readonly delta: number
  readonly filter?: Filter | undefined
  /** Only the first this many of an action. */
  readonly first?: number | undefined
  readonly min?: number | undefined
  /** Of Consequences: what the owner may choose to have less of. */
  readonly choices?: readonly ('nomisma' | 'resources' | 'doxa')[] | undefined
}

export type Substitute = {
  readonly op: 'substitute'
  readonly from: number
  readonly amount: number
  readonly to: 'any'
  readonly times: number
}

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

export type AbilityData = {
  readonly kind: (typeof ABILITY_KINDS)[number]
  readonly trigger: (typeof TRIGGERS)[number]
  readonly effects: readonly Effect[]
  readonly filter?: Filter | undefined
  readonly cond?: Condition | undefined
  readonly limit?: (typeof LIMITS)[number] | undefined
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
