import { itemAt } from '@hippodrome/engine'
import type { Point } from './outlines.ts'

/** Mountains stand every ten units along a border, in three sizes. */
export function peaksAlong(
  points: readonly Point[],
): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
  const peaks: { x: number; y: number; size: number }[] = []
  let next = 5
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; next < length; next += 10)
      peaks.push({
        x: Math.round((a[0] + ((b[0] - a[0]) * next) / length) * 10) / 10,
        y: Math.round((a[1] + ((b[1] - a[1]) * next) / length) * 10) / 10,
        size: 3.4 + (peaks.length % 3) * 1.1,
      })
    next -= length
  }
  return peaks
}
