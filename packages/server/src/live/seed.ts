import { randomBytes } from 'node:crypto'
import { commitmentTo } from '@hippodrome/engine'

/** A secret seed for a match, and what is published of it. */
export function newSeed(): { readonly seed: string; readonly commitment: string } {
  const seed = randomBytes(32).toString('hex')
  return { seed, commitment: commitmentTo(seed) }
}
