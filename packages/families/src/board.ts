import { BadData, type Config, hashText, type Json, parseWith } from '@hippodrome/engine'
import { fromPlain, isPlain } from './boardPlain.ts'
import { type BoardData, boardSchema, type CityData, type LinkData } from './boardSchema.ts'
import { type Choices, choicesFor } from './choices.ts'
import printed from './data/board.json' with { type: 'json' }
import { ARAB, BYZANTINE, type City, PERSIAN, SPECIALS, type Special } from './names.ts'

/** One step that an army of a side may take from a city. */
export type Way = {
  readonly to: City
  /** In Move cubes, before fleets and the extra cube for a second link (§13.2, §13.5). */
  readonly cost: number
  readonly sea: boolean
}

/** The free and taken boxes of one kind: numbers `first` to `end - 1` on the display. */
export type BoxRange = { readonly first: number; readonly end: number }

export type Rulings = {
  /** §23.2 A beaten attacker retreats by all the rules of retreat. */
  readonly fullRetreat: boolean
  /** §23.3 The fleet rolls for all cubes expended in the action. */
  readonly allFleetDice: boolean
  /** §23.4 Only Arab cities and money break ties after the fall. */
  readonly arabTiebreak: boolean
}

/** The board, compiled: what never changes during a match. */
export type Tables = {
  readonly data: BoardData
  readonly size: number
  readonly capital: City
  readonly value: readonly number[]
  readonly colour: readonly number[]
  readonly arrows: readonly City[]
  /** Every city that the Bulgars could ever attack (§9.5). */
  readonly bulgarReach: readonly City[]
  readonly roads: readonly (readonly City[])[]
  /** By side, then by city: where an army may go. */
  readonly ways: readonly (readonly (readonly Way[])[])[]
  readonly boxes: { readonly [kind in Special]: BoxRange }
  readonly boxCount: number
  readonly maintenance: readonly number[]
  readonly rulings: Rulings
  readonly choices: Choices
}

const SEA_COST_ARAB = 2
const STRAIT_FACTOR = 2

/** The version of our own data: changes with every change of the board. */
export const BOARD_VERSION = hashText(JSON.stringify(printed)).slice(0, 12)

let compiledPrinted: Omit<Tables, 'rulings'> | undefined

/** Compiles the board of a configuration: the printed one, or another given as data. Throws `BadData`. */
export function tablesOf(config: Pick<Config, 'data' | 'options'>): Tables {
  const rulings: Rulings = {
    fullRetreat: config.options.attackerRetreat === 'full',
    allFleetDice: config.options.fleetDice === 'all',
    arabTiebreak: config.options.fallTiebreak === 'arab',
  }
  if (config.data !== undefined) return { ...compile(config.data), rulings }
  compiledPrinted ??= compile(printed)
  return { ...compiledPrinted, rulings }
}

function compile(json: Json): Omit<Tables, 'rulings'> {
  const data = parseWith(boardSchema, isPlain(json) ? fromPlain(json) : json, 'board')
  const index = indexOf(data.cities)
  const capital = capitalOf(data.cities)
  checkNames(data.cities)
  checkLinks(data.links, index, data.cities[capital]?.id ?? '')
  checkCounts(data)
  const ends = data.links.map((link) => ({ link, a: cityAt(index, link.a), b: cityAt(index, link.b) }))
  const size = data.cities.length
  const roads = emptyLists<City>(size)
  const byzantine = emptyLists<Way>(size)
  const arab = emptyLists<Way>(size)
  const join = ({ kind, strait }: LinkData, from: City, to: City) => {
    const sea = kind === 'sea'
    if (kind === 'road') roads[from]?.push(to)
    if (kind !== 'desert') byzantine[from]?.push({ to, cost: 1, sea })
    const factor = strait && to === capital ? STRAIT_FACTOR : 1
    arab[from]?.push({ to, cost: sea ? SEA_COST_ARAB * factor : 1, sea })
  }
  for (const { link, a, b } of ends) {
    join(link, a, b)
    join(link, b, a)
  }
  checkReach(data.cities, arab, capital)
  addCoast(data.cities, byzantine, capital)
  const arrows = data.cities.flatMap((city, number) => (city.arrow ? [number] : []))
  const bulgarReach = reachOf(data.cities, roads, arrows)
  checkOrange(data, bulgarReach, capital)
  const ranges = boxRanges(data.boxes)
  const { elite, main, levy, move } = data.display.maintenance
  return {
    data,
    size,
    capital,
    value: data.cities.map((city) => city.value),
    colour: data.cities.map((city) => COLOUR[city.side]),
    arrows,
    bulgarReach,
    roads,
    ways: [byzantine, arab],
    boxes: ranges.boxes,
    boxCount: ranges.count,
    maintenance: [elite, main, levy, move],
    choices: choicesFor(size, data.display.cubes),
  }
}

const COLOUR = { byzantine: BYZANTINE, arab: ARAB, persian: PERSIAN } as const

const emptyLists = <T>(size: number): T[][] => Array.from({ length: size }, () => [])

function indexOf(cities: readonly CityData[]): Map<string, City> {
  const index = new Map<string, City>()
  cities.forEach(({ id }, number) => {
    if (index.has(id)) throw new BadData(`board.cities.${number}.id`, `there are two cities ${id}`)
    index.set(id, number)
  })
  return index
}

