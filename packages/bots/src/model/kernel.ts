import { Inputs } from '@hippodrome/engine'
import { layoutOf, type Net } from './net.ts'

/**
 * `scoreOf` as a WebAssembly kernel of SIMD instructions, eight vectors of hidden units at a time in registers. It is
 * assembled here, because it is short and a toolchain is not. The order of its sums is that of `scoreOf`, to the bit.
 */

/** Memory: for each seat its indices and values, then the parts of the net. */
const SEATS = 4
const VALUES = 1024
const SEAT = VALUES + 2048
const BIAS = SEATS * SEAT
const OUT = BIAS + 1024
const LINE = OUT + 1024
const ROWS = LINE + 4 * 4096
const PAGE = 65_536
const AT_ONCE = 8
const LANES = 4

const WASM = {
  loop: [0x03, 0x40],
  end: 0x0b,
  againIf: [0x0d, 0],
  f32Load: 0x2a,
  u16Load: 0x2f,
  less: 0x48,
  add: 0x6a,
  times: 0x6c,
  shiftLeft: 0x74,
  f32Add: 0x92,
  f32Times: 0x94,
} as const
const SIMD = { load: 0, loadOneToAll: 9, lane: 0x1f, add: 0xe4, times: 0xe6, max: 0xe9 } as const

/** Instructions, in lines as they belong together. */
type Code = readonly (number | Code)[]

const bytesOf = (code: Code): number[] =>
  code.flatMap((part) => (typeof part === 'number' ? [part] : bytesOf(part)))

function unsigned(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    const more = rest > 127
    bytes.push((rest & 127) | (more ? 128 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

/** A small constant; larger ones go into the offset of a load. */
const constant = (value: number): Code => [0x41, value]
const get = (local: number): Code => [0x20, local]
const set = (local: number): Code => [0x21, local]
const setAndKeep = (local: number): Code => [0x22, local]
const simd = (code: number): Code => [0xfd, unsigned(code)]
const from = (alignment: number, offset: number): Code => [alignment, unsigned(offset)]
const section = (id: number, body: Code): Code => [id, unsigned(bytesOf(body).length), body]

/** Parameters: the seat's memory, how many inputs, and the bytes of a row. Then i32 locals, an f32, and vectors. */
const [BASE, COUNT, ROW, I, UNIT, PLACE, SCORE, X, LIT, SUM, ZERO] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 17,
] as const
const LOCALS: Code = [3, 3, 0x7f, 1, 0x7d, 11, 0x7b]
const VECTORS = Array.from({ length: AT_ONCE }, (_, vector) => vector)
/** The bytes of the units that are taken at once, as a constant. */
const STRIDE: Code = [0x41, 0x80, 0x01]

const valueAt: Code = [get(BASE), get(I), constant(2), WASM.shiftLeft, WASM.add]
const inputAt: Code = [get(BASE), get(I), constant(1), WASM.shiftLeft, WASM.add, WASM.u16Load, from(1, 0)]

const eachInput = (body: Code): Code => [
  [constant(0), set(I), WASM.loop],
  body,
  [get(I), constant(1), WASM.add, setAndKeep(I), get(COUNT), WASM.less, WASM.againIf, WASM.end],
]

const straightLine = eachInput([
  get(SCORE),
  [valueAt, WASM.f32Load, from(2, VALUES)],
  [inputAt, constant(2), WASM.shiftLeft, WASM.f32Load, from(2, LINE)],
  [WASM.f32Times, WASM.f32Add, set(SCORE)],
])

const startUnits = (vector: number): Code => [
  [get(UNIT), simd(SIMD.load), from(4, BIAS + 16 * vector), set(LIT + vector)],
]

const addRow = (vector: number): Code => [
  [get(LIT + vector), get(X), get(PLACE), simd(SIMD.load), from(4, ROWS + 16 * vector)],
  [simd(SIMD.times), simd(SIMD.add), set(LIT + vector)],
]

const addLit = (vector: number): Code => [
  [get(SUM), get(LIT + vector), get(ZERO), simd(SIMD.max)],
  [get(UNIT), simd(SIMD.load), from(4, OUT + 16 * vector)],
  [simd(SIMD.times), simd(SIMD.add), set(SUM)],
]

const hiddenUnits: Code = [
  [constant(0), set(UNIT), WASM.loop],
  VECTORS.map(startUnits),
  eachInput([
    [valueAt, simd(SIMD.loadOneToAll), from(2, VALUES), set(X)],
    [inputAt, get(ROW), WASM.times, get(UNIT), WASM.add, set(PLACE)],
    VECTORS.map(addRow),
  ]),
  VECTORS.map(addLit),
  [get(UNIT), STRIDE, WASM.add, setAndKeep(UNIT), get(ROW), WASM.less, WASM.againIf, WASM.end],
]

const together: Code = [
  get(SCORE),
  Array.from({ length: LANES }, (_, lane) => [get(SUM), simd(SIMD.lane), lane, WASM.f32Add]),
]

function assembled(): Uint8Array<ArrayBuffer> {
  const body = bytesOf([LOCALS, straightLine, hiddenUnits, together, WASM.end])
  return new Uint8Array(
    bytesOf([
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7d]),
      section(3, [1, 0]),
      section(5, [1, 0, 1]),
      section(7, [2, 1, 0x6d, 2, 0, 1, 0x66, 0, 0]),
      section(10, [1, unsigned(body.length), body]),
    ]),
  )
}

