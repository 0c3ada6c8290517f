import { at, lasting, type Seat } from '@hippodrome/engine'
import type { Tables } from './board.ts'
import {
  ARAB,
  type Box,
  BYZANTINE,
  type City,
  COLOURS,
  type ColourName,
  ELITE,
  LEVY,
  MAIN,
  MOVE,
  NONE,
  SPECIALS,
  type Side,
  type SideName,
  type Special,
} from './names.ts'
import { fortificationsOf } from './rules/actions/special.ts'
import { finalScore } from './scoring.ts'
import {
  boxIndex,
  cityStrength,
  FALL,
  type Families,
  hasGuard,
  maintenanceOf,
  moneyOf,
  pawnOf,
  pointsOf,
  RUNNING,
  strengthOf,
  tokensOf,
} from './state.ts'

/** What is printed on the board: `Game.board`, which never changes in a match. */
export type BoardView = {
  readonly name: string
  readonly cities: readonly {
    readonly id: string
    readonly name: string
    readonly value: number
    readonly capital: boolean
    readonly coast: boolean
    readonly arrow: boolean
    readonly lon: number
    readonly lat: number
    /** Where it lies on the printed board: x grows to the east, y to the north. */
    readonly x: number
    readonly y: number
  }[]
  readonly links: readonly {
    readonly a: City
    readonly b: City
    readonly kind: 'road' | 'desert' | 'sea'
    readonly strait: boolean
  }[]
  readonly turns: number
  readonly mostBulgars: number
  /** §23.3 The fleet's dice count every Move cube of the action. */
  readonly allFleetDice: boolean
}

export type ArmyView = { readonly seat: Seat; readonly side: Side }

/** A city as it is now. */
export type CityView = {
  readonly id: string
  readonly name: string
  readonly colour: ColourName
  readonly tokens: number
  /** What a siege must beat (§17.1). */
  readonly strength: number
  readonly owner?: Seat
  readonly fortified: boolean
  readonly armies: readonly ArmyView[]
}

/** One side of a player's display. */
export type SideView = { readonly [box in Box]: number } & {
  readonly guard: boolean
  readonly money: number
  readonly points: number
  /** City tokens in the cities of this side that the player controls. */
  readonly tokens: number
  readonly strength: number
  /** Where the army stands, if it is on the map. */
  readonly army?: City
  /** What the cubes of this side will cost at the end of the turn. */
  readonly maintenance: number
  /** Cubes in the Church or the Mosque. */
  readonly built: number
}

export type PlayerView = {
  readonly pool: number
  readonly casualties: number
  /** Cubes out of the game. */
  readonly lost: number
  readonly taxBox: number
  readonly passed: boolean
  /** Spare tokens for fortifications. */
  readonly spare: number
  /** The final score if the game ended with these totals (§22.3). */
  readonly score: number
} & { readonly [side in SideName]: SideView }

export type SpecialView = { readonly kind: Special; readonly holder?: Seat }

/** All that there is to see: this game hides nothing but the dice to come. */
export type FamiliesView = {
  readonly turn: number
  readonly first?: Seat
  readonly active?: Seat
  /** The action under way is the last of the turn. */
  readonly lastAction: boolean
  readonly firstPasser?: Seat
  readonly over: 'running' | 'turns' | 'fall'
  readonly cities: readonly CityView[]
  readonly players: readonly PlayerView[]
  readonly boxes: readonly SpecialView[]
  readonly bulgars: number
  /** Bezants from tax that are still to be divided. */
  readonly purse: number
  /** The attack under way. */
  readonly attack?: {
    readonly seat: Seat
    readonly force: ColourName
    readonly city: City
    readonly from?: City
  }
}

const boards = new WeakMap<Tables, BoardView>()

/** The same object for the same tables. */
export function boardOf(tables: Tables): BoardView {
  const known = boards.get(tables) ?? printedOn(tables)
  boards.set(tables, known)
  return known
}

function printedOn({ data, rulings }: Tables): BoardView {
  const index = new Map(data.cities.map((city, number) => [city.id, number]))
  return {
    name: data.name,
    cities: data.cities.map(({ id, name, value, capital, coast, arrow, lon, lat, x, y }) => ({
      id,
      name,
      value,
      capital,
      coast,
      arrow,
      lon,
      lat,
      x,
      y,
    })),
    links: data.links.map(({ a, b, kind, strait }) => ({
      a: index.get(a) ?? NONE,
      b: index.get(b) ?? NONE,
      kind,
      strait,
    })),
    turns: data.setup.turns,
    mostBulgars: data.setup.mostBulgars,
    allFleetDice: rulings.allFleetDice,
  }
}

const NOTHING = {}

const ARMIES = [BYZANTINE, ARAB] as const

