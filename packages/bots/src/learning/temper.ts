import { layoutOf, type Net } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import { type Positions, type Saying, sayingsOf } from './positions.ts'

/** Between these the factor is looked for; a net that is further off has learned nothing. */
const [LEAST, MOST] = [0.25, 2] as const
const HALVINGS = 20

/**
 * The same net with all its scores times one factor: the one by which it is neither too sure nor too timid in positions
 * that it has not seen; where there are none it stays as it is. Matches that it knows by heart make a net too sure of
 * itself. The order of choices stays.
 */
export function tempered(net: Net, unseen: Positions): Net {
  const sayings = sayingsOf(net, unseen)
  if (sayings.length === 0) return net
  let [low, high]: [number, number] = [LEAST, MOST]
  // The slope of the loss rises with the factor: it is found where the slope is 0.
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (slopeAt(middle, sayings) > 0) high = middle
    else low = middle
  }
  return scaled(net, (low + high) / 2)
}

/** How the log loss changes with the factor. */
function slopeAt(factor: number, sayings: readonly Saying[]): number {
  let slope = 0
  for (const { scores, shares } of sayings) {
    const said = scores.map((score) => factor * score)
    toShares(said, said.length)
    said.forEach((share, seat) => (slope += (share - (shares[seat] as number)) * (scores[seat] as number)))
  }
  return slope
}

/** What a score is the sum of comes after the hidden units: the straight line, their weights and the constant. */
function scaled(net: Net, factor: number): Net {
  const { line, bias, out } = layoutOf(net)
  const isOfScore = (i: number) => (i >= line && i < bias) || i >= out
  return { ...net, weights: net.weights.map((weight, i) => (isOfScore(i) ? weight * factor : weight)) }
}
