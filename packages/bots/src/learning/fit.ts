import { draw, fastChance, shuffle } from '@hippodrome/engine'
import { layoutOf, type Net } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import type { Positions } from './positions.ts'

export type Fitting = {
  readonly inputs: number
  readonly hidden: number
  readonly seed: number
  /** Told now and then how much of the work is done, from 0 to 1. */
  readonly progress?: (done: number) => void
}

const BATCH = 128
const RATE = 0.001
const DECAY = 0.1
const [FIRST, SECOND] = [0.9, 0.999] as const
const TINY = 1e-8

/**
 * A net that says from positions who will win, fitted from nothing by one pass (Adam with weight decay, the rate falling
 * as a cosine). A second pass would learn the matches by heart: many positions share one result.
 */
export function fitNet(positions: Positions, { inputs, hidden, seed, progress }: Fitting): Net {
  const net = beginning(inputs, hidden, seed)
  const fit = new Fit(net, positions)
  const order = Uint32Array.from({ length: positions.count }, (_, i) => i)
  const shuffled = shuffle(fastChance(seed), Array.from(order))
  const batches = Math.ceil(shuffled.length / BATCH)
  for (let batch = 0; batch < batches; batch++) {
    const members = shuffled.slice(batch * BATCH, (batch + 1) * BATCH)
    for (const position of members) fit.learn(position, members.length)
    fit.step(RATE * 0.5 * (1 + Math.cos((Math.PI * (batch + 1)) / batches)) + 1e-6)
    if (batch % 64 === 0) progress?.(batch / batches)
  }
  return net
}

function beginning(inputs: number, hidden: number, seed: number): Net {
  const { line, out, constant, size } = layoutOf(inputs, hidden)
  const weights = new Float32Array(size)
  const chance = fastChance(seed ^ 0x55555555)
  const around = (width: number) => (draw(chance, 2_000_001) / 1_000_000 - 1) * width
  for (let i = 0; i < line; i++) weights[i] = around(0.08)
  for (let i = out; i < constant; i++) weights[i] = around(0.1)
  return { inputs, hidden, weights }
}

class Fit {
  private readonly slope: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  /** The hidden units of each seat of a position. */
  private readonly layers: readonly Float32Array[]
  private readonly scores: number[] = []
  private steps = 0

  constructor(
    private readonly net: Net,
    private readonly positions: Positions,
  ) {
    const { size } = layoutOf(net.inputs, net.hidden)
    this.slope = new Float32Array(size)
    this.mean = new Float32Array(size)
    this.square = new Float32Array(size)
    this.layers = Array.from({ length: positions.seats }, () => new Float32Array(net.hidden))
  }

  /** Adds to the slope what one position of a batch of `size` says. */
  learn(position: number, size: number): void {
    const { seats, shares } = this.positions
    const first = position * seats
    for (let seat = 0; seat < seats; seat++)
      this.scores[seat] = this.isWritten(first + seat)
        ? this.forward(first + seat, this.layers[seat] as Float32Array)
        : 0
    toShares(this.scores, seats)
    for (let seat = 0; seat < seats; seat++) {
      if (!this.isWritten(first + seat)) continue
      const off = (this.scores[seat] as number) - (shares.array[first + seat] as number)
      this.backward(first + seat, this.layers[seat] as Float32Array, off / size)
    }
  }

  /** A seat of which nothing is written scores 0, whatever the net. */
  private isWritten(row: number): boolean {
    const { starts } = this.positions
    return starts.array[row] !== starts.array[row + 1]
  }

  private forward(row: number, layer: Float32Array): number {
    const { inputs, hidden, weights } = this.net
    const { line, bias, out, constant } = layoutOf(inputs, hidden)
    const { starts, index, value } = this.positions
    for (let unit = 0; unit < hidden; unit++) layer[unit] = weights[bias + unit] as number
    let score = weights[constant] as number
    const end = starts.array[row + 1] as number
    for (let i = starts.array[row] as number; i < end; i++) {
      const input = index.array[i] as number
      const x = value.array[i] as number
      score += x * (weights[line + input] as number)
      const begin = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        layer[unit] = (layer[unit] as number) + x * (weights[begin + unit] as number)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const lit = layer[unit] as number
      if (lit > 0) score += lit * (weights[out + unit] as number)
    }
    return score
  }

  private backward(row: number, layer: Float32Array, off: number): void {
    const { slope, net } = this
    const { inputs, hidden, weights } = net
    const { line, bias, out, constant } = layoutOf(inputs, hidden)
    const { starts, index, value } = this.positions
    slope[constant] = (slope[constant] as number) + off
    for (let unit = 0; unit < hidden; unit++) {
      const lit = layer[unit] as number
      let back = 0
      if (lit > 0) {
        slope[out + unit] = (slope[out + unit] as number) + off * lit
        back = off * (weights[out + unit] as number)
        slope[bias + unit] = (slope[bias + unit] as number) + back
      }
      layer[unit] = back
    }
    const end = starts.array[row + 1] as number
    for (let i = starts.array[row] as number; i < end; i++) {
      const input = index.array[i] as number
      const x = value.array[i] as number
      slope[line + input] = (slope[line + input] as number) + off * x
      const begin = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        slope[begin + unit] = (slope[begin + unit] as number) + x * (layer[unit] as number)
    }
  }

  step(rate: number): void {
    this.steps += 1
    const { slope, mean, square } = this
    const { weights } = this.net
    const ofMean = 1 - FIRST ** this.steps
    const ofSquare = 1 - SECOND ** this.steps
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i] as number
      const m = FIRST * (mean[i] as number) + (1 - FIRST) * g
      const s = SECOND * (square[i] as number) + (1 - SECOND) * g * g
      mean[i] = m
      square[i] = s
      const weight = weights[i] as number
      weights[i] = weight - rate * (m / ofMean / (Math.sqrt(s / ofSquare) + TINY) + DECAY * weight)
    }
    slope.fill(0)
  }
}
