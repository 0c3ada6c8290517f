export type { Bot } from './bot.ts'
export {
  BOT_LEVELS,
  type BotEnv,
  type BotLevel,
  type BotSpec,
  BY_HAND,
  judgeIn,
  makeBot,
  specOf,
} from './makeBot.ts'
export { comesTrue, farthestOff, isCalibrated, verdictOnMode } from './model/calibrated.ts'
export { changesOf, chancesOf } from './model/chances.ts'
export { type Counsel, counselOf } from './model/counsel.ts'
export { judgedBy } from './model/judge.ts'
export {
  type Calibration,
  fits,
  type Model,
  modelFile,
  type ModelFile,
  parseModel,
  type Seating,
} from './model/model.ts'
export { type Played, playMatch } from './playMatch.ts'
export { Samples } from './search/samples.ts'
export { Search } from './search/search.ts'
export { type Share, type Spread, spread, wilson } from './stats.ts'
export { winShare } from './value.ts'
export * from './protocol.ts'