/** As much of WebAssembly as is used here: pure packages have neither Node's types nor the browser's. */
type Host = {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Exports }
}
type Exports = {
  readonly m: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  readonly f: (base: number, count: number, row: number) => number
}
const host = (globalThis as unknown as { readonly WebAssembly?: Host }).WebAssembly

let compiled: object | undefined

function instantiated(): Exports | undefined {
  if (!host) return undefined
  try {
    compiled ??= new host.Module(assembled())
    return new host.Instance(compiled).exports
  } catch {
    return undefined
  }
}

/** Room for the inputs of each seat, and what the net makes of them. */
export type Scorer = { readonly inputs: readonly Inputs[]; score(seat: number): number }

/** How many hidden units the kernel takes at once: a net has a multiple of them. */
export const UNITS_AT_ONCE = AT_ONCE * LANES

/** The kernel reads at least one input: one that is zero says nothing. */
function none(room: Inputs): void {
  room.index[0] = 0
  room.value[0] = 0
  room.count = 1
}

/** Nothing where the host has no such instructions; then `scoreOf` does the same, more slowly. */
export function kernelOf({ inputs, hidden, weights }: Net, seats: number): Scorer | undefined {
  const kernel = instantiated()
  if (!kernel) return undefined
  const { m: memory, f: run } = kernel
  memory.grow(Math.ceil((ROWS + inputs * hidden * 4) / PAGE))
  const { line, bias, out, constant: last } = layoutOf(inputs, hidden)
  const floats = new Float32Array(memory.buffer)
  floats.set(weights.subarray(0, line), ROWS / 4)
  floats.set(weights.subarray(line, bias), LINE / 4)
  floats.set(weights.subarray(bias, out), BIAS / 4)
  floats.set(weights.subarray(out, last), OUT / 4)
  const row = hidden * 4
  const rest = weights[last] as number
  const rooms = Array.from({ length: seats }, (_, seat) => {
    const base = seat * SEAT
    const index = new Uint16Array(memory.buffer, base, VALUES / 2)
    const value = new Float32Array(memory.buffer, base + VALUES, VALUES / 2)
    return new Inputs(index, value, inputs)
  })
  return {
    inputs: rooms,
    score(seat) {
      const room = rooms[seat] as Inputs
      if (room.count === 0) none(room)
      return Math.fround(run(seat * SEAT, room.count, row) + rest)
    },
  }
}
