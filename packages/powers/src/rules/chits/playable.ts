import { at, Bits, type Seat } from '@hippodrome/engine'
import { chitChoice } from '../../choices.ts'
import { eyesOf, isSeen } from '../../fog.ts'
import {
  areaOf,
  DONE,
  handSize,
  hasBasileus,
  isActive,
  isMarked,
  isRebel,
  LEADERSHIP,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  presenceMap,
  REBEL,
  seatOf,
  startingPower,
} from '../../state.ts'
import {
  BOX0,
  chitNumber,
  FLEET,
  isFort,
  isLand,
  isSea,
  NOMAD,
  placeId,
  placeNumber,
  powerId,
  SEA0,
  unitId,
} from '../../tables.ts'
import type { BoxId, ChitPlay } from '../../vocabulary.ts'
import type { Into } from '../step.ts'
import { kindsInHand } from './drawing.ts'
import { isBarred } from './intrigue.ts'

/** Where a player is asked when a chit may be played. */
export type When = 'maintenance' | 'treasury' | 'operations' | 'act'

type Lister = (game: Powers, power: number, when: When, choices: Into<ChitPlay>) => void

/** §21 Who may play a held chit where, and on what. Chits that answer something are offered where that happens. */
const listers: { readonly [kind: number]: Lister } = {
  [chitNumber('alliance')]: (game, power, _when, choices) => {
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power + REBEL)
        choices.push({
          do: 'chit',
          chit: 'alliance',
          target: stack,
          place: placeId(placeOf(game, stack)),
        })
  },
  [chitNumber('espionage')]: (game, power, _when, choices) => {
    const seat = seatOf(game, power)
    const eyes = eyesOf(game, seat)
    const told: number[] = []
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0 || isSeen(game, seat, stack, eyes)) continue
      const area = areaOf(game, place)
      if (told.includes(area)) continue
      told.push(area)
      choices.push({ do: 'chit', chit: 'espionage', place: placeId(area) })
    }
    for (let other = 0; other < 4; other++)
      if (isSpiedOn(game, seat, other)) choices.push({ do: 'chit', chit: 'espionage', power: powerId(other) })
  },
  [chitNumber('rebelControl')]: (game, _power, when, choices) => {
    if (when !== 'operations') return
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && isRebel(game, stack) && !isMarked(game, stack, DONE))
        choices.push({
          do: 'chit',
          chit: 'rebelControl',
          target: stack,
          place: placeId(placeOf(game, stack)),
        })
  },
  [chitNumber('subversion')]: (game, power, when, choices) =>
    listTargets(game, power, when, 'subversion', choices),
  [chitNumber('conversion')]: (game, power, when, choices) =>
    listTargets(game, power, when, 'conversion', choices),
  [chitNumber('raidersEast')]: (game, power, when, choices) =>
    listRaiders(game, power, when, 'raidersEast', 'East', choices),
  [chitNumber('raidersNorth')]: (game, power, when, choices) =>
    listRaiders(game, power, when, 'raidersNorth', 'North', choices),
  [chitNumber('raidersWest')]: (game, power, when, choices) =>
    listRaiders(game, power, when, 'raidersWest', 'West', choices),
  [chitNumber('leadership')]: (game, power, when, choices) => {
    if (when !== 'treasury' && when !== 'maintenance') return
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power && !hasBasileus(game, stack))
        choices.push({ do: 'chit', chit: 'leadership', stack, place: placeId(placeOf(game, stack)) })
  },
  [chitNumber('tribesUnite')]: (game, power, when, choices) => {
    if (when === 'treasury' && poolOf(game, power, NOMAD) > 0 && tribalPlaces(game, power).length > 0)
      choices.push(chitChoice(chitNumber('tribesUnite')))
  },
  [chitNumber('vacillatingForce')]: (game, power, _when, choices) => {
    const seat = seatOf(game, power)
    const eyes = eyesOf(game, seat)
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      const owner = ownerOf(game, stack)
      if (place < 0 || owner >= REBEL || owner === power || !isActive(game, owner)) continue
      if (!(hasBasileus(game, stack) && isSeen(game, seat, stack, eyes)))
        choices.push({ do: 'chit', chit: 'vacillatingForce', target: stack, place: placeId(place) })
    }
  },
}

