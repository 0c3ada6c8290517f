import * as v from 'valibot'

const between = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))
const within = (low: number, high: number) => v.pipe(v.number(), v.minValue(low), v.maxValue(high))
const whole = between(0, 99)
const some = between(1, 99)
/** Money and points at the start: less than a position may hold later. */
const amount = between(0, 999)
const lone = between(0, 1)
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a short name in lower case'))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
/** Where a datum comes from: keys of `sources`. */
const from = v.optional(v.union([v.array(v.string()), v.record(v.string(), v.array(v.string()))]))

const citySchema = v.strictObject({
  id,
  name: text,
  side: v.picklist(['byzantine', 'arab', 'persian']),
  value: between(1, 5),
  capital: v.optional(v.boolean(), false),
  coast: v.optional(v.boolean(), false),
  arrow: v.optional(v.boolean(), false),
  lon: within(-180, 180),
  lat: within(-90, 90),
  x: within(-10_000, 10_000),
  y: within(-10_000, 10_000),
  from,
})

const linkSchema = v.strictObject({
  id: v.optional(id),
  a: id,
  b: id,
  kind: v.picklist(['road', 'desert', 'sea']),
  /** Costs an Arab army double on its way to the capital (§13.5). */
  strait: v.optional(v.boolean(), false),
  from,
  note: v.optional(v.string()),
})

const armySchema = v.strictObject({ elite: whole, main: whole, levy: whole, move: whole })
const bothSchema = v.strictObject({ byzantine: amount, arab: amount })

export const boardSchema = v.strictObject({
  name: text,
  about: v.optional(v.string()),
  sources: v.optional(v.record(v.string(), v.string()), {}),
  cities: v.pipe(v.array(citySchema), v.minLength(2), v.maxLength(99)),
  links: v.pipe(v.array(linkSchema), v.minLength(1), v.maxLength(999)),
  boxes: v.strictObject({
    bulgars: whole,
    fortify: whole,
    improveByzantine: whole,
    emperor: lone,
    civilWarByzantine: whole,
    fleetByzantine: lone,
    improveArab: whole,
    caliph: lone,
    civilWarArab: whole,
    fleetArab: lone,
    from,
  }),
  display: v.strictObject({
    byzantine: armySchema,
    arab: armySchema,
    pool: whole,
    casualties: whole,
    cubes: some,
    maintenance: armySchema,
    from,
  }),
  setup: v.strictObject({
    treasury: bothSchema,
    points: bothSchema,
    bulgars: whole,
    mostBulgars: some,
    fortifications: whole,
    turns: between(1, 9),
    orangeTokens: amount,
    from,
  }),
})

export type BoardData = v.InferOutput<typeof boardSchema>
export type CityData = BoardData['cities'][number]
export type LinkData = BoardData['links'][number]
