import {
  type Choice,
  configure,
  type Decision,
  type Entry,
  fastChance,
  type Game,
  Match,
  type Options,
  type Reason,
  type Seat,
} from '@hippodrome/engine'
import { families } from '../game.ts'
import {
  type Box,
  BOXES,
  type City,
  COLOURS,
  type ColourName,
  NONE,
  SIDES,
  type SideName,
  type Special,
} from '../names.ts'
import { setup } from '../setup.ts'
import { at, type Families } from '../state.ts'

type ArmySpec = { readonly [box in Box]?: number } & { readonly at?: string; readonly guard?: boolean }
type CitySpec = { colour?: ColourName; tokens?: number; owner?: Seat; fort?: boolean }
type Wish = {
  readonly seats?: number
  readonly dice?: readonly number[]
  readonly options?: Options
  readonly active?: Seat
}
/** A choice as a test writes it: cities and sides by name. */
type Wanted = { readonly [key: string]: string | number | boolean }

/**
 * A table for tests: a position is set up in the words of the game, then played choice by choice. Cubes that a position
 * does not mention are balanced in the Casualty Pool, or out of the game if that was given too.
 */
export class TestTable {
  readonly game: Families
  private readonly options: Options
  private readonly dice: readonly number[]
  private readonly fixedCasualties = new Set<Seat>()
  private running: Match<Families> | undefined

  constructor({ seats = 2, dice = [], options = {}, active = 0 }: Wish = {}) {
    const config = configure(families, { seats, options })
    this.options = config.options
    this.dice = dice
    this.game = setup(seats, families.tables(config))
    this.game.active = active
    this.game.first = active
  }

  // ---- setting up ----------------------------------------------------------------------------------------------

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

  /** Balances the cubes and runs the match to its first decision. */
  begin(): this {
    const { game } = this
    for (let seat = 0; seat < game.seats; seat++) this.balance(seat)
    game.coined = game.money.reduce((sum, money) => sum + money, 0)
    const { tables: _shared, ...position } = game
    const config = configure(families, { seats: game.seats, options: this.options })
    const rules = families as unknown as Game<Families>
    this.running = Match.from(rules, config, { game: position }, fastChance(1, this.dice))
    return this
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

  // ---- playing -------------------------------------------------------------------------------------------------

  get match(): Match<Families> {
    if (!this.running) this.begin()
    if (!this.running) throw new Error('no match')
    return this.running
  }

  get now(): Families {
    return this.match.state.game
  }

  get asked(): Decision {
    const [decision] = this.match.state.pending
    if (!decision) throw new Error('nobody is asked')
    return decision
  }

  /** Who is asked what, in one line: `0 action`. */
  get question(): string {
    return this.match.over ? 'over' : `${this.asked.seat} ${this.asked.prompt}`
  }

  private translate(wanted: Wanted): Choice {
    const entries = Object.entries(wanted).map(([key, value]) => {
      if (typeof value === 'string' && key === 'city') return [key, this.cityNumber(value)]
      if (typeof value === 'string' && (key === 'side' || key === 'pays'))
        return [key, SIDES.findIndex((side) => side === value)]
      return [key, value]
    })
    return Object.fromEntries(entries) as Choice
  }

  private find(wanted: Wanted): number {
    const choice = this.translate(wanted)
    const keys = Object.keys(choice)
    return this.asked.choices.findIndex(
      (offered) =>
        keys.length === Object.keys(offered).length && keys.every((key) => offered[key] === choice[key]),
    )
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) >= 0
  }

  /** The offered choices whose keys have these values. */
  offered(part: Wanted): Choice[] {
    const wanted = Object.entries(this.translate(part))
    return this.asked.choices.filter((choice) => wanted.every(([key, value]) => choice[key] === value))
  }

  /** The names of the cities among these choices, in the order of the alphabet. */
  cities(part: Wanted = {}): string[] {
    const { cities } = this.game.tables.data
    return this.offered(part)
      .map((choice) => cities[Number(choice.city)]?.id ?? '')
      .toSorted()
  }

  choose(...wishes: readonly Wanted[]): this {
    for (const wanted of wishes) {
      const index = this.find(wanted)
      const { seat } = this.asked
      if (index < 0)
        throw new Error(
          `${JSON.stringify(wanted)} is not offered; ${this.question}: ${JSON.stringify(this.asked.choices)}`,
        )
      const decision = this.match.state.opened[seat] ?? 0
      const outcome = this.match.submit({ seat, decision, choice: index })
      if (!outcome.ok) throw new Error(outcome.message)
    }
    return this
  }

  /** The reason key of something that is not offered to the seat that is asked. */
  why(wanted: Wanted): Reason | undefined {
    return this.match.why(this.asked.seat, this.translate(wanted))
  }

  /** What the chronicle tells of a kind, oldest first. */
  told(kind: string): Entry[] {
    return this.match.told.map(({ entry }) => entry).filter((entry) => entry.kind === kind)
  }

  // ---- reading -------------------------------------------------------------------------------------------------

  boxesOf(seat: Seat, side: SideName): { [box in Box]: number } {
    const base = seat * 8 + SIDES.indexOf(side) * 4
    return Object.fromEntries(BOXES.map((box, index) => [box, at(this.now.boxes, base + index)])) as {
      [box in Box]: number
    }
  }

  moneyOf = (seat: Seat, side: SideName): number => at(this.now.money, seat * 2 + SIDES.indexOf(side))
  pointsOf = (seat: Seat, side: SideName): number => at(this.now.points, seat * 2 + SIDES.indexOf(side))

  /** The name of the city where an army stands, or nothing. */
  place(seat: Seat, side: SideName): string | undefined {
    const city = at(this.now.pawns, seat * 2 + SIDES.indexOf(side))
    return city === NONE ? undefined : this.game.tables.data.cities[city]?.id
  }

  state(id: string): { colour: ColourName; tokens: number; owner: Seat; fort: boolean } {
    const city = this.cityNumber(id)
    return {
      colour: COLOURS[at(this.now.colour, city)] ?? 'persian',
      tokens: at(this.now.tokens, city),
      owner: at(this.now.owner, city),
      fort: this.now.fort[city] === 1,
    }
  }

  /** What is wrong with the counts now. */
  get problems(): readonly string[] {
    return families.audit(this.now)
  }
}

export const table = (wish: Wish = {}): TestTable => new TestTable(wish)
