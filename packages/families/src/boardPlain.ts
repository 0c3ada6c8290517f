import { parseWith } from '@hippodrome/engine'
import * as v from 'valibot'

/**
 * A board as plain tables, without sources: the form in which the facts of the printed board are usually passed on.
 * It says the same as our own form (`boardSchema.ts`), which it is turned into.
 */
const count = v.number()
const army = v.strictObject({ elite: count, main: count, levy: count, move: count })

const plainSchema = v.strictObject({
  cities: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      side: v.string(),
      value: count,
      constantinople: v.optional(v.boolean(), false),
      coast: v.optional(v.boolean(), false),
      bulgarArrow: v.optional(v.boolean(), false),
      lon: v.number(),
      lat: v.number(),
      boardX: v.number(),
      boardY: v.number(),
    }),
  ),
  links: v.array(v.strictObject({ a: v.string(), b: v.string(), type: v.string() })),
  specialActionBoxes: v.strictObject({
    bulgar: count,
    fortify: count,
    byzImproveCity: count,
    emperor: count,
    byzCivilWar: count,
    byzFleet: count,
    arabImproveCity: count,
    caliph: count,
    arabCivilWar: count,
    arabFleet: count,
  }),
  armyDisplay: v.strictObject({
    byzantine: army,
    arab: army,
    cubePool: count,
    casualtyPool: count,
    totalCubes: count,
    maintenance: army,
  }),
  setup: v.strictObject({
    byzTreasury: count,
    arabTreasury: count,
    byzVP: count,
    arabVP: count,
    bulgarBox: count,
    bulgarMax: count,
    fortificationTokens: count,
    turns: count,
  }),
  tokens: v.strictObject({ purple: count, white: count, orange: count }),
})

type Plain = v.InferOutput<typeof plainSchema>

export const isPlain = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'specialActionBoxes' in json

/** The same board in our own form; what its numbers may be is left to the schema of that. Throws `BadData`. */
export function fromPlain(json: unknown): unknown {
  const plain = parseWith(plainSchema, json, 'board')
  const { specialActionBoxes: boxes, armyDisplay: display, setup, tokens } = plain
  return {
    name: 'Byzantium',
    cities: plain.cities.map(({ constantinople, bulgarArrow, boardX, boardY, ...city }) => ({
      ...city,
      capital: constantinople,
      arrow: bulgarArrow,
      x: boardX,
      y: boardY,
    })),
    links: linksOf(plain),
    boxes: {
      bulgars: boxes.bulgar,
      fortify: boxes.fortify,
      improveByzantine: boxes.byzImproveCity,
      emperor: boxes.emperor,
      civilWarByzantine: boxes.byzCivilWar,
      fleetByzantine: boxes.byzFleet,
      improveArab: boxes.arabImproveCity,
      caliph: boxes.caliph,
      civilWarArab: boxes.arabCivilWar,
      fleetArab: boxes.arabFleet,
    },
    display: {
      byzantine: display.byzantine,
      arab: display.arab,
      pool: display.cubePool,
      casualties: display.casualtyPool,
      cubes: display.totalCubes,
      maintenance: display.maintenance,
    },
    setup: {
      treasury: { byzantine: setup.byzTreasury, arab: setup.arabTreasury },
      points: { byzantine: setup.byzVP, arab: setup.arabVP },
      bulgars: setup.bulgarBox,
      mostBulgars: setup.bulgarMax,
      fortifications: setup.fortificationTokens,
      turns: setup.turns,
      orangeTokens: tokens.orange,
    },
  }
}

/** §13.5 The plain form does not mark the strait: it is every sea link of the capital. */
function linksOf({ cities, links }: Plain): object[] {
  const capital = cities.find(({ constantinople }) => constantinople)?.id
  return links.map(({ a, b, type }) => ({
    a,
    b,
    kind: type,
    strait: type === 'sea' && (a === capital || b === capital),
  }))
}
