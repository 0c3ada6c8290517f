import { type Choice, type Decision, type Facts, sameJson } from '@hippodrome/engine'

/** What the facts of a question count: it is the same question while only these go on. */
const COUNTS: readonly string[] = ['due', 'hits', 'left', 'links', 'money', 'placed', 'spent']

const uncounted = (facts: Facts = {}): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !COUNTS.includes(name)))

/** Whether a seat is asked again what it was asked before, so that the list that was shown still says what is meant. */
export const isAskedAgain = (shown: Decision, now: Decision): boolean =>
  shown.seat === now.seat &&
  shown.prompt === now.prompt &&
  sameJson(uncounted(shown.facts), uncounted(now.facts))

export const isOffered = ({ choices }: Decision, wanted: Choice): boolean =>
  choices.some((choice) => sameJson(choice, wanted))
