import { rankBy, type Result, type Seat } from '@hippodrome/engine'
import { ARAB, BYZANTINE } from './names.ts'
import { FALL, type Families, moneyOf, pointsOf, tokensOf } from './state.ts'

/** §22.3 The lower total counts only if it is at least half of the higher. */
export function finalScore(byzantine: number, arab: number): number {
  const low = Math.min(byzantine, arab)
  const high = Math.max(byzantine, arab)
  return low * 2 >= high ? low + high : high
}

/** §22.4, §22.6 Cities, not tokens; `colour` if only those of one side count. */
function citiesOf(game: Families, seat: Seat, colour?: number): number {
  let count = 0
  for (let city = 0; city < game.owner.length; city++)
    if (game.owner[city] === seat && (colour === undefined || game.colour[city] === colour)) count += 1
  return count
}

/** One seat's line of the result. */
export type ScoreLine = {
  readonly byzantine: number
  readonly arab: number
  /** Points for City tokens, already in the totals; none after the fall. */
  readonly byzantineTokens: number
  readonly arabTokens: number
  readonly score: number
  readonly cities: number
  readonly money: number
}

export type FamiliesDetail = { readonly fall: boolean; readonly lines: readonly ScoreLine[] }

function lineOf(game: Families, seat: Seat): ScoreLine {
  const fall = game.over === FALL
  const byzantine = pointsOf(game, seat, BYZANTINE)
  const arab = pointsOf(game, seat, ARAB)
  const onlyArab = fall && game.tables.rulings.arabTiebreak
  return {
    byzantine,
    arab,
    byzantineTokens: fall ? 0 : tokensOf(game, seat, BYZANTINE),
    arabTokens: fall ? 0 : tokensOf(game, seat, ARAB),
    score: fall ? arab : finalScore(byzantine, arab),
    cities: citiesOf(game, seat, onlyArab ? ARAB : undefined),
    money: moneyOf(game, seat, ARAB) + (onlyArab ? 0 : moneyOf(game, seat, BYZANTINE)),
  }
}

/** §22.3 to §22.6 */
export function result(game: Families): Result {
  const fall = game.over === FALL
  const lines: ScoreLine[] = []
  for (let seat = 0; seat < game.seats; seat++) lines.push(lineOf(game, seat))
  const keys = lines.map(({ score, byzantine, arab, cities, money }) =>
    fall ? [score, cities, money] : [score, byzantine + arab, cities, money],
  )
  return { ranks: rankBy(keys), scores: lines.map((line) => line.score), detail: { fall, lines } }
}
