import { type Ahead, aheadChoice, type Unfit } from './ahead.ts'
import type { Decision, Seat } from './decision.ts'
import { sameJson } from './json.ts'
import type { EntryOf } from './log.ts'
import type { Made } from './record.ts'
import type { Orders } from './orders.ts'
import { type Despite, despite, standingChoice } from './standing.ts'
import type { State } from './state.ts'

/** What a seat's orders choose, and which of them; what it has laid down for this very question comes first. */
function ordered(
  decision: Decision,
  { ahead, standing = {} }: Orders = {},
): { readonly choice: number; readonly by: 'orders' | 'ahead' } | undefined {
  const said = aheadChoice(decision, ahead)
  if (typeof said === 'number') return { choice: said, by: 'ahead' }
  const choice = standingChoice(decision, standing)
  return choice === undefined ? undefined : { choice, by: 'orders' }
}

/** The first choice that the seats' orders make now. */
export function bidden(
  { pending, opened }: Pick<State, 'pending' | 'opened'>,
  orders: readonly (Orders | undefined)[],
  isHeld: (seat: Seat) => boolean,
): EntryOf<'choose'> | undefined {
  for (const decision of pending) {
    const { seat } = decision
    const said = ordered(decision, orders[seat])
    if (said && !isHeld(seat)) return { kind: 'choose', seat, decision: opened[seat] ?? 0, ...said }
  }
  return undefined
}

/** Why a seat that left orders is asked all the same. */
export function whyAsked(
  decision: Decision,
  { ahead, standing = {} }: Orders = {},
): Despite | Unfit | undefined {
  const unfit = aheadChoice(decision, ahead)
  return typeof unfit === 'object' ? unfit : despite(decision, standing)
}

/** How the record says that orders chose, if they had anything to choose. */
export function chosenBy({ choices, prompt, window }: Decision, by: Made['by']): Pick<Made, 'by' | 'of'> {
  if (by === undefined) return {}
  return choices.length === 1 ? { by } : { by, of: by === 'ahead' ? prompt : (window?.kind ?? prompt) }
}

/** Orders with another plan for what is asked next. */
export function withAhead(orders: Orders | undefined, ahead: Ahead | undefined): Orders | undefined {
  if (orders?.ahead === ahead) return orders
  const { ahead: _before, ...rest } = orders ?? {}
  return ahead ? { ...rest, ahead } : rest
}

/** Whether orders choose otherwise than those before. The usual ones where there were none, or whether turns wait, do not. */
export const changesCourse = (before: Orders = {}, now: Orders): boolean =>
  !sameJson([before.standing ?? now.standing, before.ahead], [now.standing, now.ahead])
