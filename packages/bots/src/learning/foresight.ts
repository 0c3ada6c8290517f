import type { Net } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import { type Positions, sayingsOf } from './positions.ts'

/**
 * What is to be learned of each seat of each position: not who won in the end, but what the net said a little later. `far`
 * is how much of that is left to what it said later still, and at last to who won; with 1 that alone counts. Much is left to chance between a position
 * and the end of its match, so that a net that is told only who won confuses what a choice is worth with who was lucky;
 * the next positions know most of what the choice has brought.
 */
export function foreseen(net: Net, positions: Positions, far: number): Float32Array {
  const { seats, shares } = positions
  const said = saidOf(net, positions)
  const targets = shares.array.slice(0, shares.length)
  let first = 0
  for (const end of positions.ends) {
    for (let seat = 0; seat < seats; seat++) {
      let later = targets[(end - 1) * seats + seat] as number
      for (let position = end - 1; position >= first; position--) {
        const row = position * seats + seat
        targets[row] = later
        later = far * later + (1 - far) * (said[row] as number)
      }
    }
    first = end
  }
  return targets
}

/** What a net says of each seat of each position: by what the seat knows itself, or else by what another that is written does. */
function saidOf(net: Net, positions: Positions): Float32Array {
  const { seats } = positions
  const said = new Float32Array(positions.shares.length)
  for (const { position, seat, scores } of sayingsOf(net, positions)) {
    const shares = Array.from(scores)
    toShares(shares, seats)
    for (let of = 0; of < seats; of++)
      if (of === seat || !positions.isWritten(position, of))
        said[position * seats + of] = shares[of] as number
  }
  return said
}
