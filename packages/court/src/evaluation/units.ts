import { Bits, type Seat } from '@hippodrome/engine'
import type { Score } from '../data/score.ts'
import { scoreOf } from '../rules/count.ts'
import { A, type Court } from '../state.ts'
import { UNITS } from '../vocabulary.ts'

/** The units on the map, counted once of a position: few of the many places have any. Filled again and again. */
export class Units {
  readonly ofUnit = new Float64Array(UNITS.length)
  /** By area: those that move, and buildings. */
  readonly moving = new Float64Array(A)
  readonly built = new Float64Array(A)
  private readonly unit = new Uint8Array(UNITS.length * A)
  private readonly area = new Uint8Array(UNITS.length * A)
  private readonly count = new Uint8Array(UNITS.length * A)
  private places = 0

  fill({ map, tables }: Court): void {
    this.ofUnit.fill(0)
    this.moving.fill(0)
    this.built.fill(0)
    this.places = 0
    const { units } = map
    for (let cell = 0; cell < units.length; cell++) {
      const n = units[cell] as number
      if (n === 0) continue
      const area = cell % A
      const unit = (cell - area) / A
      this.unit[this.places] = unit
      this.area[this.places] = area
      this.count[this.places] = n
      this.places += 1
      this.ofUnit[unit] = (this.ofUnit[unit] as number) + n
      const into = tables.units[unit]?.building ? this.built : this.moving
      into[area] = (into[area] as number) + n
    }
  }

  /** `scoreOf`, faster for the Quests that count units, which most do. */
  score(game: Court, seat: Seat, score: Score): number {
    const { count, mode, bonus } = score
    if (count.of !== 'unitsOnMap' || mode !== 'per' || bonus || count.withSeal || count.area === 'here')
      return scoreOf(game, seat, score)
    let sum = 0
    for (let i = 0; i < this.places; i++) {
      const unit = this.unit[i] as number
      const area = this.area[i] as number
      if (count.units !== undefined && !Bits.has(count.units, unit)) continue
      if (count.type !== undefined && game.tables.units[unit]?.type !== count.type) continue
      if (count.area !== undefined && area !== count.area) continue
      if (count.areas !== undefined && !Bits.has(count.areas, area)) continue
      sum += this.count[i] as number
    }
    const doxa = Math.floor(sum / (score.per ?? 1)) * (score.each ?? 1)
    return Math.min(doxa, score.cap ?? doxa)
  }
}
