import { at, Bits, type Json } from '@hippodrome/engine'
import { clone, CUP, type Powers, REBEL, REMOVED } from './state.ts'
import { chitNumber, isImmediate, KINDS, placeNumber, powerNumber, type Tables } from './tables.ts'
import {
  type ChitId,
  type LandId,
  PHASES,
  type PlaceId,
  type PowerId,
  UNITS,
  type UnitId,
} from './vocabulary.ts'

export type Forces = { readonly [unit in UnitId]?: number }

/** A position laid out by hand: what stands there already is moved, taken away or added to. */
export class SetBoard {
  constructor(readonly game: Powers) {}

  /** An empty map: no unit, no colony, no money, all chits in the cup. */
  static empty(setup: Powers, tables: Tables): Powers {
    const game = clone(setup)
    game.stackPlace.fill(-1)
    game.stackUnits.fill(0)
    game.pool = tables.manifest.flat()
    game.colony.fill(-1)
    game.pillaged.fill(0)
    game.treasury.fill(0)
    game.chits.fill(CUP)
    return game
  }

  put(power: PowerId, place: PlaceId, forces: Forces, rebel = false): number {
    const { game } = this
    const owner = powerNumber(power)
    let stack = game.stackPlace.indexOf(-1)
    if (stack < 0) {
      stack = game.stackPlace.length
      game.stackUnits.push(...new Array<number>(KINDS).fill(0))
    }
    game.stackPlace[stack] = placeNumber(place)
    game.stackOwner[stack] = rebel ? owner + REBEL : owner
    game.stackMarks[stack] = 0
    game.stackSeen[stack] = 0
    UNITS.forEach((unit, kind) => {
      const n = forces[unit] ?? 0
      game.stackUnits[stack * KINDS + kind] = n
      game.pool[owner * KINDS + kind] = at(game.pool, owner * KINDS + kind) - n
    })
    return stack
  }

  rebels(power: PowerId, place: PlaceId, forces: Forces): number {
    return this.put(power, place, forces, true)
  }

  /** Gives chits of these kinds to a power. */
  hold(power: PowerId, ...chits: readonly ChitId[]): this {
    for (const id of chits) {
      const chit = this.game.chits.findIndex(
        (where, index) => where === CUP && this.game.tables.chitKinds[index] === chitNumber(id),
      )
      if (chit < 0) throw new Error(`no ${id} is left in the cup`)
      this.game.chits[chit] = powerNumber(power)
    }
    return this
  }

  /** Only these chits are in the cup; the others that nobody holds are out of play. */
  cup(...chits: readonly ChitId[]): this {
    this.game.chits.forEach((where, index) => {
      if (where === CUP) this.game.chits[index] = REMOVED
    })
    for (const id of chits) {
      const chit = this.game.chits.findIndex(
        (where, index) => where === REMOVED && this.game.tables.chitKinds[index] === chitNumber(id),
      )
      this.game.chits[chit] = CUP
    }
    return this
  }

  /** All chits are in the cup, except those that are played at once: these are out of play. */
  calm(): this {
    const { chits, known, tables } = this.game
    known.fill(0)
    chits.forEach((_, chit) => {
      chits[chit] = isImmediate(at(tables.chitKinds, chit)) ? REMOVED : CUP
    })
    return this
  }

  money(power: PowerId, n: number): this {
    this.game.treasury[powerNumber(power)] = n
    return this
  }

  colony(place: LandId, power: PowerId): this {
    this.game.colony[placeNumber(place)] = powerNumber(power)
    return this
  }

  /** §19.5 What lay there is gone. */
  pillage(...places: readonly LandId[]): this {
    for (const place of places) {
      this.game.pillaged[placeNumber(place)] = 1
      this.game.colony[placeNumber(place)] = -1
    }
    return this
  }

  /** Takes all stacks of one owner out of a place. */
  clear(power: PowerId, place: PlaceId): this {
    const { game } = this
    const owner = powerNumber(power)
    game.stackPlace.forEach((where, stack) => {
      if (where !== placeNumber(place) || game.stackOwner[stack] !== owner) return
      game.stackPlace[stack] = -1
      UNITS.forEach((_, kind) => {
        const from = stack * KINDS + kind
        game.pool[owner * KINDS + kind] = at(game.pool, owner * KINDS + kind) + at(game.stackUnits, from)
        game.stackUnits[from] = 0
      })
    })
    return this
  }

  /** Whose turn it is, and what is done in it; those before them in the order have acted. */
  moment(turn: number, phase: (typeof PHASES)[number], power?: PowerId): this {
    const { game } = this
    game.turn = turn
    game.phase = PHASES.indexOf(phase)
    game.actor = power === undefined ? -1 : powerNumber(power)
    game.acted = 0
    for (const acted of game.tables.order.slice(0, game.tables.order.indexOf(game.actor) + 1))
      game.acted = Bits.with(game.acted, acted)
    return this
  }

  /** The position as a match can begin from it. */
  position(): Json {
    const { tables: _tables, ...game } = this.game
    return JSON.parse(JSON.stringify({ game })) as Json
  }
}
