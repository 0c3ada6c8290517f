import { at, because as reasonOf, Bits, type Choice, type Reason } from '@hippodrome/engine'
import {
  areaOf,
  areasOf,
  CUP,
  DONE,
  findChit,
  handSize,
  isActive,
  isFleet,
  isFortOf,
  isMarked,
  ownerOf,
  ownersIn,
  type Powers,
  placeOf,
  poolOf,
  seatOf,
  soleOf,
  unitsOf,
  VACILLATING,
} from '../../state.ts'
import { BOX0, chitNumber, FLEET, isBox, isLand, isSea, MILITIA, PLACES, unitId } from '../../tables.ts'
import { POWERS, type PowersChoice, type ReasonId, TABLES, UNITS } from '../../vocabulary.ts'
import { hasFriendlyPort, touchesOwnBox, touchesSea } from '../treasury/maintenance.ts'
import { barrierAt, harboursOf, stepsFrom, voyagesFrom, type Ways } from '../operations/movement.ts'
import { colonyPrice, rebuildPrice, recruitPrice } from '../treasury/prices.ts'
import { leaderOf, tablesOf } from '../combat/belligerents.ts'
import { isBarred } from '../chits/intrigue.ts'
import { pairBit } from '../treasury/transfers.ts'
import { vassal } from '../stacks/units.ts'

type Buyer = { readonly power: number; readonly bought: readonly number[] }

const because = reasonOf<ReasonId>

/** What comes from outside may name no place at all. */
const numberOf = (place: unknown): number => PLACES.findIndex((id) => id === place)

const isHere = (game: Powers, power: number, place: number): boolean =>
  game.stackPlace.some((where, stack) => where === place && ownerOf(game, stack) === power)
const holdsArea = (game: Powers, power: number, land: number): boolean =>
  Bits.has(ownersIn(game, land), power)

const tooDear = (game: Powers, power: number, cost: number, rule: string): Reason | undefined => {
  const money = at(game.treasury, power)
  return cost > money ? because('too-expensive', rule, { cost, money }) : undefined
}

/** Why a power may not buy or build this. */
export function whyNotBought(game: Powers, buyer: Buyer, asked: Choice): Reason | undefined {
  const choice = asked as PowersChoice
  const { power } = buyer
  switch (choice.do) {
    case 'recruit':
      return whyNotRecruited(game, buyer, UNITS.indexOf(choice.unit), numberOf(choice.place))
    case 'buyChit':
      return handSize(game, CUP) === 0 ? because('cup-empty', '20.2') : undefined
    case 'colony':
    case 'rebuild':
    case 'feudalism':
    case 'monastery':
    case 'fortification': {
      const land = numberOf(choice.place)
      return land < 0 || !isLand(land) ? undefined : whyNotBuilt(game, power, choice.do, land)
    }
    case 'transfer':
      return whyNotTransferred(game, choice)
    case 'chit':
      return whyNotPlayed(game, power, choice)
    default:
      return undefined
  }
}

function whyNotRecruited(game: Powers, buyer: Buyer, unit: number, place: number): Reason | undefined {
  const { power, bought } = buyer
  const { tables } = game
  if (unit < 0 || place < 0) return undefined
  if (poolOf(game, power, unit) === 0) return because('pool-empty', '10.6', { unit: unitId(unit) })
  const area = areaOf(game, place)
  const areas = areasOf(game, place)
  if (isBox(place)) {
    if (tables.boxOf[power] !== place) return because('foreign-box', '10.3')
    if (unit === FLEET && tables.anchored[place - BOX0] !== true) return because('no-anchor', '10.5')
    if (unit === FLEET && !touchesSea(game, place)) return because('no-sea', '29.15')
  } else if (unit === FLEET || isSea(place)) {
    const here = unit === FLEET && isSea(place)
    if (!here || !(hasFriendlyPort(game, place, power) || touchesOwnBox(game, place, power)))
      return because('no-port', '10.4')
  } else if (!isHere(game, power, place)) return because('no-unit-here', '10.2')
  if (areas.some((one) => bought.includes(one))) return because('bought-here', isSea(area) ? '10.4' : '10.2')
  if (isLand(area) && areas.some((one) => game.pillaged[one] === 1)) return because('pillaged', '10.2')
  if (isLand(area) && tables.options.militiaAtHome && areas.every((one) => game.colony[one] !== power))
    return because('no-colony', '28.14')
  return tooDear(game, power, recruitPrice(game, power, unit, area), '10.1')
}

