import { Bits } from '@hippodrome/engine'
import * as v from 'valibot'
import {
  AREA_WORDS,
  AREAS,
  COUNTERS,
  FLAGS,
  GOODS,
  KEIMELIA,
  RESOURCES,
  TYPES,
  UNITS,
} from '../vocabulary.ts'

/** The small parts of an ability, checked and turned into numbers: goods, masks of types, units and areas. */

export const whole = v.pipe(v.number(), v.integer())
export const count = v.pipe(whole, v.minValue(0))

const indexIn = <T extends string>(list: readonly T[], what: string) =>
  v.pipe(
    v.picklist(list, `is not ${what}; one of ${list.join(', ')}`),
    v.transform((word) => list.indexOf(word)),
  )

export const resource = indexIn(RESOURCES, 'a Resource')
export const good = indexIn(GOODS, 'a good')
export const cardType = indexIn(TYPES, 'a type')
export const unit = indexIn(UNITS, 'a unit')
export const area = indexIn(AREAS, 'an area')
export const keimelion = indexIn(KEIMELIA, 'a Keimelion')

const maskOf = (indexes: readonly number[]): Bits => Bits.of(...indexes)

/** How many of each good, in the order of `GOODS`. */
export type Goods = readonly number[]

export const bag = v.pipe(
  v.record(v.picklist(GOODS), v.pipe(whole, v.minValue(1))),
  v.transform(
    (named: { readonly [name in (typeof GOODS)[number]]?: number }): Goods =>
      GOODS.map((name) => named[name] ?? 0),
  ),
)

/** An area, or a word that says which when the effect runs. */
export type Place = number | (typeof AREA_WORDS)[number]
export const place: v.GenericSchema<unknown, Place> = v.union([v.picklist(AREA_WORDS), area])

export type Filter = {
  readonly who?: 'self' | 'other' | 'any' | undefined
  /** Any of these types. */
  readonly types?: number | undefined
  readonly units?: number | undefined
  readonly hero?: boolean | undefined
  readonly intrigue?: boolean | undefined
  readonly maxCost?: number | undefined
  readonly minSize?: number | undefined
  readonly selfBandon?: boolean | undefined
  readonly notSelf?: boolean | undefined
  /** The acting unit itself. */
  readonly self?: boolean | undefined
  readonly keimelion?: number | undefined
  readonly produces?: number | undefined
  readonly action?: string | undefined
  readonly sealInArea?: boolean | undefined
  /** What placed the units. */
  readonly by?: 'event' | undefined
}

export const filter: v.GenericSchema<unknown, Filter> = v.pipe(
  v.strictObject({
    who: v.optional(v.picklist(['self', 'other', 'any'])),
    type: v.optional(cardType),
    types: v.optional(v.array(cardType)),
    unit: v.optional(unit),
    units: v.optional(v.array(unit)),
    hero: v.optional(v.boolean()),
    intrigue: v.optional(v.boolean()),
    maxCost: v.optional(count),
    minSize: v.optional(count),
    selfBandon: v.optional(v.boolean()),
    notSelf: v.optional(v.boolean()),
    self: v.optional(v.boolean()),
    keimelion: v.optional(keimelion),
    produces: v.optional(good),
    action: v.optional(
      v.picklist(['playCards', 'draw', 'activate', 'sell', 'buy', 'reset', 'unit', 'build']),
    ),
    sealInArea: v.optional(v.boolean()),
    by: v.optional(v.literal('event')),
  }),
  v.transform(
    ({ type, types, unit: one, units, ...rest }): Filter => ({
      ...rest,
      ...(type === undefined && !types
        ? {}
        : { types: maskOf([...(types ?? []), ...(type === undefined ? [] : [type])]) }),
      ...(one === undefined && !units
        ? {}
        : { units: maskOf([...(units ?? []), ...(one === undefined ? [] : [one])]) }),
    }),
  ),
)

export type Counter = {
  readonly of: (typeof COUNTERS)[number]
  readonly type?: number | undefined
  readonly units?: number | undefined
  readonly area?: number | 'here' | undefined
  readonly areas?: number | undefined
  readonly withSeal?: 'self' | undefined
  readonly hero?: boolean | undefined
  readonly intrigue?: boolean | undefined
  readonly minLevel?: number | undefined
  readonly atLeast?: number | undefined
  readonly kind?: number | 'territory' | undefined
  readonly soldThisAction?: boolean | undefined
  readonly thisEvent?: boolean | undefined
  readonly owner?: 'self' | 'any' | undefined
  readonly beforePayment?: boolean | undefined
}

export const counter: v.GenericSchema<unknown, Counter> = v.pipe(
  v.strictObject({
    of: v.picklist(COUNTERS),
    type: v.optional(cardType),
    unit: v.optional(unit),
    units: v.optional(v.array(unit)),
    area: v.optional(v.union([v.literal('here'), area])),
    areas: v.optional(v.array(area)),
    withSeal: v.optional(v.literal('self')),
    hero: v.optional(v.boolean()),
    intrigue: v.optional(v.boolean()),
    minLevel: v.optional(count),
    atLeast: v.optional(count),
    kind: v.optional(v.union([v.literal('territory'), resource])),
    soldThisAction: v.optional(v.boolean()),
    thisEvent: v.optional(v.boolean()),
    owner: v.optional(v.picklist(['self', 'any'])),
    beforePayment: v.optional(v.boolean()),
  }),
  v.transform(
    ({ unit: one, units, areas, ...rest }): Counter => ({
      ...rest,
      ...(one === undefined && !units
        ? {}
        : { units: maskOf([...(units ?? []), ...(one === undefined ? [] : [one])]) }),
      ...(areas ? { areas: maskOf(areas) } : {}),
    }),
  ),
)

export type Amount = number | Counter
export const amount: v.GenericSchema<unknown, Amount> = v.union([count, counter])

export type Condition =
  | { readonly flag: (typeof FLAGS)[number] }
  | { readonly left: Counter; readonly cmp: '>=' | '<=' | '==' | '>'; readonly right: Amount }

export const condition: v.GenericSchema<unknown, Condition> = v.union([
  v.strictObject({ flag: v.picklist(FLAGS) }),
  v.strictObject({ left: counter, cmp: v.picklist(['>=', '<=', '==', '>']), right: amount }),
])
