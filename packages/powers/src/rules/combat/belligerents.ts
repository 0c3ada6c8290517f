import { tablesFor } from '../../chances.ts'
import { countsOf, isRebel, type Powers, powerOf } from '../../state.ts'

/** §14.4 The tables that a stack may use, best known first. */
export const tablesOf = (game: Powers, stack: number): number[] =>
  tablesFor(countsOf(game, stack), game.tables.options)

/** The power that decides for a stack in battle, or -1: rebels are led only by whoever controls them. */
export const leaderOf = (game: Powers, stack: number): number =>
  isRebel(game, stack) ? (stack === game.opStack ? game.actor : -1) : powerOf(game, stack)

/** The stack of a side: 0 the one that attacked first, 1 the other. */
export const stackOfSide = (game: Powers, side: number): number =>
  side === 0 ? game.battleAttacker : game.battleDefender
