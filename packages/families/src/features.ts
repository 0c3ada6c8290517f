import {
  at,
  Block,
  type Features,
  type FeatureWriter,
  type Inputs,
  itemAt,
  leadOf,
  placeAfter,
  type Seat,
} from '@hippodrome/engine'
import type { Tables } from './board.ts'
import { attacksOf, type Holdings, holdingsOf, noHoldings } from './evaluate.ts'
import { fallChance } from './evaluateFall.ts'
import { ARAB, BOXES, BULGAR, BYZANTINE, COLOURS, NONE, SIDES, type Side, SPECIALS } from './names.ts'
import { finalScore } from './scoring.ts'
import { type Families, hasGuard, maintenanceOf, pawnOf, strengthOf } from './state.ts'

/** Of one side of a seat, in the order in which `fillSide` writes them. */
const SIDE_INPUTS = [
  'points',
  'tokens',
  'tokens in danger',
  'money',
  'maintenance',
  'balance',
  'money left',
  'debt',
  'strength',
  'attacks',
  'guard',
  'built',
  'off the map',
] as const

/** Of a seat, in the order in which `fillSeat` writes them. */
const SEAT_INPUTS = [
  ...SIDES.flatMap((side) => BOXES.map((box) => `${side} ${box} cubes`)),
  'pool',
  'empty pool',
  'casualties',
  'cubes out of the game',
  'taxed',
  'passed cubes',
  'passed',
  'settled',
  'fortifications',
  'even sides',
  'near half',
  'below half',
  'score',
  'chance of the fall',
  ...SPECIALS.map((kind) => `box ${kind}`),
  'active',
  'first player',
  'passed first',
  ...SIDES.flatMap((side) => SIDE_INPUTS.map((name) => `${side} ${name}`)),
]

/** Of the table, the same for every seat but for its leads. */
const TABLE_INPUTS = [
  'turn 1',
  'turn 2',
  'turn 3',
  'last action',
  'bulgars',
  'lead',
  'lead in turn 1',
  'lead in turn 2',
  'lead in turn 3',
  'arab lead',
  'lead in all points',
] as const

/** Of the action under way: once for whoever acts, and once for when nobody does. */
const ACTION_INPUTS = [
  'owed',
  'purse',
  'lifted',
  'byzantine force',
  'arab force',
  'bulgar force',
  'attack',
] as const

/** Of each rival, where there are several; one has what the other lacks. */
const LEAD_INPUTS = ['lead', 'arab lead', 'lead in all points'] as const
const LEADS = LEAD_INPUTS.length

const SEAT = SEAT_INPUTS.length
const TABLE = TABLE_INPUTS.length
const ACTION = ACTION_INPUTS.length

/** Points with the tokens on the board, as if the match ended now. */
const totalOf = (game: Families, holdings: Holdings, seat: Seat, side: Side): number =>
  at(game.points, seat * 2 + side) + at(holdings.tokens, seat * 2 + side)

function fillSide(block: Block, game: Families, holdings: Holdings, seat: Seat, side: Side): void {
  const index = seat * 2 + side
  const tokens = at(holdings.tokens, index)
  const money = at(game.money, index)
  const due = maintenanceOf(game, seat, side)
  const balance = 2 * tokens - due
  const left = money + Math.min(0, balance)
  block.add(at(game.points, index) / 20)
  block.add(tokens / 8)
  block.add(at(holdings.danger, index) / 4)
  block.add(money / 15)
  block.add(due / 15)
  block.add(balance / 10)
  block.add(Math.max(0, left) / 15)
  block.add(Math.min(0, left) / 5)
  block.add(strengthOf(game, seat, side) / 8)
  block.add(attacksOf(game, seat, side) / 3)
  block.flag(hasGuard(game, seat, side))
  block.add(at(game.built, index) / 3)
  block.flag(pawnOf(game, seat, side) === NONE)
}

