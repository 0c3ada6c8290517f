import { draw, fastChance, shuffle } from '@hippodrome/engine'
import { layoutOf, type Net, type Shape } from '../model/net.ts'
import { toShares } from '../model/shares.ts'
import type { Positions } from './positions.ts'

export type Fitting = Shape & {
  readonly seed: number
  /** The input that holds what the game's own evaluation says: the fit begins by believing half of it. */
  readonly hand?: number | undefined
  /** A net of the same shape that knows the game already: the fit begins from it, and changes it more gently. */
  readonly from?: Net | undefined
  /** What is to be learned of each seat of each position; without it who won. */
  readonly targets?: Float32Array
  /** Told now and then how much of the work is done, from 0 to 1. */
  readonly progress?: (done: number) => void
}

const BATCH = 128
const RATE = 0.001
const GENTLE = 0.3
const DECAY = 0.1
const [FIRST, SECOND] = [0.9, 0.999] as const
const TINY = 1e-8

/**
 * A net that says from positions who will win, fitted by one pass (Adam with weight decay, the rate falling
 * as a cosine). A second pass would learn the matches by heart: many positions share one result.
 */
export function fitNet(
  positions: Positions,
  { seed, hand, from, targets = positions.shares.array, progress, ...shape }: Fitting,
): Net {
  const net = from ? { ...from, weights: from.weights.slice() } : beginning(shape, seed, hand)
  const rate = from ? RATE * GENTLE : RATE
  const fit = new Fit(net, positions, targets)
  const order = Uint32Array.from({ length: positions.count }, (_, i) => i)
  const shuffled = shuffle(fastChance(seed), Array.from(order))
  const batches = Math.ceil(shuffled.length / BATCH)
  for (let batch = 0; batch < batches; batch++) {
    const members = shuffled.slice(batch * BATCH, (batch + 1) * BATCH)
    for (const position of members) fit.learn(position, members.length)
    fit.step(rate * 0.5 * (1 + Math.cos((Math.PI * (batch + 1)) / batches)) + 1e-6)
    if (batch % 64 === 0) progress?.(batch / batches)
  }
  return net
}

function beginning(shape: Shape, seed: number, hand: number | undefined): Net {
  const { line, out, constant, size } = layoutOf(shape)
  const weights = new Float32Array(size)
  const chance = fastChance(seed ^ 0x55555555)
  const around = (width: number) => (draw(chance, 2_000_001) / 1_000_000 - 1) * width
  for (let i = 0; i < line; i++) weights[i] = around(0.08)
  for (let i = out; i < constant; i++) weights[i] = around(0.1)
  if (hand !== undefined) weights[line + hand * shape.places] = 0.5
  return { ...shape, weights }
}

class Fit {
  private readonly slope: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  /** The hidden units, and then what is led back to them. */
  private readonly layer: Float32Array
  private readonly parts: ReturnType<typeof layoutOf>
  private readonly scores: number[] = []
  private steps = 0

  constructor(
    private readonly net: Net,
    private readonly positions: Positions,
    private readonly targets: Float32Array,
  ) {
    this.parts = layoutOf(net)
    const { size } = this.parts
    this.slope = new Float32Array(size)
    this.mean = new Float32Array(size)
    this.square = new Float32Array(size)
    this.layer = new Float32Array(net.hidden)
  }

  /** Adds to the slope what one position of a batch of `size` says: from each seat that is written by itself. */
  learn(position: number, size: number): void {
    const { positions, scores, targets } = this
    const { seats } = positions
    const first = position * seats
    for (let seat = 0; seat < seats; seat++) {
      if (!positions.isWritten(position, seat)) continue
      this.forward(first, seat)
      toShares(scores, seats)
      for (let of = 0; of < seats; of++)
        scores[of] = ((scores[of] as number) - (targets[first + of] as number)) / size
      this.backward(first, seat)
    }
  }

  /** The scores that the inputs of a seat give. */
  private forward(first: number, seat: number): void {
    const { scores, layer } = this
    const { hidden, places, weights } = this.net
    const { line, bias, out, constant } = this.parts
    const { starts, index, value, seats } = this.positions
    for (let unit = 0; unit < hidden; unit++) layer[unit] = weights[bias + unit] as number
    const [begin, end] = [starts.array[first + seat] as number, starts.array[first + seat + 1] as number]
    for (let i = begin; i < end; i++) {
      const row = (index.array[i] as number) * hidden
      const x = value.array[i] as number
      for (let unit = 0; unit < hidden; unit++)
        layer[unit] = (layer[unit] as number) + x * (weights[row + unit] as number)
    }
    for (let of = 0; of < seats; of++) scores[of] = 0
    for (let place = 0; place < places; place++) {
      let score = weights[constant + place] as number
      for (let i = begin; i < end; i++)
        score +=
          (value.array[i] as number) * (weights[line + (index.array[i] as number) * places + place] as number)
      const own = out + place * hidden
      for (let unit = 0; unit < hidden; unit++) {
        const lit = layer[unit] as number
        if (lit > 0) score += lit * (weights[own + unit] as number)
      }
      scores[(seat + place) % seats] = score
    }
  }

  /** Leads back how far off the scores are. */
  private backward(first: number, seat: number): void {
    const { slope, scores, layer } = this
    const { hidden, places, weights } = this.net
    const { line, bias, out, constant } = this.parts
    const { starts, index, value, seats } = this.positions
    const offOf = (place: number) => scores[(seat + place) % seats] as number
    for (let place = 0; place < places; place++)
      slope[constant + place] = (slope[constant + place] as number) + offOf(place)
    for (let unit = 0; unit < hidden; unit++) {
      const lit = layer[unit] as number
      let back = 0
      if (lit > 0) {
        for (let place = 0; place < places; place++) {
          const weight = out + place * hidden + unit
          slope[weight] = (slope[weight] as number) + offOf(place) * lit
          back += offOf(place) * (weights[weight] as number)
        }
        slope[bias + unit] = (slope[bias + unit] as number) + back
      }
      layer[unit] = back
    }
    const end = starts.array[first + seat + 1] as number
    for (let i = starts.array[first + seat] as number; i < end; i++) {
      const input = index.array[i] as number
      const x = value.array[i] as number
      for (let place = 0; place < places; place++) {
        const weight = line + input * places + place
        slope[weight] = (slope[weight] as number) + offOf(place) * x
      }
      const row = input * hidden
      for (let unit = 0; unit < hidden; unit++)
        slope[row + unit] = (slope[row + unit] as number) + x * (layer[unit] as number)
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