function armiesIn(game: Families, city: City): ArmyView[] {
  const armies: ArmyView[] = []
  for (let seat = 0; seat < game.seats; seat++)
    for (const side of ARMIES) if (pawnOf(game, seat, side) === city) armies.push({ seat, side })
  return armies
}

/** Cities in which no army stands, by what else can differ: most are as they were at the choice before. */
const quiet = new WeakMap<Tables['data'], Map<number, CityView>>()

function cityView(game: Families, city: City, known: Map<number, CityView>): CityView {
  if (game.pawns.includes(city)) return cityNow(game, city)
  const control = (at(game.owner, city) + 1) * 2 + at(game.fort, city)
  const key =
    ((at(game.tokens, city) * 16 + control) * COLOURS.length + at(game.colour, city)) * MOST_CITIES + city
  const before = known.get(key)
  if (before) return before
  const now = lasting(cityNow(game, city))
  known.set(key, now)
  return now
}

const MOST_CITIES = 1024

function cityNow(game: Families, city: City): CityView {
  const { id = '', name = '' } = game.tables.data.cities[city] ?? {}
  const owner = at(game.owner, city)
  const colour = COLOURS[at(game.colour, city)] ?? 'persian'
  const tokens = at(game.tokens, city)
  const strength = cityStrength(game, city)
  const fortified = game.fort[city] === 1
  const armies = armiesIn(game, city)
  return owner === NONE
    ? { id, name, colour, tokens, strength, fortified, armies }
    : { id, name, colour, tokens, strength, owner, fortified, armies }
}

function cityViews(game: Families): CityView[] {
  const { data } = game.tables
  const known = quiet.get(data) ?? new Map<number, CityView>()
  quiet.set(data, known)
  const cities: CityView[] = []
  for (let city = 0; city < game.colour.length; city++) cities.push(cityView(game, city, known))
  return cities
}

function sideView(game: Families, seat: Seat, side: Side): SideView {
  const base = boxIndex(seat, side, ELITE)
  const army = pawnOf(game, seat, side)
  return {
    elite: at(game.boxes, base + ELITE),
    main: at(game.boxes, base + MAIN),
    levy: at(game.boxes, base + LEVY),
    move: at(game.boxes, base + MOVE),
    guard: hasGuard(game, seat, side),
    money: moneyOf(game, seat, side),
    points: pointsOf(game, seat, side),
    tokens: tokensOf(game, seat, side),
    strength: strengthOf(game, seat, side),
    ...(army === NONE ? NOTHING : { army }),
    maintenance: maintenanceOf(game, seat, side),
    built: at(game.built, seat * 2 + side),
  }
}

const playerView = (game: Families, seat: Seat): PlayerView => ({
  pool: at(game.pool, seat),
  casualties: at(game.casualties, seat),
  lost: at(game.lost, seat),
  taxBox: at(game.taxBox, seat),
  passed: game.passed[seat] === 1,
  spare: game.tables.data.setup.fortifications - fortificationsOf(game, seat),
  score:
    game.over === FALL
      ? pointsOf(game, seat, ARAB)
      : finalScore(pointsOf(game, seat, BYZANTINE), pointsOf(game, seat, ARAB)),
  byzantine: sideView(game, seat, BYZANTINE),
  arab: sideView(game, seat, ARAB),
})

/** By holder, nobody first. */
const boxes = new Map<Special, SpecialView[]>()

function boxView(kind: Special, holder: Seat): SpecialView {
  const known = boxes.get(kind) ?? []
  boxes.set(kind, known)
  return (known[holder + 1] ??= lasting(holder === NONE ? { kind } : { kind, holder }))
}

function boxViews({ tables, special }: Families): SpecialView[] {
  const views: SpecialView[] = []
  for (const kind of SPECIALS) {
    const { first, end } = tables.boxes[kind]
    for (let box = first; box < end; box++) views.push(boxView(kind, at(special, box)))
  }
  return views
}

export function view(game: Families): FamiliesView {
  const { force, target, first, active, firstPasser, origin } = game
  const attacked = force !== NONE && target !== NONE
  return {
    turn: game.turn,
    ...(first === NONE ? NOTHING : { first }),
    ...(active === NONE ? NOTHING : { active }),
    lastAction: game.last === 1,
    ...(firstPasser === NONE ? NOTHING : { firstPasser }),
    over: game.over === RUNNING ? 'running' : game.over === FALL ? 'fall' : 'turns',
    cities: cityViews(game),
    players: game.passed.map((_, seat) => playerView(game, seat)),
    boxes: boxViews(game),
    bulgars: game.bulgars,
    purse: game.purse,
    ...(attacked
      ? {
          attack: {
            seat: active,
            force: COLOURS[force] ?? 'bulgar',
            city: target,
            ...(origin === NONE ? NOTHING : { from: origin }),
          },
        }
      : NOTHING),
  }
}
