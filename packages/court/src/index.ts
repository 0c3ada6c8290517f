export { court } from './game.ts'
export { SetTable } from './setTable.ts'
export type { Court } from './state.ts'
export type {
  Bag,
  CourtBoard,
  CourtChoice,
  CourtDetail,
  CourtEntry,
  CourtView,
  Id,
  PlayedCard,
  PlayerView,
} from './types.ts'
