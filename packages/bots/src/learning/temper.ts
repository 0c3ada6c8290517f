import { layoutOf, type Net } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import { type Positions, scoresOf } from './positions.ts'

/** Between these the factor is looked for; a net that is further off has learned nothing. */
const [LEAST, MOST] = [0.25, 2] as const
const HALVINGS = 20

/**
 * The same net with all its scores times one factor: the one by which it is neither too sure nor too timid in positions
 * that it has not seen. Matches that it knows by heart make a net too sure of itself. The order of choices stays.
 */
export function tempered(net: Net, unseen: Positions): Net {
  const scores = scoresOf(net, unseen)
  let [low, high]: [number, number] = [LEAST, MOST]
  // The slope of the loss rises with the factor: it is found where the slope is 0.
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (slopeAt(middle, scores, unseen) > 0) high = middle
    else low = middle
  }
  return scaled(net, (low + high) / 2)
}

/** How the log loss changes with the factor. */
function slopeAt(factor: number, scores: Float64Array, { count, seats, shares }: Positions): number {
  const said: number[] = []
  let slope = 0
  for (let position = 0; position < count; position++) {
    const first = position * seats
    for (let seat = 0; seat < seats; seat++) said[seat] = factor * (scores[first + seat] as number)
    toShares(said, seats)
    for (let seat = 0; seat < seats; seat++)
      slope +=
        ((said[seat] as number) - (shares.array[first + seat] as number)) * (scores[first + seat] as number)
  }
  return slope
}

/** What a score is the sum of comes after the hidden units: the straight line, their weights and the constant. */
function scaled(net: Net, factor: number): Net {
  const { line, bias, out } = layoutOf(net)
  const isOfScore = (i: number) => (i >= line && i < bias) || i >= out
  return { ...net, weights: net.weights.map((weight, i) => (isOfScore(i) ? weight * factor : weight)) }
}
