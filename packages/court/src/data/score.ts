import * as v from 'valibot'
import { type Condition, type Counter, condition, count, counter, whole } from './parts.ts'

const { optional } = v

/** How a Quest is scored when Quests are revealed: the 36th operation, which runs nothing else. */
export type Score = {
  readonly op: 'score'
  readonly mode: 'per' | 'threshold' | 'most' | 'tiers'
  readonly count: Counter
  readonly each?: number | undefined
  readonly per?: number | undefined
  readonly cap?: number | undefined
  readonly atLeast?: number | undefined
  readonly doxa?: number | undefined
  readonly bonus?: { readonly cond: Condition; readonly doxa: number } | undefined
  readonly tiers?: readonly (readonly [number, number])[] | undefined
}

export const score: v.GenericSchema<unknown, Score> = v.strictObject({
  op: v.literal('score'),
  mode: v.picklist(['per', 'threshold', 'most', 'tiers']),
  count: counter,
  each: optional(count),
  per: optional(v.pipe(whole, v.minValue(1))),
  cap: optional(count),
  atLeast: optional(count),
  doxa: optional(count),
  bonus: optional(v.strictObject({ cond: condition, doxa: count })),
  tiers: optional(v.array(v.tuple([count, count]))),
})
