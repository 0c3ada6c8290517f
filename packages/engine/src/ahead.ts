import * as v from 'valibot'
import type { Choice, Decision, Seat } from './decision.ts'
import { sameJson } from './json.ts'
import type { Made } from './record.ts'

/** A choice as data: shallow, small, plain. */
const plain = v.union([v.string(), v.number(), v.boolean()])
export const choiceSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([plain, v.pipe(v.array(plain), v.maxLength(64))]),
)

/**
 * What a seat will choose when it is asked next, laid down while others are to move: for each step what must be asked
 * then, and which of what is offered it takes. Nobody else knows of it before it is played.
 */
export const aheadSchema = v.pipe(
  v.array(v.strictObject({ prompt: v.pipe(v.string(), v.maxLength(80)), choice: choiceSchema })),
  v.minLength(1),
  v.maxLength(12),
)
export type Ahead = v.InferOutput<typeof aheadSchema>

/** Why a seat is asked although it has said what it would choose. */
export type Unfit = { readonly why: 'other-question' } | { readonly why: 'not-offered' }

/** The choice that was laid down for this decision, or why there is none. */
export function aheadChoice(
  { prompt, choices }: Decision,
  ahead: readonly { readonly prompt: string; readonly choice: object }[] | undefined,
): number | Unfit | undefined {
  const step = ahead?.[0]
  if (!step) return undefined
  if (step.prompt !== prompt) return { why: 'other-question' }
  const choice = choices.findIndex((offered: Choice) => sameJson(offered, step.choice))
  return choice < 0 ? { why: 'not-offered' } : choice
}

/** What is left of it after a choice of its seat: nothing, once the seat has chosen itself or something was left to chance. */
export function aheadAfter(ahead: Ahead | undefined, by: Made['by'], sealed: boolean): Ahead | undefined {
  if (by === 'orders') return ahead
  const left = by === 'ahead' && !sealed ? ahead?.slice(1) : undefined
  return left?.length ? left : undefined
}

/** What was chosen for a seat while it was away: in which windows, or at which questions, and how often. */
export type Answered = { readonly by: 'orders' | 'ahead'; readonly of: string; readonly times: number }

/** What was chosen for `seat` since it last chose itself. */
export function answeredFor(made: readonly Made[], seat: Seat): Answered[] {
  const found: Answered[] = []
  // Nobody chooses for a watcher, and looking would read the whole record at every choice.
  if (seat < 0) return found
  for (let index = made.length - 1; index >= 0; index--) {
    const { seat: of, by, of: what } = made[index] as Made
    if (of !== seat) continue
    if (by === undefined) break
    if (what === undefined) continue
    const same = found.findIndex((other) => other.by === by && other.of === what)
    if (same < 0) found.unshift({ by, of: what, times: 1 })
    else found[same] = { by, of: what, times: (found[same]?.times ?? 0) + 1 }
  }
  return found
}
