import { at, Bits } from '@hippodrome/engine'
import {
  fortOf,
  hasLost,
  isActive,
  isFleet,
  liesIn,
  mayEnter,
  occupier,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  REBEL,
  seatOf,
  stackAt,
  unitsOf,
} from '../../state.ts'
import {
  BOX0,
  BUDA,
  CROSSING,
  DANUBE,
  FLEET,
  HARD,
  isBox,
  isFort,
  isLand,
  isSea,
  MARMARA,
  MILITIA,
  SEA0,
} from '../../tables.ts'
import { isFriendlyPort } from '../treasury/maintenance.ts'

/** Where a stack can go and for how many points, in runs of two numbers. */
export type Ways = number[]

/** §6.7 Whether somebody else than the owner is in an area or its fortress. */
function isEnemyOccupied(game: Powers, area: number, owner: number): boolean {
  const { stackPlace, stackOwner } = game
  for (let stack = 0; stack < stackPlace.length; stack++) {
    const place = at(stackPlace, stack)
    if (place >= 0 && stackOwner[stack] !== owner && liesIn(game, place, area)) return true
  }
  return false
}

/** §28.14 Militia may be only where its power is at home. */
const isHome = (game: Powers, place: number, power: number): boolean =>
  isBox(place)
    ? at(game.tables.boxOf, power) === place
    : isFort(place)
      ? (game.tables.hosts[place] as readonly number[]).some((land) => game.colony[land] === power)
      : game.colony[place] === power

/** §28.14 Militia keeps its stack at home and from going on board. */
const staysAtHome = (game: Powers, stack: number): boolean =>
  game.tables.options.militiaAtHome && unitsOf(game, stack, MILITIA) > 0

/** §12.3, §13.2 What it costs more to leave a place in the open where enemies are. */
export const leavingFrom = (game: Powers, place: number, owner: number): number =>
  (isLand(place) || isSea(place)) && isEnemyOccupied(game, place, owner) ? 1 : 0

/** Chapter 12 and §13.2: adds every step of a stack by land, or of a fleet by sea, with its price. */
export function stepsFrom(game: Powers, stack: number, ways: Ways): void {
  allSteps(game, stack, ways)
  const place = placeOf(game, stack)
  const power = powerOf(game, stack)
  if (staysAtHome(game, stack)) keep(ways, (to) => isHome(game, place, power) && isHome(game, to, power))
}

/** The same as if militia left its home. */
export function allSteps(game: Powers, stack: number, ways: Ways): void {
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  if (isFleet(game, stack)) fleetSteps(game, place, owner, ways)
  else if (isBox(place)) {
    for (const to of game.tables.boxTouches[place - BOX0] as readonly number[])
      if (isLand(to)) ways.push(to, 1)
  } else if (isFort(place)) fortressSteps(game, stack, ways)
  else landSteps(game, place, owner, ways)
}

function keep(ways: Ways, wanted: (to: number) => boolean): void {
  let kept = 0
  for (let i = 0; i < ways.length; i += 2) {
    if (!wanted(at(ways, i))) continue
    ways[kept] = at(ways, i)
    ways[kept + 1] = at(ways, i + 1)
    kept += 2
  }
  ways.length = kept
}

function landSteps(game: Powers, area: number, owner: number, ways: Ways): void {
  const leaving = leavingFrom(game, area, owner)
  const bridge = game.tables.options.budapest && owner < REBEL && occupier(game, BUDA) === owner
  for (const { to, kind } of game.tables.borders[area] ?? []) {
    const hard = kind === HARD || (kind === DANUBE && !bridge)
    ways.push(to, (hard ? 2 : 1) + leaving)
    if (kind !== CROSSING) continue
    const fort = fortOf(game, to)
    if (fort >= 0 && mayEnter(game, fort, owner)) ways.push(fort, 1 + leaving)
  }
  const fort = fortOf(game, area)
  if (fort >= 0 && mayEnter(game, fort, owner)) ways.push(fort, 1 + leaving)
  addBox(game, area, owner, leaving, ways)
}

