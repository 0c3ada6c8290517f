import { Bits, exponential, type Seat } from '@hippodrome/engine'
import { rewardWorth } from '../evaluation/event.ts'
import { dynamisLeft, roundsLeft } from '../evaluation/supply.ts'
import { WEIGHT } from '../evaluation/weights.ts'
import { AUCTORITAS, baseDynamis, type Court, DOXA, eventNow, GIFT, handOf, has, NOMISMA } from '../state.ts'
import { type Demand, WANTED } from './demand.ts'
import type { Household } from './household.ts'

/** Beyond this many times what Events want of a good, more of it is only for sale. */
const ENOUGH = 1.5
/** Nobody gives all that they could for certain. */
const RELIED_ON = 0.92
/** How much of what a card could still produce for the Event is counted on. */
const COUNTED_ON = 0.6

/**
 * What a seat's Doxa will come to, by the weights of the evaluation but only from what everybody sees, and without all the
 * ifs that follow from secrets. Says at a glance what a model would need many matches to find out.
 */
export class Expected {
  /** By seat. */
  readonly goods: Float64Array
  readonly event: Float64Array
  readonly doxa: Float64Array
  /** By seat and good: what one more of it would be worth. */
  readonly margins: readonly Float64Array[]
  /** How likely the Event is fulfilled. */
  fulfilled = 0
  private readonly gift: Float64Array

  constructor(private readonly seats: number) {
    const perSeat = () => new Float64Array(seats)
    this.goods = perSeat()
    this.event = perSeat()
    this.doxa = perSeat()
    this.gift = perSeat()
    this.margins = Array.from({ length: seats }, () => new Float64Array(WANTED))
  }

  fill(game: Court, demand: Demand, houses: readonly Household[], missing: number): void {
    this.weighEvent(game, demand, houses, missing)
    for (let seat = 0; seat < this.seats; seat++) {
      const house = houses[seat] as Household
      this.goods[seat] = this.goodsOf(game, seat, demand, house, house.stock, 0)
      this.doxa[seat] =
        has(game, seat, DOXA) +
        (this.goods[seat] as number) +
        (this.event[seat] as number) +
        standing(game, seat, house)
    }
  }

  /** What is in `stock` and what will be produced, against what Events want; of goods in `asked` this Event wants no more. */
  goodsOf(
    game: Court,
    seat: Seat,
    demand: Demand,
    house: Household,
    stock: Float64Array,
    asked: number,
  ): number {
    if (game.phase === 'over') return 0
    const margins = this.margins[seat] as Float64Array
    const left = roundsLeft(game)
    const dynamis = dynamisLeft(game, seat)
    const soon = house.fresh === 0 ? 0 : Math.min(1, dynamis / house.fresh)
    const made = left * WEIGHT.made * shareMade(game, house)
    let worth = Math.min(6, stock[AUCTORITAS] as number) * (left > 0 ? WEIGHT.auctoritas : 0)
    for (let good = 0; good < NOMISMA; good++) {
      const have = stock[good] as number
      const ready = (house.ready[good] as number) * soon
      const wanted = demand.decided && !Bits.has(asked, good) ? (demand.now[good] as number) : 0
      const given = Math.min(have, wanted)
      const hoped = Math.min(ready, wanted - given)
      const later = (demand.later[good] as number) + (demand.decided ? 0 : (demand.now[good] as number))
      const supply = have - given + 0.7 * (ready - hoped) + (house.yields[good] as number) * made
      worth += given * WEIGHT.now + hoped * WEIGHT.soon + laterWorth(ENOUGH * later, supply, good, margins)
    }
    const each = left > 0 ? WEIGHT.nomisma : WEIGHT.nomismaLate
    margins[NOMISMA] = each
    const rest = (stock[NOMISMA] as number) + 0.7 * (house.ready[NOMISMA] as number) * soon
    const over = Math.max(0, rest - WEIGHT.rich)
    return worth + (rest - over * 0.6 + (house.yields[NOMISMA] as number) * made) * each
  }

  /** What the Event that is being worked on will bring: the reward to who gives the most, or the Consequences. */
  private weighEvent(game: Court, demand: Demand, houses: readonly Household[], missing: number): void {
    const { event: worth, gift, seats } = this
    const event = eventNow(game)
    worth.fill(0)
    this.fulfilled = 0
    const open = game.phase === 'resolve' && game.gifts.open === 1
    if (!event || (game.events.outcomes[game.round] ?? 0) > 0 || !(open || demand.decided)) return
    let freedom = 0.6
    for (let seat = 0; seat < seats; seat++) {
      const house = houses[seat] as Household
      const now = demand.met(house.stock)
      gift[seat] = open ? giftOf(game, seat) : now + COUNTED_ON * (demand.met(house.soon) - now)
      freedom += (0.3 * dynamisLeft(game, seat)) / seats
    }
    const p = open ? (missing > 0 ? 0.05 : 0.95) : RELIED_ON * exponential(-missing / (0.4 + freedom))
    this.fulfilled = p
    let most = 0
    let least = 0
    for (let seat = 0; seat < seats; seat++) {
      most += exponential(((gift[seat] as number) - (gift[0] as number)) / freedom)
      least += exponential(((gift[0] as number) - (gift[seat] as number)) / freedom)
    }
    const reward = rewardWorth(game, event.reward)
    const loss = rewardWorth(game, event.consequences)
    for (let seat = 0; seat < seats; seat++) {
      const ahead = ((gift[seat] as number) - (gift[0] as number)) / freedom
      worth[seat] = (p * exponential(ahead) * reward) / most - ((1 - p) * exponential(-ahead) * loss) / least
    }
  }
}

/** Of all that its cards could make in a round, how much a seat has the Dynamis for. */
function shareMade(game: Court, { stacks }: Household): number {
  const each = Math.max(2, baseDynamis(game) - WEIGHT.otherActions)
  return stacks <= each ? 1 : (each + 0.25 * (stacks - each)) / stacks
}

/** The value of one more falls evenly until there is enough; also sets the margin of the good. */
function laterWorth(enough: number, supply: number, good: number, margins: Float64Array): number {
  if (supply >= enough) {
    margins[good] = WEIGHT.spare
    return (enough * (WEIGHT.later + WEIGHT.spare)) / 2 + Math.min(8, supply - enough) * WEIGHT.spare
  }
  const fall = (WEIGHT.later - WEIGHT.spare) / enough
  margins[good] = WEIGHT.later - fall * supply
  return supply * (WEIGHT.later - (fall * supply) / 2)
}

/** What cards in play, Dynamis, a place on the track and a hand that nobody sees are worth. */
function standing(game: Court, seat: Seat, house: Household): number {
  if (game.phase === 'over') return 0
  const left = roundsLeft(game)
  const position = game.phase === 'event' ? game.initiative.track.indexOf(seat) : -1
  return (
    house.cost * WEIGHT.cost +
    (house.heroes * WEIGHT.ability + house.levels * WEIGHT.level) * left +
    dynamisLeft(game, seat) * WEIGHT.dynamis +
    (position < 0 ? 0 : (WEIGHT.keimelia[position] ?? 0)) +
    (game.phase === 'end' ? 0 : handOf(game, seat).length * WEIGHT.unseenCard)
  )
}

function giftOf(game: Court, seat: Seat): number {
  let sum = 0
  for (let good = 0; good < NOMISMA; good++) sum += game.gifts.given[seat * GIFT + good] as number
  return sum
}
