import {
  Block,
  type Features,
  type FeatureWriter,
  type Frame,
  type HandInputs,
  type Inputs,
  itemAt,
  leadOf,
  placeAfter,
  type Seat,
} from '@hippodrome/engine'
import { evaluateBy } from './evaluate.ts'
import { NO_PLEDGES, pledgesIn } from './evaluation/pledges.ts'
import { roundsLeft } from './evaluation/supply.ts'
import { Units } from './evaluation/units.ts'
import { Demand, WANTED } from './features/demand.ts'
import { Expected } from './features/expected.ts'
import { Household, placed } from './features/household.ts'
import { Identities } from './features/identities.ts'
import { OWN_INPUTS, Secrets } from './features/own.ts'
import { fillSeat, SEAT_INPUTS } from './features/seat.ts'
import { fillTable, LEFT, MOST_LEFT, TABLE_INPUTS } from './features/table.ts'
import { type Court, DOXA, DYNAMIS, GIFT, handOf, has, optionNow } from './state.ts'
import type { Tables } from './tables.ts'

/** How far ahead of the best of the others, in the order in which `Writer` writes them. */
const LEADS = [
  'Doxa',
  'Doxa at the end',
  'cost of cards',
  'resources',
  'Nomisma',
  'icons',
  'cards in hand',
  'Dynamis',
  'contribution',
  'contribution soon',
  'votes',
] as const
const LEAD_INPUTS: readonly string[] = [
  ...LEADS.map((what) => `lead in ${what}`),
  'lead with all that is known',
  'lead with all that is likely',
  ...LEFT.map((left) => `lead with ${left}`),
  ...LEFT.map((left) => `likely lead with ${left}`),
]
const HAND_INPUTS: readonly string[] = [
  'own evaluation',
  ...LEFT.map((left) => `own evaluation with ${left}`),
]
const SCALE = [12, 12, 15, 8, 12, 6, 4, 4, 4, 4, 4] as const

class Writer implements FeatureWriter<Court> {
  readonly names: readonly string[]
  readonly general: number
  readonly places: number
  readonly hand: HandInputs<Court>
  private readonly own: number
  private readonly table: number
  private readonly leads: number
  private readonly identities: Identities
  private readonly demand = new Demand()
  private readonly units = new Units()
  private readonly expected: Expected
  private readonly secrets = new Secrets()
  private readonly houses: readonly Household[]
  private readonly blocks: readonly Block[]
  private readonly ownBlock = new Block(OWN_INPUTS)
  private readonly tableBlock = new Block(TABLE_INPUTS)
  private readonly stock = new Float64Array(WANTED)
  private readonly soon = new Float64Array(WANTED)
  private missing = 0
  /** What is promised in the position that was written last. */
  private pledges = NO_PLEDGES
  private readonly totals: Float64Array
  private readonly resourcesDoxa: Float64Array
  private readonly costDoxa: Float64Array
  /** By lead and seat what is compared. */
  private readonly compared: readonly Float64Array[]
  /** Doxa as everybody can count it; one's own is put in for a moment. */
  private readonly counted: Float64Array

  constructor(
    tables: Tables,
    private readonly seats: number,
  ) {
    const who = Array.from({ length: seats }, (_, place) => (place === 0 ? 'own' : `rival ${place}`))
    const perSeat = () => new Float64Array(seats)
    this.own = seats * SEAT_INPUTS.length
    this.table = this.own + OWN_INPUTS.length
    this.leads = this.table + TABLE_INPUTS.length
    this.places = seats === 2 ? 1 : seats
    this.hand = {
      first: this.leads + LEAD_INPUTS.length,
      partOf: (game) => Math.min(MOST_LEFT, roundsLeft(game)),
      evaluate: (game, out, stack) => evaluateBy(game, this.pledges, this.units, out, stack),
    }
    this.general = this.hand.first + HAND_INPUTS.length
    this.identities = new Identities(tables, seats, this.general, who)
    this.names = [
      ...who.flatMap((name) => SEAT_INPUTS.map((input) => `${name} ${input}`)),
      ...OWN_INPUTS.map((input) => `own ${input}, seen by nobody else`),
      ...TABLE_INPUTS,
      ...LEAD_INPUTS,
      ...HAND_INPUTS,
      ...this.identities.names,
    ]
    this.houses = who.map(() => new Household(tables.cards.length))
    this.blocks = who.map(() => new Block(SEAT_INPUTS))
    this.totals = perSeat()
    this.resourcesDoxa = perSeat()
    this.costDoxa = perSeat()
    this.compared = LEADS.map(perSeat)
    this.counted = perSeat()
    this.expected = new Expected(seats)
  }

  write(game: Court, to: readonly Inputs[], stack: readonly Frame[], only?: Seat): void {
    const { seats, demand } = this
    this.look(game, stack)
    const pledges = pledgesIn(game, stack)
    this.pledges = pledges
    fillTable(this.tableBlock, game, demand, this.units, this.missing, demand.missing(this.soon))
    for (let seat = 0; seat < seats; seat++) {
      if (only !== undefined && seat !== only) continue
      const inputs = itemAt(to, seat)
      for (let seen = 0; seen < seats; seen++)
        itemAt(this.blocks, seen).write(inputs, placeAfter(seat, seen, seats) * SEAT_INPUTS.length)
      const atTheEnd = (this.resourcesDoxa[seat] as number) + (this.costDoxa[seat] as number)
      const { units, expected } = this
      const known = { demand, units, expected, house: itemAt(this.houses, seat) }
      this.secrets.fill(this.ownBlock, game, seat, known, pledges, stack, atTheEnd)
      this.ownBlock.write(inputs, this.own)
      this.tableBlock.write(inputs, this.table)
      this.writeLeads(game, seat, inputs)
      if (inputs.reaches(this.general))
        this.identities.write(game, seat, pledges, this.secrets, this.units, inputs)
    }
  }

