import type { Block } from '@hippodrome/engine'
import { roundsLeft } from '../evaluation/supply.ts'
import type { Units } from '../evaluation/units.ts'
import { type Court, eventNow } from '../state.ts'
import { GOODS, PHASES, RESOURCES, UNITS } from '../vocabulary.ts'
import { type Demand, WANTED } from './demand.ts'

const PRODUCED = GOODS.slice(0, WANTED)
/** With this many rounds left or more, one input says it. */
export const MOST_LEFT = 4
export const LEFT: readonly string[] = Array.from(
  { length: MOST_LEFT + 1 },
  (_, left) => `${left} rounds left`,
)

/** Of the table, the same for every seat, in the order in which `fillTable` writes it. */
export const TABLE_INPUTS: readonly string[] = [
  ...PHASES,
  ...LEFT,
  'rounds to come',
  'duel',
  'marathon',
  'taktika',
  'full court',
  'trial',
  'option chosen',
  'fulfilled',
  'cancelled',
  'events fulfilled',
  'events cancelled',
  ...PRODUCED.map((good) => `${good} wanted`),
  ...PRODUCED.map((good) => `${good} more wanted by the first option`),
  ...PRODUCED.map((good) => `${good} wanted later`),
  ...GOODS.map((good) => `${good} for the victorious`),
  ...GOODS.map((good) => `${good} from the defeated`),
  ...RESOURCES.map((good) => `${good} bids`),
  'Doxa for the highest bid',
  'missing',
  'missing after all activations',
  'votes ahead for the first option',
  ...RESOURCES.map((good) => `price of ${good}`),
  'price of a sale',
  'deck',
  'discard pile',
  'actions to come',
  'contributions open',
  'bids open',
  'intrigue waiting',
  ...UNITS.map((unit) => `${unit} on the map`),
]

/** How many of each count as one. */
const OF_NOW = PRODUCED.map(() => 4)
const OF_LATER = PRODUCED.map(() => 8)
const OF_UNITS = UNITS.map(() => 3)

export function fillTable(
  block: Block,
  game: Court,
  demand: Demand,
  units: Units,
  missing: number,
  later: number,
): void {
  const { tables } = game
  const left = roundsLeft(game)
  const outcome = game.events.outcomes[game.round] ?? 0
  const event = eventNow(game)
  block.restart()
  block.oneOf(PHASES.indexOf(game.phase), PHASES.length)
  block.oneOf(Math.min(left, MOST_LEFT), LEFT.length)
  block.add(left / 6)
  block.flag(tables.mode === 'duel')
  block.flag(tables.length === 'marathon')
  block.flag(tables.taktika)
  block.flag(tables.fullCourt)
  block.flag(event?.trial === true)
  block.flag(demand.decided)
  block.flag(outcome === 1)
  block.flag(outcome === 2)
  let fulfilled = 0
  let cancelled = 0
  for (let round = 0; round < game.events.outcomes.length; round++) {
    if (game.events.outcomes[round] === 1) fulfilled += 1
    if (game.events.outcomes[round] === 2) cancelled += 1
  }
  block.add(fulfilled / 5)
  block.add(cancelled / 5)
  block.addAll(demand.now, 0, OF_NOW)
  block.addAll(demand.between, 0, OF_NOW)
  block.addAll(demand.later, 0, OF_LATER)
  for (let good = 0; good < GOODS.length; good++) block.add(outcome > 0 ? 0 : (event?.reward[good] ?? 0) / 4)
  for (let good = 0; good < GOODS.length; good++)
    block.add(outcome > 0 ? 0 : (event?.consequences[good] ?? 0) / 4)
  for (let good = 0; good < RESOURCES.length; good++) block.flag(event?.bidWith === good)
  block.add((event?.bidDoxa[0] ?? 0) / 6)
  block.add(missing / 6)
  block.add(later / 6)
  let ahead = 0
  for (let seat = 0; seat < game.seats; seat++)
    ahead += (game.votes.placed[seat * 2] as number) - (game.votes.placed[seat * 2 + 1] as number)
  block.add(ahead / 4)
  fillMarket(block, game)
  block.addAll(units.ofUnit, 0, OF_UNITS)
}

function fillMarket(block: Block, game: Court): void {
  const { ladder } = game.tables.rules.market
  const dearest = ladder[ladder.length - 1] ?? 1
  for (let good = 0; good < RESOURCES.length; good++)
    block.add((ladder[game.market.indexOf(good)] ?? 0) / dearest)
  block.add((ladder[game.market.length] ?? 0) / dearest)
  block.add(game.cards.deck.length / 100)
  block.add(game.cards.discard.length / 100)
  block.add(game.action.extra / 2)
  block.flag(game.gifts.open === 1)
  block.flag(game.trial.open === 1)
  block.add(game.abilities.pile.length / 2)
}
