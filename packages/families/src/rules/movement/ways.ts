import { at, type Seat } from '@hippodrome/engine'
import type { Way } from '../../board.ts'
import type { MarchChoice } from '../../choices.ts'
import { ARAB, type City, MOVE, NONE, otherSide, type Side } from '../../names.ts'
import { armySize, cubesIn, type Families, freeBox, holderOf, isFriendly, pawnOf } from '../../state.ts'
import { hasCube } from '../cubes.ts'

/** §13.3 */
export const SECOND_LINK_EXTRA = 1

export const CIVIL_WAR = ['civilWarByzantine', 'civilWarArab'] as const

/** §13.10 Nobody attacks themselves. */
export function isOwn(game: Families, seat: Seat, side: Side, city: City): boolean {
  if (pawnOf(game, seat, otherSide(side)) === city) return true
  return !isFriendly(game, side, city) && game.owner[city] === seat
}

/** §13.2, §14.1 Move cubes for one link, before another player's fleet and the extra cube of a second link. */
export const linkCost = (game: Families, seat: Seat, side: Side, way: Way): number =>
  way.sea && side === ARAB && holderOf(game, 'fleetArab') === seat ? way.cost >> 1 : way.cost

export const wayTo = (game: Families, side: Side, from: City, to: City): Way | undefined =>
  game.tables.ways[side]?.[from]?.find((way) => way.to === to)

/** §13.1 to §13.10 The links that the army can take from where it stands. */
export function listLinks(
  game: Families,
  seat: Seat,
  side: Side,
  links: number,
  list: MarchChoice[],
  barred?: readonly City[],
): void {
  const from = pawnOf(game, seat, side)
  const cubes = cubesIn(game, seat, side, MOVE) - (links > 0 ? SECOND_LINK_EXTRA : 0)
  if (from === NONE || cubes <= 0) return
  for (const way of game.tables.ways[side]?.[from] ?? [])
    if (
      linkCost(game, seat, side, way) <= cubes &&
      !isOwn(game, seat, side, way.to) &&
      !barred?.includes(way.to)
    )
      list.push(game.tables.choices.march[side]?.[way.to] as MarchChoice)
}

/** §15.2 to §15.4 */
export function canCivilWar(game: Families, seat: Seat, side: Side): boolean {
  const city = pawnOf(game, seat, side)
  if (city === NONE || city === game.tables.capital || game.owner[city] === seat) return false
  return freeBox(game, CIVIL_WAR[side]) !== NONE && hasCube(game, seat, side, NONE, side)
}

/** §12.4 to §12.6 Whether the pawn may enter the map. */
const canEnter = (game: Families, seat: Seat, side: Side): boolean =>
  pawnOf(game, seat, side) === NONE &&
  armySize(game, seat, side) > 0 &&
  (side === ARAB || at(game.settled, seat) === 1)

/** Everything that one of the player's armies can begin with (§13.1). */
export function listMarches(game: Families, seat: Seat, side: Side, list: MarchChoice[]): void {
  if (canEnter(game, seat, side)) {
    for (let city = 0; city < game.tables.size; city++)
      if (isFriendly(game, side, city)) list.push(game.tables.choices.place[side]?.[city] as MarchChoice)
    return
  }
  if (pawnOf(game, seat, side) === NONE) return
  listLinks(game, seat, side, 0, list)
  if (canCivilWar(game, seat, side)) list.push(game.tables.choices.civilWar[side] as MarchChoice)
}
