import { buildChoice, buyChitChoice, DONE_CHOICE, feudalismChoice, recruitChoice } from '../../choices.ts'
import { at, Bits, itemAt, type Seat, SPECTATOR } from '@hippodrome/engine'
import { seatsSeeing, showsMore } from '../../fog.ts'
import {
  areaOf,
  areasOf,
  CUP,
  handSize,
  heldSize,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  presenceMap,
  seatOf,
} from '../../state.ts'
import {
  BOX0,
  FIELD_ARMY,
  FLEET,
  isBox,
  isSea,
  placeId,
  placeNumber,
  powerId,
  SEA0,
  unitId,
} from '../../tables.ts'
import { type ChoiceOf, UNITS } from '../../vocabulary.ts'
import { pay } from '../turn/activation.ts'
import { draw } from '../chits/drawing.ts'
import { deniedPurchases } from '../refusals/denied.ts'
import { playChit } from '../chits/heldChits.ts'
import { addChitPlays } from '../chits/playable.ts'
import { hasFriendlyPort, touchesOwnBox, touchesSea } from './maintenance.ts'
import { colonyPrice, rebuildPrice, recruitPrice } from './prices.ts'
import { type Into, type PowersFlow, step } from '../step.ts'
import { addTransfers, beginTransfer } from './transfers.ts'
import { raiseUnit, vassal } from '../stacks/units.ts'
import { whyNotBought } from '../refusals/why.ts'

type Building = ChoiceOf<'colony' | 'rebuild' | 'feudalism' | 'monastery' | 'fortification'>
type Purchase = Building | ChoiceOf<'recruit' | 'buyChit' | 'transfer' | 'chit' | 'done'>
type Buying = { readonly power: number; bought: readonly number[] }

/** Chapter 10: buying, as long as there is money. */
export const buying = step('treasury', {
  rule: '10.1',
  ask: (game, local: Buying) =>
    seatOf(game, local.power) >= 0 && {
      seat: seatOf(game, local.power),
      prompt: 'treasury',
      choices: purchases(game, local),
      facts: { power: powerId(local.power), money: at(game.treasury, local.power) },
      evenIfForced: heldSize(game, local.power) > 0,
    },
  answer(game, local, choice: Purchase, flow) {
    const { power } = local
    switch (choice.do) {
      case 'recruit':
        recruit(game, local, choice, flow)
        break
      case 'buyChit':
        flow.then(draw, { power, n: 1, price: choice.cost })
        break
      case 'colony':
      case 'rebuild':
      case 'feudalism':
      case 'monastery':
      case 'fortification':
        build(game, power, choice, flow)
        break
      case 'transfer':
        beginTransfer(power, choice, flow)
        break
      case 'chit':
        playChit(game, power, choice, flow)
        break
      default:
        flow.done()
    }
  },
  denied: (game, { power, bought }) => deniedPurchases(game, power, bought),
  why: whyNotBought,
})

function purchases(game: Powers, { power, bought }: Buying): Purchase[] {
  const choices: Purchase[] = [DONE_CHOICE]
  const money = at(game.treasury, power)
  if (money > 0) {
    addUnitsForSale(game, power, money, bought, choices)
    addBuildings(game, power, money, choices)
    const { chit } = game.tables.prices
    if (money >= chit && handSize(game, CUP) > 0) choices.push(buyChitChoice(chit))
  }
  addFeudalism(game, power, choices)
  addTransfers(game, power, choices)
  addChitPlays(game, power, 'treasury', choices)
  return choices
}

const presentHere: number[] = []

function addUnitsForSale(
  game: Powers,
  power: number,
  money: number,
  bought: readonly number[],
  choices: Into<ChoiceOf<'recruit'>>,
): void {
  const { tables } = game
  presentHere.length = 0
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (ownerOf(game, stack) !== power || place < 0 || isSea(place) || isBox(place)) continue
    if (presentHere.includes(place) || isShut(game, power, place, bought)) continue
    const area = areaOf(game, place)
    presentHere.push(place)
    for (let unit: number = FIELD_ARMY; unit < FLEET; unit++) {
      const cost = recruitPrice(game, power, unit, area)
      if (cost <= money && poolOf(game, power, unit) > 0) choices.push(recruitChoice(unit, place, cost))
    }
  }
  const box = at(tables.boxOf, power)
  if (box >= 0)
    for (let unit: number = FIELD_ARMY; unit <= FLEET; unit++) {
      const cost = recruitPrice(game, power, unit, box)
      if (cost <= money && poolOf(game, power, unit) > 0 && (unit !== FLEET || mayBuildFleetsIn(game, box)))
        choices.push(recruitChoice(unit, box, cost))
    }
  const price = recruitPrice(game, power, FLEET, SEA0)
  if (price > money || poolOf(game, power, FLEET) === 0) return
  for (let sea = SEA0; sea < BOX0; sea++)
    if (!bought.includes(sea) && (hasFriendlyPort(game, sea, power) || touchesOwnBox(game, sea, power)))
      choices.push(recruitChoice(FLEET, sea, price))
}

