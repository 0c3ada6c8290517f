/**
 * Draws the board of powers: `npx tsx packages/web/scripts/powersMap.ts` writes `src/powers/map/map.json` from the outlines
 * here, the coast of Natural Earth and what borders on what in the game's data. None of it is needed by the page itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arcsOf, GRID, packed } from './powersMap/arcs.ts'
import { type BoardData, furnish } from './powersMap/furnish.ts'
import { outlines } from './powersMap/outlines.ts'
import { BLEED, HEIGHT, WIDTH } from './powersMap/projection.ts'
import { COUNTER } from './powersMap/slots.ts'

const packages = join(import.meta.dirname, '..', '..')
const data = JSON.parse(readFileSync(join(packages, 'powers/src/data/powers.json'), 'utf8')) as BoardData
const shapes = outlines(data)
const arcs = arcsOf(shapes)
const map = {
  width: WIDTH,
  height: HEIGHT,
  bleed: BLEED,
  counter: COUNTER,
  grid: GRID,
  arcs: arcs.map(({ left, right, points }) => [left, right, packed(points)]),
  ...furnish(shapes, data),
}
writeFileSync(join(packages, 'web/src/powers/map/map.json'), `${JSON.stringify(map)}\n`)
