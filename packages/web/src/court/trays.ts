import type { Area } from '@hippodrome/court/vocabulary'
import empire from './empire.json' with { type: 'json' }

/** Where the tray of an area lies on the drawing. */
export function trayAt(area: Area): { readonly left: string; readonly top: string } {
  const [x = 0, y = 0] = empire.trays[area]
  return { left: `${(x / empire.width) * 100}%`, top: `${(y / empire.height) * 100}%` }
}

/** At the foot of the drawing a tray grows upwards, so that it is never cut. */
export const isLow = (area: Area): boolean => (empire.trays[area][1] ?? 0) > empire.height * 0.8