/** §10.2, §28.14 Whether nothing more is bought in a place on land; a fortress on two areas belongs to both (§28.12). */
function isShut(game: Powers, power: number, place: number, bought: readonly number[]): boolean {
  let home = !game.tables.options.militiaAtHome
  for (const area of areasOf(game, place)) {
    if (game.pillaged[area] === 1 || bought.includes(area)) return true
    if (game.colony[area] === power) home = true
  }
  return !home
}

/** §10.5, §29.15 Fleets are built in a box with an anchor that touches a sea. */
const mayBuildFleetsIn = (game: Powers, box: number): boolean =>
  game.tables.anchored[box - BOX0] === true && touchesSea(game, box)

/** §10.2-§10.6, §10.8 */
function recruit(game: Powers, local: Buying, choice: ChoiceOf<'recruit'>, flow: PowersFlow): void {
  const { power } = local
  const place = placeNumber(choice.place)
  pay(game, power, choice.cost)
  if (!isBox(place)) local.bought = [...local.bought, ...areasOf(game, place)]
  if (showsMore(game, seatOf(game, power), place)) flow.reveal()
  const unit = UNITS.indexOf(choice.unit)
  raiseUnit(game, power, unit, place)
  tellRecruits(game, power, unit, place, flow)
}

/** §24.1 What was bought is told to those who see the place; the others hear that it was. */
function tellRecruits(game: Powers, power: number, unit: number, place: number, flow: PowersFlow): void {
  const seeing = seatsSeeing(game, place)
  const [who, where] = [powerId(power), placeId(place)]
  flow.tell({ kind: 'recruited', power: who, place: where, unit: unitId(unit) }, itemAt(SEATS, seeing))
  flow.tell(
    { kind: 'recruited', power: who, place: where },
    itemAt(WATCHERS, Bits.minus(Bits.below(game.seats), seeing)),
  )
}

/** By the set of seats their list, alone and with all who only watch. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seats) => Bits.list(seats))
const WATCHERS: readonly (readonly Seat[])[] = SEATS.map((seats) => [SPECTATOR, ...seats])

/** §10.9, §27.5, §28.2, §28.4 */
function addBuildings(game: Powers, power: number, money: number, choices: Into<Building>): void {
  const { options, prices } = game.tables
  const owners = presenceMap(game)
  for (let land = 0; land < SEA0; land++) {
    if (
      options.monasteries &&
      game.colony[land] === power &&
      game.monastery[land] === -1 &&
      prices.monastery <= money
    )
      choices.push(buildChoice('monastery', land, prices.monastery))
    if (!Bits.has(at(owners, land), power)) continue
    if (game.pillaged[land] === 1) {
      const cost = rebuildPrice(game, land)
      if (cost <= money) choices.push(buildChoice('rebuild', land, cost))
      continue
    }
    const settling = colonyPrice(game, land)
    if (options.colonies && game.colony[land] === -1 && settling <= money)
      choices.push(buildChoice('colony', land, settling))
    if (
      options.fortifications &&
      !Bits.has(at(game.fortification, land), power) &&
      prices.fortification <= money
    )
      choices.push(buildChoice('fortification', land, prices.fortification))
  }
}

/** §27.8 A colony becomes a knight or a horseman; not in the last two turns. */
function addFeudalism(game: Powers, power: number, choices: Into<ChoiceOf<'feudalism'>>): void {
  const { options, scenario } = game.tables
  if (!options.feudalism || scenario.noFeudalism === true || game.turn > scenario.turns - 2) return
  if (poolOf(game, power, vassal(power)) === 0) return
  for (let land = 0; land < SEA0; land++)
    if (game.colony[land] === power) choices.push(feudalismChoice(land, vassal(power)))
}

function build(game: Powers, power: number, choice: Building, flow: PowersFlow): void {
  const land = placeNumber(choice.place)
  if (choice.do !== 'feudalism') pay(game, power, choice.cost)
  switch (choice.do) {
    case 'colony':
      game.colony[land] = power
      break
    case 'rebuild':
      game.pillaged[land] = 0
      break
    case 'feudalism':
      game.colony[land] = -1
      game.monastery[land] = -1
      if (showsMore(game, seatOf(game, power), land)) flow.reveal()
      raiseUnit(game, power, vassal(power), land)
      break
    case 'monastery':
      game.monastery[land] = power
      break
    case 'fortification':
      game.fortification[land] = Bits.with(at(game.fortification, land), power)
      break
  }
  flow.tell({ kind: 'built', power: powerId(power), what: choice.do, place: choice.place })
}
