import type { Block, Seat } from '@hippodrome/engine'
import { giftOf } from '../rules/count.ts'
import { sealsLeft } from '../rules/map.ts'
import { A, type Court, eventNow, GIFT, handOf, has, NOMISMA, playedBy } from '../state.ts'
import { GOODS, KEIMELIA, TYPES } from '../vocabulary.ts'
import { type Demand, WANTED } from './demand.ts'
import type { Expected } from './expected.ts'
import type { Household } from './household.ts'

const PRODUCED = GOODS.slice(0, WANTED)

/** Of a seat what everybody sees, in the order in which `fillSeat` writes it. */
export const SEAT_INPUTS: readonly string[] = [
  ...GOODS,
  'resources',
  'hand',
  'starting deck',
  'quests',
  'cards in play',
  'heroes',
  'levels',
  'stacks',
  'spent stacks',
  'face-down cards',
  'largest bandon',
  'cost of cards',
  'icons',
  ...TYPES.map((type) => `${type} cards`),
  ...PRODUCED.map((good) => `${good} yield`),
  ...PRODUCED.map((good) => `${good} ready`),
  'best activation',
  'second activation',
  'activations',
  'could give',
  'could give soon',
  'could give Nomisma',
  'could give later',
  'consequences unpaid',
  'passed',
  'ring',
  'turn',
  ...KEIMELIA,
  'casket',
  'votes for the first option',
  'votes for the second option',
  'yet to vote',
  'times most votes',
  'victories',
  'resources at the end',
  'cost at the end',
  'contributed',
  'contributed Nomisma',
  'rank of contribution',
  'bid',
  'victorious',
  'defeated',
  'seals',
  'seals left',
  'stores',
  'abilities used',
  'seals removed',
  'belisarius',
  'narses',
  'intrigue in the air',
  'worth of goods',
  'worth of the event',
  'worth of all that is seen',
]

/** How much of each good counts as one. */
const MUCH = [5, 4, 4, 4, 4, 4, 4, 15, 40, 6] as const

/** The same of cards by type, and of what cards bring. */
const OF_TYPES = TYPES.map(() => 4)
const OF_GOODS = PRODUCED.map((_, good) => (good === NOMISMA ? 8 : 3))

/** What is the same for all seats of a position, and is reckoned before. */
export type Hall = {
  readonly game: Court
  readonly demand: Demand
  readonly expected: Expected
  /** Who has the turn in the Action Phase, or -1. */
  readonly turn: Seat
  /** How many seats have voted; as many as there are, if nobody votes now. */
  readonly voted: number
  /** By seat the Doxa that its Resources, and its cards, would bring at the end. */
  readonly resourcesDoxa: Float64Array
  readonly costDoxa: Float64Array
}

export function fillSeat(block: Block, hall: Hall, seat: Seat, house: Household): void {
  const { game, demand } = hall
  const { players } = game
  block.restart()
  for (let good = 0; good < GOODS.length; good++) block.add(has(game, seat, good) / (MUCH[good] as number))
  block.add(house.resources / 12)
  block.add(handOf(game, seat).length / 6)
  block.add((players.starting[seat] as number[]).length / 10)
  block.add((game.quests.held[seat] as number[]).length / 4)
  block.add(playedBy(game, seat).length / 10)
  block.add(house.heroes / 4)
  block.add(house.levels / 8)
  block.add(house.stacks / 6)
  block.add(house.spent / 4)
  block.add(house.down / 3)
  block.add(house.largest / 5)
  block.add(house.cost / 40)
  block.add(house.icons / 12)
  block.addAll(house.types, 0, OF_TYPES)
  block.addAll(house.yields, 0, OF_GOODS)
  block.addAll(house.ready, 0, OF_GOODS)
  block.add(house.best / 5)
  block.add(house.second / 5)
  block.add(house.fresh / 5)
  block.add(demand.met(house.stock) / 5)
  block.add(demand.met(house.soon) / 5)
  block.add(Math.min(demand.now[NOMISMA] as number, house.stock[NOMISMA] as number) / 5)
  block.add(demand.metLater(house.soon) / 10)
  block.add(unpaid(game, house) / 4)
  fillCourt(block, hall, seat)
  fillMap(block, game, seat)
  const { goods, event, doxa } = hall.expected
  block.add((goods[seat] as number) / 12)
  block.add((event[seat] as number) / 6)
  block.add((doxa[seat] as number) / 40)
}

