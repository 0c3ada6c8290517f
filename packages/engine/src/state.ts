import { type Chance, cloneChance, die, draw, shuffle } from './chance.ts'
import type { Choice, Decision, Denied, Reason, Seat } from './decision.ts'
import type { Game, GameState } from './game.ts'
import { sameJson } from './json.ts'
import type { Entry, Flow, Frame, Locals, Step, StepOf } from './step.ts'

/** A match between two decisions. */
export type State<S extends GameState = GameState> = {
  readonly game: S
  /** What is under way; the last frame runs. */
  stack: Frame[]
  chance: Chance
  /** How many choices were made. */
  version: number
  /** Who must choose what now; follows from the rest and is not saved. */
  pending: readonly Decision[]
  /** By seat, the number of its pending decision: the version at which it was opened, or higher after an undo. `Match` keeps it. */
  opened: readonly number[]
}

/** The rules themselves are broken: nobody may be asked, or nothing ever ends. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault'
}

export type Teller = (entry: Entry, to: readonly Seat[] | undefined) => void

const NOBODY: readonly Decision[] = []
const MOST_STEPS = 100_000
const silent: Teller = () => {}

/** Whether `general` is said of a whole kind to which `choice` belongs: `{ do: 'tax' }` of `{ do: 'tax', n: 3 }`. */
export const covers = (general: Choice, choice: Choice): boolean =>
  Object.entries(general).every(([key, value]) => sameJson(value, choice[key]))

const isList = (asked: Decision | readonly Decision[]): asked is readonly Decision[] => Array.isArray(asked)

type Uniform<T> = { readonly [key in keyof Required<T>]: T[key] | undefined }

const BLANK: Uniform<Step<never>> = {
  name: '',
  localType: undefined,
  rule: undefined,
  gathers: undefined,
  play: undefined,
  ask: undefined,
  answer: undefined,
  after: undefined,
  why: undefined,
  denied: undefined,
  resample: undefined,
}

/** All fields in all steps: reading those of one shape is many times faster than of many. */
const uniform = <S>(step: Step<S>): Uniform<Step<S>> => ({ ...(BLANK as Uniform<Step<S>>), ...step })

/**
 * Plays a game's steps. One runner serves any number of states, one after the other; it allocates nothing of
 * its own on the way, because search runs hundreds of thousands of decisions a second through it.
 */
export class Runner<S extends GameState = GameState> implements Flow {
  private readonly steps = new Map<string, Uniform<Step<S>>>()
  private state: State<S> | undefined
  private queue: Frame[] = []
  private finished = false
  private over = false
  private teller: Teller = silent
  /** Whether dice fell or something hidden was seen since the last choice. */
  sealed = false
  /** The draws since the last choice, when somebody wants them on record. */
  draws: number[] | undefined

  constructor(readonly rules: Game<S>) {
    for (const step of rules.steps as unknown as readonly Step<S>[]) {
      if (this.steps.has(step.name)) throw new RulesFault(`two steps are called ${step.name}`)
      this.steps.set(step.name, uniform(step))
    }
  }

  /** A match from a position, run to its first decision. */
  start(
    game: S,
    chance: Chance,
    frames: readonly Frame[] = this.rules.begin(game),
    teller: Teller = silent,
  ): State<S> {
    const stack = frames.map((frame) => ({ ...frame, local: { ...frame.local } }))
    const state: State<S> = { game, stack, chance, version: 0, pending: NOBODY, opened: [] }
    this.enter(state, teller)
    this.run(state)
    return state
  }

  /** Plays choice number `index` of a pending decision; the caller has checked that it is one. */
  choose(state: State<S>, decision: Decision, index: number, teller: Teller = silent): void {
    const choice = decision.choices[index]
    const frame = state.stack[state.stack.length - 1]
    if (!choice || !frame) throw new RulesFault('no such choice')
    this.enter(state, teller)
    state.version += 1
    const step = this.step(frame)
    this.answer(state, frame, step, choice, decision.seat)
    // Unless the answer was something else than an answer, which happens at once.
    const gathered = step.gathers && state.stack[state.stack.length - 1] === frame
    if (gathered && state.pending.length > 1)
      state.pending = state.pending.filter((asked) => asked.seat !== decision.seat)
    else this.run(state)
  }

