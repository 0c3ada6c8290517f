import { at, type Seat } from '@hippodrome/engine'
import { ARAB, BYZANTINE, ELITE, LEVY, MAIN, MOVE, NONE } from './names.ts'
import { hasCube } from './rules/cubes.ts'
import { linkCost, wayTo } from './rules/movement/ways.ts'
import { cubesIn, type Families, freeBox, holderOf, isBulgar, pawnOf, strengthOf } from './state.ts'

/** The chance of at most this many hits with five dice. */
const FIVE_DICE = [1 / 32, 6 / 32, 16 / 32, 26 / 32, 31 / 32, 1]

/** §17.5 The chance to take Constantinople with this strength, when `spare` cubes can be lost without losing strength. */
function stormChance(strength: number, spare: number, walls: number): number {
  const losable = strength - walls - 1 + spare
  if (strength <= walls || losable < 0) return 0
  return FIVE_DICE[Math.min(5, losable >> 1)] ?? 1
}

/** What the defenders of Constantinople will cost the attacker, in cubes; too many if they cannot be beaten. */
function defendersCost(game: Families, attacker: Seat, strength: number, byBulgars: boolean): number {
  const { capital } = game.tables
  let cost = 0
  let defended = false
  for (let seat = 0; seat < game.seats; seat++) {
    if (pawnOf(game, seat, BYZANTINE) !== capital) continue
    defended = true
    if (strengthOf(game, seat, BYZANTINE) >= strength - cost) return strength
    cost += (Math.min(3, cubesIn(game, seat, BYZANTINE, MAIN)) + cubesIn(game, seat, BYZANTINE, ELITE)) / 2
  }
  const emperor = holderOf(game, 'emperor')
  if (defended || emperor === NONE || (emperor === attacker && !byBulgars)) return cost
  const levy = cubesIn(game, emperor, BYZANTINE, LEVY)
  return levy >= strength ? strength : Math.min(3, levy) / 2
}

function bulgarChance(game: Families, seat: Seat): number {
  const { capital, roads, data, value } = game.tables
  if (freeBox(game, 'bulgars') === NONE) return 0
  if (!(roads[capital] ?? []).some((city) => isBulgar(game, city)) || !hasCube(game, seat, ARAB)) return 0
  const cubes = Math.min(data.setup.mostBulgars, game.bulgars + 2)
  const left = cubes - Math.ceil(defendersCost(game, seat, cubes, true))
  return stormChance(left, 0, at(value, capital))
}

function armyChance(game: Families, seat: Seat): number {
  const { capital, value } = game.tables
  const from = pawnOf(game, seat, ARAB)
  const way = from === NONE ? undefined : wayTo(game, ARAB, from, capital)
  if (!way) return 0
  const cost = linkCost(game, seat, ARAB, way)
  const moves = cubesIn(game, seat, ARAB, MOVE)
  const fleet = holderOf(game, 'fleetByzantine')
  const doubled = way.sea && fleet !== NONE && fleet !== seat
  if (moves < (doubled ? 2 * cost : cost)) return 0
  const strength = strengthOf(game, seat, ARAB)
  const fire = (doubled ? cost : 0) + Math.ceil(defendersCost(game, seat, strength, false))
  const spare = moves - (doubled ? 2 * cost : cost) - fire
  return stormChance(strength + Math.min(0, spare), Math.max(0, spare), at(value, capital))
}

/** The chance that this player, acting next, takes Constantinople. */
export const fallChance = (game: Families, seat: Seat): number =>
  Math.max(bulgarChance(game, seat), armyChance(game, seat))
