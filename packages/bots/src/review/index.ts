export { type Effort, EFFORTS } from './effort.ts'
export type { Estimate } from './estimate.ts'
export type { Account, Mistake, Review, Sentence, Turning } from './report.ts'
export { type Progress, reviewMatch } from './review.ts'