  clone(state: State<S>): State<S> {
    const { stack } = state
    const frames: Frame[] = new Array<Frame>(stack.length)
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i] as Frame
      frames[i] =
        frame.since === undefined
          ? { step: frame.step, local: { ...frame.local } }
          : { step: frame.step, local: { ...frame.local }, since: frame.since }
    }
    return {
      game: this.rules.clone(state.game),
      stack: frames,
      chance: cloneChance(state.chance),
      version: state.version,
      pending: state.pending,
      opened: state.opened,
    }
  }

  /** Asks the running step again: after loading, or after hidden things were replaced. */
  refresh(state: State<S>): void {
    this.enter(state, silent)
    this.run(state)
  }

  /** Another state that `seat` could not tell from this one. */
  sample(state: State<S>, seat: Seat, chance: Chance): State<S> {
    const copy = this.clone(state)
    this.rules.resample(copy.game, seat, chance)
    copy.chance = chance
    copy.stack = copy.stack.map((frame) => {
      const step = this.step(frame)
      return step.resample
        ? { ...frame, local: step.resample(copy.game, frame.local, seat, (n) => draw(chance, n)) }
        : frame
    })
    this.refresh(copy)
    return copy
  }

  /** The rule that a pending decision plays. */
  ruleOf(state: State<S>, decision: Decision): string | undefined {
    const frame = state.stack[state.stack.length - 1]
    return decision.rule ?? (frame && this.step(frame).rule)
  }

  why(state: State<S>, seat: Seat, choice: Choice): Reason | undefined {
    const decision = state.pending.find((asked) => asked.seat === seat)
    const frame = state.stack[state.stack.length - 1]
    if (!frame) return { key: 'match-over' }
    if (!decision)
      return { key: 'not-your-decision', facts: { waiting: state.pending.map((asked) => asked.seat) } }
    if (decision.choices.some((offered) => sameJson(offered, choice))) return undefined
    const denied = this.denied(state, seat)
    const exact = denied.find((entry) => sameJson(entry.choice, choice))
    return (
      exact?.reason ??
      denied.find((entry) => covers(entry.choice, choice))?.reason ??
      this.step(frame).why?.(state.game, frame.local, choice, seat) ?? { key: 'not-offered' }
    )
  }

  denied(state: State<S>, seat: Seat): readonly Denied[] {
    const frame = state.stack[state.stack.length - 1]
    if (!frame || !state.pending.some((asked) => asked.seat === seat)) return []
    return this.step(frame).denied?.(state.game, frame.local, seat) ?? []
  }

  knows(step: string): boolean {
    return this.steps.has(step)
  }

  // ---- what steps may do -------------------------------------------------------------------------------------

  then<L extends Locals>(step: StepOf<L>, local: L): void {
    this.queue.push({ step: step.name, local })
  }

  call(step: string, local: Locals): void {
    this.queue.push({ step, local })
  }

  done(): void {
    this.finished = true
  }

  end(): void {
    this.over = true
  }

  die(sides = 6): number {
    const value = die(this.current().chance, sides)
    this.sealed = true
    this.draws?.push(value)
    return value
  }

  roll(count: number, sides = 6): number[] {
    const dice: number[] = []
    for (let i = 0; i < count; i++) dice.push(this.die(sides))
    return dice
  }

  pick(below: number): number {
    const value = draw(this.current().chance, below)
    this.sealed = true
    this.draws?.push(value)
    return value
  }

  shuffle<T>(items: T[]): T[] {
    this.sealed = true
    return shuffle(this.current().chance, items)
  }

  reveal(): void {
    this.sealed = true
  }

  tell(entry: Entry, to?: readonly Seat[]): void {
    this.teller(entry, to)
  }

  // ---- the loop ----------------------------------------------------------------------------------------------

  private current(): State<S> {
    if (!this.state) throw new RulesFault('no match is running')
    return this.state
  }

  private step(frame: Frame): Uniform<Step<S>> {
    const step = this.steps.get(frame.step)
    if (!step) throw new RulesFault(`no step is called ${frame.step}`)
    return step
  }

  private enter(state: State<S>, teller: Teller): void {
    this.state = state
    if (this.queue.length > 0) this.queue = []
    this.finished = false
    this.over = false
    this.sealed = false
    this.teller = teller
    if (this.draws) this.draws = []
  }

  private run(state: State<S>): void {
    const { stack } = state
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = stack[stack.length - 1]
      if (!frame) {
        state.pending = NOBODY
        return
      }
      const step = this.step(frame)
      if (step.play) {
        stack.pop()
        step.play(state.game, frame.local, this)
        this.flush(state)
        continue
      }
      const asked = step.ask?.(state.game, frame.local)
      const decisions = !asked ? NOBODY : isList(asked) ? asked : [asked]
      const only = decisions[0]
      if (!only) {
        this.leave(state, frame, step)
        continue
      }
      if (decisions.length === 1 && only.choices.length === 1 && !only.evenIfForced) {
        this.answer(state, frame, step, only.choices[0] as Choice, only.seat)
        continue
      }
      for (let i = 0; i < decisions.length; i++) {
        const decision = decisions[i] as Decision
        if (decision.choices.length === 0)
          throw new RulesFault(`${frame.step} asks ${decision.prompt} without a choice`)
      }
      frame.since ??= state.version
      state.pending = decisions
      if (state.opened.length === 0) state.opened = new Array<number>(state.game.seats).fill(0)
      return
    }
    throw new RulesFault(`nothing was asked in ${MOST_STEPS} steps`)
  }

  private answer(state: State<S>, frame: Frame, step: Uniform<Step<S>>, choice: Choice, seat: Seat): void {
    step.answer?.(state.game, frame.local, choice, this, seat)
    if (this.finished) {
      this.finished = false
      this.leave(state, frame, step)
    } else this.flush(state)
  }

  /** Takes an asking frame off the stack; what it queued and what comes after it then runs. */
  private leave(state: State<S>, frame: Frame, step: Uniform<Step<S>>): void {
    state.stack.pop()
    step.after?.(state.game, frame.local, this)
    this.flush(state)
  }

  private flush(state: State<S>): void {
    const { stack } = state
    if (this.over) {
      stack.length = 0
      this.queue.length = 0
      return
    }
    while (this.queue.length > 0) stack.push(this.queue.pop() as Frame)
  }
}
