import { at } from '@hippodrome/engine'
import { levelOf, scorePowers } from './rules/turn/victory.ts'
import { type Powers } from './state.ts'
import { powerId } from './tables.ts'
import { LEVELS } from './vocabulary.ts'

/** What a series of matches is counted by: the victory points of each power and how often it reaches each level. */
export function statistics(game: Powers): { readonly [name: string]: number } {
  const points: number[] = []
  scorePowers(game, points)
  const counted: Record<string, number> = { 'match turns': game.turn }
  for (const power of game.tables.order) {
    const name = game.tables.nations[power] ?? powerId(power)
    const level = levelOf(game, power, at(points, power))
    counted[`${name} VP`] = at(points, power)
    LEVELS.forEach((id, number) => {
      counted[`${name} ${id}`] = number === level ? 1 : 0
    })
  }
  return counted
}
