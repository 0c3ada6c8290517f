import { expect, it } from 'vitest'
import { clampFrame, fitFrame, holding, nearer, zoomAt } from './usePanZoom.ts'

const map = { width: 1000, height: 800 }

it('fits the whole map into a wide window', () => {
  expect(fitFrame(map, { width: 800, height: 640 })).toEqual({ scale: 0.8, x: 0, y: 0 })
})

it('fills the height of a phone', () => {
  const { scale } = fitFrame(map, { width: 360, height: 560 })
  expect(scale * map.height).toBeGreaterThan(540)
})

it('zooming holds the point under the pointer still', () => {
  const before = { x: 10, y: 20, scale: 1 }
  const after = zoomAt(before, 2, 110, 220)
  expect([(110 - after.x) / after.scale, (220 - after.y) / after.scale]).toEqual([100, 200])
})

it('never loses the map out of sight', () => {
  const lost = clampFrame({ x: 9999, y: -9999, scale: 50 }, map, { width: 800, height: 640 })
  expect(lost.scale).toBe(5)
  expect(lost.x).toBeLessThanOrEqual(400)
  expect(lost.y + map.height * lost.scale).toBeGreaterThanOrEqual(320)
})

it('the camera moves as little as it takes to hold what one must decide', () => {
  const frame = { x: 0, y: 0, scale: 1 }
  const window = { width: 360, height: 400 }
  expect(holding(frame, [{ x: 100, y: 100 }], window)).toEqual(frame)
  expect(holding(frame, [{ x: 500, y: 100 }], window)).toEqual({ x: -180, y: 0, scale: 1 })
  // Too far apart for the window: stays if half of them are in sight, else most are.
  const apart = [
    { x: 100, y: 100 },
    { x: 900, y: 100 },
  ]
  expect(holding(frame, apart, window)).toEqual(frame)
  expect(holding({ ...frame, x: -300 }, apart, window).x).toBe(-320)
  const most = [...apart, { x: 800, y: 100 }, { x: 840, y: 100 }]
  expect(holding(frame, most, window).x).toBe(180 - 820)
})

it('what is asked about is brought near enough to be read, and stays in sight whole', () => {
  const far = { x: 0, y: 0, scale: 1 }
  const window = { width: 360, height: 300 }
  expect(nearer(far, [{ x: 200, y: 100 }], window)).toEqual({ scale: 1.5, x: -120, y: 0 })
  const apart = [
    { x: 100, y: 100 },
    { x: 300, y: 140 },
  ]
  expect(nearer(far, apart, window).scale).toBe(1.4)
  expect(nearer({ ...far, scale: 2 }, apart, window).scale).toBe(2)
})
