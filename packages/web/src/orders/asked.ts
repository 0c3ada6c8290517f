import type { Decision } from '@hippodrome/engine'
import type { Playing } from '../play/playing.ts'

const remembered = new Map<string, Map<string, Decision>>()

const keyOf = ({ table, state }: Playing): string => `${table.id} ${state.view.seat}`

/** Keeps what the seat is asked, so that it can answer the same ahead the next time. */
export function remember(playing: Playing): void {
  const { decision } = playing.state.view
  if (!decision) return
  const known = remembered.get(keyOf(playing)) ?? new Map<string, Decision>()
  known.delete(decision.prompt)
  remembered.set(keyOf(playing), known.set(decision.prompt, decision))
}

const MOST = 12

/** What the seat was asked before, the newest first. */
export const askedBefore = (playing: Playing): readonly Decision[] =>
  [...(remembered.get(keyOf(playing))?.values() ?? [])].toReversed().slice(0, MOST)
