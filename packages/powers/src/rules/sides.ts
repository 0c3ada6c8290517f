import { isFleet, isRebel, type Powers, powerOf, sizeOf, unitsOf } from '../state.ts'
import { BASILEUS, FIELD_ARMY, NOMAD, WARRIOR } from '../tables.ts'

const [SHOCK, RAID, ENGAGEMENT] = [0, 1, 2] as const

/** §14.4 The tables that a stack may use, best known first. */
export function tablesOf(game: Powers, stack: number): number[] {
  if (isFleet(game, stack)) return [ENGAGEMENT]
  const size = sizeOf(game, stack)
  const core = unitsOf(game, stack, BASILEUS) + unitsOf(game, stack, FIELD_ARMY)
  const enough = (count: number) =>
    game.tables.options.majority === 'strict' ? count * 2 > size : count * 2 >= size
  const tables: number[] = []
  if (enough(core + unitsOf(game, stack, WARRIOR))) tables.push(SHOCK)
  if (enough(core + unitsOf(game, stack, NOMAD))) tables.push(RAID)
  if (tables.length === 0 || game.tables.options.tableChoice === 'free') tables.push(ENGAGEMENT)
  return tables
}

/** The power that decides for a stack in battle, or -1: rebels are led only by who controls them. */
export const leaderOf = (game: Powers, stack: number): number =>
  isRebel(game, stack) ? (stack === game.opStack ? game.actor : -1) : powerOf(game, stack)

/** The stack of a side: 0 the one that attacked first, 1 the other. */
export const stackOfSide = (game: Powers, side: number): number =>
  side === 0 ? game.battleAttacker : game.battleDefender
