import { at, Bits, type Seat } from '@hippodrome/engine'
import {
  BASILEUS,
  CEREMONIES,
  FLEET,
  FORT0,
  isFort,
  isLand,
  KINDS,
  PLACES,
  SEA0,
  type Tables,
} from './tables.ts'

/** Where a chit is: in the hand of a power (0-3), in the cup, out of play, or announced and not yet settled. */
export const [CUP, REMOVED, ANNOUNCED] = [4, 5, 6] as const

// Marks of a stack, as bits. `ROYAL`: its roll for points showed everybody that the Basileus was in it.
export const [DONE, TRIED, LEADERSHIP, VACILLATING, ROYAL] = [1, 2, 4, 8, 16] as const

/** Added to the power's number in `owner` when the stack is rebel. */
export const REBEL = 4

/** A term of an offer. `n` is money, a chit's kind (-1: of the giver's choice), a promise, or an area. */
export type Term = {
  readonly term: 'money' | 'chit' | 'passage' | 'concession' | 'promise'
  readonly by: number
  readonly n: number
  readonly place: number
}
export type Offer = { readonly from: number; readonly to: number; readonly terms: readonly Term[] }

/** The whole game. Arrays by power have four entries; a stack is a slot in the `stack*` arrays. */
export type Powers = {
  readonly seats: number
  readonly tables: Tables
  turn: number
  phase: number
  /** The power whose turn it is, or -1. */
  actor: number
  /** Powers that have had their turn in this one, as bits. */
  acted: number
  /** By power the seat that plays it, or -1. */
  control: number[]
  /** By power the seat that began with it, or -1. */
  readonly home: readonly number[]
  /** Powers that have not entered yet, that have lost, that are limited allies, whose Basileus once fell; as bits. */
  waiting: number
  lost: number
  allied: number
  fallen: number
  treasury: number[]
  /** By power what it owes its units at this moment. */
  owed: number[]
  /** By power and unit, the counters that are not in play. */
  pool: number[]
  /** By stack its place, or -1 for an unused slot. */
  stackPlace: number[]
  stackOwner: number[]
  /** Six counts for each stack. */
  stackUnits: number[]
  stackMarks: number[]
  /** Seats that examined it, as bits. */
  stackSeen: number[]
  /** By land the power of the colony or monastery, or -1; fortifications as bits of powers. */
  colony: number[]
  pillaged: number[]
  monastery: number[]
  fortification: number[]
  /** By land who granted it and who holds it (`concessionOf`), or -1. */
  concession: number[]
  /** By chit where it is, and the seats that know that, as bits. */
  chits: number[]
  known: number[]
  opStack: number
  opPoints: number
  /** Whether the free crossing of the Marmara was used in this operation. */
  opFerry: number
  battleAttacker: number
  battleDefender: number
  /** Strength from chits, of whoever first attacked and of the other. */
  battleBonus: number[]
  unification: number
  crusade: number
  /** Pairs of powers that have transferred money this turn, as bits. */
  transfers: number
  offers: readonly (Offer & { readonly id: number })[]
  agreements: readonly Offer[]
  /** Terms of the offer that is being drafted. */
  draft: readonly Term[]
  /** By power the powers whose land units its fleets carry this turn, as bits. */
  passage: number[]
  /** §24.4 Powers that have declined to show anything before the next turn or player turn, as bits. */
  shown: number
  /** The turn at whose end a treaty ends the game, or 0. */
  treaty: number
  over: 'no' | 'turns' | 'treaty' | 'nobody'
}

export function clone(game: Powers): Powers {
  return {
    seats: game.seats,
    tables: game.tables,
    turn: game.turn,
    phase: game.phase,
    actor: game.actor,
    acted: game.acted,
    control: game.control.slice(),
    home: game.home,
    waiting: game.waiting,
    lost: game.lost,
    allied: game.allied,
    fallen: game.fallen,
    treasury: game.treasury.slice(),
    owed: game.owed.slice(),
    pool: game.pool.slice(),
    stackPlace: game.stackPlace.slice(),
    stackOwner: game.stackOwner.slice(),
    stackUnits: game.stackUnits.slice(),
    stackMarks: game.stackMarks.slice(),
    stackSeen: game.stackSeen.slice(),
    colony: game.colony.slice(),
    pillaged: game.pillaged.slice(),
    monastery: game.monastery.slice(),
    fortification: game.fortification.slice(),
    concession: game.concession.slice(),
    chits: game.chits.slice(),
    known: game.known.slice(),
    opStack: game.opStack,
    opPoints: game.opPoints,
    opFerry: game.opFerry,
    battleAttacker: game.battleAttacker,
    battleDefender: game.battleDefender,
    battleBonus: game.battleBonus.slice(),
    unification: game.unification,
    crusade: game.crusade,
    transfers: game.transfers,
    offers: game.offers,
    agreements: game.agreements,
    draft: game.draft,
    passage: game.passage.slice(),
    shown: game.shown,
    treaty: game.treaty,
    over: game.over,
  }
}

