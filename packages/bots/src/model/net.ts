import type { Inputs } from '@hippodrome/engine'

/**
 * One hidden layer beside a straight line: score = c + l·x + v·max(0, b + W x). Most inputs are zero, so W lies by input
 * and each one that is not adds its row. `weights` holds W, l, b, v and c, in that order.
 */
export type Net = { readonly inputs: number; readonly hidden: number; readonly weights: Float32Array }

/** Where the parts of a net begin in its weights. */
export function layoutOf(inputs: number, hidden: number) {
  const line = inputs * hidden
  const bias = line + inputs
  const out = bias + hidden
  const constant = out + hidden
  return { line, bias, out, constant, size: constant + 1 }
}

/** In how many sums the hidden units are added up: as many as a vector of the kernel has lanes. */
const LANES = 4
const { fround } = Math

/**
 * What a net makes of the inputs of one seat; `layer` is room for its hidden units. Every sum and product is rounded to 32
 * bits, in the order of the kernel, so that a bot chooses the same with it and without.
 */
export function scoreOf(
  { inputs, hidden, weights }: Net,
  { index, value, count }: Inputs,
  layer: Float32Array,
): number {
  const { line, bias, out, constant } = layoutOf(inputs, hidden)
  for (let unit = 0; unit < hidden; unit++) layer[unit] = weights[bias + unit] as number
  let score = 0
  for (let i = 0; i < count; i++) {
    const input = index[i] as number
    const x = value[i] as number
    score = fround(score + fround(x * (weights[line + input] as number)))
    const row = input * hidden
    for (let unit = 0; unit < hidden; unit++)
      layer[unit] = (layer[unit] as number) + fround(x * (weights[row + unit] as number))
  }
  for (let lane = 0; lane < LANES; lane++) {
    let sum = 0
    for (let unit = lane; unit < hidden; unit += LANES)
      sum = fround(sum + fround(Math.max(0, layer[unit] as number) * (weights[out + unit] as number)))
    score = fround(score + sum)
  }
  return fround(score + (weights[constant] as number))
}
