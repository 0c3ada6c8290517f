import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Where chance comes from. It is data, so that a match can be saved between two dice.
 * `script` holds dice that fall before any drawn one: for tests and set positions.
 */
export type Chance = SealedChance | FastChance

/** Fair dice: every draw follows from a committed seed, the seats' own words and a counter. */
export type SealedChance = {
  readonly kind: 'sealed'
  readonly seed: string
  readonly words: readonly string[]
  drawn: number
  script: readonly number[]
}

/** sfc32, for search and simulation. */
export type FastChance = {
  readonly kind: 'fast'
  a: number
  b: number
  c: number
  d: number
  script: readonly number[]
}

const NO_SCRIPT: readonly number[] = []

export const SEED_PATTERN = /^[0-9a-f]{64}$/

export function sealedChance(seed: string, words: readonly string[] = [], script = NO_SCRIPT): SealedChance {
  if (!SEED_PATTERN.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits')
  return { kind: 'sealed', seed, words, drawn: 0, script }
}

export function fastChance(seed: number, script = NO_SCRIPT): FastChance {
  const chance: FastChance = {
    kind: 'fast',
    a: seed | 0,
    b: 0x9e3779b9 | 0,
    c: (seed ^ 0x5bd1e995) | 0,
    d: 1,
    script,
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) nextFast(chance)
  return chance
}

/** A seed from any words a person may type. */
export const seedFromText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What is published when a match begins: the seed can be checked against it, not guessed from it. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

export const cloneChance = (chance: Chance): Chance =>
  chance.kind === 'fast'
    ? { kind: 'fast', a: chance.a, b: chance.b, c: chance.c, d: chance.d, script: chance.script }
    : { ...chance }

/** What is left of a large number is a float to V8, and makes every list that it is put into one of floats. `| 0` makes it an integer. */
const small = (value: number): number => (value <= 0x7fffffff ? value | 0 : value)

/** A whole number from 0 to `below - 1`, each as likely as the others. */
export function draw(chance: Chance, below: number): number {
  const fair = 4294967296 - (4294967296 % below)
  for (;;) {
    const word = chance.kind === 'fast' ? nextFast(chance) : nextSealed(chance)
    if (word < fair) return small(word % below)
  }
}

export function die(chance: Chance, sides = 6): number {
  if (chance.script.length === 0) return draw(chance, sides) + 1
  const [scripted = 0, ...rest] = chance.script
  if (scripted < 1 || scripted > sides)
    throw new RangeError(`the script has ${scripted} for a die of ${sides}`)
  chance.script = rest
  return scripted
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = draw(chance, last + 1)
    const held = items[last] as T
    items[last] = items[other] as T
    items[other] = held
  }
  return items
}

function nextFast(chance: FastChance): number {
  const sum = (((chance.a + chance.b) | 0) + chance.d) | 0
  chance.d = (chance.d + 1) | 0
  chance.a = chance.b ^ (chance.b >>> 9)
  chance.b = (chance.c + (chance.c << 3)) | 0
  chance.c = (chance.c << 21) | (chance.c >>> 11)
  chance.c = (chance.c + sum) | 0
  return sum >>> 0
}

/** One HMAC gives eight words; the last block is kept, since draws come in a row. */
let block = { key: '', bytes: new DataView(new ArrayBuffer(32)) }

function nextSealed(chance: SealedChance): number {
  const index = chance.drawn++
  const message = `${chance.words.join('\u0000')}#${index >>> 3}`
  const key = `${chance.seed}:${message}`
  if (block.key !== key) {
    const bytes = hmac(sha256, hexToBytes(chance.seed), utf8ToBytes(message))
    block = { key, bytes: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  }
  return block.bytes.getUint32((index & 7) * 4)
}
