import type { Families } from './state.ts'
import { finalScore } from './scoring.ts'
import { at } from './state.ts'

export function evaluate(game: Families, out: number[]): void {
  for (let seat = 0; seat < game.seats; seat++)
    out[seat] = finalScore(at(game.points, seat * 2), at(game.points, seat * 2 + 1)) / 200
}
