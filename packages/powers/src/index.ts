export { powers } from './game.ts'
export { SetBoard } from './setBoard.ts'
export type { Powers } from './state.ts'
export * from './vocabulary.ts'
