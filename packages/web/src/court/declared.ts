import type { CourtEntry, CourtView } from '@hippodrome/court'
import type { Action } from '@hippodrome/court/vocabulary'
import type { Seat } from '@hippodrome/engine'

type Declared = { readonly actor: Seat; readonly action: Action }

/** The action that a question is about: the question says so itself, or the first card of the chain answered it. */
export function declaredIn(
  facts: unknown,
  [first]: CourtView['intrigue'],
  told: readonly CourtEntry[],
): Declared | undefined {
  const { actor, action } = (facts ?? {}) as Partial<Declared>
  if (actor !== undefined && action !== undefined) return { actor, action }
  const laid = told.findLastIndex((entry) => entry.kind === 'played' && entry.card === first?.card)
  const before = told[laid - 1]
  if (before?.kind !== 'action' || before.seat === first?.seat) return undefined
  return { actor: before.seat, action: before.action }
}
