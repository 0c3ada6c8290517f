import { at, because, type Choice, type Denied, type Reason, type Seat } from '@hippodrome/engine'
import type { ActionChoice } from '../choices.ts'
import { ARAB, BYZANTINE, type City, MOVE, NONE, otherSide, type Side, type Special } from '../names.ts'
import {
  armySize,
  cubesIn,
  type Families,
  freeBox,
  isBulgar,
  isFriendly,
  moneyOf,
  pawnOf,
  unattackedSide,
} from '../state.ts'
import type { ReasonKey } from '../reasons.ts'
import { canReinforce, CUBES_ADDED, isBulgarTarget } from './actions/bulgars.ts'
import { deniedControl } from './actions/control.ts'
import { deniedIncrease } from './actions/increase.ts'
import { BUILDING_PRICE } from './actions/money.ts'
import { canFortify, FLEETS, IMPROVE, TITLES } from './actions/special.ts'
import { CUBE_PRICE, EITHER, hasCube, type Payer } from './cubes.ts'
import { type Deny, denyInto } from './deny.ts'
import { CIVIL_WAR, isOwn, linkCost, SECOND_LINK_EXTRA, wayTo } from './movement/ways.ts'

/** What the active player might expect to do and may not, each with its reason (promise 9). */
export function deniedActions(game: Families, seat: Seat, offered: readonly ActionChoice[]): Denied[] {
  const list: Denied[] = [...deniedControl(game, seat), ...deniedIncrease(game, seat, true)]
  const deny = denyInto(list)
  const offers = (kind: ActionChoice['do'], side?: Side) =>
    offered.some(
      (choice) => choice.do === kind && (side === undefined || ('side' in choice && choice.side === side)),
    )
  for (const side of [BYZANTINE, ARAB] as const) {
    deniedSpecials(game, seat, side, deny)
    if (!offers('build', side)) deniedBuilding(game, seat, side, deny)
    deniedMarch(game, seat, side, deny)
  }
  deniedFortify(game, seat, deny)
  deniedBulgars(game, seat, deny)
  if (!offers('tax')) {
    if (game.taxBox[seat] !== 0) deny({ do: 'tax' }, 'taxed', '10.4')
    else deny({ do: 'tax' }, 'no-pool', '10.1')
  }
  return list
}

const why = because<ReasonKey>

/** The reasons for what hardly anybody expects, so that the list of what is denied stays short. */
export function whyNot(game: Families, seat: Seat, choice: Choice): Reason | undefined {
  const have = at(game.pool, seat)
  if (choice.do === 'tax' && Number(choice.n) > have) return why('few-pool', '10.1', { have })
  const { side, city } = choice
  if (typeof city !== 'number' || game.colour[city] === undefined) return undefined
  if (choice.do === 'bulgars') return why('not-connected', '9.5', { city })
  if (choice.do === 'place' && (side === BYZANTINE || side === ARAB) && !isFriendly(game, side, city))
    return why('wrong-colour', side === ARAB ? '12.5' : '12.6', { city, side })
  return undefined
}

/** A box that is taken, or a cube that cannot be had; says whether the box is free. */
function boxIsFree(
  game: Families,
  seat: Seat,
  kind: Special,
  payer: Payer,
  choice: Choice,
  deny: Deny,
): boolean {
  const { first, end } = game.tables.boxes[kind]
  if (freeBox(game, kind) === NONE) {
    deny(choice, 'box-taken', '8.1', { box: kind, holders: game.special.slice(first, end) })
    return false
  }
  if (hasCube(game, seat, payer)) return true
  deny(choice, 'no-cube', '5.1', { side: payer })
  return false
}

function deniedSpecials(game: Families, seat: Seat, side: Side, deny: Deny): void {
  boxIsFree(game, seat, TITLES[side], side, { do: TITLES[side] }, deny)
  boxIsFree(game, seat, FLEETS[side], side, { do: 'fleet', side }, deny)
  if (!boxIsFree(game, seat, IMPROVE[side], side, { do: 'improve', side }, deny)) return
  for (let city = 0; city < game.tables.size; city++) {
    const choice = { do: 'improve', side, city }
    if (city === game.tables.capital) deny(choice, 'capital', '8.6', { city })
    else if (game.colour[city] !== side) deny(choice, 'wrong-colour', '8.6', { city, side })
    else if (at(game.tokens, city) >= 3) deny(choice, 'three-tokens', '8.6', { city })
  }
}