type Work = 'colony' | 'rebuild' | 'feudalism' | 'monastery' | 'fortification'

const RULE = {
  colony: '27.5',
  rebuild: '10.9',
  feudalism: '27.8',
  monastery: '28.2',
  fortification: '28.4',
} as const

function whyNotBuilt(game: Powers, power: number, what: Work, land: number): Reason | undefined {
  const { options, scenario, prices } = game.tables
  const rule = RULE[what]
  const off = {
    colony: !options.colonies,
    rebuild: false,
    feudalism: !options.feudalism || !options.colonies || scenario.noFeudalism === true,
    monastery: !options.monasteries,
    fortification: !options.fortifications,
  }[what]
  if (off) return because('not-in-this-match', rule)
  const own = game.colony[land] === power
  if (what === 'feudalism') {
    if (game.turn > scenario.turns - 2) return because('last-turns', rule)
    if (!own) return because('no-colony', rule)
    return because('pool-empty', rule, { unit: unitId(vassal(power)) })
  }
  if (what === 'monastery' && !own) return because('no-colony', rule)
  if (what !== 'monastery' && !holdsArea(game, power, land)) return because('no-unit-here', rule)
  if (what === 'rebuild')
    return game.pillaged[land] === 0
      ? because('not-pillaged', rule)
      : tooDear(game, power, rebuildPrice(game, land), rule)
  if (game.pillaged[land] === 1) return because('pillaged', rule)
  const there = {
    colony: at(game.colony, land) >= 0,
    monastery: at(game.monastery, land) >= 0,
    fortification: Bits.has(at(game.fortification, land), power),
  }[what]
  if (there) return because('already-built', rule)
  return tooDear(game, power, what === 'colony' ? colonyPrice(game, land) : prices[what], rule)
}

function whyNotTransferred(game: Powers, { from, to }: { from: unknown; to: unknown }): Reason | undefined {
  const [payer, other] = [from, to].map((id) => POWERS.findIndex((power) => power === id))
  if (payer === undefined || other === undefined || payer < 0 || other < 0 || payer === other)
    return undefined
  const one = isActive(game, payer) && isActive(game, other) && seatOf(game, payer) === seatOf(game, other)
  if (!one) return because('not-your-power', '7.7')
  if ((game.transfers & pairBit(payer, other)) !== 0) return because('already-transferred', '7.7')
  return tooDear(game, payer, 5, '7.7')
}

/** Why a power may not play this chit now. */
function whyNotPlayed(game: Powers, power: number, { chit }: { chit: unknown }): Reason | undefined {
  const kind = typeof chit === 'string' ? chitNumber(chit as never) : -1
  if (kind < 0) return undefined
  return findChit(game, power, kind) < 0 ? because('not-held', '20.4') : because('not-now', '20.4')
}

/** Why taxes may not be raised there. */
export function whyNotTaxed(
  game: Powers,
  power: number,
  skip: readonly number[],
  asked: Choice,
): Reason | undefined {
  const choice = asked as PowersChoice
  const land = choice.do === 'raise' ? numberOf(choice.place) : -1
  if (land < 0 || !isLand(land)) return undefined
  if (soleOf(ownersIn(game, land)) !== power) return because('not-alone', '27.2')
  if (game.pillaged[land] === 1) return because('pillaged', '8.4')
  return skip.includes(land) ? because('already-taxed', '27.2') : undefined
}

