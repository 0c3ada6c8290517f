import type { Way } from '../../board.ts'
import { type City, NONE, type Side } from '../../names.ts'
import { type Families, isFriendly } from '../../state.ts'

/** No way leads to a friendly city. */
export const NO_PATH = 999

/** The ways of a retreat: those of movement (§19.5, §19.6), without the sea where a fleet has closed it. */
function waysFrom(game: Families, side: Side, city: City, sea: boolean): readonly Way[] {
  const ways = game.tables.ways[side]?.[city] ?? []
  return sea ? ways : ways.filter((way) => !way.sea)
}

/**
 * §19.2, §19.3 By city, the fewest cubes that an army of `side` loses on its way from there to a friendly city.
 * The attacked city is not entered again.
 */
export function retreatLosses(game: Families, side: Side, sea: boolean): number[] {
  const { size } = game.tables
  const losses = new Array<number>(size).fill(NO_PATH)
  for (let changed = true; changed; ) {
    changed = false
    for (let city = 0; city < size; city++)
      for (const { to } of waysFrom(game, side, city, sea)) {
        if (to === game.target) continue
        const cost = isFriendly(game, side, to) ? 0 : 1 + (losses[to] ?? NO_PATH)
        if (cost < (losses[city] ?? NO_PATH)) {
          losses[city] = cost
          changed = true
        }
      }
  }
  return losses
}

/** §19.3 The next ways of the paths with the fewest losses. */
export function leastWays(
  game: Families,
  side: Side,
  city: City,
  sea: boolean,
  losses: readonly number[],
): Way[] {
  if (losses[city] === NO_PATH) return []
  return waysFrom(game, side, city, sea).filter(
    ({ to }) =>
      to !== game.target && (isFriendly(game, side, to) ? 0 : 1 + (losses[to] ?? NO_PATH)) === losses[city],
  )
}

/** §19.7 Whether a path with the fewest losses uses the sea. */
export function leastPathSails(game: Families, side: Side, from: City): boolean {
  const losses = retreatLosses(game, side, true)
  const reached = new Set([from])
  for (const city of reached)
    for (const way of leastWays(game, side, city, true, losses)) {
      if (way.sea) return true
      if (!isFriendly(game, side, way.to)) reached.add(way.to)
    }
  return false
}

/** §19.8 The fewest losses from a city, or `NO_PATH`. */
export const leastLosses = (game: Families, side: Side, from: City, sea: boolean): number =>
  from === NONE ? NO_PATH : (retreatLosses(game, side, sea)[from] ?? NO_PATH)