function fillSeat(block: Block, game: Families, holdings: Holdings, seat: Seat): void {
  block.restart()
  for (let box = 0; box < 2 * BOXES.length; box++)
    block.add(at(game.boxes, seat * 2 * BOXES.length + box) / 5)
  block.add(at(game.pool, seat) / 10)
  block.flag(game.pool[seat] === 0)
  block.add(at(game.casualties, seat) / 10)
  block.add(at(game.lost, seat) / 5)
  block.add(at(game.taxBox, seat) / 3)
  block.add(at(game.passBox, seat) / 3)
  block.add(at(game.passed, seat))
  block.add(at(game.settled, seat))
  block.add(at(holdings.forts, seat) / 2)
  const byzantine = totalOf(game, holdings, seat, BYZANTINE)
  const arab = totalOf(game, holdings, seat, ARAB)
  const even = Math.min(byzantine, arab) / Math.max(byzantine, arab, 1)
  block.add(even)
  block.add(Math.max(0, 0.6 - even) * 5)
  block.flag(even < 0.5)
  block.add(finalScore(byzantine, arab) / 40)
  block.add(game.passed[seat] === 1 ? 0 : fallChance(game, seat))
  for (const kind of SPECIALS) block.flag(holds(game, seat, kind))
  block.flag(game.active === seat)
  block.flag(game.first === seat)
  block.flag(game.firstPasser === seat)
  fillSide(block, game, holdings, seat, BYZANTINE)
  fillSide(block, game, holdings, seat, ARAB)
}

function holds(game: Families, seat: Seat, kind: (typeof SPECIALS)[number]): boolean {
  const { first, end } = game.tables.boxes[kind]
  for (let box = first; box < end; box++) if (game.special[box] === seat) return true
  return false
}

class Writer implements FeatureWriter<Families> {
  readonly names: readonly string[]
  readonly general: number
  readonly places: number
  private readonly table: number
  private readonly rivals: number
  private readonly cities: number
  private readonly perCity: number
  private readonly pawns: number
  private readonly blocks: readonly Block[]
  private readonly scores: number[] = []
  private readonly arabs: number[] = []
  private readonly sums: number[] = []
  private readonly holdings: Holdings

  constructor(
    tables: Tables,
    private readonly seats: number,
  ) {
    const who = Array.from({ length: seats }, (_, place) => (place === 0 ? 'own' : `rival ${place}`))
    const cities = tables.data.cities.map(({ id }) => id)
    const ofCity = [
      ...who.flatMap((name) => SIDES.map((side) => `${name} ${side} tokens`)),
      ...who.map((name) => `${name} fortification`),
      ...COLOURS.map((colour) => `free ${colour}`),
    ]
    this.table = seats * SEAT
    this.places = seats === 2 ? 1 : seats
    this.rivals = this.table + TABLE + 2 * ACTION
    this.general = this.rivals + (this.places - 1) * LEADS
    this.cities = this.general
    this.perCity = ofCity.length
    this.pawns = this.cities + cities.length * this.perCity
    this.names = [
      ...who.flatMap((name) => SEAT_INPUTS.map((input) => `${name} ${input}`)),
      ...TABLE_INPUTS,
      ...['own', "nobody's"].flatMap((whose) => ACTION_INPUTS.map((input) => `${whose} ${input}`)),
      ...who.slice(1, this.places).flatMap((name) => LEAD_INPUTS.map((input) => `${name} ${input}`)),
      ...cities.flatMap((city) => ofCity.map((input) => `${city}: ${input}`)),
      ...who.flatMap((name) =>
        SIDES.flatMap((side) => cities.map((city) => `${city}: ${name} ${side} army`)),
      ),
    ]
    this.blocks = who.map(() => new Block(SEAT_INPUTS))
    this.holdings = noHoldings(seats)
  }

