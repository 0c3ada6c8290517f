import { BadData, type Game, type Json, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import { fromBase64, toBase64 } from './base64.ts'
import { UNITS_AT_ONCE } from './kernel.ts'
import { layoutOf, type Net, type Shape } from './net.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** What a model was trained on. */
const trainingSchema = v.strictObject({
  seed: v.string(),
  rounds: count,
  matches: count,
  positions: count,
  coreMinutes: v.number(),
})

/** A series that a model has played: its share of the wins, and between what that lies 19 times in 20. */
const seriesSchema = v.strictObject({
  against: v.string(),
  bot: v.string(),
  matches: count,
  share,
  low: share,
  high: share,
})

/** By tenths of what was said: how often, what was said on average, and what came of it. */
const tenthSchema = v.strictObject({
  cases: count,
  said: share,
  won: share,
  /** As many results of their own would tell as much: all cases of a seat in one match share its result. */
  results: v.optional(v.pipe(v.number(), v.minValue(0))),
})

/** How its chances turned out in matches that it was not trained on. */
const calibrationSchema = v.strictObject({
  matches: count,
  positions: count,
  logLoss: v.number(),
  brier: v.number(),
  tenths: v.array(tenthSchema),
  /** What the game's own evaluation says of the same positions. */
  hand: v.optional(v.strictObject({ logLoss: v.number(), brier: v.number() })),
})

/** The same in the matches of one mode or scenario: those with this value of the game's first option. */
const modeSchema = v.strictObject({
  option: v.string(),
  value: v.union([v.string(), v.number(), v.boolean()]),
  ...calibrationSchema.entries,
})

export const modelSchema = v.strictObject({
  format: v.literal('hippodrome-model-1'),
  game: v.string(),
  /** The versions of the rules, the data and the inputs that it learned. */
  rules: v.string(),
  data: v.string(),
  features: count,
  seats: v.pipe(count, v.minValue(2), v.maxValue(4)),
  /** Whether it reads only what holds on any board. */
  general: v.boolean(),
  inputs: v.pipe(count, v.minValue(1), v.maxValue(4096)),
  hidden: v.pipe(count, v.minValue(UNITS_AT_ONCE), v.maxValue(256), v.multipleOf(UNITS_AT_ONCE)),
  /** Of how many seats the inputs of one seat say how they stand. */
  places: v.optional(v.pipe(count, v.minValue(1), v.maxValue(4)), 1),
  trained: trainingSchema,
  calibration: v.optional(calibrationSchema),
  modes: v.optional(v.array(modeSchema)),
  series: v.array(seriesSchema),
  weights: v.string(),
})

/** A learned evaluation as it is kept: a file of one line. */
export type ModelFile = v.InferOutput<typeof modelSchema>
export type Calibration = v.InferOutput<typeof calibrationSchema>
export type ModeCalibration = v.InferOutput<typeof modeSchema>

/** A learned evaluation, ready to judge. */
export type Model = { readonly about: Omit<ModelFile, 'weights'>; readonly net: Net }

/** Throws `BadData` with the place and the reason. */
export function parseModel(json: unknown): Model {
  const { weights, ...about } = parseWith(modelSchema, json, 'model')
  const bytes = fromBase64(weights)
  const net = bytes && unpacked(bytes, about)
  if (!net) throw new BadData('model.weights', 'is not the text of as many weights as the model has')
  return { about, net }
}

export const modelFile = ({ about, net }: Model): ModelFile => ({ ...about, weights: toBase64(packed(net)) })

/** How a match is set up, as far as models care; `data` is another board or set of cards than the game's own. */
export type Seating = { readonly seats: number; readonly data?: Json | undefined }

/** Whether a model can judge a match: it learned these rules, this number of seats and, unless it is general, this board. */
export function fits({ about }: Model, rules: Game, { seats, data }: Seating): boolean {
  const sameBoard = data === undefined && about.data === rules.data
  return (
    about.game === rules.id &&
    about.rules === rules.rules &&
    about.features === rules.features?.version &&
    about.seats === seats &&
    (about.general || sameBoard)
  )
}

/** A row of weights is kept as bytes and the size of one step; what follows the rows, which is little, as it is. */
const STEPS = 127
const FLOAT = 4

function packed(net: Net): Uint8Array {
  const { inputs, hidden, weights } = net
  const { line, size } = layoutOf(net)
  const scales = new Float32Array(inputs)
  const steps = new Int8Array(line)
  for (let input = 0; input < inputs; input++) {
    const row = weights.subarray(input * hidden, (input + 1) * hidden)
    const scale = Math.fround(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS)
    scales[input] = scale
    if (scale > 0) row.forEach((weight, unit) => (steps[input * hidden + unit] = Math.round(weight / scale)))
  }
  const bytes = new Uint8Array(inputs * FLOAT + line + (size - line) * FLOAT)
  bytes.set(littleEndian(scales))
  bytes.set(new Uint8Array(steps.buffer), inputs * FLOAT)
  bytes.set(littleEndian(weights.subarray(line)), inputs * FLOAT + line)
  return bytes
}

function unpacked(bytes: Uint8Array, shape: Shape): Net | undefined {
  const { inputs, hidden, places } = shape
  const { line, size } = layoutOf(shape)
  if (bytes.length !== inputs * FLOAT + line + (size - line) * FLOAT) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const weights = new Float32Array(size)
  for (let input = 0; input < inputs; input++) {
    const scale = view.getFloat32(input * FLOAT, true)
    for (let unit = 0; unit < hidden; unit++) {
      const weight = input * hidden + unit
      weights[weight] = scale * view.getInt8(inputs * FLOAT + weight)
    }
  }
  for (let weight = line; weight < size; weight++)
    weights[weight] = view.getFloat32(inputs * FLOAT + line + (weight - line) * FLOAT, true)
  return weights.every(Number.isFinite) ? { inputs, hidden, places, weights } : undefined
}

function littleEndian(floats: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(floats.length * FLOAT))
  floats.forEach((float, i) => view.setFloat32(i * FLOAT, float, true))
  return new Uint8Array(view.buffer)
}
