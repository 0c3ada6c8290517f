export type { BoardData } from './boardSchema.ts'
export type {
  ActionChoice,
  BoxChoice,
  DoneChoice,
  FamiliesChoice,
  FleetChoice,
  FoeChoice,
  IncreaseChoice,
  LevyChoice,
  MarchChoice,
  RetreatChoice,
  SeaChoice,
  SourceChoice,
  SplitChoice,
  WithdrawChoice,
} from './choices.ts'
export type { FamiliesEntry } from './entries.ts'
export { families } from './game.ts'
export * from './names.ts'
export * from './odds.ts'
export { type NamedChoice, type PositionWish, SetPosition } from './position.ts'
export * from './preview.ts'
export { PROMPTS, type Prompt, USES, type Use } from './prompts.ts'
export { REASONS, type ReasonKey } from './reasons.ts'
export { type FamiliesDetail, finalScore, type ScoreLine } from './scoring.ts'
export type { Families } from './state.ts'
export type * from './view.ts'
export { CITY_NAMES } from './words/cities.ts'