  write(game: Families, to: readonly Inputs[]): void {
    const holdings = holdingsOf(game, this.holdings)
    for (let seat = 0; seat < this.seats; seat++) {
      fillSeat(itemAt(this.blocks, seat), game, holdings, seat)
      const byzantine = totalOf(game, holdings, seat, BYZANTINE)
      const arab = totalOf(game, holdings, seat, ARAB)
      this.scores[seat] = finalScore(byzantine, arab)
      this.arabs[seat] = at(game.points, seat * 2 + ARAB)
      this.sums[seat] = byzantine + arab
    }
    const seat = moverOf(game)
    const inputs = itemAt(to, seat)
    this.writeSeats(seat, inputs)
    this.writeTable(game, seat, inputs)
    this.writeAction(game, this.table + TABLE + (game.active === seat ? 0 : ACTION), inputs)
    this.writeRivals(seat, inputs)
    this.writeCities(game, seat, inputs)
    this.writePawns(game, seat, inputs)
  }

  private writeSeats(seat: Seat, inputs: Inputs): void {
    for (let seen = 0; seen < this.seats; seen++) {
      const block = itemAt(this.blocks, seen)
      block.write(inputs, placeAfter(seat, seen, this.seats) * SEAT)
    }
  }

  private writeTable(game: Families, seat: Seat, inputs: Inputs): void {
    const { table } = this
    const lead = leadOf(this.scores, seat, this.seats) / 15
    const turn = Math.min(3, game.turn)
    inputs.put(table + turn - 1, 1)
    inputs.put(table + 3, game.last)
    inputs.put(table + 4, game.bulgars / 8)
    inputs.put(table + 5, lead)
    inputs.put(table + 5 + turn, lead)
    inputs.put(table + 9, leadOf(this.arabs, seat, this.seats) / 10)
    inputs.put(table + 10, leadOf(this.sums, seat, this.seats) / 20)
  }

  private writeRivals(seat: Seat, inputs: Inputs): void {
    for (let place = 1; place < this.places; place++) {
      const rival = (seat + place) % this.seats
      const first = this.rivals + (place - 1) * LEADS
      inputs.put(first, leadOf(this.scores, rival, this.seats) / 15)
      inputs.put(first + 1, leadOf(this.arabs, rival, this.seats) / 10)
      inputs.put(first + 2, leadOf(this.sums, rival, this.seats) / 20)
    }
  }

  private writeAction(game: Families, first: number, inputs: Inputs): void {
    inputs.put(first, game.owed / 2)
    inputs.put(first + 1, game.purse / 5)
    inputs.put(first + 2, game.lifted / 2)
    inputs.put(first + 3, game.force === BYZANTINE ? 1 : 0)
    inputs.put(first + 4, game.force === ARAB ? 1 : 0)
    inputs.put(first + 5, game.force === BULGAR ? 1 : 0)
    inputs.put(first + 6, game.target === NONE ? 0 : 1)
  }

  private writeCities(game: Families, seat: Seat, inputs: Inputs): void {
    const { seats } = this
    for (let city = 0; city < game.owner.length; city++) {
      const first = this.cities + city * this.perCity
      const owner = at(game.owner, city)
      const colour = at(game.colour, city)
      if (owner === NONE) {
        inputs.put(first + 3 * seats + colour, 1)
        continue
      }
      const place = placeAfter(seat, owner, seats)
      inputs.put(first + place * 2 + colour, at(game.tokens, city) / 2)
      if (game.fort[city] === 1) inputs.put(first + 2 * seats + place, 1)
    }
  }

  private writePawns(game: Families, seat: Seat, inputs: Inputs): void {
    const size = game.owner.length
    for (let seen = 0; seen < this.seats; seen++) {
      const first = this.pawns + placeAfter(seat, seen, this.seats) * 2 * size
      const byzantine = pawnOf(game, seen, BYZANTINE)
      const arab = pawnOf(game, seen, ARAB)
      if (byzantine !== NONE) inputs.put(first + byzantine, 1)
      if (arab !== NONE) inputs.put(first + size + arab, 1)
    }
  }
}

/** Who acts, or will act first. */
const moverOf = ({ active, first }: Families): Seat => (active >= 0 ? active : Math.max(0, first))

/**
 * Nothing is hidden in this game: every seat may know all of it. So only the one who acts is written: one look judges
 * all, and every weight knows whose move it is.
 */
export const features: Features<Families> = {
  version: 2,
  writer: (tables, seats) => new Writer(tables, seats),
}
