import { Bits } from '@hippodrome/engine'
import { CUP, hasRebels, occupier, type Powers, REBEL } from '../state.ts'
import {
  BASILEUS,
  BYZANTINE,
  CONSTANTINOPLE,
  FIELD_ARMY,
  FLEET,
  FORT0,
  FRANK,
  KINDS,
  MILITIA,
  NOMAD,
  placeNumber,
  SEA0,
  WARRIOR,
} from '../tables.ts'
import { groundOf, NO_GROUND, NOWHERE } from './ground.ts'

const ROME = placeNumber('rome')
const JERUSALEM = placeNumber('jerusalem')

export const POWER_COUNT = 4
const ROOM = 128

/**
 * What everybody who judges a position looks up, read once of it: the stacks in play, who may fight whom, the counters.
 * Filled again and again. The lists of stacks are in the order of the stacks.
 */
export class Survey {
  /** How many stacks are in play. */
  count = 0
  stack = new Uint16Array(ROOM)
  place = new Uint8Array(ROOM)
  owner = new Uint8Array(ROOM)
  /** The land that it stands in, or `NOWHERE`. */
  land = new Uint8Array(ROOM)
  basileus = new Uint16Array(ROOM)
  /** Units that go to war, the Basileus among them. */
  mobile = new Uint16Array(ROOM)
  militia = new Uint16Array(ROOM)
  fleet = new Uint16Array(ROOM)
  /** By land the owners as bits: of a fortress of two lands in the first of them only, and in both. */
  readonly owners = new Uint8Array(SEA0)
  readonly presence = new Uint8Array(FORT0)
  /** By power the seat that plays it, or -1; the active powers that are no friends of it, as bits; and all that are none. */
  readonly seats = new Int8Array(POWER_COUNT)
  readonly foes = new Uint8Array(POWER_COUNT)
  readonly others = new Uint8Array(POWER_COUNT)
  active: Bits = Bits.empty
  /** By power and unit the counters in play. */
  readonly counters = new Float64Array(POWER_COUNT * KINDS)
  /** By power: stacks that somebody has examined, chits in its hand, and those of them that somebody was shown. */
  readonly examined = new Uint16Array(POWER_COUNT)
  readonly hands = new Uint16Array(POWER_COUNT)
  readonly shown = new Uint16Array(POWER_COUNT)
  /** Chits in the cup. */
  cup = 0
  /** By power the victory points as if the war ended now, without those of its treasury. */
  readonly points = new Int32Array(POWER_COUNT)
  ground = NO_GROUND
  private tables: Powers['tables'] | undefined

  fill(game: Powers): void {
    const { stackPlace } = game
    if (stackPlace.length > this.stack.length) this.grow(2 * stackPlace.length)
    if (this.tables !== game.tables) {
      this.tables = game.tables
      this.ground = groundOf(game.tables)
    }
    this.readPowers(game)
    this.readStacks(game)
    this.readChits(game)
    this.score(game)
  }

  private grow(room: number): void {
    this.stack = new Uint16Array(room)
    this.place = new Uint8Array(room)
    this.owner = new Uint8Array(room)
    this.land = new Uint8Array(room)
    this.basileus = new Uint16Array(room)
    this.mobile = new Uint16Array(room)
    this.militia = new Uint16Array(room)
    this.fleet = new Uint16Array(room)
  }

  private readPowers({ tables, control, waiting, lost, pool }: Powers): void {
    const { seats, foes, others, counters } = this
    this.active = Bits.empty
    for (let power = 0; power < POWER_COUNT; power++) {
      const seat = control[power] as number
      seats[power] = seat
      if (seat >= 0 && !Bits.has(Bits.union(waiting, lost), power))
        this.active = Bits.with(this.active, power)
      const all = tables.manifest[power] as readonly number[]
      for (let unit = 0; unit < KINDS; unit++) {
        const slot = power * KINDS + unit
        counters[slot] = (all[unit] as number) - (pool[slot] as number)
      }
    }
    for (let power = 0; power < POWER_COUNT; power++) {
      let strangers: Bits = Bits.empty
      const seat = seats[power] as number
      for (let other = 0; other < POWER_COUNT; other++)
        if (other !== power && (seat < 0 || seats[other] !== seat)) strangers = Bits.with(strangers, other)
      others[power] = strangers
      foes[power] = Bits.intersect(strangers, this.active)
    }
  }

