import type { Json } from '@hippodrome/engine'

type Named = { readonly [key: string]: Json | undefined }

const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `data` with what `changes` names replaced, at any depth; lists are replaced whole. */
export function patched(data: Json | undefined, changes: Json | undefined): Json | undefined {
  if (!isNamed(data) || !isNamed(changes)) return changes
  const merged: { [key: string]: Json | undefined } = { ...data }
  for (const [key, value] of Object.entries(changes)) merged[key] = patched(data[key], value)
  return merged
}
