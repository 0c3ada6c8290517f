import type { Result, Runner, Seat, State } from '@hippodrome/engine'

/** How much of a finished match's value is winning it; the rest is how well it stood. */
const WINNING = 0.8

/** A seat's share of the victory: all of it, an equal part of a shared one, or nothing. */
export function winShare(result: Result, seat: number): number {
  if (result.ranks[seat] !== 1) return 0
  let winners = 0
  for (const rank of result.ranks) if (rank === 1) winners += 1
  return 1 / winners
}

export const isOver = (state: State): boolean => state.stack.length === 0

/** What a position is worth to each seat, from 0 to 1; if only one is asked about, what stands for the others means nothing. */
export function valuesOf(runner: Runner, state: State, out: number[], only?: Seat): void {
  runner.rules.evaluate(state.game, out, state.stack, only)
  const { seats } = state.game
  if (!isOver(state) || seats === 1) return
  const result = runner.rules.result(state.game)
  for (let seat = 0; seat < seats; seat++)
    out[seat] = WINNING * winShare(result, seat) + (1 - WINNING) * (out[seat] ?? 0)
}

/**
 * Whether nothing is half done: the frame that asks is the lowest that ever asked, and nobody is asked outside
 * its turn. An evaluation in the middle of an action sees the price and not yet what it buys.
 */
export function isQuiet(state: State): boolean {
  const { stack, pending } = state
  for (let i = 0; i < stack.length - 1; i++) if (stack[i]?.since !== undefined) return false
  for (let i = 0; i < pending.length; i++) if (pending[i]?.window) return false
  return true
}
