import type { Model } from '@hippodrome/bots'
import { USUAL } from '@hippodrome/bots/learning'
import { type Options, sameJson } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'

/** What stays as it is for as long as a training lasts. */
export type Plan = {
  /** The hidden units of its nets. */
  readonly hidden: number
  /** Whether they read only what holds on any board. */
  readonly general: boolean
  /** Of a hundred lessons, in how many all is as usual but what is played. */
  readonly usual: number
  /** Of a hundred lessons by a model, in how many one seat judges by the game's own evaluation. */
  readonly guests: number
  /** Those that are fixed, in lessons and in trials. */
  readonly options: Options
}

/** As much of a plan as somebody said, or as an older register has. */
export type PartOfPlan = { readonly [Key in keyof Plan]?: Plan[Key] | undefined }

const HIDDEN = 64

/**
 * The plan of a training: as the training has it, else as asked for, else as the model that it begins from. Throws `BadInput`
 * where something else was asked for than it has, and where that model has other nets, which could not go on from it.
 */
export function planOf(folder: string, has: PartOfPlan, asked: PartOfPlan, from?: Model): Plan {
  const plan = {
    hidden: has.hidden ?? asked.hidden ?? from?.about.hidden ?? HIDDEN,
    general: has.general ?? asked.general ?? from?.about.general ?? false,
    usual: has.usual ?? asked.usual ?? USUAL,
    guests: has.guests ?? asked.guests ?? 0,
    options: has.options ?? asked.options ?? {},
  }
  if (!sameJson({ ...plan, ...said(asked) }, plan))
    throw new BadInput(
      `${folder} is a training with ${flagsText(plan)}, not with ${flagsText(asked)}; leave those flags out, or name another --folder`,
      `${folder} is een training met ${flagsText(plan)}, niet met ${flagsText(asked)}; laat die vlaggen weg, of noem een andere --folder`,
    )
  if (from && (from.about.hidden !== plan.hidden || from.about.general !== plan.general))
    throw new BadInput(
      `--from: that model learned with ${shapeText(from.about)}, and this training is with ${shapeText(plan)}: nets of another shape cannot go on from it; leave those flags out, or begin another training`,
      `--from: dat model leerde met ${shapeText(from.about)}, en deze training is met ${shapeText(plan)}: netten van een andere vorm kunnen er niet van verdergaan; laat die vlaggen weg, of begin een andere training`,
    )
  return plan
}

const said = (part: PartOfPlan): PartOfPlan =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))

const shapeText = ({ hidden, general }: Pick<Plan, 'hidden' | 'general'>): string =>
  flagsText({ hidden, general })

/** A plan as the flags that ask for it. */
export const flagsText = ({ hidden, general, usual, guests, options = {} }: PartOfPlan): string =>
  [
    ...(hidden === undefined ? [] : [`--hidden ${hidden}`]),
    ...(general ? ['--general'] : []),
    ...(usual === undefined ? [] : [`--usual ${usual}`]),
    ...(guests === undefined ? [] : [`--guests ${guests}`]),
    ...Object.entries(options).map(([name, value]) => `--option ${name}=${value}`),
  ].join(' ')
