import { features } from './features.ts'
import { powers as rules } from './game.ts'

/** The game with what a model reads of it. That is no part of the rules, so that their version stays as it is. */
export const powers: typeof rules = { ...rules, features }

export { SetBoard } from './setBoard.ts'
export type { Powers } from './state.ts'
export * from './vocabulary.ts'
