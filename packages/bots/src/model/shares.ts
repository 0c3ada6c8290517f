import { exponential } from '@hippodrome/engine'

/** Turns the scores of the seats into shares of the win that sum to one, in place. */
export function toShares(scores: number[], seats: number): void {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, scores[seat] as number)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = exponential((scores[seat] as number) - best)
    scores[seat] = share
    sum += share
  }
  for (let seat = 0; seat < seats; seat++) scores[seat] = (scores[seat] as number) / sum
}
