import { at, type Seat } from '@hippodrome/engine'
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
  SIDES,
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

/** A seat or a city that may be nobody or nowhere: left out then. Views are made at every choice, for every reader. */
const some = <K extends string>(key: K, value: number) =>
  (value === NONE ? NOTHING : { [key]: value }) as { readonly [key in K]?: number }
const NOTHING = {}

const ARMIES = [BYZANTINE, ARAB] as const

function armiesIn(game: Families, city: City): ArmyView[] {
  const armies: ArmyView[] = []
  for (let seat = 0; seat < game.seats; seat++)
    for (const side of ARMIES) if (pawnOf(game, seat, side) === city) armies.push({ seat, side })
  return armies
}

function cityView(game: Families, city: City): CityView {
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

function sideView(game: Families, seat: Seat, side: Side): SideView {
  const base = boxIndex(seat, side, ELITE)
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
    ...some('army', pawnOf(game, seat, side)),
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
  [SIDES[0]]: sideView(game, seat, BYZANTINE),
  [SIDES[1]]: sideView(game, seat, ARAB),
})

function boxViews(game: Families): SpecialView[] {
  return SPECIALS.flatMap((kind) => {
    const { first, end } = game.tables.boxes[kind]
    return game.special.slice(first, end).map((holder) => ({ kind, ...some('holder', holder) }))
  })
}

export function view(game: Families): FamiliesView {
  const { force, target, active, origin } = game
  const attacked = force !== NONE && target !== NONE
  return {
    turn: game.turn,
    ...some('first', game.first),
    ...some('active', active),
    lastAction: game.last === 1,
    ...some('firstPasser', game.firstPasser),
    over: game.over === RUNNING ? 'running' : game.over === FALL ? 'fall' : 'turns',
    cities: game.colour.map((_, city) => cityView(game, city)),
    players: game.passed.map((_, seat) => playerView(game, seat)),
    boxes: boxViews(game),
    bulgars: game.bulgars,
    purse: game.purse,
    ...(attacked
      ? { attack: { seat: active, force: COLOURS[force] ?? 'bulgar', city: target, ...some('from', origin) } }
      : {}),
  }
}
