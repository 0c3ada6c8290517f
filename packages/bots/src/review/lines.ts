import {
  type Choice,
  configOf,
  type Decision,
  type Entry,
  fastChance,
  type Game,
  type MatchFile,
  Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { type Bot, decisionOf, mixSeeds } from '../bot.ts'
import { greedyBot } from '../greedy.ts'
import type { Model } from '../model/model.ts'
import { isOver } from '../value.ts'
import { courseOf, endOf, type Made } from './course.ts'
import { judgeFor } from './judge.ts'
import { valueOf } from './luck.ts'
import { type Sentence, Speaker } from './report.ts'
import { Settler } from './weighing.ts'

/** A choice of a course that was taken or might have been, and the table after it. */
export type LineStep = {
  readonly seat: Seat
  readonly says: Sentence
  /** What the one who looks is told of it. */
  readonly told: readonly Entry[]
  /** By seat, the chance to win after it. */
  readonly chances: readonly number[]
  /** What the one who looks sees after it. */
  readonly view: unknown
  readonly waiting: readonly Seat[]
}

/** What came of a mistake, and how the better choice might have gone on. */
export type Lines = {
  /** By seat, the chance to win before the choice. */
  readonly chances: readonly number[]
  readonly played: readonly LineStep[]
  readonly better: readonly LineStep[]
}

type Wish = {
  /** How many choices were made before the mistake, and the number of the better choice. */
  readonly at: number
  readonly choice: number
  /** Who looks at it. */
  readonly viewer: Seat
  readonly model?: Model | undefined
}

type Course = readonly (readonly [seat: Seat, choice: number])[]

/** As many choices are shown. */
const LENGTH = 8
/** So many times the better choice is played on, with other dice; the one that ends nearest to the mean is shown. */
const TRIES = 8
const THROWS = 12
const SEED = 7_919

/**
 * Plays a better choice out: every seat goes on by what looks best to it, from what it knows, on the table as it was and
 * with dice of its own. It shows what the judge has in mind and judges nothing: that was done on samples. Throws
 * `BadData` for a match that is not over or does not hold.
 */
export function linesOf(rules: Game, file: MatchFile, { at, choice, viewer, model }: Wish): Lines {
  const { last } = endOf(rules, file)
  const judged = new Runner(judgeFor(rules, configOf(rules, file), last, model).rules)
  const made = madeAt(judged, file, at)
  const { seat } = made.decision
  const teller = new Teller(rules, file, new Settler(judged), viewer)
  const tries = Array.from({ length: TRIES }, (_, n) => {
    const seed = mixSeeds(mixSeeds(SEED, at), n)
    return { seed, ...playOn(judged, made.before, [seat, choice], seed) }
  })
  const values = tries.map(({ end }) => teller.chances(end)[seat] ?? 0)
  const mean = values.reduce((sum, value) => sum + value, 0) / TRIES
  const nearest = values
    .map((value, n) => ({ n, off: Math.abs(value - mean) }))
    .reduce((a, b) => (b.off < a.off ? b : a)).n
  const { seed, course } = tries[nearest] as (typeof tries)[number]
  return {
    chances: teller.chances(made.before),
    played: teller.tell(judged.clone(made.before), file.choices.slice(at, at + LENGTH)),
    better: teller.tell(withDice(judged, made.before, seed), course),
  }
}

function madeAt(runner: Runner, file: MatchFile, at: number): Made {
  for (const made of courseOf(runner, file)) if (made.at === at) return made
  throw new RangeError(`the match has no choice ${at}`)
}

function withDice(runner: Runner, state: State, seed: number): State {
  const copy = runner.clone(state)
  copy.chance = fastChance(seed)
  return copy
}

function playOn(
  runner: Runner,
  before: State,
  first: readonly [seat: Seat, choice: number],
  seed: number,
): { readonly course: Course; readonly end: State } {
  const state = withDice(runner, before, seed)
  const bots: readonly Bot[] = Array.from({ length: state.game.seats }, (_, seat) =>
    greedyBot('line', mixSeeds(seed, seat)),
  )
  const course: [Seat, number][] = []
  for (let next = first; ; ) {
    const [seat, choice] = next
    runner.choose(state, decisionOf(state, seat), choice)
    course.push([seat, choice])
    if (course.length >= LENGTH || isOver(state)) return { course, end: state }
    const { seat: asked } = state.pending[0] as Decision
    next = [asked, (bots[asked] as Bot).choose(runner, state, asked)]
  }
}

/** Plays choices and says after each what there is to see. */
class Teller {
  private readonly speaker: Speaker

  constructor(
    private readonly rules: Game,
    file: MatchFile,
    private readonly settler: Settler,
    private readonly viewer: Seat,
  ) {
    this.speaker = new Speaker(
      rules,
      file.seats.map(({ name }) => name),
    )
  }

  chances(state: State): number[] {
    return valueOf(this.settler, state, THROWS, SEED).map(({ value }) => value)
  }

  /** Plays on in `state` itself. */
  tell(state: State, course: Course): readonly LineStep[] {
    return course.map(([seat, choice]) => {
      const decision = decisionOf(state, seat)
      const says = this.speaker.choice(decision.choices[choice] as Choice, decision, state)
      const told: Entry[] = []
      this.settler.runner.choose(state, decision, choice, (entry, to) => {
        if (!to || to.includes(this.viewer)) told.push(entry)
      })
      return {
        seat,
        says,
        told,
        chances: this.chances(state),
        view: this.rules.view(state.game, this.viewer),
        waiting: state.pending.map((asked) => asked.seat),
      }
    })
  }
}
