export { powers } from './game.ts'
export type { Powers } from './state.ts'
export * from './vocabulary.ts'
