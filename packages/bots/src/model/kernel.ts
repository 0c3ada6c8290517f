import { Inputs } from '@hippodrome/engine'
import { layoutOf, type Net } from './net.ts'

/**
 * `fillLayer` as a WebAssembly kernel of SIMD instructions, eight vectors of hidden units at a time in registers. It is
 * assembled here, because it is short and a toolchain is not. The order of its sums is that of `fillLayer`, to the bit.
 */

/** Memory: for each seat its indices and values, then the hidden units, what they begin with, and the rows of the net. */
const SEATS = 4
const VALUES = 1024
const SEAT = VALUES + 2048
const LAYER = SEATS * SEAT
const BIAS = LAYER + 1024
const ROWS = BIAS + 1024
const PAGE = 65_536
const AT_ONCE = 8
const LANES = 4

const WASM = {
  loop: [0x03, 0x40],
  end: 0x0b,
  againIf: [0x0d, 0],
  u16Load: 0x2f,
  less: 0x48,
  add: 0x6a,
  times: 0x6c,
  shiftLeft: 0x74,
} as const
const SIMD = { load: 0, loadOneToAll: 9, store: 0x0b, add: 0xe4, times: 0xe6 } as const

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

/** Parameters: the seat's memory, how many inputs, and the bytes of a row. Then i32 locals and vectors. */
const [BASE, COUNT, ROW, I, UNIT, PLACE, X, LIT] = [0, 1, 2, 3, 4, 5, 6, 7] as const
const LOCALS: Code = [2, 3, 0x7f, 9, 0x7b]
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

const startUnits = (vector: number): Code => [
  [get(UNIT), simd(SIMD.load), from(4, BIAS + 16 * vector), set(LIT + vector)],
]

const addRow = (vector: number): Code => [
  [get(LIT + vector), get(X), get(PLACE), simd(SIMD.load), from(4, ROWS + 16 * vector)],
  [simd(SIMD.times), simd(SIMD.add), set(LIT + vector)],
]

const keepUnits = (vector: number): Code => [
  [get(UNIT), get(LIT + vector), simd(SIMD.store), from(4, LAYER + 16 * vector)],
]

const hiddenUnits: Code = [
  [constant(0), set(UNIT), WASM.loop],
  VECTORS.map(startUnits),
  eachInput([
    [valueAt, simd(SIMD.loadOneToAll), from(2, VALUES), set(X)],
    [inputAt, get(ROW), WASM.times, get(UNIT), WASM.add, set(PLACE)],
    VECTORS.map(addRow),
  ]),
  VECTORS.map(keepUnits),
  [get(UNIT), STRIDE, WASM.add, setAndKeep(UNIT), get(ROW), WASM.less, WASM.againIf, WASM.end],
]

function assembled(): Uint8Array<ArrayBuffer> {
  const body = bytesOf([LOCALS, hiddenUnits, WASM.end])
  return new Uint8Array(
    bytesOf([
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 3, 0x7f, 0x7f, 0x7f, 0]),
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
  readonly f: (base: number, count: number, row: number) => void
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

/** Room for the inputs of each seat, and the hidden units that follow from them. */
export type Layers = { readonly inputs: readonly Inputs[]; of(seat: number): Float32Array }

/** How many hidden units the kernel takes at once: a net has a multiple of them. */
export const UNITS_AT_ONCE = AT_ONCE * LANES

/** The kernel reads at least one input: one that is zero says nothing. */
function none(room: Inputs): void {
  room.index[0] = 0
  room.value[0] = 0
  room.count = 1
}

/** Nothing where the host has no such instructions; then `fillLayer` does the same, more slowly. */
export function kernelOf(net: Net, seats: number): Layers | undefined {
  const kernel = instantiated()
  if (!kernel) return undefined
  const { m: memory, f: run } = kernel
  const { inputs, hidden, weights } = net
  memory.grow(Math.ceil((ROWS + inputs * hidden * 4) / PAGE))
  const { line, bias, out } = layoutOf(net)
  const floats = new Float32Array(memory.buffer)
  floats.set(weights.subarray(0, line), ROWS / 4)
  floats.set(weights.subarray(bias, out), BIAS / 4)
  const layer = new Float32Array(memory.buffer, LAYER, hidden)
  const row = hidden * 4
  const rooms = Array.from({ length: seats }, (_, seat) => {
    const base = seat * SEAT
    const index = new Uint16Array(memory.buffer, base, VALUES / 2)
    const value = new Float32Array(memory.buffer, base + VALUES, VALUES / 2)
    return new Inputs(index, value, inputs)
  })
  return {
    inputs: rooms,
    of(seat) {
      const room = rooms[seat] as Inputs
      if (room.count === 0) none(room)
      run(seat * SEAT, room.count, row)
      return layer
    },
  }
}
