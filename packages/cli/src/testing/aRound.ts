import type { Round } from '../learning/school.ts'

/** A round of a training whose model won its place. */
export const aRound: Round = {
  round: 0,
  lessons: 1,
  coreMinutes: 2,
  logLoss: 0.6,
  againstHand: 0.7,
  low: 0.6,
  high: 0.8,
  accepted: true,
}
