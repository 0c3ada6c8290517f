import { Bits, type Block, type Frame, type Seat } from '@hippodrome/engine'
import { heroWorth } from '../evaluation/goods.ts'
import { giftPledged, isPledged, type Pledges, pickOf, stockOf } from '../evaluation/pledges.ts'
import { questGain } from '../evaluation/quests.ts'
import { roundsLeft } from '../evaluation/supply.ts'
import type { Units } from '../evaluation/units.ts'
import { WEIGHT } from '../evaluation/weights.ts'
import { cardOf } from '../rules/area.ts'
import { costOf } from '../rules/live.ts'
import { type Court, DOXA, eventNow, GIFT, handOf, has, NOMISMA } from '../state.ts'
import { GOODS, TYPES } from '../vocabulary.ts'
import { type Demand, WANTED } from './demand.ts'
import type { Expected } from './expected.ts'
import type { Household } from './household.ts'

const PRODUCED = GOODS.slice(0, WANTED)

/** Of oneself what nobody else sees, in the order in which `Secrets.fill` writes it. */
export const OWN_INPUTS: readonly string[] = [
  'quest Doxa',
  'best quest',
  'worst quest',
  'quest hope of the first option',
  'quest hope of the second option',
  ...TYPES.map((type) => `${type} cards in hand`),
  ...PRODUCED.map((good) => `${good} in hand`),
  'heroes in hand',
  'levels in hand',
  'intrigue in hand',
  'price of the hand',
  'cheapest card',
  'cards within means',
  'icons within means',
  'wanted icons in hand',
  'icons in the starting deck',
  'cost of the starting deck',
  'pack',
  'has chosen',
  ...GOODS.slice(0, GIFT).map((good) => `${good} promised`),
  'contribution promised',
  'bid promised',
  'patron Doxa',
  'votes for the first option soon',
  'votes for the second option soon',
  'Doxa to come',
  'worth of the hand',
  'worth of the own',
]

/** How many cards of a type, and icons of a good, count as one. */
const OF_TYPES = TYPES.map(() => 3)
const OF_GOODS = PRODUCED.map((_, good) => (good === NOMISMA ? 8 : 3))

const MOST_QUESTS = 8

/** What everybody sees, counted before. */
type Known = {
  readonly demand: Demand
  readonly units: Units
  readonly house: Household
  readonly expected: Expected
}

/** What a seat knows of its own, counted once of a position. */
export class Secrets {
  /** Its Doxa, with that of its Quests, of what it has promised, and of its place at the end. */
  doxa = 0
  /** By place in the hand of Quests what each would give now. */
  readonly quests = new Float64Array(MOST_QUESTS)
  /** The same as the evaluation would reckon it: with what goods and cards are likely to bring. */
  worth = 0
  private readonly stock = new Float64Array(WANTED)
  private readonly promises = new Float64Array(WEIGHT.played)
  private further = 0
  private readonly types = new Float64Array(TYPES.length)
  private readonly icons = new Float64Array(WANTED)
  private heroes = 0
  private levels = 0
  private intrigue = 0
  private price = 0
  private cheapest = 0
  private within = 0
  private iconsWithin = 0
  private wanted = 0

  fill(
    block: Block,
    game: Court,
    seat: Seat,
    { demand, units, house, expected }: Known,
    pledges: Pledges,
    stack: readonly Frame[],
    atTheEnd: number,
  ): void {
    block.restart()
    const quests = this.fillQuests(block, game, seat, units, pledges)
    const margins = expected.margins[seat] as Float64Array
    const goods = this.goodsLeft(game, seat, { demand, units, house, expected }, pledges)
    const hand = this.fillHand(block, game, seat, demand, margins, pledges)
    const promised = fillPledges(block, game, seat, pledges, stack)
    this.doxa = has(game, seat, DOXA) + quests + promised + atTheEnd
    const unseen = game.phase === 'end' ? 0 : handOf(game, seat).length * WEIGHT.unseenCard
    this.worth =
      (expected.doxa[seat] as number) -
      (expected.goods[seat] as number) +
      goods +
      (quests * WEIGHT.quest + promised + hand - unseen)
    block.add(this.doxa / 40)
    block.add(hand / 6)
    block.add(this.worth / 40)
  }

  /** What the goods are worth that are not promised. */
  private goodsLeft(game: Court, seat: Seat, { demand, house, expected }: Known, pledges: Pledges): number {
    if (!pledges.contributing && !pledges.bidding) return expected.goods[seat] as number
    let asked: Bits = Bits.empty
    for (let good = 0; good < WANTED; good++) {
      this.stock[good] = stockOf(game, pledges, seat, good)
      if (isPledged(pledges, seat, good)) asked = Bits.with(asked, good)
    }
    return expected.goodsOf(game, seat, demand, house, this.stock, asked)
  }

