import { BUY_CHIT, type Build, buildChoice, DONE_CHOICE, recruitChoice } from '../choices.ts'
import { at, CUP, handSize, ownerOf, type Powers, placeOf, poolOf, presenceMap, seatOf } from '../state.ts'
import {
  ARABIA,
  BOX0,
  FIELD_ARMY,
  FLEET,
  isBox,
  isLand,
  isSea,
  placeId,
  placeNumber,
  powerId,
  SEA0,
} from '../tables.ts'
import { type PowersChoice, UNITS } from '../vocabulary.ts'
import { pay } from './activation.ts'
import { draw } from './chits.ts'
import { deniedPurchases } from './denied.ts'
import { addChitPlays, playChit } from './held.ts'
import { hasFriendlyPort } from './maintenance.ts'
import { type PowersFlow, step } from './step.ts'
import { addTransfers, beginTransfer } from './transfers.ts'
import { raiseUnit, vassal } from './units.ts'
import { whyNotBought } from './why.ts'

type Buying = { readonly power: number; bought: readonly number[] }

const extraIn = (place: number): number => (place === ARABIA ? 1 : 0)

/** Chapter 10: buying, as long as there is money. */
export const buying = step('treasury', {
  rule: '10.1',
  ask: (game, local: Buying) =>
    seatOf(game, local.power) >= 0 && {
      seat: seatOf(game, local.power),
      prompt: 'treasury',
      choices: purchases(game, local),
      facts: { power: powerId(local.power) },
      evenIfForced: handSize(game, local.power) > 0,
    },
  answer(game, local, choice: PowersChoice, flow) {
    const { power } = local
    switch (choice.do) {
      case 'recruit':
        recruit(game, local, UNITS.indexOf(choice.unit), placeNumber(choice.place), flow)
        break
      case 'buyChit':
        pay(game, power, game.tables.prices.chit)
        flow.tell({ kind: 'boughtChit', power: powerId(power) })
        flow.then(draw, { power, n: 1 })
        break
      case 'colony':
      case 'rebuild':
      case 'feudalism':
      case 'monastery':
      case 'fortification':
        build(game, power, choice.do, placeNumber(choice.place), flow)
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

function purchases(game: Powers, { power, bought }: Buying): PowersChoice[] {
  const choices: PowersChoice[] = [DONE_CHOICE]
  const money = at(game.treasury, power)
  if (money > 0) {
    addUnitsForSale(game, power, money, bought, choices)
    addBuildings(game, power, money, choices)
    if (money >= game.tables.prices.chit && handSize(game, CUP) > 0) choices.push(BUY_CHIT)
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
  choices: PowersChoice[],
): void {
  const { tables } = game
  const costs = tables.costs[power] as readonly number[]
  presentHere.length = 0
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (ownerOf(game, stack) !== power || place < 0 || isSea(place) || isBox(place)) continue
    const area = isLand(place) ? place : at(tables.hosts[place] as readonly number[], 0)
    if (presentHere.includes(place) || game.pillaged[area] === 1 || bought.includes(area)) continue
    if (tables.options.militiaAtHome && game.colony[area] !== power) continue
    presentHere.push(place)
    const extra = extraIn(area)
    for (let unit: number = FIELD_ARMY; unit < FLEET; unit++)
      if (at(costs, unit) + extra <= money && poolOf(game, power, unit) > 0)
        choices.push(recruitChoice(unit, place))
  }
  const box = at(tables.boxOf, power)
  if (box >= 0)
    for (let unit: number = FIELD_ARMY; unit <= FLEET; unit++)
      if (
        at(costs, unit) <= money &&
        poolOf(game, power, unit) > 0 &&
        (unit !== FLEET || mayBuildFleetsIn(game, box))
      )
        choices.push(recruitChoice(unit, box))
  if (at(costs, FLEET) > money || poolOf(game, power, FLEET) === 0) return
  for (let sea = SEA0; sea < BOX0; sea++)
    if (!bought.includes(sea) && (hasFriendlyPort(game, sea, power) || touchesOwnBox(game, sea, power)))
      choices.push(recruitChoice(FLEET, sea))
}

/** §10.5, §29.15 Fleets are built in a box with an anchor that touches a sea. */
const mayBuildFleetsIn = (game: Powers, box: number): boolean =>
  game.tables.anchored[box - BOX0] === true &&
  (game.tables.boxTouches[box - BOX0] as readonly number[]).some(isSea)

const touchesOwnBox = (game: Powers, place: number, power: number): boolean => {
  const box = at(game.tables.boxOf, power)
  return box >= 0 && (game.tables.boxTouches[box - BOX0] as readonly number[]).includes(place)
}

/** §10.2-§10.6, §10.8 */
function recruit(game: Powers, local: Buying, unit: number, place: number, flow: PowersFlow): void {
  const { power } = local
  const area =
    isLand(place) || isSea(place) || isBox(place) ? place : (game.tables.hosts[place]?.[0] ?? place)
  pay(game, power, at(game.tables.costs[power] as readonly number[], unit) + extraIn(area))
  if (!isBox(place)) local.bought = [...local.bought, area]
  raiseUnit(game, power, unit, place)
  flow.tell({ kind: 'recruited', power: powerId(power), place: placeId(place) })
}

/** §10.9, §27.5, §28.2, §28.4 */
function addBuildings(game: Powers, power: number, money: number, choices: PowersChoice[]): void {
  const { options, prices, values } = game.tables
  const owners = presenceMap(game)
  for (let land = 0; land < SEA0; land++) {
    if (((at(owners, land) >> power) & 1) === 0) continue
    if (game.pillaged[land] === 1) {
      if (2 * at(values, land) <= money) choices.push(buildChoice('rebuild', land))
      continue
    }
    if (options.colonies && game.colony[land] === -1 && prices.colony + extraIn(land) <= money)
      choices.push(buildChoice('colony', land))
    if (
      options.monasteries &&
      game.colony[land] === power &&
      game.monastery[land] === -1 &&
      prices.monastery <= money
    )
      choices.push(buildChoice('monastery', land))
    if (
      options.fortifications &&
      ((at(game.fortification, land) >> power) & 1) === 0 &&
      prices.fortification <= money
    )
      choices.push(buildChoice('fortification', land))
  }
}

/** §27.8 A colony becomes a knight or a horseman; not in the last two turns. */
function addFeudalism(game: Powers, power: number, choices: PowersChoice[]): void {
  const { options, scenario } = game.tables
  if (!options.feudalism || scenario.noFeudalism === true || game.turn > scenario.turns - 2) return
  if (poolOf(game, power, vassal(power)) === 0) return
  for (let land = 0; land < SEA0; land++)
    if (game.colony[land] === power) choices.push(buildChoice('feudalism', land))
}

function build(game: Powers, power: number, what: Build, land: number, flow: PowersFlow): void {
  const { prices, values } = game.tables
  switch (what) {
    case 'colony':
      pay(game, power, prices.colony + extraIn(land))
      game.colony[land] = power
      break
    case 'rebuild':
      pay(game, power, 2 * at(values, land))
      game.pillaged[land] = 0
      break
    case 'feudalism':
      game.colony[land] = -1
      game.monastery[land] = -1
      raiseUnit(game, power, vassal(power), land)
      break
    case 'monastery':
      pay(game, power, prices.monastery)
      game.monastery[land] = power
      break
    case 'fortification':
      pay(game, power, prices.fortification)
      game.fortification[land] = at(game.fortification, land) | (1 << power)
      break
  }
  const place = placeId(land) as (PowersChoice & { do: 'colony' })['place']
  flow.tell({ kind: 'built', power: powerId(power), what, place })
}
