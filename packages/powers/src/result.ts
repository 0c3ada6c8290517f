import { at, Bits, rankBy, type Result } from '@hippodrome/engine'
import { levelId, levelOf, scorePowers, standingOf } from './rules/turn/victory.ts'
import { type Powers, seatOf, startingPower } from './state.ts'
import { powerId } from './tables.ts'

/**
 * §26.1 Each power wins or loses by itself. Seats are ranked by the level of the power that they began with, then by
 * how far it is through its band.
 */
export function result(game: Powers): Result {
  const points: number[] = []
  scorePowers(game, points)
  const seats = Array.from({ length: game.seats }, (_, seat) => startingPower(game, seat))
  return {
    scores: seats.map((power) => at(points, power)),
    ranks: rankBy(
      seats.map((power) => [
        levelOf(game, power, at(points, power)),
        Math.round(1000 * standingOf(game, power, at(points, power))),
      ]),
    ),
    detail: {
      over: game.over,
      turn: game.turn,
      powers: game.tables.order.map((power) => ({
        power: powerId(power),
        seat: seatOf(game, power),
        points: at(points, power),
        level: levelId(levelOf(game, power, at(points, power))),
        lost: Bits.has(game.lost, power),
      })),
    },
  }
}