  private fillQuests(block: Block, game: Court, seat: Seat, units: Units, pledges: Pledges): number {
    const held = game.quests.held[seat] as number[]
    const gone = pickOf(pledges, 'discard-quest', seat)
    let sum = 0
    let count = 0
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < held.length; i++) {
      const quest = held[i] as number
      const score = game.tables.quests[quest]?.score
      if (quest === gone || !score) continue
      const doxa = game.phase === 'over' ? 0 : units.score(game, seat, score)
      this.quests[i] = doxa
      sum += doxa
      count += 1
      best = Math.max(best, doxa)
      least = Math.min(least, doxa)
    }
    if (count === 0) least = 0
    const kept = count > game.tables.rules.quests.final ? sum - least : sum
    block.add(kept / 15)
    block.add(best / 8)
    block.add(least / 8)
    const options = eventNow(game)?.options
    const chosen = game.events.options[game.round] ?? -1
    const open = (game.events.outcomes[game.round] ?? 0) === 0
    for (let option = 0; option < 2; option++) {
      const placed = open && (chosen < 0 || chosen === option) ? options?.[option]?.units : undefined
      block.add(placed && placed.length > 0 ? questGain(game, seat, placed) / 4 : 0)
    }
    return kept
  }

  /** Says what the hand is worth. */
  private fillHand(
    block: Block,
    game: Court,
    seat: Seat,
    demand: Demand,
    margins: Float64Array,
    pledges: Pledges,
  ): number {
    const hand = handOf(game, seat)
    const drafted = pickOf(pledges, 'draft', seat)
    this.types.fill(0)
    this.icons.fill(0)
    this.heroes = this.levels = this.intrigue = this.price = this.within = this.iconsWithin = this.wanted = 0
    this.cheapest = 15
    this.promises.fill(0)
    this.further = 0
    for (let i = 0; i < hand.length; i++) this.countCard(game, seat, hand[i] as number, demand, margins)
    if (drafted >= 0) this.countCard(game, seat, drafted, demand, margins)
    block.addAll(this.types, 0, OF_TYPES)
    block.addAll(this.icons, 0, OF_GOODS)
    block.add(this.heroes / 3)
    block.add(this.levels / 6)
    block.add(this.intrigue / 3)
    block.add(this.price / 30)
    block.add(this.cheapest / 15)
    block.add(this.within / 6)
    block.add(this.iconsWithin / 6)
    block.add(this.wanted / 6)
    fillStarting(block, game, seat)
    block.add((game.draft.packs[seat] as number[]).length / 6)
    block.flag(drafted >= 0)
    if (game.phase === 'end' || game.phase === 'over') return 0
    let worth = this.further * WEIGHT.further + (hand.length + (drafted >= 0 ? 1 : 0)) * WEIGHT.card
    for (let i = 0; i < WEIGHT.played; i++) worth += this.promises[i] as number
    return worth
  }

  private countCard(game: Court, seat: Seat, index: number, demand: Demand, margins: Float64Array): void {
    const { types, hero, levels, intrigue, productive, produces, cost } = cardOf(game, index)
    const price = costOf(game, seat, index)
    const within = price <= has(game, seat, NOMISMA)
    for (let type = 0; type < TYPES.length; type++) {
      if (Bits.has(types, type)) this.types[type] = (this.types[type] as number) + 1
      if (hero) this.levels += levels[type] as number
    }
    if (hero) this.heroes += 1
    if (intrigue) this.intrigue += 1
    if (within) this.within += 1
    this.price += price
    this.cheapest = Math.min(this.cheapest, price)
    if (intrigue) return
    const left = roundsLeft(game)
    let worth = cost * WEIGHT.cost - price * (margins[NOMISMA] as number)
    if (hero) worth += heroWorth(levels, left)
    for (let good = 0; productive && good < WANTED; good++) {
      const n = produces[good] as number
      if (n === 0) continue
      worth += n * (margins[good] as number) * left * WEIGHT.made
      this.icons[good] = (this.icons[good] as number) + n
      const icons = good === NOMISMA ? n / 3 : n
      if (within) this.iconsWithin += icons
      if ((demand.now[good] as number) + (demand.later[good] as number) > 0) this.wanted += icons
    }
    if (worth > 0) this.promise(worth * WEIGHT.promise)
  }

  /** Keeps the best of the hand apart: no more of it is likely to be played. */
  private promise(worth: number): void {
    let lower = worth
    for (let i = 0; i < WEIGHT.played; i++) {
      const kept = this.promises[i] as number
      if (lower <= kept) continue
      this.promises[i] = lower
      lower = kept
    }
    this.further += lower
  }
}

/** §26.5 Cards that a duel hero will draw later. Whole numbers: one does not know the order, and no sum may tell it. */
function fillStarting(block: Block, game: Court, seat: Seat): void {
  const starting = game.players.starting[seat] as number[]
  let icons = 0
  let costs = 0
  for (let i = 0; i < starting.length; i++) {
    const { produces, cost } = cardOf(game, starting[i] as number)
    for (let good = 0; good < NOMISMA; good++) icons += produces[good] as number
    costs += cost
  }
  block.add(icons / 8)
  block.add(costs / 40)
}

/** Answers that nobody else has seen yet. Says what Doxa they are sure to bring. */
function fillPledges(
  block: Block,
  game: Court,
  seat: Seat,
  pledges: Pledges,
  stack: readonly Frame[],
): number {
  let resources = 0
  for (let good = 0; good < GIFT; good++) {
    const n = giftPledged(pledges, seat, good)
    block.add(n / 4)
    if (good < NOMISMA) resources += n
  }
  block.add(resources / 5)
  block.add(Math.max(0, pickOf(pledges, 'bid', seat)) / 4)
  const patron = game.tables.patrons[pickOf(pledges, 'choose-patron', seat)]
  block.add(patron ? patron.doxa / 10 : 0)
  const top = stack[stack.length - 1]
  const voting = top?.step === 'vote-amount' ? (top.local as { seat: Seat; option: number }) : undefined
  block.flag(voting?.seat === seat && voting.option === 0)
  block.flag(voting?.seat === seat && voting.option === 1)
  return resources + Math.floor(giftPledged(pledges, seat, NOMISMA) / 2) + (patron?.doxa ?? 0)
}
