import { at, Bits, type Seat } from '@hippodrome/engine'
import { areaOf, areasOf, liesIn, ownerOf, type Powers, placeOf, REBEL, sameArea, seatOf } from './state.ts'
import { FORT0, isSea } from './tables.ts'

const eyes: boolean[] = new Array<boolean>(FORT0).fill(false)

/** §17.7 The seat for which rebels look about: who leads them, or whom their fleets may carry. -1 for nobody. */
function leaderOf(game: Powers, stack: number): Seat {
  const { opStack: led, actor } = game
  if (led < 0 || actor < 0 || ownerOf(game, stack) !== ownerOf(game, led)) return -1
  return stack === led || isSea(placeOf(game, stack)) ? seatOf(game, actor) : -1
}

/** By area whether a seat has a unit there, in the field or in the fortress (§24.1). A shared buffer. */
export function eyesOf(game: Powers, seat: Seat): readonly boolean[] {
  eyes.fill(false)
  if (seat < 0) return eyes
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    const owner = ownerOf(game, stack)
    if (place < 0) continue
    if ((owner < REBEL ? seatOf(game, owner) : leaderOf(game, stack)) !== seat) continue
    if (place < FORT0) eyes[place] = true
    else for (const host of game.tables.hosts[place] as readonly number[]) eyes[host] = true
  }
  return eyes
}

/** Whether a seat may examine a stack (§24.1-§24.3); `seen` are its eyes. */
export function isSeen(game: Powers, seat: Seat, stack: number, seen: readonly boolean[]): boolean {
  if (stack === game.battleAttacker || stack === game.battleDefender) return true
  if (seat < 0) return false
  const owner = ownerOf(game, stack)
  if (owner < REBEL && seatOf(game, owner) === seat) return true
  if (Bits.has(at(game.stackSeen, stack), seat)) return true
  if (stack === game.opStack && game.actor >= 0 && seatOf(game, game.actor) === seat) return true
  const place = placeOf(game, stack)
  if (place < FORT0) return seen[place] === true
  for (const host of game.tables.hosts[place] as readonly number[]) if (seen[host] === true) return true
  return seen[areaOf(game, place)] === true
}

/** Who has a unit in a place, or in the area or the fortress that belongs to it. */
export function seatsSeeing(game: Powers, place: number): Bits {
  const areas = areasOf(game, place)
  let seats: Bits = Bits.empty
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const there = placeOf(game, stack)
    if (there < 0) continue
    const owner = ownerOf(game, stack)
    const seat = owner < REBEL ? seatOf(game, owner) : leaderOf(game, stack)
    if (seat < 0 || Bits.has(seats, seat)) continue
    for (const area of areas) if (liesIn(game, there, area)) seats = Bits.with(seats, seat)
  }
  return seats
}

/** Whether a unit that a seat gets in a place would show it something (§24.1). */
export function showsMore(game: Powers, seat: Seat, place: number): boolean {
  const seen = eyesOf(game, seat)
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const there = placeOf(game, stack)
    if (there >= 0 && sameArea(game, there, place) && !isSeen(game, seat, stack, seen)) return true
  }
  return false
}

/** Whether a seat knows a chit: its own, or one that it was shown. */
export const isKnown = (game: Powers, seat: Seat, chit: number): boolean => {
  const where = at(game.chits, chit)
  if (where < 4 && seat >= 0 && seatOf(game, where) === seat) return true
  const all = Bits.below(game.seats)
  return seat < 0 ? at(game.known, chit) === all : Bits.has(at(game.known, chit), seat)
}
