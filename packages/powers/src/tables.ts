import { BadData, type Config, canonical } from '@hippodrome/engine'
import balanced from './data/balanced.json' with { type: 'json' }
import original from './data/powers.json' with { type: 'json' }
import { patched } from './data/patch.ts'
import { type PowersData, parseData, type ScenarioData } from './data/schema.ts'
import { optionsOf, type PowersOptions } from './options.ts'
import {
  type BorderForm,
  BOXES,
  CHITS,
  type ChitId,
  FORTRESSES,
  HELD_CHITS,
  LANDS,
  type LandId,
  type NationId,
  type PlaceId,
  POWERS,
  type PowerId,
  type ResultId,
  SEAS,
  TABLES,
  UNITS,
} from './vocabulary.ts'

// A place is a number: land areas first, then seas, boxes and fortresses.
export const SEA0: number = LANDS.length
export const BOX0: number = SEA0 + SEAS.length
export const FORT0: number = BOX0 + BOXES.length
export const PLACES: readonly PlaceId[] = [...LANDS, ...SEAS, ...BOXES, ...FORTRESSES]

const numberOf = new Map<string, number>(PLACES.map((id, index) => [id, index]))
export const placeNumber = (id: PlaceId): number => numberOf.get(id) as number
export const placeId = (place: number): PlaceId => PLACES[place] as PlaceId
export const landId = (place: number): LandId => LANDS[place] as LandId
export const powerNumber = (id: PowerId): number => POWERS.indexOf(id)
export const powerId = (power: number): PowerId => POWERS[power] as PowerId

export const isLand = (place: number): boolean => place < SEA0
export const isSea = (place: number): boolean => place >= SEA0 && place < BOX0
export const isBox = (place: number): boolean => place >= BOX0 && place < FORT0
export const isFort = (place: number): boolean => place >= FORT0

export const ARABIA = placeNumber('Ara')
export const CONSTANTINOPLE = placeNumber('constantinople')
export const BUDA = placeNumber('buda')
export const MARMARA = placeNumber('SoM')

// Powers and units as numbers.
export const [BYZANTINE, MUSLIM, KHAZAR, FRANK] = [0, 1, 2, 3] as const
export const [BASILEUS, FIELD_ARMY, WARRIOR, NOMAD, MILITIA, FLEET] = [0, 1, 2, 3, 4, 5] as const
export const unitId = (unit: number) => UNITS[unit] as (typeof UNITS)[number]
export const KINDS = UNITS.length

export const chitNumber = (id: ChitId): number => CHITS.indexOf(id)
export const chitId = (kind: number): ChitId => CHITS[kind] as ChitId
export const isImmediate = (kind: number): boolean => kind >= HELD_CHITS.length && kind < CHITS.length - 5

export const CEREMONIES = chitNumber('deCeremoniis')
const ANYTIME: readonly ChitId[] = ['tradeConcession', 'treasuryGraft']

/** How hard a land border is. */
const PLAIN = 0
export const [HARD, DANUBE, CROSSING] = [1, 2, 3] as const
/** `form` is how the data write it: plain, mountain, river, crossing. */
export type Border = { readonly to: number; readonly kind: number; readonly form: BorderForm }