/** What a way costs, or -1. */
function costTo(ways: Ways, place: number): number {
  for (let i = 0; i < ways.length; i += 2) if (ways[i] === place) return at(ways, i + 1)
  return -1
}

const FAR = 99

/** Why the stack that operates may not do this. */
export function whyNotDone(game: Powers, asked: Choice): Reason | undefined {
  const choice = asked as PowersChoice
  const { opStack: stack, actor } = game
  if (stack < 0) return undefined
  switch (choice.do) {
    case 'move':
    case 'sail': {
      const to = numberOf(choice.to)
      const ways: Ways = []
      if (choice.do === 'move') stepsFrom(game, stack, ways)
      else voyagesFrom(game, stack, FAR, ways)
      const cost = costTo(ways, to)
      if (to < 0) return undefined
      if (cost < 0) return choice.do === 'move' ? because('not-adjacent', '12.1') : whyNoVoyage(game, stack)
      const points = game.opPoints
      return cost > points
        ? because('no-points', '11.6', { cost, points })
        : because('other-cost', '12.1', { cost })
    }
    case 'attack':
      return whyNotAttacked(game, stack, choice.target, TABLES.indexOf(choice.table))
    case 'take':
    case 'takeUnit':
      return whyNotTaken(game, stack, choice.stack)
    case 'pillage':
      return because('not-here', '19.1')
    case 'chit':
      return whyNotPlayed(game, actor, choice)
    default:
      return undefined
  }
}

/** Why no ship carries the stack where it wants to go. */
function whyNoVoyage(game: Powers, stack: number): Reason {
  if (isFleet(game, stack)) return because('not-adjacent', '13.2')
  if (game.tables.options.militiaAtHome && unitsOf(game, stack, MILITIA) > 0)
    return because('militia-at-home', '28.14')
  const owner = ownerOf(game, stack)
  // The seas to which fleets lead, one after the other.
  const isCarried = (sea: number) => isSea(sea) && barrierAt(game, sea, owner) !== 'no-fleet'
  const reached = harboursOf(game, placeOf(game, stack)).filter(isCarried)
  for (const sea of reached) {
    if (barrierAt(game, sea, owner) !== 'none') return because('outnumbered-at-sea', '13.9')
    for (const next of game.tables.seaLinks[sea] as readonly number[])
      if (!reached.includes(next) && isCarried(next)) reached.push(next)
  }
  return because('no-fleet', '13.3')
}

function whyNotAttacked(game: Powers, stack: number, target: number, table: number): Reason | undefined {
  const there = game.stackPlace[target] ?? -1
  const place = placeOf(game, stack)
  if (there >= 0 && isFortOf(game, place, there)) return because('in-fortress', '15.4')
  if (there < 0 || (there !== place && !isFortOf(game, there, place))) return because('not-here', '14.2')
  if (ownerOf(game, target) === ownerOf(game, stack)) return because('not-an-enemy', '14.2')
  if (isBarred(game, leaderOf(game, stack), ownerOf(game, target)))
    return because('union-of-churches', '22.13')
  return table >= 0 && !tablesOf(game, stack).includes(table) ? because('wrong-table', '14.4') : undefined
}

function whyNotTaken(game: Powers, stack: number, other: number): Reason | undefined {
  const there = game.stackPlace[other] ?? -1
  if (there !== placeOf(game, stack) || there < 0) return because('not-here', '11.7')
  if (isMarked(game, other, DONE)) return because('already-moved', '11.7')
  return isMarked(game, other, VACILLATING) ? because('vacillating', '28.16') : undefined
}

/** Why a power may not begin with this. */
export function whyNotBegun(game: Powers, power: number, asked: Choice): Reason | undefined {
  const choice = asked as PowersChoice
  if (choice.do === 'chit') return whyNotPlayed(game, power, choice)
  if (choice.do !== 'operate' && choice.do !== 'split') return undefined
  const there = game.stackPlace[choice.stack] ?? -1
  return there < 0 || ownerOf(game, choice.stack) !== power ? because('not-your-stack', '11.3') : undefined
}