function addBox(game: Powers, from: number, owner: number, leaving: number, ways: Ways): void {
  const box = owner < REBEL ? at(game.tables.boxOf, owner) : -1
  if (box >= 0 && (game.tables.boxTouches[box - BOX0] as readonly number[]).includes(from))
    ways.push(box, 3 + leaving)
}

/** §12.2, §12.6, §12.7 The ferry goes from a garrison to a garrison of the same power. */
function fortressSteps(game: Powers, stack: number, ways: Ways): void {
  const fort = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  const ferry = game.opFerry === 0 && !staysAtHome(game, stack) && isPassable(game, MARMARA, owner)
  for (const area of game.tables.hosts[fort] as readonly number[]) {
    ways.push(area, 1)
    for (const { to, kind } of game.tables.borders[area] ?? []) {
      if (kind !== CROSSING) continue
      ways.push(to, 1 + (isEnemyOccupied(game, area, owner) ? 1 : 0))
      const other = fortOf(game, to)
      if (other < 0 || !mayEnter(game, other, owner)) continue
      ways.push(other, ferry && stackAt(game, other) >= 0 ? 0 : 1)
    }
  }
}

function fleetSteps(game: Powers, place: number, owner: number, ways: Ways): void {
  if (isBox(place)) {
    for (const to of game.tables.boxTouches[place - BOX0] as readonly number[])
      if (isSea(to)) ways.push(to, 1)
    return
  }
  const leaving = leavingFrom(game, place, owner)
  for (const to of game.tables.seaLinks[place] as readonly number[]) ways.push(to, 1 + leaving)
  const box = owner < REBEL ? at(game.tables.boxOf, owner) : -1
  if (box >= 0 && game.tables.anchored[box - BOX0] === true) addBox(game, place, owner, leaving, ways)
}

const fleets: number[] = new Array<number>(2 * REBEL).fill(0)

/** By owner the fleets in a sea area. A shared buffer. */
function fleetsIn(game: Powers, sea: number): readonly number[] {
  const { stackPlace } = game
  fleets.fill(0)
  for (let stack = 0; stack < stackPlace.length; stack++)
    if (stackPlace[stack] === sea) {
      const owner = ownerOf(game, stack)
      fleets[owner] = at(fleets, owner) + unitsOf(game, stack, FLEET)
    }
  return fleets
}

/** Whether the fleets of a power carry the land units of another: the same player's always, others' by agreement. */
function carries(game: Powers, power: number, user: number): boolean {
  return seatOf(game, power) === seatOf(game, user) || Bits.has(at(game.passage, power), user)
}

/** What keeps land units from a sea area: no fleet to carry them, or an enemy with more than their own power has. */
type Barrier = 'none' | 'no-fleet' | 'outnumbered-at-sea'

/** §13.3, §13.4, §13.9 What keeps land units of `owner` from a sea area. */
export function barrierAt(game: Powers, sea: number, owner: number): Barrier {
  const all = fleetsIn(game, sea)
  const own = at(all, owner)
  let carried = own > 0
  let outnumbered = false
  // Rebels have only their own fleets, but those who may let them pass are asked by their leader (§17.7).
  const user = owner < REBEL ? owner : game.actor
  for (let power = 0; power < 4; power++) {
    if (power === owner || at(all, power) === 0 || !isActive(game, power) || hasLost(game, power)) continue
    if (carries(game, power, user)) carried ||= owner < REBEL
    else if (at(all, power) > own) outnumbered = true
  }
  return !carried ? 'no-fleet' : outnumbered ? 'outnumbered-at-sea' : 'none'
}

const isPassable = (game: Powers, sea: number, owner: number): boolean =>
  barrierAt(game, sea, owner) === 'none'

const price: number[] = new Array<number>(BOX0).fill(99)

const NOWHERE: readonly number[] = []

/** What lies before a place by sea; beside a box land areas too. */
export function harboursOf({ tables }: Powers, place: number): readonly number[] {
  if (isFort(place)) return tables.ports[place] as readonly number[]
  if (!isBox(place)) return tables.coast[place] as readonly number[]
  return tables.anchored[place - BOX0] === true
    ? (tables.boxTouches[place - BOX0] as readonly number[])
    : NOWHERE
}