function capitalOf(cities: readonly CityData[]): City {
  const capitals = cities.flatMap((city, number) => (city.capital ? [number] : []))
  const [capital] = capitals
  if (capital === undefined || capitals.length > 1)
    throw new BadData('board.cities', `there must be one capital, not ${capitals.length}`)
  if (cities[capital]?.side !== 'byzantine')
    throw new BadData(`board.cities.${capital}.side`, 'the capital is Byzantine')
  cities.forEach((city, number) => {
    if (!city.capital && city.value > 3)
      throw new BadData(`board.cities.${number}.value`, 'a city has at most three tokens')
    if (city.capital && city.arrow)
      throw new BadData(`board.cities.${number}.arrow`, 'no arrow points at the capital')
  })
  return capital
}

function cityAt(index: ReadonlyMap<string, City>, id: string): City {
  return index.get(id) ?? 0
}

/** A city is known by its name at the table; and each side needs one in which its armies can enter (§12.5, §12.6). */
function checkNames(cities: readonly CityData[]): void {
  const seen = new Set<string>()
  cities.forEach(({ name }, number) => {
    if (seen.has(name)) throw new BadData(`board.cities.${number}.name`, `there are two cities ${name}`)
    seen.add(name)
  })
  for (const side of ['byzantine', 'arab'] as const)
    if (!cities.some((city) => city.side === side && !city.capital))
      throw new BadData('board.cities', `there must be a city with side ${side}`)
}

/** An Arab army uses every link: what it cannot reach from the capital, nothing can. */
function checkReach(cities: readonly CityData[], ways: readonly (readonly Way[])[], capital: City): void {
  const reached = new Set([capital])
  for (const city of reached) for (const { to } of ways[city] ?? []) reached.add(to)
  cities.forEach(({ id }, number) => {
    if (!reached.has(number))
      throw new BadData(`board.cities.${number}`, `no links join ${id} and ${cities[capital]?.id ?? ''}`)
  })
}

function checkLinks(links: readonly LinkData[], index: ReadonlyMap<string, City>, capital: string): void {
  const seen = new Set<string>()
  links.forEach(({ a, b, strait, kind }, number) => {
    const place = `board.links.${number}`
    for (const [end, id] of [
      ['a', a],
      ['b', b],
    ] as const)
      if (!index.has(id)) throw new BadData(`${place}.${end}`, `there is no city ${id}`)
    if (a === b) throw new BadData(place, `${a} is linked to itself`)
    const pair = [a, b].toSorted().join(' - ')
    if (seen.has(pair)) throw new BadData(place, `${pair} are linked twice`)
    seen.add(pair)
    if (strait && kind !== 'sea') throw new BadData(`${place}.strait`, 'only a sea link is a strait')
    if (strait && a !== capital && b !== capital)
      throw new BadData(`${place}.strait`, `only a link to ${capital} is a strait`)
  })
}

function checkCounts({ display, setup }: BoardData): void {
  const inBoxes = [display.byzantine, display.arab].flatMap((army) => Object.values(army))
  const total = inBoxes.reduce((sum, cubes) => sum + cubes, display.pool + display.casualties)
  if (total !== display.cubes)
    throw new BadData('board.display', `${total} cubes are set up, but a player owns ${display.cubes}`)
  if (setup.bulgars > setup.mostBulgars)
    throw new BadData('board.setup.bulgars', `more than ${setup.mostBulgars} cubes`)
}

/** §13.6 From the capital a Byzantine army may also sail to every coastal city. */
function addCoast(cities: readonly CityData[], ways: readonly Way[][], capital: City): void {
  const from = ways[capital] ?? []
  cities.forEach((city, to) => {
    if (city.coast && to !== capital && !from.some((way) => way.to === to))
      from.push({ to, cost: 1, sea: true })
  })
}

/** §9.5 The Bulgars follow roads; what they can reach has one of the two sides, or nobody could score for it. */
function reachOf(
  cities: readonly CityData[],
  roads: readonly (readonly City[])[],
  arrows: readonly City[],
): City[] {
  const reached = new Set(arrows)
  for (const city of reached)
    if (!cities[city]?.capital) for (const next of roads[city] ?? []) reached.add(next)
  for (const city of reached)
    if (cities[city]?.side === 'persian')
      throw new BadData(`board.cities.${city}`, 'the Bulgars could reach a Persian city by road')
  return [...reached].toSorted((a, b) => a - b)
}

/** §2.2 The orange tokens must suffice for all cities that the Bulgars can hold, two each. */
function checkOrange({ setup }: BoardData, reach: readonly City[], capital: City): void {
  const needed = reach.filter((city) => city !== capital).length * 2
  if (needed > setup.orangeTokens)
    throw new BadData('board.setup.orangeTokens', `the Bulgars could need ${needed}`)
}

function boxRanges(counts: BoardData['boxes']): { boxes: Tables['boxes']; count: number } {
  let count = 0
  const entries = SPECIALS.map((kind) => {
    const first = count
    count += counts[kind]
    return [kind, { first, end: count }] as const
  })
  return { boxes: Object.fromEntries(entries) as Tables['boxes'], count }
}