  private readStacks({ stackPlace, stackOwner, stackUnits, stackSeen, tables }: Powers): void {
    const { stack: number, place, owner, land, basileus, mobile, militia, fleet } = this
    const { owners, presence, examined } = this
    const { lands } = this.ground
    owners.fill(0)
    presence.fill(0)
    examined.fill(0)
    let count = 0
    for (let stack = 0; stack < stackPlace.length; stack++) {
      const whose = stackOwner[stack] as number
      if (stackSeen[stack] !== 0 && whose < REBEL) examined[whose] = (examined[whose] as number) + 1
      const where = stackPlace[stack] as number
      if (where < 0) continue
      const first = stack * KINDS
      const king = stackUnits[first + BASILEUS] as number
      const here = lands[where] as number
      number[count] = stack
      place[count] = where
      owner[count] = whose
      land[count] = here
      basileus[count] = king
      mobile[count] =
        king +
        (stackUnits[first + FIELD_ARMY] as number) +
        (stackUnits[first + WARRIOR] as number) +
        (stackUnits[first + NOMAD] as number)
      militia[count] = stackUnits[first + MILITIA] as number
      fleet[count] = stackUnits[first + FLEET] as number
      count += 1
      if (here !== NOWHERE) owners[here] = Bits.with(owners[here] as number, whose)
      if (where < FORT0) presence[where] = Bits.with(presence[where] as number, whose)
      else this.markHosts(tables.hosts[where] as readonly number[], whose)
    }
    this.count = count
  }

  private markHosts(hosts: readonly number[], owner: number): void {
    const { presence } = this
    for (let i = 0; i < hosts.length; i++) {
      const host = hosts[i] as number
      presence[host] = Bits.with(presence[host] as number, owner)
    }
  }

  private readChits({ chits, known }: Powers): void {
    const { hands, shown } = this
    hands.fill(0)
    shown.fill(0)
    let cup = 0
    for (let chit = 0; chit < chits.length; chit++) {
      const where = chits[chit] as number
      if (where === CUP) cup += 1
      if (where >= CUP) continue
      hands[where] = (hands[where] as number) + 1
      if (known[chit] !== 0) shown[where] = (shown[where] as number) + 1
    }
    this.cup = cup
  }

  /** `scorePowers`, faster where it is known already who is where. */
  private score(game: Powers): void {
    const { points, presence } = this
    const { values } = this.ground
    const { pillaged, colony, tables } = game
    const halves = tables.options.jointIncome === 'halves'
    points.fill(0)
    for (let land = 0; land < SEA0; land++) {
      const here = presence[land] as number
      if (here === 0 || hasRebels(here) || pillaged[land] === 1) continue
      const value = values[land] as number
      const sole = Bits.sole(here)
      if (sole >= 0) {
        points[sole] = (points[sole] as number) + value + (colony[land] === sole ? 1 : 0)
        continue
      }
      const count = Bits.size(here)
      const parts = count === 3 && halves ? 2 : count
      for (let power = 0; power < POWER_COUNT; power++) {
        if (!Bits.has(here, power)) continue
        const share = value / parts
        points[power] =
          (points[power] as number) + (colony[land] === power ? Math.ceil(share) : Math.floor(share))
      }
    }
    this.award(occupier(game, CONSTANTINOPLE), 5)
    if (game.crusade === 1 && occupier(game, JERUSALEM) === FRANK) this.award(FRANK, 10)
    if (tables.scenario.carolingian !== true) return
    const roman = occupier(game, ROME)
    if (roman === FRANK || roman === BYZANTINE) this.award(roman, 10)
    if (Bits.has(game.fallen, FRANK)) this.award(FRANK, -10)
  }

  private award(power: number, points: number): void {
    if (power >= 0) this.points[power] = (this.points[power] as number) + points
  }
}
