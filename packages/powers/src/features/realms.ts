import { at, Bits, type Frame } from '@hippodrome/engine'
import type { Taxing } from '../rules/treasury/income.ts'
import { scorePowers } from '../rules/turn/victory.ts'
import {
  holderOf,
  granterOf,
  CUP,
  DONE,
  hasActed,
  hasRebels,
  isActive,
  isFleet,
  isMarked,
  ownerOf,
  type Powers,
  placeOf,
  presenceMap,
  REBEL,
} from '../state.ts'
import { BASILEUS, BOX0, CONSTANTINOPLE, isBox, isFort, KINDS, SEA0 } from '../tables.ts'

export const POWER_COUNT = 4

const perPower = () => new Float64Array(POWER_COUNT)

/** What everybody can count of each power, once of a position. Filled again and again. */
export class Realms {
  /** Victory points as if the war ended now. */
  readonly points: number[] = [0, 0, 0, 0]
  readonly income = perPower()
  /** What is still to come of it in this turn. */
  readonly toCome = perPower()
  readonly upkeep = perPower()
  readonly alone = perPower()
  readonly shared = perPower()
  readonly value = perPower()
  readonly pillaged = perPower()
  readonly colonies = perPower()
  readonly monasteries = perPower()
  readonly walls = perPower()
  readonly granted = perPower()
  readonly received = perPower()
  readonly armies = perPower()
  readonly squadrons = perPower()
  readonly garrisons = perPower()
  readonly inBoxes = perPower()
  readonly done = perPower()
  readonly rebels = perPower()
  readonly hands = perPower()
  readonly offers = perPower()
  readonly promises = perPower()
  /** By power and unit the counters in play. */
  readonly counters = new Float64Array(POWER_COUNT * KINDS)
  cup = 0
  /** Who sits in Constantinople, or -1. */
  capital = -1

  private readonly all: readonly Float64Array[] = [
    this.income,
    this.toCome,
    this.upkeep,
    this.alone,
    this.shared,
    this.value,
    this.pillaged,
    this.colonies,
    this.monasteries,
    this.walls,
    this.granted,
    this.received,
    this.armies,
    this.squadrons,
    this.garrisons,
    this.inBoxes,
    this.done,
    this.rebels,
    this.hands,
    this.offers,
    this.promises,
  ]

  fill(game: Powers, stack: readonly Frame[]): void {
    for (let i = 0; i < this.all.length; i++) (this.all[i] as Float64Array).fill(0)
    scorePowers(game, this.points)
    this.countUnits(game)
    this.countLands(game, collectingIn(stack))
    this.countStacks(game)
    this.countWords(game)
    this.cup = 0
    for (let chit = 0; chit < game.chits.length; chit++) {
      const where = at(game.chits, chit)
      if (where < CUP) raise(this.hands, where)
      else if (where === CUP) this.cup += 1
    }
  }

  private countUnits(game: Powers): void {
    const { manifest, upkeep, boxOf, boxValue } = game.tables
    for (let power = 0; power < POWER_COUNT; power++) {
      const box = at(boxOf, power)
      if (box >= 0) raise(this.income, power, at(boxValue, box - BOX0))
      for (let unit: number = BASILEUS; unit < KINDS; unit++) {
        const n = at(manifest[power] as readonly number[], unit) - at(game.pool, power * KINDS + unit)
        this.counters[power * KINDS + unit] = n
        raise(this.upkeep, power, n * at(upkeep, unit))
      }
    }
    for (let power = 0; power < POWER_COUNT; power++) this.toCome[power] = this.income[power] as number
  }

  private countLands(game: Powers, collecting: Taxing | undefined): void {
    const { values } = game.tables
    const owners = presenceMap(game)
    for (let land = 0; land < SEA0; land++) {
      this.countMarkers(game, land)
      const here = at(owners, land)
      if (here === 0) continue
      const waste = hasRebels(here) || game.pillaged[land] === 1
      const count = Bits.size(here)
      const share = waste ? 0 : Math.floor(at(values, land) / count)
      for (let power = 0; power < POWER_COUNT; power++) {
        if (!Bits.has(here, power)) continue
        raise(count === 1 ? this.alone : this.shared, power)
        raise(this.value, power, share)
        if (waste) raise(this.pillaged, power)
        raise(this.income, power, share)
        if (collecting?.power !== power || !collecting.skip.includes(land)) raise(this.toCome, power, share)
      }
    }
    for (let power = 0; power < POWER_COUNT; power++)
      if (collecting?.power !== power && (hasActed(game, power) || !isActive(game, power)))
        this.toCome[power] = 0
  }

  private countMarkers(game: Powers, land: number): void {
    const colony = at(game.colony, land)
    const monastery = at(game.monastery, land)
    const walls = at(game.fortification, land)
    const granter = granterOf(game, land)
    if (colony >= 0) raise(this.colonies, colony)
    if (monastery >= 0) raise(this.monasteries, monastery)
    if (walls > 0)
      for (let power = 0; power < POWER_COUNT; power++) if (Bits.has(walls, power)) raise(this.walls, power)
    if (granter < 0) return
    raise(this.granted, granter)
    raise(this.received, holderOf(game, land))
  }

  private countStacks(game: Powers): void {
    this.capital = -1
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0) continue
      const owner = ownerOf(game, stack)
      if (owner >= REBEL) {
        raise(this.rebels, owner - REBEL)
        continue
      }
      const kind = isFleet(game, stack)
        ? this.squadrons
        : isBox(place)
          ? this.inBoxes
          : isFort(place)
            ? this.garrisons
            : this.armies
      raise(kind, owner)
      if (isMarked(game, stack, DONE)) raise(this.done, owner)
      if (place === CONSTANTINOPLE) this.capital = owner
    }
  }

  private countWords({ offers, agreements }: Powers): void {
    for (let i = 0; i < offers.length; i++) raise(this.offers, offers[i]?.to ?? 0)
    for (let i = 0; i < agreements.length; i++) {
      const terms = agreements[i]?.terms ?? []
      for (let j = 0; j < terms.length; j++) {
        const term = terms[j]
        if (term && term.term !== 'money' && term.term !== 'chit') raise(this.promises, term.by)
      }
    }
  }
}

function raise(list: Float64Array, index: number, by = 1): void {
  list[index] = (list[index] as number) + by
}

/** The collecting of income that is under way: areas of `skip` have paid already, or were spared. */
function collectingIn(stack: readonly Frame[]): Taxing | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame
    if (frame.step === 'collect' || frame.step === 'taxes') return frame.local as Taxing
  }
  return undefined
}
