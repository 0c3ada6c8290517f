import {
  at,
  type Choice,
  type Config,
  configure,
  type Json,
  type Options,
  type Seat,
} from '@hippodrome/engine'
import { families } from './game.ts'
import {
  type Box,
  BOXES,
  type City,
  COLOURS,
  type ColourName,
  SIDES,
  type SideName,
  type Special,
} from './names.ts'
import { setup } from './setup.ts'
import { type Families } from './state.ts'

type ArmySpec = { readonly [box in Box]?: number } & { readonly at?: string; readonly guard?: boolean }
type CitySpec = { colour?: ColourName; tokens?: number; owner?: Seat; fort?: boolean }

/** A choice as a person writes it: cities and sides by name. */
export type NamedChoice = { readonly [key: string]: string | number | boolean }

export type PositionWish = { readonly seats?: number; readonly options?: Options; readonly active?: Seat }

/**
 * A position set up in the words of the game, from the set-up of the rules. Cubes that it does not mention are balanced
 * in the Casualty Pool, or out of the game if that was given too.
 */
export class SetPosition {
  readonly game: Families
  readonly config: Config
  private readonly fixedCasualties = new Set<Seat>()

  constructor({ seats = 2, options = {}, active = 0 }: PositionWish = {}) {
    this.config = configure(families, { seats, options })
    this.game = setup(seats, families.tables(this.config))
    this.game.active = active
    this.game.first = active
  }

  cityNumber(id: string): City {
    const number = this.game.tables.data.cities.findIndex((city) => city.id === id)
    if (number < 0) throw new Error(`no city ${id}`)
    return number
  }

  city(id: string, { colour, tokens, owner, fort }: CitySpec): this {
    const city = this.cityNumber(id)
    const { game } = this
    if (colour) game.colour[city] = COLOURS.indexOf(colour)
    if (colour && colour !== 'persian' && game.tokens[city] === 0) game.tokens[city] = 1
    if (tokens !== undefined) game.tokens[city] = tokens
    if (owner !== undefined) game.owner[city] = owner
    if (fort !== undefined) game.fort[city] = fort ? 1 : 0
    return this
  }

  /** Sets every box that is named; the others of that army become empty. */
  army(seat: Seat, side: SideName, spec: ArmySpec): this {
    const { game } = this
    const number = SIDES.indexOf(side)
    BOXES.forEach((box, index) => {
      game.boxes[seat * 8 + number * 4 + index] = spec[box] ?? 0
    })
    if (spec.at !== undefined) game.pawns[seat * 2 + number] = this.cityNumber(spec.at)
    if (spec.at !== undefined && side === 'byzantine') game.settled[seat] = 1
    if (spec.guard) {
      game.guard[number] = seat
      this.box(number === 0 ? 'emperor' : 'caliph', seat)
    }
    return this
  }

  pool(seat: Seat, cubes: number): this {
    this.game.pool[seat] = cubes
    return this
  }

  casualties(seat: Seat, cubes: number): this {
    this.game.casualties[seat] = cubes
    this.fixedCasualties.add(seat)
    return this
  }

  money(seat: Seat, byzantine: number, arab: number): this {
    this.game.money[seat * 2] = byzantine
    this.game.money[seat * 2 + 1] = arab
    return this
  }

  /** Enough money in every treasury that nobody is asked about maintenance. */
  rich(): this {
    this.game.money.fill(40)
    return this
  }

  points(seat: Seat, byzantine: number, arab: number): this {
    this.game.points[seat * 2] = byzantine
    this.game.points[seat * 2 + 1] = arab
    return this
  }

  /** Puts cubes of these seats in the boxes of a kind. */
  box(kind: Special, ...holders: Seat[]): this {
    const { first } = this.game.tables.boxes[kind]
    holders.forEach((seat, index) => {
      this.game.special[first + index] = seat
    })
    return this
  }

  set(change: (game: Families) => void): this {
    change(this.game)
    return this
  }

  /** The position with its cubes balanced, as a match file holds it. */
  position(): Json {
    const { game } = this
    for (let seat = 0; seat < game.seats; seat++) this.balance(seat)
    game.coined = game.money.reduce((sum, money) => sum + money, 0)
    const { tables: _shared, ...plain } = game
    return JSON.parse(JSON.stringify({ game: plain })) as Json
  }

  private balance(seat: Seat): void {
    const { game } = this
    let placed = at(game.pool, seat) + at(game.passBox, seat) + at(game.taxBox, seat)
    placed += game.boxes.slice(seat * 8, seat * 8 + 8).reduce((sum, cubes) => sum + cubes, 0)
    placed += at(game.built, seat * 2) + at(game.built, seat * 2 + 1)
    placed += game.special.filter((holder) => holder === seat).length
    placed += game.owner.filter((owner, city) => owner === seat && game.fort[city] === 0).length
    const rest = game.tables.data.display.cubes - placed
    if (this.fixedCasualties.has(seat)) game.lost[seat] = rest - at(game.casualties, seat)
    else game.casualties[seat] = rest
  }

  /** The choice that is meant by these names. */
  choiceOf(wanted: NamedChoice): Choice {
    const entries = Object.entries(wanted).map(([key, value]) => {
      if (typeof value === 'string' && key === 'city') return [key, this.cityNumber(value)]
      if (typeof value === 'string' && (key === 'side' || key === 'pays'))
        return [key, SIDES.findIndex((side) => side === value)]
      return [key, value]
    })
    return Object.fromEntries(entries) as Choice
  }
}

/** Whether two choices are the same, whatever the order of their keys. */
export const isChoice = (offered: Choice, wanted: Choice): boolean => {
  const keys = Object.keys(wanted)
  return keys.length === Object.keys(offered).length && keys.every((key) => offered[key] === wanted[key])
}
