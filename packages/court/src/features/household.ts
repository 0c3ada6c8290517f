import { Bits, type Seat } from '@hippodrome/engine'
import { cardOf, isDown, isSpent } from '../rules/area.ts'
import { type Court, has, NOMISMA, playedBy, underOf } from '../state.ts'
import { TYPES } from '../vocabulary.ts'
import { WANTED } from './demand.ts'

/** What a seat has on the table, counted once of a position: everybody sees it. Filled again and again. */
export class Household {
  readonly stock = new Float64Array(WANTED)
  /** What its cards bring if each is activated once, and those that still can be in this round. */
  readonly yields = new Float64Array(WANTED)
  readonly ready = new Float64Array(WANTED)
  /** What it has and could still make in this round. */
  readonly soon = new Float64Array(WANTED)
  /** By type: face-up cards. */
  readonly types = new Float64Array(TYPES.length)
  resources = 0
  icons = 0
  cost = 0
  heroes = 0
  levels = 0
  stacks = 0
  spent = 0
  down = 0
  /** Cards in the largest Bandon. */
  largest = 0
  /** The icons of the best activation that is still to be had, and of the next. */
  best = 0
  second = 0
  /** Stacks with icons that can still be activated. */
  fresh = 0
  /** By card on top: the icons and cards of its stack. */
  private readonly iconsUnder: Float64Array
  private readonly sizeUnder: Float64Array

  constructor(cards: number) {
    this.iconsUnder = new Float64Array(cards)
    this.sizeUnder = new Float64Array(cards)
  }

  fill(game: Court, seat: Seat): void {
    this.resources = 0
    for (let good = 0; good < WANTED; good++) {
      this.stock[good] = has(game, seat, good)
      if (good < NOMISMA) this.resources += has(game, seat, good)
    }
    this.yields.fill(0)
    this.ready.fill(0)
    this.types.fill(0)
    this.icons = this.cost = this.heroes = this.levels = this.spent = this.down = 0
    this.countCards(game, seat)
    this.countStacks(game, seat)
    for (let good = 0; good < WANTED; good++)
      this.soon[good] = (this.stock[good] as number) + (this.ready[good] as number)
  }

  private countCards(game: Court, seat: Seat): void {
    const played = playedBy(game, seat)
    const under = underOf(game, seat)
    for (let i = 0; i < played.length; i++) {
      const card = played[i] as number
      const leader = under[i] === -1 ? card : (under[i] as number)
      const { cost, types, hero, levels, productive, produces } = cardOf(game, card)
      this.cost += cost
      this.sizeUnder[leader] = (this.sizeUnder[leader] as number) + 1
      if (isDown(game, card)) {
        this.down += 1
        continue
      }
      for (let type = 0; type < TYPES.length; type++)
        if (Bits.has(types, type)) this.types[type] = (this.types[type] as number) + 1
      if (hero) {
        this.heroes += 1
        for (let type = 0; type < TYPES.length; type++) this.levels += levels[type] as number
      }
      if (productive) this.countIcons(produces, leader, !isSpent(game, leader))
    }
  }

  private countIcons(produces: readonly number[], leader: number, fresh: boolean): void {
    let icons = 0
    for (let good = 0; good < WANTED; good++) {
      const n = produces[good] as number
      if (n === 0) continue
      icons += good === NOMISMA ? n / 3 : n
      this.yields[good] = (this.yields[good] as number) + n
      if (fresh) this.ready[good] = (this.ready[good] as number) + n
    }
    this.icons += icons
    this.iconsUnder[leader] = (this.iconsUnder[leader] as number) + icons
  }

  private countStacks(game: Court, seat: Seat): void {
    const played = playedBy(game, seat)
    const under = underOf(game, seat)
    this.stacks = this.largest = this.best = this.second = this.fresh = 0
    for (let i = 0; i < played.length; i++) {
      if (under[i] !== -1) continue
      const leader = played[i] as number
      this.stacks += 1
      this.largest = Math.max(this.largest, this.sizeUnder[leader] as number)
      const icons = this.iconsUnder[leader] as number
      this.sizeUnder[leader] = 0
      this.iconsUnder[leader] = 0
      if (isSpent(game, leader)) this.spent += 1
      else if (icons > 0) {
        this.fresh += 1
        if (icons > this.best) {
          this.second = this.best
          this.best = icons
        } else if (icons > this.second) this.second = icons
      }
    }
  }
}

/** §20.7 By seat the Doxa of the place that its total has; all who are tied have the same. */
export function placed(totals: Float64Array, seat: Seat, doxa: readonly number[]): number {
  const own = totals[seat] as number
  if (own === 0) return 0
  let place = 0
  for (let other = 0; other < totals.length; other++) {
    const total = totals[other] as number
    if (total <= own) continue
    let counted = false
    for (let before = 0; before < other; before++) if (totals[before] === total) counted = true
    if (!counted) place += 1
  }
  return doxa[place] ?? 0
}
