import { at, Bits } from '@hippodrome/engine'
import {
  CUP,
  DONE,
  hasActed,
  isActive,
  isNeutral,
  LEADERSHIP,
  ownerOf,
  type Powers,
  placeOf,
  REBEL,
  ROYAL,
  seatOf,
  TRIED,
  VACILLATING,
  yearOf,
  powerOf,
} from '../../state.ts'
import { BYZANTINE, FORT0, isBox, KINDS, powerId, powerNumber } from '../../tables.ts'
import { FORTRESSES, type POWERS } from '../../vocabulary.ts'
import { enter } from './activation.ts'
import { finish } from './finish.ts'
import { settleCeremonies } from '../chits/immediateChits.ts'
import { basileusReturns, collect, freeChits } from '../treasury/income.ts'
import { maintenance } from '../treasury/paying.ts'
import { negotiation, quietTalks } from '../negotiation/negotiation.ts'
import { operations } from '../operations/operations.ts'
import { type PowersFlow, step } from '../step.ts'
import { buying } from '../treasury/buying.ts'
import { tidyFortresses } from '../stacks/units.ts'

/** Numbers of `PHASES`. */
const [NEGOTIATION, TREASURY, OPERATIONS] = [1, 2, 3] as const

/** §5.1 A turn: negotiation, the active powers one after the other, the end of the turn. */
export const turn = step('turn', {
  rule: '5.1',
  play(game, _: object, flow) {
    game.turn += 1
    game.phase = NEGOTIATION
    game.acted = 0
    game.unification = 0
    game.transfers = 0
    game.shown = 0
    game.offers = []
    game.agreements = []
    game.passage = [0, 0, 0, 0]
    flow.tell({ kind: 'turn', turn: game.turn, year: yearOf(game) })
    openFortresses(game, flow)
    enterInTime(game, flow)
    flow.then(negotiation, quietTalks(game))
    flow.then(nextPower, { i: 0 })
    flow.then(turnEnds, {})
  },
})

/** §3.8 Pressburg is built in the year 1000. */
function openFortresses(game: Powers, flow: PowersFlow): void {
  if (game.turn === 1) return
  FORTRESSES.forEach((id, index) => {
    if (at(game.tables.fortSince, FORT0 + index) === yearOf(game))
      flow.tell({ kind: 'fortressBuilt', place: id })
  })
}

/** §29.16 Persia enters on its turn, if it has not before and is no ally of the Byzantines. */
function enterInTime(game: Powers, flow: PowersFlow): void {
  for (const [id, when] of Object.entries(game.tables.scenario.enters ?? {})) {
    const power = powerNumber(id as (typeof POWERS)[number])
    if (game.turn !== when || !isNeutral(game, power)) continue
    const own = seatOf(game, power) >= 0 ? seatOf(game, power) : at(game.home, power)
    const byzantine = at(game.home, BYZANTINE)
    if (own === byzantine) continue
    enter(game, power, own >= 0 ? own : game.seats === 2 ? 1 - byzantine : byzantine, flow)
  }
}

/** §5.3, §5.4, §28.9 The next power to act: by the list, or drawn from turn 2 on. */
export const nextPower = step('next-power', {
  rule: '5.3',
  play(game, { i }: { i: number }, flow) {
    if (game.over !== 'no') return
    const { order, options } = game.tables
    if (options.turnOrder === 'random' && game.turn > 1) {
      const waiting = order.filter((power) => isActive(game, power) && !hasActed(game, power))
      if (waiting.length === 0) return
      flow.then(playerTurn, { power: at(waiting, waiting.length > 1 ? flow.pick(waiting.length) : 0) })
      flow.call('next-power', { i: 0 })
      return
    }
    for (let next = i; next < order.length; next++)
      if (isActive(game, at(order, next))) {
        flow.then(playerTurn, { power: at(order, next) })
        flow.call('next-power', { i: next + 1 })
        return
      }
  },
})

/** §5.2, §8.1 A player turn: treasury, then operations. */
export const playerTurn = step('player-turn', {
  rule: '5.2',
  play(game, { power }: { power: number }, flow) {
    game.actor = power
    game.acted = Bits.with(game.acted, power)
    game.phase = TREASURY
    game.shown = 0
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const own = ownerOf(game, stack) === power || ownerOf(game, stack) >= REBEL
      game.stackMarks[stack] = at(game.stackMarks, stack) & ~(own ? DONE | TRIED : TRIED)
      if (ownerOf(game, stack) === power) game.stackMarks[stack] = at(game.stackMarks, stack) & ~LEADERSHIP
    }
    flow.tell({ kind: 'powerTurn', power: powerId(power) })
    flow.then(basileusReturns, { power })
    flow.then(freeChits, { power })
    flow.then(collect, { power, next: 0, skip: [] })
    flow.then(maintenance, { power })
    flow.then(buying, { power, bought: [] })
    flow.then(operationsBegin, {})
    flow.then(operations, { power, seat: seatOf(game, power) })
    flow.then(settleCeremonies, {})
    flow.then(playerTurnEnds, { power })
  },
})

export const operationsBegin = step('operations-begin', {
  rule: '11.3',
  play(game, _: object) {
    game.phase = OPERATIONS
  },
})

/** §5.5 The end of a player turn. */
export const playerTurnEnds = step('player-turn-ends', {
  rule: '5.5',
  play(game, { power }: { power: number }, flow) {
    tidyFortresses(game, power)
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      game.stackSeen[stack] = 0
      const over = ownerOf(game, stack) === power ? VACILLATING | DONE | ROYAL : ROYAL
      game.stackMarks[stack] = at(game.stackMarks, stack) & ~over
    }
    game.actor = -1
    game.owed[power] = 0
    for (const other of game.tables.order)
      if (isActive(game, other) && !isOnMap(game, other)) lose(game, other, flow)
    if (!game.tables.order.some((other) => isActive(game, other))) game.over = 'nobody'
  },
})

/** §26.9 Units in the box do not count, fleets at sea do. */
function isOnMap(game: Powers, power: number): boolean {
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place >= 0 && ownerOf(game, stack) === power && !isBox(place)) return true
  }
  return false
}

/** §26.9 The power is out: what it has goes back to the pool and the cup. */
function lose(game: Powers, power: number, flow: PowersFlow): void {
  game.lost = Bits.with(game.lost, power)
  flow.tell({ kind: 'eliminated', power: powerId(power) })
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    if (placeOf(game, stack) < 0 || ownerOf(game, stack) !== power) continue
    for (let unit = 0; unit < KINDS; unit++) {
      const from = stack * KINDS + unit
      game.pool[powerOf(game, stack) * KINDS + unit] =
        at(game.pool, power * KINDS + unit) + at(game.stackUnits, from)
      game.stackUnits[from] = 0
    }
    game.stackPlace[stack] = -1
  }
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === power) {
      game.chits[chit] = CUP
      game.known[chit] = Bits.only(seatOf(game, power))
    }
}

/** §5.6, §7.5 The last turn, or a treaty, ends the game. */
export const turnEnds = step('turn-ends', {
  rule: '5.6',
  play(game, _: object, flow) {
    if (game.over === 'no' && game.treaty === game.turn) game.over = 'treaty'
    if (game.over === 'no' && game.turn >= game.tables.scenario.turns) game.over = 'turns'
    if (game.over === 'no') flow.call('turn', {})
    else finish(game, flow)
  },
})