function deniedFortify(game: Families, seat: Seat, deny: Deny): void {
  if (!boxIsFree(game, seat, 'fortify', EITHER, { do: 'fortify' }, deny)) return
  if (!canFortify(game, seat)) {
    deny({ do: 'fortify' }, 'no-token', '8.13', { most: game.tables.data.setup.fortifications })
    return
  }
  for (let city = 0; city < game.tables.size; city++) {
    const choice = { do: 'fortify', city }
    if (game.owner[city] !== seat) deny(choice, 'not-yours', '8.12', { city })
    else if (game.fort[city] === 1) deny(choice, 'fortified', '8.13', { city })
    else if (!hasCube(game, seat, game.colour[city] as Side))
      deny(choice, 'no-cube', '5.1', { side: at(game.colour, city) })
  }
}

function deniedBulgars(game: Families, seat: Seat, deny: Deny): void {
  if (!boxIsFree(game, seat, 'bulgars', EITHER, { do: 'bulgars' }, deny)) {
    boxIsFree(game, seat, 'bulgars', EITHER, { do: 'reinforce' }, deny)
    return
  }
  for (const city of game.tables.bulgarReach) {
    const choice = { do: 'bulgars', city }
    if (isBulgar(game, city)) deny(choice, 'bulgar', '9.5', { city })
    else if (!isBulgarTarget(game, city)) deny(choice, 'not-connected', '9.5', { city })
    else if (!hasCube(game, seat, unattackedSide(game, city)))
      deny(choice, 'no-cube', '9.6', { side: unattackedSide(game, city) })
  }
  const { mostBulgars: most } = game.tables.data.setup
  if (!canReinforce(game))
    deny({ do: 'reinforce' }, 'bulgars-full', '9.4', { cubes: game.bulgars, most, added: 2 * CUBES_ADDED })
}

function deniedBuilding(game: Families, seat: Seat, side: Side, deny: Deny): void {
  const cube = at(game.pool, seat) > 0 ? 0 : CUBE_PRICE
  const need = BUILDING_PRICE + cube
  const have = moneyOf(game, seat, side)
  if (have < need)
    deny({ do: 'build', side }, 'poor-building', '11.1', { side, need, have, building: BUILDING_PRICE, cube })
  else deny({ do: 'build', side }, 'no-cube', '5.1', { side })
}

function deniedMarch(game: Families, seat: Seat, side: Side, deny: Deny): void {
  const from = pawnOf(game, seat, side)
  if (from === NONE) {
    if (armySize(game, seat, side) === 0) deny({ do: 'place', side }, 'no-army', '12.4', { side })
    else if (side === BYZANTINE && game.settled[seat] === 0)
      deny({ do: 'place', side }, 'not-settled', '12.6')
    deny({ do: 'march', side }, 'off-map', '12.4', { side })
    deny({ do: 'civilWar', side }, 'off-map', '15.2', { side })
    return
  }
  deny({ do: 'place', side }, 'on-map', '12.4', { side, city: from })
  for (let city = 0; city < game.tables.size; city++) deniedLink(game, seat, side, city, 0, deny)
  deniedCivilWar(game, seat, side, deny)
}

/** Why an army cannot take its next link to a city, after this many links in this action. */
export function deniedLink(
  game: Families,
  seat: Seat,
  side: Side,
  city: City,
  links: number,
  deny: Deny,
): void {
  const from = pawnOf(game, seat, side)
  const way = wayTo(game, side, from, city)
  const choice = { do: 'march', side, city }
  if (city === from) deny(choice, 'already-there', '13.1', { side, city })
  else if (!way) deny(choice, 'out-of-reach', '13.1', { side, from, city })
  else if (pawnOf(game, seat, otherSide(side)) === city) deny(choice, 'own-army', '13.10', { city })
  else if (isOwn(game, seat, side, city)) deny(choice, 'own-city', '13.10', { city })
  else {
    const need = linkCost(game, seat, side, way) + (links > 0 ? SECOND_LINK_EXTRA : 0)
    const have = cubesIn(game, seat, side, MOVE)
    if (need > have) deny(choice, 'few-moves', '13.2', { city, need, have })
  }
}

export function deniedCivilWar(game: Families, seat: Seat, side: Side, deny: Deny): void {
  const city = pawnOf(game, seat, side)
  const choice = { do: 'civilWar', side }
  if (city === game.tables.capital) deny(choice, 'capital', '15.3', { city })
  else if (game.owner[city] === seat) deny(choice, 'own-city', '15.3', { city })
  else if (
    boxIsFree(game, seat, CIVIL_WAR[side], side, choice, deny) &&
    !hasCube(game, seat, side, NONE, side)
  )
    deny(choice, 'no-cube', '15.4', { side })
}
