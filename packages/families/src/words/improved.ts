import type { City, Side } from '../names.ts'
import { SIDES } from '../names.ts'
import type { FamiliesView } from '../view.ts'

/** §8.6 The tokens of a city after an improvement by `side`; nothing where there can be none. */
export function improvedTo({ cities }: FamiliesView, side: Side, city: City): number | undefined {
  const { tokens = 0, colour } = cities[city] ?? {}
  return colour === SIDES[side] && (tokens === 1 || tokens === 2) ? tokens + 1 : undefined
}
