import { type Anchor, anchorOf, radiusOf } from './labels.ts'
import type { Printed } from './signs.ts'
import { STANDS } from './stands.baked.ts'

/** Any more armies of a city than there is room for stand over the last of them. */
const LOWER = 5

/** Where this army of those in a city stands; beside a city that we have not drawn. */
export function standOf(city: Printed, nth: number): Anchor {
  const stands = STANDS[city.id] ?? []
  const { x, y } = anchorOf(city)
  const stand = stands[Math.min(nth, stands.length - 1)] ?? { x: x - radiusOf(city.capital === true) - 11, y }
  return { x: stand.x, y: stand.y + Math.max(0, nth - stands.length + 1) * LOWER }
}
