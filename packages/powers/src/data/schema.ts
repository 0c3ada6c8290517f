import { BadData, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'
import {
  BOXES,
  CHITS,
  FORTRESSES,
  LANDS,
  NATIONS,
  POWERS,
  RESULTS,
  SCENARIOS,
  SEAS,
  TABLES,
  UNITS,
} from '../vocabulary.ts'
import { checkCombat, checkScenario } from './check.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))
const power = v.picklist(POWERS)
const land = v.picklist(LANDS)
const sea = v.picklist(SEAS)
const box = v.picklist(BOXES)
const text = v.pipe(v.string(), v.minLength(1))
/** Where a datum comes from: one of the file's `provenance` keys, or a sentence. */
const from = v.union([text, v.record(v.string(), text)])

/** `n` plain, `m` mountain, `r` river, `x` the crossing of the Marmara. */
const borders = v.record(land, v.picklist(['n', 'm', 'r', 'x']))
const pair = v.pipe(v.string(), v.regex(/^[A-Z][a-z]+-[A-Z][a-z]+$/))

const placing = v.strictObject({
  at: v.optional(v.record(v.picklist([...LANDS, ...SEAS, ...BOXES]), count)),
  free: v.optional(count),
  in: v.optional(v.array(v.picklist([...LANDS, ...BOXES]))),
})
const force = v.record(v.picklist(UNITS), placing)

const sideSchema = v.strictObject({
  nation: v.optional(v.picklist(NATIONS)),
  chits: count,
  treasury: count,
  bands: v.strictTuple([count, count, count]),
  basileus: v.picklist([...LANDS, ...BOXES]),
  loyal: force,
  rebel: force,
})

const scenarioSchema = v.strictObject({
  title: text,
  year,
  turns: v.pipe(count, v.minValue(1), v.maxValue(99)),
  order: v.pipe(v.array(power), v.length(4)),
  /** The two powers of two players, the third player's, the fourth's. */
  players: v.pipe(v.array(power), v.length(4)),
  powers: v.record(power, sideSchema),
  pillaged: v.optional(v.array(land)),
  colonies: v.optional(v.record(land, power)),
  /** Areas of this power that have no colony by name roll for one. */
  colonyRoll: v.optional(power),
  istria: v.optional(v.boolean()),
  without: v.optional(v.array(v.picklist(UNITS))),
  touches: v.optional(v.record(box, v.array(v.picklist([...LANDS, ...SEAS])))),
  noBoxes: v.optional(v.array(box)),
  enters: v.optional(v.record(power, count)),
  noFeudalism: v.optional(v.boolean()),
  /** The free chit, the loss for the Basileus and the prize of Rome in scenario 5. */
  carolingian: v.optional(v.boolean()),
  from,
})

const combatTable = v.pipe(v.array(v.pipe(v.array(v.picklist(RESULTS)), v.length(5))), v.length(6))

const costsSchema = v.strictObject({
  militia: count,
  nomad: count,
  warrior: count,
  fieldArmy: count,
  fleet: count,
  chit: count,
  colony: count,
  monastery: count,
  fortification: count,
  byPower: v.record(power, v.record(v.picklist(UNITS), count)),
  from,
})

export const dataSchema = v.strictObject({
  version: text,
  provenance: v.record(v.string(), text),
  land: v.record(
    land,
    v.strictObject({
      name: text,
      value: count,
      lon: v.number(),
      lat: v.number(),
      borders,
      coast: v.array(sea),
      fortress: v.optional(v.picklist(FORTRESSES)),
      from,
    }),
  ),
  fortresses: v.record(
    v.picklist(FORTRESSES),
    v.strictObject({
      name: text,
      ports: v.array(sea),
      lon: v.number(),
      lat: v.number(),
      since: v.optional(year),
      from,
    }),
  ),
  seas: v.record(
    sea,
    v.strictObject({ name: text, lon: v.number(), lat: v.number(), adjacent: v.array(sea), from }),
  ),
  boxes: v.record(
    box,
    v.strictObject({
      owner: power,
      value: count,
      anchor: v.boolean(),
      touches: v.array(v.picklist([...LANDS, ...SEAS])),
      from,
    }),
  ),
  istria: v.strictObject({
    coast: v.array(sea),
    box,
    values: v.record(v.picklist(SCENARIOS), count),
    borders,
    cutBorders: v.array(pair),
    cutCoast: v.record(land, v.array(sea)),
    militia: v.record(v.picklist(SCENARIOS), v.picklist(['loyal', 'rebel'])),
    from,
  }),
  danube: v.strictObject({ borders: v.array(pair), from }),
  costs: costsSchema,
  maintenance: v.strictObject({
    fieldArmy: count,
    warrior: count,
    nomad: count,
    militia: count,
    fleet: count,
    from,
  }),
  mutiny: v.strictObject({
    rows: v.pipe(v.array(v.picklist(['mutiny', 'disband', 'loyal'])), v.length(6)),
    from,
  }),
  chits: v.record(v.picklist(CHITS), v.strictObject({ count, from })),
  combat: v.strictObject({
    columns: v.strictTuple([count, count, count, count, count]),
    ...v.entriesFromList(TABLES, combatTable),
    from,
  }),
  scenarios: v.record(v.picklist(SCENARIOS), scenarioSchema),
  manifest: v.strictObject({ ...v.entriesFromList(POWERS, v.record(v.picklist(UNITS), count)), from }),
})
export type PowersData = v.InferOutput<typeof dataSchema>
export type ScenarioData = v.InferOutput<typeof scenarioSchema>
export type Force = v.InferOutput<typeof force>

/** What the schema cannot say: every record is complete, borders and seas are the same from both sides. */
export function parseData(json: unknown, place = 'data'): PowersData {
  const data = parseWith(dataSchema, json, place)
  const whole = (name: string, record: object, ids: readonly string[]) => {
    for (const id of ids)
      if (!Object.hasOwn(record, id)) throw new BadData(`${place}.${name}`, `${id} is missing`)
  }
  whole('land', data.land, LANDS)
  whole('fortresses', data.fortresses, FORTRESSES)
  whole('seas', data.seas, SEAS)
  whole('boxes', data.boxes, BOXES)
  whole('chits', data.chits, CHITS)
  whole('scenarios', data.scenarios, SCENARIOS)
  for (const [id, { borders: own }] of Object.entries(data.land))
    for (const [other, kind] of Object.entries(own))
      if (data.land[other as (typeof LANDS)[number]]?.borders[id as (typeof LANDS)[number]] !== kind)
        throw new BadData(`${place}.land.${id}.borders`, `${other} does not have the same border`)
  for (const [id, { adjacent }] of Object.entries(data.seas))
    for (const other of adjacent)
      if (!data.seas[other]?.adjacent.includes(id as (typeof SEAS)[number]))
        throw new BadData(`${place}.seas.${id}.adjacent`, `${other} is not adjacent to it`)
  const homes = Object.values(data.land).flatMap(({ fortress }) => fortress ?? [])
  if (new Set(homes).size !== homes.length) throw new BadData(`${place}.land`, 'a fortress lies in two areas')
  for (const [id, scenario] of Object.entries(data.scenarios)) {
    whole(`scenarios.${id}.powers`, scenario.powers, POWERS)
    if (new Set(scenario.order).size !== 4 || new Set(scenario.players).size !== 4)
      throw new BadData(`${place}.scenarios.${id}`, 'every power comes once in order and in players')
    if (!scenario.players.slice(0, 2).includes('byzantine'))
      throw new BadData(`${place}.scenarios.${id}.players`, 'the Byzantines are always played')
    checkScenario(data, scenario, `${place}.scenarios.${id}`)
  }
  checkCombat(data, `${place}.combat`)
  return data
}
