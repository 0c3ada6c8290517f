export { calibrationIn, calibrationOf, measuredIn, Tally } from './calibration.ts'
export {
  type Bout,
  type Duellist,
  type DuelPlan,
  playBout,
  type Verdict,
  verdictOf,
  weightOf,
} from './duel.ts'
export { grown } from './grown.ts'
export { learnNet } from './learn.ts'
export { isLessonOf, type Lesson, type LessonPlan, parseLesson, playLesson, USUAL } from './lesson.ts'
export { Positions } from './positions.ts'
export { chanceOf, type Meeting, type Rated, ratedBy } from './ratings.ts'
export { tempered } from './temper.ts'
