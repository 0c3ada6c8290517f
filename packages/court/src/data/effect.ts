import type { ABILITY_KINDS, LIMITS, STATS, TRIGGERS } from '../vocabulary.ts'
import type { Amount, Condition, Counter, Filter, Goods, Place } from './parts.ts'

/** Whom an effect concerns, seen from the owner of the ability. */
export const WHO = ['self', 'target', 'others', 'each-other', 'all', 'actor', 'opponent', 'any'] as const
export type Who = (typeof WHO)[number]

/** One thing that an ability does. */
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

export type AbilityData = {
  readonly kind: (typeof ABILITY_KINDS)[number]
  readonly trigger: (typeof TRIGGERS)[number]
  readonly effects: readonly Effect[]
  readonly filter?: Filter | undefined
  readonly cond?: Condition | undefined
  readonly limit?: (typeof LIMITS)[number] | undefined
}
