import type { Decision, Runner, Seat, State } from '@hippodrome/engine'

/** A player that is a program. What it chooses follows from its seat's view and its own seed alone. */
export interface Bot {
  readonly name: string
  /** The index of its choice in the decision that `seat` has pending. */
  choose(runner: Runner, state: State, seat: Seat): number
}

export function decisionOf(state: State, seat: Seat): Decision {
  const { pending } = state
  for (let i = 0; i < pending.length; i++) {
    const decision = pending[i] as Decision
    if (decision.seat === seat) return decision
  }
  throw new RangeError(`seat ${seat} has nothing to decide`)
}

/** One seed from two, so that every decision of a match has chance of its own. */
export function mixSeeds(a: number, b: number): number {
  let mixed = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) | 0
}
