import type { Choice, Decision, Denied, Reason, Seat } from './decision.ts'
import type { Facts } from './json.ts'

/**
 * A step's few variables. Arrays and objects in them are replaced, never changed in place,
 * so that a copy of the frame is one shallow copy.
 */
export type Locals = object

/** A step under way: the program counter of the rules, as data. */
export type Frame = {
  readonly step: string
  readonly local: Locals
  /** The match's version when this frame first asked somebody: one window of decisions. */
  since?: number
}

/** What one asks: nobody (the step is over), one seat, or several at once. */
export type Asked<C extends Choice = Choice> = Decision<C> | readonly Decision<C>[] | undefined | false

/** What a step can do besides changing the game's state. */
export interface Flow<E extends Entry = Entry> {
  /** Plays `step` next; several in the order in which they are named. What lies below waits. */
  then<L extends Locals>(step: StepOf<L>, local: L): void
  /** The same by name, where two steps lead to each other. */
  call(step: string, local: Locals): void
  /** Ends the asking step. */
  done(): void
  /** Ends the match. */
  end(): void
  die(sides?: number): number
  roll(count: number, sides?: number): number[]
  /** A whole number from 0 to `below - 1`. */
  pick(below: number): number
  shuffle<T>(items: T[]): T[]
  /** Something hidden was seen: nobody takes anything back beyond this point. */
  reveal(): void
  /** Writes into the chronicle; `to` are the seats that may read it, all if absent. */
  tell(entry: E, to?: readonly Seat[]): void
}

/** An entry of the chronicle: data, turned into words by the game. */
export type Entry = Facts & { readonly kind: string }

/** The part of a step that `flow.then` needs to know. */
export interface StepOf<L extends Locals> {
  readonly name: string
  /** Never present: carries the type of the locals. */
  readonly localType?: (local: L) => void
}

/**
 * A rule in motion. A step that plays is taken off the stack and played once. A step that asks stays on
 * the stack: each answer is played at once, and it is asked again, until it asks nobody; then `after`.
 * `ask`, `why` and `denied` change nothing.
 */
export interface Step<S, L extends Locals = Locals, C extends Choice = Choice, E extends Entry = Entry>
  extends StepOf<L> {
  readonly name: string
  /** The numbered rule of the rule book that this step plays. */
  readonly rule?: string
  /** Answers wait until all are given, so that those still to answer are asked what they were asked before. */
  readonly gathers?: true
  play?(game: S, local: L, flow: Flow<E>): void
  ask?(game: S, local: L): Asked<C>
  answer?(game: S, local: L, choice: C, flow: Flow<E>, seat: Seat): void
  after?(game: S, local: L, flow: Flow<E>): void
  /** Why `choice` is not among the choices of `seat`. */
  why?(game: S, local: L, choice: Choice, seat: Seat): Reason | undefined
  /** What the seat might expect and is not offered, with the reasons. */
  denied?(game: S, local: L, seat: Seat): readonly Denied[]
  /** Replaces what `seat` cannot know in the locals; the engine calls it on a private copy. */
  resample?(game: S, local: L, seat: Seat, pick: (below: number) => number): Locals
}

type Playing<S, L extends Locals, E extends Entry> = Pick<Step<S, L, Choice, E>, 'rule' | 'resample'> &
  Required<Pick<Step<S, L, Choice, E>, 'play'>>

type Asking<S, L extends Locals, C extends Choice, E extends Entry> = Pick<
  Step<S, L, C, E>,
  'rule' | 'after' | 'why' | 'denied' | 'resample'
> &
  Required<Pick<Step<S, L, C, E>, 'ask' | 'answer'>>

/** Makes the `step` function of one game: `export const step = stepsOf<Families, FamiliesEntry>()`. */
export function stepsOf<S, E extends Entry>() {
  function step<L extends Locals>(name: string, body: Playing<S, L, E>): Step<S, L, Choice, E>
  function step<L extends Locals, C extends Choice>(name: string, body: Asking<S, L, C, E>): Step<S, L, C, E>
  function step<L extends Locals>(name: string, body: Partial<Step<S, L, Choice, E>>): Step<S, L, Choice, E> {
    return { ...body, name }
  }
  return step
}
