import { RESULTS } from './ids.ts'

/** What dice may make of a choice: the result of the next roll, and what a whole battle comes to. */
export const OUTCOMES = [
  ...RESULTS,
  'enemyDestroyed',
  'enemyLoses',
  'ownLoses',
  'ownDestroyed',
  'intercepted',
  'doubled',
  'revolt',
  'mutiny',
  'disband',
  'loyal',
  'none',
  'betrayal',
  'desertion',
  'rebellion',
  'heresy',
  'assimilation',
  'holyWar',
  'crusade',
  'plague',
  'schism',
  'unification',
] as const
export type OutcomeId = (typeof OUTCOMES)[number]

/** `n` is how many units a marginal victory costs. */
export type OutcomeFacts = { readonly n?: number }
