import type { Seat } from '@hippodrome/engine'
import { type City, SIDES, type Side } from '../names.ts'
import type { FamiliesView } from '../view.ts'
import type { Say } from './catalogue.ts'

/** §8.6 The tokens of a city after an improvement by `side`; nothing where there can be none. */
export function improvedTo({ cities }: FamiliesView, side: Side, city: City): number | undefined {
  const { tokens = 0, colour } = cities[city] ?? {}
  return colour === SIDES[side] && (tokens === 1 || tokens === 2) ? tokens + 1 : undefined
}

/** §19.2 Whether a retreat ends in this city: it is of the side of the army that retreats. */
export const isFriendlyStop = ({ view, decision }: Say, city: City): boolean =>
  view.cities[city]?.colour === SIDES[Number(decision?.facts?.side) as Side]

/** The strength of the army of `foe` in the city that is fought for. */
export function foeStrength({ view, decision }: Say, foe: Seat): number {
  const side = SIDES.find((name) => name === view.cities[Number(decision?.facts?.city)]?.colour)
  return side ? (view.players[foe]?.[side].strength ?? 0) : 0
}