/** §16.6 What of the Event's Consequences the seat could not pay but in Doxa. */
function unpaid(game: Court, house: Household): number {
  const consequences = eventNow(game)?.consequences
  if (!consequences) return 0
  let due = 0
  for (let good = 0; good < NOMISMA; good++)
    due += Math.max(0, (consequences[good] ?? 0) - (house.stock[good] as number))
  return due
}

function fillCourt(block: Block, { game, turn, voted, resourcesDoxa, costDoxa }: Hall, seat: Seat): void {
  const { players, initiative, votes, gifts, verdict } = game
  const position = initiative.track.indexOf(seat)
  block.flag(players.passed[seat] === 1)
  block.flag(game.ring === seat)
  block.flag(turn === seat)
  block.oneOf(position, KEIMELIA.length)
  block.add(position < 0 ? 0 : lootOf(game, initiative.caskets[position] as number) / 4)
  block.add((votes.placed[seat * 2] as number) / 4)
  block.add((votes.placed[seat * 2 + 1] as number) / 4)
  block.flag(game.phase === 'event' && position >= 0 && rankOf(game, position) >= voted)
  block.add((players.topVotes[seat] as number) / 3)
  block.add((players.victories[seat] as number) / 3)
  block.add((resourcesDoxa[seat] as number) / 6)
  block.add((costDoxa[seat] as number) / 6)
  block.add(gifts.open ? giftOf(game, seat) / 5 : 0)
  block.add(gifts.open ? (gifts.given[seat * GIFT + NOMISMA] as number) / 5 : 0)
  block.add(gifts.open ? (gifts.rank[seat] as number) / 3 : 0)
  block.add(game.trial.open ? (game.trial.bids[seat] as number) / 4 : 0)
  block.flag(game.phase === 'resolve' && verdict.victorious === seat)
  block.flag(game.phase === 'resolve' && verdict.defeated === seat)
}

function fillMap(block: Block, game: Court, seat: Seat): void {
  const { map, players, tables, abilities } = game
  let seals = 0
  let stores = 0
  let intrigue = 0
  for (let area = 0; area < A; area++) seals += map.seals[seat * A + area] as number
  for (let i = 0; i < map.stores.length; i += 3) if (map.stores[i] === seat) stores += 1
  for (let i = 0; i < abilities.pile.length; i++) if (abilities.pile[i]?.seat === seat) intrigue += 1
  block.add(seals / 6)
  block.add(tables.taktika ? sealsLeft(game, seat) / 6 : 0)
  block.add(stores / 3)
  block.add((map.abilitiesUsed[seat] as number) / 6)
  block.add((map.sealsRemoved[seat] as number) / 3)
  block.flag(players.heroes[seat] === 0)
  block.flag(players.heroes[seat] === 1)
  block.add(intrigue)
}

/** The place of a position in Initiative order. */
function rankOf({ initiative }: Court, position: number): number {
  let rank = 0
  for (let before = 0; before < position; before++) if ((initiative.track[before] as number) >= 0) rank += 1
  return rank
}

function lootOf({ tables }: Court, casket: number): number {
  const loot = tables.caskets[casket]?.loot
  if (!loot) return 0
  let sum = 0
  for (let good = 0; good < loot.length; good++)
    sum += (loot[good] as number) * (good === NOMISMA ? 1 / 3 : 1)
  return sum
}
