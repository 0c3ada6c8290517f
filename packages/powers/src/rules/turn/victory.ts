import { at, Bits } from '@hippodrome/engine'
import { hasRebels, hasLost, occupier, type Powers, presenceMap } from '../../state.ts'
import { BYZANTINE, CONSTANTINOPLE, FRANK, placeNumber, SEA0 } from '../../tables.ts'
import { LEVELS, type LevelId } from '../../vocabulary.ts'

const ROME = placeNumber('rome')
const JERUSALEM = placeNumber('jerusalem')

/** §26.2-§26.8 The victory points of all four powers. */
export function scorePowers(game: Powers, out: number[]): void {
  const { values, scenario, options } = game.tables
  const owners = presenceMap(game)
  for (let power = 0; power < 4; power++) out[power] = at(game.treasury, power) >> 1
  for (let land = 0; land < SEA0; land++) {
    const here = at(owners, land)
    if (here === 0 || hasRebels(here) || game.pillaged[land] === 1) continue
    const value = at(values, land)
    const colony = at(game.colony, land)
    const count = Bits.size(here)
    const parts = count === 3 && options.jointIncome === 'halves' ? 2 : count
    for (let power = 0; power < 4; power++) {
      if (!Bits.has(here, power)) continue
      const own = colony === power
      const share =
        count === 1 ? value + (own ? 1 : 0) : own ? Math.ceil(value / parts) : Math.floor(value / parts)
      out[power] = at(out, power) + share
    }
  }
  award(game, occupier(game, CONSTANTINOPLE), 5, out)
  if (game.crusade === 1 && occupier(game, JERUSALEM) === FRANK) award(game, FRANK, 10, out)
  if (scenario.carolingian !== true) return
  const roman = occupier(game, ROME)
  if (roman === FRANK || roman === BYZANTINE) award(game, roman, 10, out)
  if (Bits.has(game.fallen, FRANK)) award(game, FRANK, -10, out)
}

function award(_game: Powers, power: number, points: number, out: number[]): void {
  if (power >= 0) out[power] = at(out, power) + points
}

/** §26.1 The level of a power: 0 collapse to 3 conquest. */
export function levelOf(game: Powers, power: number, points: number): number {
  if (hasLost(game, power)) return 0
  const [decline, survival, conquest] = game.tables.bands[power] as readonly [number, number, number]
  return points >= conquest ? 3 : points >= survival ? 2 : points >= decline ? 1 : 0
}

export const levelId = (level: number): LevelId => LEVELS[level] as LevelId

/** Where a power stands between its bands, from 0 to 4: the level and the way through it. */
export function standingOf(game: Powers, power: number, points: number): number {
  if (hasLost(game, power)) return 0
  const [decline, survival, conquest] = game.tables.bands[power] as readonly [number, number, number]
  if (points <= 0) return 0
  if (points < decline) return points / decline
  if (points < survival) return 1 + (points - decline) / (survival - decline)
  if (points < conquest) return 2 + (points - survival) / (conquest - survival)
  const beyond = Math.max(1, conquest - survival)
  return 3 + (points - conquest) / (points - conquest + beyond)
}