  /** What everybody sees. */
  private look(game: Court, stack: readonly Frame[]): void {
    const { seats, demand, stock, soon, totals } = this
    const { endScoring } = game.tables.rules
    demand.fill(game)
    this.units.fill(game)
    stock.fill(0)
    soon.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const house = itemAt(this.houses, seat)
      house.fill(game, seat)
      for (let good = 0; good < WANTED; good++) {
        stock[good] = (stock[good] as number) + (house.stock[good] as number)
        soon[good] = (soon[good] as number) + (house.soon[good] as number)
      }
      totals[seat] = house.resources
    }
    for (let seat = 0; seat < seats; seat++)
      this.resourcesDoxa[seat] = game.phase === 'over' ? 0 : placed(totals, seat, endScoring.resources)
    for (let seat = 0; seat < seats; seat++) totals[seat] = itemAt(this.houses, seat).cost
    for (let seat = 0; seat < seats; seat++)
      this.costDoxa[seat] = game.phase === 'over' ? 0 : placed(totals, seat, endScoring.totalCost)
    this.missing = demand.missing(this.stock)
    this.expected.fill(
      game,
      demand,
      this.houses,
      game.gifts.open ? givenLess(game) : demand.missing(this.soon),
    )
    const hall = {
      expected: this.expected,
      game,
      demand,
      turn: game.phase === 'action' ? seatAtTurn(game) : -1,
      voted: votedIn(game, stack),
      resourcesDoxa: this.resourcesDoxa,
      costDoxa: this.costDoxa,
    }
    for (let seat = 0; seat < seats; seat++) {
      const house = itemAt(this.houses, seat)
      fillSeat(itemAt(this.blocks, seat), hall, seat, house)
      this.compare(game, seat, house)
    }
  }

  private compare(game: Court, seat: Seat, house: Household): void {
    const { demand } = this
    const doxa = has(game, seat, DOXA)
    const atTheEnd = doxa + (this.resourcesDoxa[seat] as number) + (this.costDoxa[seat] as number)
    this.counted[seat] = atTheEnd
    this.note(0, seat, doxa)
    this.note(1, seat, atTheEnd)
    this.note(2, seat, house.cost)
    this.note(3, seat, house.resources)
    this.note(4, seat, house.stock[WANTED - 1] as number)
    this.note(5, seat, house.icons)
    this.note(6, seat, handOf(game, seat).length)
    this.note(7, seat, has(game, seat, DYNAMIS))
    this.note(8, seat, demand.met(house.stock))
    this.note(9, seat, demand.met(house.soon))
    const { placed: votes } = game.votes
    this.note(10, seat, (votes[seat * 2] as number) + (votes[seat * 2 + 1] as number))
  }

  /** The numbers are those of `LEADS`. */
  private note(lead: number, seat: Seat, value: number): void {
    itemAt(this.compared, lead)[seat] = value
  }

  private writeLeads(game: Court, seat: Seat, inputs: Inputs): void {
    const { leads, seats } = this
    for (let lead = 0; lead < LEADS.length; lead++)
      inputs.put(leads + lead, leadOf(itemAt(this.compared, lead), seat, seats) / (SCALE[lead] as number))
    const left = Math.min(MOST_LEFT, roundsLeft(game))
    const first = leads + LEADS.length
    const sure = leadWith(this.counted, seat, this.secrets.doxa, seats) / 12
    const likely = leadWith(this.expected.doxa, seat, this.secrets.worth, seats) / 12
    inputs.put(first, sure)
    inputs.put(first + 1, likely)
    inputs.put(first + 2 + left, sure)
    inputs.put(first + 2 + LEFT.length + left, likely)
  }
}

/** The lead if one's own were `own`. */
function leadWith(points: Float64Array, seat: Seat, own: number, seats: number): number {
  const seen = points[seat] as number
  points[seat] = own
  const lead = leadOf(points, seat, seats)
  points[seat] = seen
  return lead
}

/** Who has the turn in the Action Phase: the place in Initiative order. */
function seatAtTurn({ initiative, turn }: Court): Seat {
  let rank = 0
  for (let position = 0; position < initiative.track.length; position++) {
    const seat = initiative.track[position] as Seat
    if (seat < 0) continue
    if (rank === turn) return seat
    rank += 1
  }
  return -1
}

/** What of the chosen Option nobody has given, once contributions are open. */
function givenLess(game: Court): number {
  const requires = optionNow(game)?.requires
  if (!requires) return 0
  let missing = 0
  for (let good = 0; good < WANTED; good++) {
    let given = 0
    for (let seat = 0; seat < game.seats; seat++) given += game.gifts.given[seat * GIFT + good] as number
    missing += Math.max(0, (requires[good] as number) - given)
  }
  return missing
}

/** How many seats have voted, in Initiative order. */
function votedIn(game: Court, stack: readonly Frame[]): number {
  const top = stack[stack.length - 1]
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame
    if (frame.step !== 'influence') continue
    const { at } = frame.local as { readonly at: number }
    return top?.step === 'vote-option' ? at - 1 : at
  }
  return game.seats
}

/** What a model reads of the court: what everybody sees, and what only the seat itself knows (§3.12). */
export const features: Features<Court> = {
  version: 2,
  writer: (tables, seats) => new Writer(tables, seats),
}
