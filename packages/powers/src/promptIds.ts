/** Facts of each prompt: `power` is the power that decides; more where noted. */
export const PROMPTS = [
  'place', // set-up, Tribes Unite: facts power, unit, left
  'garrison', // set-up: which units go into the fortress; facts power
  'ally-bid', // limited alliances: facts power
  'ally-pick',
  'negotiate', // answer what is offered, talk, or pass; facts power
  'talk', // make offers, propose a treaty and so on; facts power
  'show', // what to show; facts power
  'show-to', // to all or to whom; facts power, and stack, place unless it is the chits
  'offer', // what it contains so far: facts from, to, terms
  'amount', // facts what: 'giveMoney' | 'askMoney' | 'transfer', from, to
  'promise-place', // facts what, by, to
  'treaty', // facts by, turn
  'pick-chit', // which chit is given for an accepted offer; facts power, to
  'collect', // facts power, place, others (the neutrals there): income from an area shared with a neutral
  'taxes', // facts power
  'maintenance', // facts power, due
  'upkeep', // who goes unpaid; facts power, due, what: 'maintenance' | 'landDistribution'
  'treasury', // purchases; facts power, money
  'discard', // at the limit of ten; facts power
  'basileus', // where he returns; facts power
  'operations', // facts power, and stack, place of one that may still do what costs nothing
  'split', // facts power, stack, place
  'push', // a strategos before the roll; facts power, stack, place
  'act', // facts power, stack, place, points
  'intercept', // facts power, stack (the one that enters), place
  'ambush', // facts power, place
  'table', // after an ambush; facts power, place
  'support', // chits that add strength before a roll; facts power, place, strength, table
  'counterattack', // facts power, place
  'relief', // facts power, place, result, left (units inside), losses (without relief), spared (with it)
  'lose', // facts power, place, left
  'free-move', // facts power, place
  'advance', // facts power, place
  'assassin', // facts chit, by, and where the chit is aimed: against, rebels, place
  'activation-bid', // facts power (the neutral)
  'civil-war', // facts power, left
  'peripheral-war', // facts power, left
  'plague', // facts power, place, left
  'betrayal', // facts power
  'desertion', // facts power, left
  'rebellion', // facts power, left
  'heresy', // facts power
  'convert', // facts power, left
  'neutral-entry', // facts power
  'crusade', // facts power, left
] as const
export type PromptId = (typeof PROMPTS)[number]

/** Why something is not offered. */
export const REASONS = [
  'too-expensive', // facts cost, money
  'no-points', // facts cost, points
  'enemy-in-fortress',
  'not-your-box',
  'no-anchor',
  'no-fleet',
  'outnumbered-at-sea',
  'militia-at-home',
  'pool-empty', // facts unit
  'already-pillaged',
  'pillaged', // nothing is bought or collected there
  'foreign-box',
  'enemy-present',
  'already-moved',
  'vacillating',
  'union-of-churches',
  'in-fortress', // a garrison must come out to attack
  'no-unit-here',
  'no-port',
  'no-sea',
  'bought-here',
  'already-built',
  'no-colony',
  'not-pillaged',
  'last-turns',
  'not-in-this-match',
  'cup-empty',
  'not-your-power',
  'already-transferred',
  'not-held',
  'not-now',
  'not-alone',
  'already-taxed',
  'not-adjacent',
  'other-cost', // facts cost
  'not-here',
  'not-an-enemy',
  'wrong-table',
  'not-your-stack',
  'cannot-be-given', // an offer
] as const
export type ReasonId = (typeof REASONS)[number]