/** Chapter 13: adds every place that land units can reach over the sea, with the least price. */
export function voyagesFrom(game: Powers, stack: number, points: number, ways: Ways): void {
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  if (isFleet(game, stack) || staysAtHome(game, stack)) return
  const harbours = harboursOf(game, place)
  if (harbours.length === 0) return
  const rate = isFort(place) ? 1 : 2
  const first = boardingFrom(game, place, owner)
  if (first + 1 > points) return
  priceSeas(game, harbours, first, rate, owner, points)
  land(game, place, owner, points, ways)
}

/** §13.5, §13.7 What the first sea area costs land units. */
export const boardingFrom = (game: Powers, place: number, owner: number): number =>
  (isBox(place) || isFort(place) ? 1 : 2) + leavingFrom(game, place, owner)

/** What each sea area costs to be in, or 99. */
function priceSeas(
  game: Powers,
  harbours: readonly number[],
  first: number,
  rate: number,
  owner: number,
  points: number,
): void {
  price.fill(99, SEA0)
  for (const sea of harbours) if (isSea(sea) && isPassable(game, sea, owner)) price[sea] = first
  for (let reached = first; reached + rate < points; reached += rate)
    for (let sea = SEA0; sea < BOX0; sea++) {
      if (price[sea] !== reached) continue
      for (const to of game.tables.seaLinks[sea] as readonly number[])
        if (at(price, to) > reached + rate && isPassable(game, to, owner)) price[to] = reached + rate
    }
}

/** The least price of a place counts. */
function offer(to: number, cost: number, ways: Ways): void {
  for (let i = 0; i < ways.length; i += 2)
    if (ways[i] === to) {
      if (cost < at(ways, i + 1)) ways[i + 1] = cost
      return
    }
  ways.push(to, cost)
}

/** §13.6, §13.7 Into friendly ports, on coasts, into the own box. */
function land(game: Powers, from: number, owner: number, points: number, ways: Ways): void {
  const box = owner < REBEL ? at(game.tables.boxOf, owner) : -1
  const anchored = box >= 0 && game.tables.anchored[box - BOX0] === true
  for (let sea = SEA0; sea < BOX0; sea++) {
    const reached = at(price, sea)
    if (reached >= points) continue
    if (reached + 2 <= points)
      for (const area of game.tables.coast[sea] as readonly number[])
        if (area !== from) offer(area, reached + 2, ways)
    if (owner < REBEL)
      for (const fort of game.tables.portsOn[sea] as readonly number[])
        if (fort !== from && isFriendlyPort(game, fort, owner)) offer(fort, reached + 1, ways)
    if (anchored && box !== from && reached + 3 <= points)
      if ((game.tables.boxTouches[box - BOX0] as readonly number[]).includes(sea))
        offer(box, reached + 3, ways)
  }
}

function leadsTo(ways: Ways, place: number): boolean {
  for (let i = 0; i < ways.length; i += 2) if (ways[i] === place) return true
  return false
}

/** §14.13 Adds where a free move may lead. */
export function freeMoves(game: Powers, stack: number, ways: Ways): void {
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  if (isSea(place)) {
    for (const to of game.tables.seaLinks[place] as readonly number[]) ways.push(to, 0)
    return
  }
  // A fortress on two areas has neighbours that border both.
  const add = (to: number) => {
    if (to !== place && !leadsTo(ways, to)) ways.push(to, 0)
  }
  const addFort = (area: number) => {
    const fort = fortOf(game, area)
    if (fort >= 0 && mayEnter(game, fort, owner)) add(fort)
  }
  const areas = isFort(place) ? (game.tables.hosts[place] as readonly number[]) : [place]
  for (const area of areas) {
    if (isLand(place)) addFort(area)
    for (const { to } of game.tables.borders[area] ?? []) {
      add(to)
      addFort(to)
    }
  }
  if (staysAtHome(game, stack))
    keep(ways, (to) => isHome(game, place, powerOf(game, stack)) && isHome(game, to, powerOf(game, stack)))
}