export const yearOf = (game: Powers): number => game.tables.scenario.year + Math.max(1, game.turn) - 1

// ---- who plays ---------------------------------------------------------------------------------------------

/** Played by somebody and in the war. */
export const isActive = (game: Powers, power: number): boolean =>
  at(game.control, power) >= 0 && !Bits.has(game.waiting | game.lost, power)
export const isNeutral = (game: Powers, power: number): boolean =>
  !Bits.has(game.lost, power) && !isActive(game, power)
export const hasLost = (game: Powers, power: number): boolean => Bits.has(game.lost, power)
/** Whether it has had its turn in this round, or has it now. */
export const hasActed = (game: Powers, power: number): boolean => Bits.has(game.acted, power)
export const seatOf = (game: Powers, power: number): Seat => at(game.control, power)
/** The power that a seat began with. */
export const startingPower = (game: Powers, seat: Seat): number => game.home.indexOf(seat)

// ---- trading concessions -----------------------------------------------------------------------------------

export const concessionOf = (granter: number, holder: number): number => granter * 4 + holder
/** The power that granted one in a land, or -1. */
export const granterOf = (game: Powers, land: number): number => at(game.concession, land) >> 2
/** The power that holds one in a land, or -1. */
export const holderOf = (game: Powers, land: number): number =>
  at(game.concession, land) < 0 ? -1 : at(game.concession, land) & 3

// ---- stacks ------------------------------------------------------------------------------------------------

export const placeOf = (game: Powers, stack: number): number => at(game.stackPlace, stack)
export const ownerOf = (game: Powers, stack: number): number => at(game.stackOwner, stack)
/** The power in whose colours an owner stands: itself, or that of its rebels. */
export const colourOf = (owner: number): number => owner & (REBEL - 1)
export const powerOf = (game: Powers, stack: number): number => colourOf(ownerOf(game, stack))
export const isRebel = (game: Powers, stack: number): boolean => at(game.stackOwner, stack) >= REBEL
export const unitsOf = (game: Powers, stack: number, unit: number): number =>
  at(game.stackUnits, stack * KINDS + unit)
export const hasBasileus = (game: Powers, stack: number): boolean => unitsOf(game, stack, BASILEUS) > 0
export const isFleet = (game: Powers, stack: number): boolean => unitsOf(game, stack, FLEET) > 0
export const isMarked = (game: Powers, stack: number, mark: number): boolean =>
  (at(game.stackMarks, stack) & mark) !== 0

export function sizeOf(game: Powers, stack: number): number {
  const units = game.stackUnits
  const base = stack * KINDS
  return (
    at(units, base) +
    at(units, base + 1) +
    at(units, base + 2) +
    at(units, base + 3) +
    at(units, base + 4) +
    at(units, base + 5)
  )
}

export const countsOf = (game: Powers, stack: number): number[] =>
  game.stackUnits.slice(stack * KINDS, stack * KINDS + KINDS)

/** The stack with the power's Basileus, or -1. */
export function basileusStack(game: Powers, power: number): number {
  const { stackPlace, stackOwner, stackUnits } = game
  for (let stack = 0; stack < stackPlace.length; stack++)
    if (stackOwner[stack] === power && at(stackPlace, stack) >= 0 && at(stackUnits, stack * KINDS) > 0)
      return stack
  return -1
}

// ---- places ------------------------------------------------------------------------------------------------

/** The fortress of a land area, or -1 while it has none. */
export function fortOf(game: Powers, land: number): number {
  const fort = at(game.tables.fort, land)
  return fort >= 0 && at(game.tables.fortSince, fort) <= yearOf(game) ? fort : -1
}

/** Whether a fortress belongs to a land area. */
export const isFortOf = (game: Powers, fort: number, land: number): boolean =>
  land < SEA0 && fort >= FORT0 && game.tables.fort[land] === fort