/** The board, the tables and the scenario of a match, compiled. */
export type Tables = {
  readonly options: PowersOptions
  readonly scenario: ScenarioData
  readonly version: string
  readonly nations: readonly NationId[]
  readonly order: readonly number[]
  readonly bands: readonly (readonly [number, number, number])[]
  readonly manifest: readonly (readonly number[])[]
  readonly values: readonly number[]
  readonly inPlay: readonly boolean[]
  readonly borders: readonly (readonly Border[])[]
  /** By land the seas on its coast, by sea the lands. */
  readonly coast: readonly (readonly number[])[]
  readonly seaLinks: readonly (readonly number[])[]
  /** By place the seas that a fortress is a port on. */
  readonly ports: readonly (readonly number[])[]
  /** By sea the port fortresses on it. */
  readonly portsOn: readonly (readonly number[])[]
  /** By land its fortress, or -1. */
  readonly fort: readonly number[]
  /** By fortress (its place) the areas that it belongs to. */
  readonly hosts: readonly (readonly number[])[]
  readonly fortSince: readonly number[]
  /** By power its box, or -1. */
  readonly boxOf: readonly number[]
  readonly boxValue: readonly number[]
  readonly boxTouches: readonly (readonly number[])[]
  readonly anchored: readonly boolean[]
  readonly costs: readonly (readonly number[])[]
  readonly prices: PowersData['costs']
  readonly upkeep: readonly number[]
  readonly mutiny: PowersData['mutiny']['rows']
  readonly columns: readonly number[]
  readonly combat: readonly (readonly (readonly ResultId[])[])[]
  /** By chit its kind. */
  readonly chitKinds: readonly number[]
  /** The chits that may be played whenever their holder is asked (§21.9, §28.16). */
  readonly anytime: readonly number[]
  readonly istriaMilitia: 'loyal' | 'rebel' | undefined
}

/** Our own data, read once; that of the balanced map is the original with a few changes. */
const ours: { [map in PowersOptions['map']]?: PowersData } = {}

/** The data of a match: its own, or one of ours. */
function dataOf(config: Config, { map }: PowersOptions): PowersData {
  if (config.data !== undefined) return parseData(config.data)
  ours[map] ??= parseData(map === 'balanced' ? patched(original, balanced) : original)
  return ours[map]
}

const compiled = new Map<string, Tables>()
const MOST_COMPILED = 32

/** The tables of a configuration; those of our own data are compiled once. */
export function compile(config: Config): Tables {
  if (config.data !== undefined) return compileTables(config)
  const key = canonical(config.options)
  let tables = compiled.get(key)
  if (!tables) {
    tables = compileTables(config)
    if (compiled.size >= MOST_COMPILED) compiled.clear()
    compiled.set(key, tables)
  }
  return tables
}

function compileTables(config: Config): Tables {
  const options = optionsOf(config)
  const data = dataOf(config, options)
  const scenario = data.scenarios[options.scenario]
  if (!scenario) throw new BadData('options.scenario', 'no such scenario')
  const istria = options.istria || scenario.istria === true
  const map = compileMap(data, options, scenario, istria)
  const side = (power: PowerId) => {
    const found = scenario.powers[power]
    if (!found) throw new BadData('scenario', `${power} is missing`)
    return found
  }
  const chitKinds = CHITS.flatMap((chit, kind) => {
    const extra = kind >= CHITS.length - 5 && !options.newChits
    return extra ? [] : new Array<number>(data.chits[chit]?.count ?? 0).fill(kind)
  })
  return {
    options,
    scenario,
    version: data.version,
    nations: POWERS.map((power) => side(power).nation ?? power),
    order: scenario.order.map(powerNumber),
    bands: POWERS.map((power) => side(power).bands),
    manifest: POWERS.map((power) =>
      UNITS.map((unit) => (scenario.without?.includes(unit) ? 0 : (data.manifest[power][unit] ?? 0))),
    ),
    ...map,
    costs: POWERS.map((power) =>
      UNITS.map((unit) =>
        unit === 'basileus' ? 0 : (data.costs.byPower[power]?.[unit] ?? data.costs[unit]),
      ),
    ),
    prices: data.costs,
    upkeep: UNITS.map((unit) => (unit === 'basileus' ? 0 : data.maintenance[unit])),
    mutiny: data.mutiny.rows,
    columns: data.combat.columns,
    combat: TABLES.map((table) => data.combat[table]),
    chitKinds,
    anytime: chitKinds.flatMap((kind, chit) => (ANYTIME.includes(chitId(kind)) ? [chit] : [])),
    istriaMilitia: istria ? data.istria.militia[options.scenario] : undefined,
  }
}

