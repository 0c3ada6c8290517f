import {
  BadData,
  type Choice,
  type Decision,
  type Entry,
  type Game,
  type MatchFile,
  openMatch,
  Runner,
  type State,
} from '@hippodrome/engine'
import { isOver } from '../value.ts'
import { roundOf } from './judge.ts'

/** One choice of a match: the table before it, and what was told when it was made. */
export type Made = {
  /** How many choices were made before. */
  readonly at: number
  readonly before: State
  readonly decision: Decision
  readonly choice: number
  readonly after: State
  /** Whether dice fell or something hidden was seen. */
  readonly sealed: boolean
  /** What everybody was told of it. */
  readonly told: readonly Entry[]
}

/** Goes through a match again, from choice to choice. Throws `BadData` at the first that does not fit. */
export function* courseOf(runner: Runner, file: MatchFile): Generator<Made> {
  let after = runner.clone(openMatch(runner.rules, file).state)
  for (const [at, [seat, choice]] of file.choices.entries()) {
    const before = runner.clone(after)
    const decision = before.pending.find((asked) => asked.seat === seat)
    if (!decision?.choices[choice])
      throw new BadData(`match file.choices.${at}`, `seat ${seat} was not offered choice ${choice}`)
    const told: Entry[] = []
    runner.choose(after, decision, choice, (entry, to) => !to && told.push(entry))
    yield { at, before, decision, choice, after, sealed: runner.sealed, told }
    after = runner.clone(after)
  }
}

export type Ended = {
  readonly state: State
  /** How many of its choices were between several things. */
  readonly decisions: number
  /** The round in which it ended. */
  readonly last: number
}

/**
 * Runs a match to its end. Throws `BadData` for one that is not over, that ends otherwise than its file says, or that goes on
 * from one which people play elsewhere.
 */
export function endOf(rules: Game, file: MatchFile): Ended {
  if (file.unaided)
    throw new BadData('match file.unaided', 'people were playing it elsewhere, whom a review would help')
  let end: State | undefined
  let decisions = 0
  for (const { decision, after } of courseOf(new Runner(rules), file)) {
    end = after
    if (isOpen(decision)) decisions += 1
  }
  if (!end || !isOver(end))
    throw new BadData('match file', 'the match is not over, and only a finished match is reviewed')
  const { ranks } = rules.result(end.game)
  if (file.end && file.end.ranks.join() !== ranks.join())
    throw new BadData('match file.end', 'is not what the choices lead to')
  return { state: end, decisions, last: roundOf(rules, end.game) }
}

export const isOpen = ({ choices }: { readonly choices: readonly Choice[] }): boolean => choices.length > 1
