import type { Inputs, Seat } from '@hippodrome/engine'

/**
 * One hidden layer beside a straight line: score = c + l·x + v·max(0, b + W x), once for each of the `places`: the seat
 * whose inputs they are, and those whose turns come after its own. Most inputs are zero, so W and l lie by input and each one
 * that is not adds its row. `weights` holds W, l, b, v and c, in that order.
 */
export type Net = Shape & { readonly weights: Float32Array }

export type Shape = { readonly inputs: number; readonly hidden: number; readonly places: number }

/** Where the parts of a net begin in its weights. */
export function layoutOf({ inputs, hidden, places }: Shape) {
  const line = inputs * hidden
  const bias = line + inputs * places
  const out = bias + hidden
  const constant = out + hidden * places
  return { line, bias, out, constant, size: constant + places }
}

/** In how many sums the hidden units are added up. */
const LANES = 4
const { fround } = Math

/** The hidden units that follow from the inputs of one seat, not lit yet. The kernel sums in the same order, rounding alike. */
export function fillLayer(net: Net, { index, value, count }: Inputs, layer: Float32Array): void {
  const { hidden, weights } = net
  const { bias } = layoutOf(net)
  for (let unit = 0; unit < hidden; unit++) layer[unit] = weights[bias + unit] as number
  for (let i = 0; i < count; i++) {
    const row = (index[i] as number) * hidden
    const x = value[i] as number
    for (let unit = 0; unit < hidden; unit++)
      layer[unit] = (layer[unit] as number) + fround(x * (weights[row + unit] as number))
  }
}

/**
 * How each seat stands, as a net makes it out of the inputs of one seat and their hidden units; one that has no place has 0. Every
 * sum and product is rounded to 32 bits, so that a bot chooses the same on every machine.
 */
export class Scores {
  private readonly parts: ReturnType<typeof layoutOf>

  constructor(
    private readonly net: Net,
    private readonly seats: number,
  ) {
    this.parts = layoutOf(net)
  }

  of(seat: Seat, inputs: Inputs, layer: Float32Array, scores: number[]): void {
    const { places } = this.net
    for (let place = 0; place < this.seats; place++)
      scores[(seat + place) % this.seats] = place < places ? this.scoreOf(place, inputs, layer) : 0
  }

  private scoreOf(place: number, { index, value, count }: Inputs, layer: Float32Array): number {
    const { hidden, places, weights } = this.net
    const { line, out, constant } = this.parts
    const first = line + place
    let score = 0
    for (let i = 0; i < count; i++)
      score = fround(
        score + fround((value[i] as number) * (weights[first + (index[i] as number) * places] as number)),
      )
    const own = out + place * hidden
    for (let lane = 0; lane < LANES; lane++) {
      let sum = 0
      for (let unit = lane; unit < hidden; unit += LANES)
        sum = fround(sum + fround(Math.max(0, layer[unit] as number) * (weights[own + unit] as number)))
      score = fround(score + sum)
    }
    return fround(score + (weights[constant + place] as number))
  }
}