/** Adds what a power may play with its chits where it is asked now. */
export function addChitPlays(game: Powers, power: number, when: When, choices: Into<ChitPlay>): void {
  for (const kind of kindsInHand(game, power)) listers[kind]?.(game, power, when, choices)
}

/** All chits of the powers that a player holds; those of a neutral are its own. */
export const hoardOf = (game: Powers, power: number): number[] =>
  seatOf(game, power) < 0
    ? [power]
    : game.tables.order.filter((other) => seatOf(game, other) === seatOf(game, power))

/** Whether Espionage may name a power: one for each player with chits, and each neutral. */
function isSpiedOn(game: Powers, seat: Seat, power: number): boolean {
  if (seatOf(game, power) === seat) return false
  const hoard = hoardOf(game, power)
  const home = startingPower(game, seatOf(game, power))
  return power === (hoard.includes(home) ? home : hoard[0]) && hoard.some((one) => handSize(game, one) > 0)
}

/** §23.1 Each enemy owner beside each own stack; in an operation only beside the stack that operates. */
function listTargets(
  game: Powers,
  power: number,
  when: When,
  chit: 'subversion' | 'conversion',
  choices: Into<ChitPlay>,
): void {
  if (when === 'act') listBeside(game, power, game.opStack, chit, choices)
  if (when !== 'operations') return
  for (let stack = 0; stack < game.stackPlace.length; stack++)
    if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power)
      listBeside(game, power, stack, chit, choices)
}

/** The owners beside a stack, each in its area. */
function listBeside(
  game: Powers,
  power: number,
  stack: number,
  chit: 'subversion' | 'conversion',
  choices: Into<ChitPlay>,
): void {
  const { stackPlace, stackOwner, tables } = game
  const place = placeOf(game, stack)
  const mine = ownerOf(game, stack)
  const fort = isLand(place) ? at(tables.fort, place) : -1
  let beside: number[] | undefined
  for (let target = 0; target < stackPlace.length; target++) {
    const there = at(stackPlace, target)
    if (there < 0) continue
    const near =
      there === place || there === fort || (isFort(place) && isLand(there) && tables.fort[there] === place)
    const owner = at(stackOwner, target)
    if (!near || owner === mine) continue
    if (chit === 'conversion' && (isBarred(game, power, owner) || isMarked(game, target, LEADERSHIP)))
      continue
    // A garrison on two areas works in one of them.
    const key = areaOf(game, isLand(place) ? place : there) * 8 + owner
    beside ??= []
    if (beside.includes(key)) continue
    beside.push(key)
    choices.push({ do: 'chit', chit, stack, target, place: placeId(place) })
  }
}

/** §21.5 Nomads by land, fleets by sea, beside the named box. */
function listRaiders(
  game: Powers,
  power: number,
  when: When,
  chit: 'raidersEast' | 'raidersNorth' | 'raidersWest',
  box: BoxId,
  choices: Into<ChitPlay>,
): void {
  if (when !== 'treasury') return
  for (const place of game.tables.boxTouches[placeNumber(box) - BOX0] as readonly number[]) {
    const unit = isSea(place) ? FLEET : NOMAD
    if (poolOf(game, power, unit) > 0)
      choices.push({ do: 'chit', chit, place: placeId(place), unit: unitId(unit) })
  }
}

/** §28.16 Where the tribes of a power may come. */
export function tribalPlaces(game: Powers, power: number): number[] {
  const owners = presenceMap(game)
  const places: number[] = []
  for (let land = 0; land < SEA0; land++)
    if (Bits.has(at(owners, land), power) && game.pillaged[land] === 0) places.push(land)
  const box = at(game.tables.boxOf, power)
  if (box >= 0) places.push(box)
  return places
}