function compileMap(data: PowersData, options: PowersOptions, scenario: ScenarioData, istria: boolean) {
  const danube = new Set(data.danube.borders)
  const cut = new Set(istria ? data.istria.cutBorders : [])
  const joined = (set: ReadonlySet<string>, a: string, b: string) =>
    set.has(`${a}-${b}`) || set.has(`${b}-${a}`)
  const kindOf = (a: string, b: string, kind: string) =>
    joined(danube, a, b) ? DANUBE : kind === 'x' ? CROSSING : kind === 'n' ? PLAIN : HARD
  const bordersOf = (id: LandId): Record<string, BorderForm> => ({
    ...data.land[id]?.borders,
    ...(istria && id === 'Ist' ? data.istria.borders : {}),
    ...(istria && data.istria.borders[id] !== undefined ? { Ist: data.istria.borders[id] } : {}),
  })
  const coastOf = (id: LandId) => {
    const seas = istria && id === 'Ist' ? data.istria.coast : (data.land[id]?.coast ?? [])
    return seas.filter((sea) => !(istria && data.istria.cutCoast[id]?.includes(sea))).map(placeNumber)
  }
  const coast: number[][] = PLACES.map(() => [])
  LANDS.forEach((id, land) => {
    coast[land] = coastOf(id)
    for (const sea of coastOf(id)) coast[sea]?.push(land)
  })
  const fort = LANDS.map((id) => {
    const fortress = id === 'Ist' && !istria ? undefined : data.land[id]?.fortress
    return fortress === undefined ? -1 : placeNumber(fortress)
  })
  if (options.budapest) fort[placeNumber('Sir')] = BUDA
  const ports = PLACES.map((id, place) =>
    isFort(place) ? (data.fortresses[id as (typeof FORTRESSES)[number]]?.ports ?? []).map(placeNumber) : [],
  )
  const hosts = PLACES.map((_, place) =>
    isFort(place) ? LANDS.flatMap((_id, land) => (fort[land] === place ? [land] : [])) : [],
  )
  const portsOn = PLACES.map((_, sea) =>
    FORTRESSES.flatMap((_id, index) => {
      const place = FORT0 + index
      return ports[place]?.includes(sea) && (hosts[place]?.length ?? 0) > 0 ? [place] : []
    }),
  )
  const boxes = BOXES.map((id) => {
    const box = data.boxes[id]
    const gone = !box || scenario.noBoxes?.includes(id)
    const touches = scenario.touches?.[id] ?? [
      ...(box?.touches ?? []),
      ...(istria && data.istria.box === id ? (['Ist'] as const) : []),
    ]
    return { box, gone, touches: gone ? [] : touches.map(placeNumber) }
  })
  return {
    values: LANDS.map((id) =>
      id === 'Ist' ? (data.istria.values[options.scenario] ?? 0) : (data.land[id]?.value ?? 0),
    ),
    inPlay: LANDS.map((id) => id !== 'Ist' || istria),
    borders: LANDS.map((id) =>
      Object.entries(bordersOf(id))
        .filter(([other]) => !joined(cut, id, other))
        .map(([other, form]) => ({ to: placeNumber(other as LandId), kind: kindOf(id, other, form), form })),
    ),
    coast,
    seaLinks: PLACES.map((id, place) =>
      isSea(place) ? (data.seas[id as (typeof SEAS)[number]]?.adjacent ?? []).map(placeNumber) : [],
    ),
    ports,
    portsOn,
    fort,
    hosts,
    fortSince: PLACES.map((id, place) =>
      isFort(place) ? (data.fortresses[id as (typeof FORTRESSES)[number]]?.since ?? 0) : 0,
    ),
    boxOf: POWERS.map((power) => {
      const index = boxes.findIndex(({ box, gone }) => !gone && box?.owner === power)
      return index < 0 ? -1 : BOX0 + index
    }),
    boxValue: boxes.map(({ box }) => box?.value ?? 0),
    boxTouches: boxes.map(({ touches }) => touches),
    anchored: boxes.map(({ box }) => box?.anchor ?? false),
  }
}
