/** From the stack that operates straight on to another: the one ends, the other begins. */
import type { PowersChoice, PowersEntry, StackView } from '@hippodrome/powers'
import { actingIn } from '@hippodrome/powers/ways'
import { askedPower } from './standing.ts'
import { stackSpot } from './targets.ts'
import type { PowersSituation } from './usePowers.ts'

type Operates = Extract<PowersEntry, { readonly kind: 'operates' }>

/** The roll that gave the stack that operates its points. */
export function rollOf({ told, view }: PowersSituation): Operates | undefined {
  const own = actingIn({ view })
  const roll = told
    .map(({ entry }) => entry as PowersEntry)
    .findLast((entry): entry is Operates => entry.kind === 'operates')
  return roll && own && roll.power === own.power && roll.rebel === own.rebel ? roll : undefined
}

/** §11.3 The stacks of the power that may still operate. */
export function waitingOf(at: PowersSituation): readonly StackView[] {
  const { view, decision } = at
  if (decision?.prompt !== 'operations' && decision?.prompt !== 'act') return []
  const power = askedPower(at)?.power
  return view.stacks.filter(
    (stack) => stack.power === power && !stack.rebel && !stack.done && !stack.vacillating,
  )
}

/** What ends the operation under way, if one is, before something else is begun. */
export const ended = ({ decision }: PowersSituation): readonly PowersChoice[] =>
  decision?.prompt === 'act' ? [{ do: 'end' }] : []

export const operate = ({ id, place }: StackView): PowersChoice => ({ do: 'operate', stack: id, place })

/** What lets the only stack at a spot operate. */
export function onwardTo(at: PowersSituation, spot: string): readonly PowersChoice[] {
  const [stack, ...more] = waitingOf(at).filter(({ id }) => stackSpot(at, id) === spot)
  return stack && more.length === 0 ? [...ended(at), operate(stack)] : []
}