/** Two places that make up one area: the same one, or an area and its fortress. */
export const sameArea = (game: Powers, a: number, b: number): boolean =>
  a === b || isFortOf(game, a, b) || isFortOf(game, b, a)

/** The land area that a place lies in (the first, for a fortress of two); seas and boxes themselves. */
export const areaOf = (game: Powers, place: number): number =>
  isFort(place) ? at(game.tables.hosts[place] as readonly number[], 0) : place

const ALONE: readonly (readonly number[])[] = PLACES.map((_, place) => [place])

/** The areas that a place belongs to: those of a fortress, else the place itself. */
export const areasOf = (game: Powers, place: number): readonly number[] =>
  (isFort(place) ? game.tables.hosts[place] : ALONE[place]) as readonly number[]

/** Whether a land area is one that the place belongs to. */
export const liesIn = (game: Powers, place: number, land: number): boolean =>
  place === land || (isFort(place) && isLand(land) && game.tables.fort[land] === place)

const presence: number[] = PLACES.slice(0, FORT0).map(() => 0)

/** By place (fortresses count in their areas) the owners there as bits: powers 0-3, rebels 4-7. A shared buffer. */
export function presenceMap(game: Powers): readonly number[] {
  const { stackPlace, stackOwner, tables } = game
  presence.fill(0)
  for (let stack = 0; stack < stackPlace.length; stack++) {
    const place = at(stackPlace, stack)
    if (place < 0) continue
    const bit = Bits.only(at(stackOwner, stack))
    if (place < FORT0) presence[place] = at(presence, place) | bit
    else
      for (const host of tables.hosts[place] as readonly number[]) presence[host] = at(presence, host) | bit
  }
  return presence
}

export function ownersIn(game: Powers, area: number): number {
  const { stackPlace, stackOwner } = game
  let bits = 0
  for (let stack = 0; stack < stackPlace.length; stack++) {
    const place = at(stackPlace, stack)
    if (place >= 0 && liesIn(game, place, area)) bits = Bits.with(bits, at(stackOwner, stack))
  }
  return bits
}

/** The stack in a place that only one owner can hold, or -1. */
export function stackAt(game: Powers, place: number): number {
  return game.stackPlace.indexOf(place)
}

/** Whether a stack of `owner` may go into the fortress: it is empty or its own (§12.5). */
export function mayEnter(game: Powers, fort: number, owner: number): boolean {
  const inside = stackAt(game, fort)
  return inside < 0 || (ownerOf(game, inside) === owner && owner < REBEL)
}

/** Who occupies a fortress (§6.6): the power inside, or the one that alone controls the area; else -1. */
export function occupier(game: Powers, fort: number): number {
  const inside = stackAt(game, fort)
  if (inside >= 0) return isRebel(game, inside) ? -1 : powerOf(game, inside)
  const [land, ...more] = game.tables.hosts[fort] as readonly [number, ...number[]]
  const holder = soleOf(ownersIn(game, land))
  // §28.12 Of a fortress on two areas both must be controlled.
  return more.every((other) => soleOf(ownersIn(game, other)) === holder) ? holder : -1
}

/** Whether rebels are among the owners. */
export const hasRebels = (owners: Bits): boolean => owners >= Bits.only(REBEL)

/** The one power that is alone in a set of owners, or -1: none, several, or rebels. */
export const soleOf = (owners: Bits): number => {
  const sole = Bits.sole(owners)
  return sole < REBEL ? sole : -1
}

export const poolOf = (game: Powers, power: number, unit: number): number =>
  at(game.pool, power * KINDS + unit)

// ---- chits -------------------------------------------------------------------------------------------------

/** How many chits lie with a power, or in the cup. */
export function handSize(game: Powers, power: number): number {
  let count = 0
  for (const where of game.chits) if (where === power) count += 1
  return count
}

/** The same without De Ceremoniis, which lies in sight and is not held (§20.3). */
export function heldSize(game: Powers, power: number): number {
  let count = 0
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === power && game.tables.chitKinds[chit] !== CEREMONIES) count += 1
  return count
}

/** A chit of this kind in a hand or in the cup, or -1. */
export function findChit(game: Powers, where: number, kind: number): number {
  const { chitKinds } = game.tables
  const { chits } = game
  for (let chit = 0; chit < chits.length; chit++)
    if (chits[chit] === where && chitKinds[chit] === kind) return chit
  return -1
}
