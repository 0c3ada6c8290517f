import type { Flow, Seat } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import { type Court, DOXA, G, has, NOMISMA } from '../state.ts'
import type { Bag, CourtEntry } from '../types.ts'
import { GOODS, type Good } from '../vocabulary.ts'

/** A list of goods by name, for the chronicle. */
export function bagOf(goods: Goods): Bag {
  const bag: { [good in Good]?: number } = {}
  for (let good = 0; good < goods.length; good++) {
    const n = goods[good] as number
    if (n !== 0) bag[GOODS[good] as Good] = n
  }
  return bag
}

export function give(game: Court, seat: Seat, good: number, n: number): void {
  ;(game.goods[seat * G + good] as number) += n
}

/** Takes away as much as there is; says how much was missing. */
export function take(game: Court, seat: Seat, good: number, n: number): number {
  const at = seat * G + good
  const taken = Math.min(n, game.goods[at] as number)
  ;(game.goods[at] as number) -= taken
  return n - taken
}

export function gainGoods(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  goods: Goods,
  source?: string,
  times = 1,
): void {
  let any = false
  for (let good = 0; good < goods.length; good++) {
    const n = (goods[good] as number) * times
    if (n > 0) {
      give(game, seat, good, n)
      any = true
    }
  }
  if (any)
    flow.tell({
      kind: 'gained',
      seat,
      gain: bagOf(times === 1 ? goods : goods.map((n) => n * times)),
      ...(source === undefined ? {} : { source }),
    })
}

export function canPay(game: Court, seat: Seat, goods: Goods): boolean {
  for (let good = 0; good < goods.length; good++)
    if ((goods[good] as number) > has(game, seat, good)) return false
  return true
}

export function payGoods(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  goods: Goods,
  source?: string,
): void {
  for (let good = 0; good < goods.length; good++) take(game, seat, good, goods[good] as number)
  flow.tell({ kind: 'paid', seat, loss: bagOf(goods), ...(source === undefined ? {} : { source }) })
}

/** Pays this many of one good; nothing is told of nothing. */
export function payGood(game: Court, flow: Flow<CourtEntry>, seat: Seat, good: number, n: number): void {
  if (n === 0) return
  take(game, seat, good, n)
  flow.tell({ kind: 'paid', seat, loss: { [GOODS[good] as Good]: n } })
}

/** §16.6: what cannot be paid costs Doxa, if `inDoxa`; Doxa never falls below 0 (§1.4). */
export function loseGoods(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  goods: Goods,
  inDoxa: boolean,
): void {
  let short = 0
  const lost = goods.slice()
  for (let good = 0; good < goods.length; good++) {
    const missing = take(game, seat, good, goods[good] as number)
    lost[good] = (goods[good] as number) - missing
    if (good < NOMISMA) short += missing
    else if (good === NOMISMA) short += Math.floor(missing / 2)
  }
  if (inDoxa && short > 0) lost[DOXA] = (lost[DOXA] ?? 0) + short - take(game, seat, DOXA, short)
  flow.tell({ kind: 'lost', seat, loss: bagOf(lost) })
}

/** The seven Resources of a seat together. */
export function resourcesOf(game: Court, seat: Seat): number {
  let sum = 0
  for (let good = 0; good < 7; good++) sum += has(game, seat, good)
  return sum
}
