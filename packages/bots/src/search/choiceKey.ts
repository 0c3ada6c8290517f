import type { Json, State } from '@hippodrome/engine'

/** A vocabulary is small; data from outside must not let this grow without end. */
const MOST_WORDS = 10_000
const words = new Map<string, number>()

const mix = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (spread ^ (spread >>> 15)) | 0
}

function wordKey(word: string): number {
  const known = words.get(word)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  if (words.size >= MOST_WORDS) words.clear()
  words.set(word, hash)
  return hash
}

/** Two keys in a row as one. */
export const joinKeys = (first: number, second: number): number => mix(Math.imul(first, 31) + second)

/** Who is asked what. */
export function askedKey(state: State): number {
  const next = state.pending[0]
  return next ? joinKeys(next.seat, wordKey(next.prompt)) : 0
}

/** A number for data: equal data has the same one, whatever the order of its names. */
export function choiceKey(value: Json | undefined): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mix(value + 1) : wordKey(String(value))
  if (typeof value === 'string') return wordKey(value)
  if (typeof value === 'boolean') return value ? 7 : 5
  if (typeof value !== 'object' || value === null) return 3
  if (Array.isArray(value)) {
    let list = 11
    for (const item of value as readonly Json[]) list = joinKeys(list, choiceKey(item))
    return list
  }
  let sum = 0
  const named = value as { readonly [name: string]: Json | undefined }
  for (const name in named) sum = (sum + joinKeys(wordKey(name), choiceKey(named[name]))) | 0
  return mix(sum)
}
