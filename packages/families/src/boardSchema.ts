import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a short name in lower case'))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
/** Where a datum comes from: keys of `sources`. */
const from = v.optional(v.union([v.array(v.string()), v.record(v.string(), v.array(v.string()))]))

const citySchema = v.strictObject({
  id,
  name: text,
  side: v.picklist(['byzantine', 'arab', 'persian']),
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  capital: v.optional(v.boolean(), false),
  coast: v.optional(v.boolean(), false),
  arrow: v.optional(v.boolean(), false),
  lon: v.number(),
  lat: v.number(),
  x: v.number(),
  y: v.number(),
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
const bothSchema = v.strictObject({ byzantine: whole, arab: whole })

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
    emperor: v.pipe(whole, v.maxValue(1)),
    civilWarByzantine: whole,
    fleetByzantine: v.pipe(whole, v.maxValue(1)),
    improveArab: whole,
    caliph: v.pipe(whole, v.maxValue(1)),
    civilWarArab: whole,
    fleetArab: v.pipe(whole, v.maxValue(1)),
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
    turns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    orangeTokens: whole,
    from,
  }),
})

export type BoardData = v.InferOutput<typeof boardSchema>
export type CityData = BoardData['cities'][number]
export type LinkData = BoardData['links'][number]
