import type { Chance } from './chance.ts'
import type { Choice, Decision, Seat } from './decision.ts'
import type { Features } from './features.ts'
import type { Json } from './json.ts'
import type { Likelihood } from './odds.ts'
import type { Periods, Windows } from './orders.ts'
import type { Entry, Frame, Step } from './step.ts'
import type { Language, Words } from './words.ts'

/**
 * What every game's state has. All of it is plain JSON but `tables`: the board and the cards, compiled from the
 * configuration, never changed, shared by all copies and left out of what is saved.
 */
export type GameState<T = unknown> = { readonly seats: number; readonly tables: T }

export type OptionValue = string | number | boolean

/** A named switch of a match: a finite list of values, the first of which is the recommended default. */
export type OptionSpec = { readonly values: readonly OptionValue[] }

export type Options = { readonly [name: string]: OptionValue }

export type Config = {
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** Another board or set of cards instead of the game's own; the game's schema decides. */
  readonly data?: Json
}

/** How a match ended. Ranks begin at 1; those who share a rank are tied. */
export type Result = {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  /** How it ended, and the lines of the score, for the words. */
  readonly detail?: Json
}

/** How many may play a game, and what they may set: all that is to be known before a match begins. */
export interface Configuration {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: OptionSpec }
  /** A reason why this configuration cannot be played, in one English line. */
  refuse?(config: Config): string | undefined
}

/** A game: its rules as steps, its data, its words. All of it is pure. */
export interface Game<
  S extends GameState = GameState,
  C extends Choice = Choice,
  E extends Entry = Entry,
  V = unknown,
  B = unknown,
> extends Configuration {
  /** The version of the rules; a match remembers the one that it began with. */
  readonly rules: string
  /** The version of the data, as a hash or a number. */
  readonly data: string
  /** Compiles the data. Throws `BadData` with the place and the reason. */
  tables(config: Config): S['tables']
  /** The state before the first step. What is random in setting up happens in steps. */
  setup(config: Config, tables: S['tables']): S
  /** The frames of a match that begins from `game`: a fresh one, or a position given without frames. */
  begin(game: S): readonly Frame[]
  readonly steps: readonly Step<S, never, Choice, E>[]
  /** The kinds of window in which a seat is asked outside its turn: those that it can leave orders for. */
  readonly windows: Windows
  /** What an order may last: numbers that change when a turn or a round is over. */
  periods?(game: S): Periods
  clone(game: S): S
  /**
   * What never changes in a match and everybody may see (the printed board, the cards): sent once, so that views need
   * not repeat it. The words find it as `naming.board`.
   */
  board?(tables: S['tables']): B
  /** Whether seats may know different things. Where nobody hides anything, no curtain falls between two at one screen. */
  readonly secrets?: boolean
  /** Whether players may talk in private: a part of the game where they bargain. */
  readonly whispers?: boolean
  /** All that `seat` may know of the game, and nothing else; `SPECTATOR` sees what is public. */
  view(game: S, seat: Seat): V
  /**
   * Replaces in place what `seat` cannot know by something as likely, keeping its view the same. The outcome follows
   * from that view and `chance` alone: sort what is hidden before shuffling it, or a bot would sense the original.
   */
  resample(game: S, seat: Seat, chance: Chance): void
  /** How the match stands when it is over. */
  result(game: S): Result
  /** Numbers about a finished match, of which `told` was all its chronicle, that a long simulation gives the averages of. */
  statistics?(game: S, told: readonly E[]): { readonly [name: string]: number }
  /**
   * Writes for each seat how well it stands, from 0 (lost) to 1 (won): the bots' only knowledge of the game. Answers
   * that wait in `stack` until all have given theirs are part of how it stands. If `only` one seat is asked about, the others
   * need not be written.
   */
  evaluate(game: S, out: number[], stack: readonly Frame[], only?: Seat): void
  /** What a learned evaluation reads of a position. Without it there is only `evaluate`. */
  readonly features?: Features<S>
  /** How promising a choice looks before trying it, for the search's first look; higher is better. */
  prefer?(game: S, seat: Seat, prompt: string, choice: C): number
  /** Whether a choice serves only what people say to each other: whoever reckons gains nothing by it, and greedy bots leave it. */
  idle?(choice: C): boolean
  /**
   * How the search plays an action to its end: `swift` (the default) at random by `prefer`, many times; `careful` by
   * what evaluates best at each step, fewer times. Careful where an action is a long chain that a random link breaks.
   */
  readonly playouts?: 'swift' | 'careful'
  /** What dice may make of a choice, from what the seat may know: its view and `board`. Empty where none decide. */
  odds?(view: V, decision: Decision<C>, choice: C, board: B): readonly Likelihood[]
  /** Checks a position that came from outside. Throws `BadData` with the place and the reason. */
  parse(json: unknown, tables: S['tables'], config: Config): S
  /**
   * What is wrong with the counts of pieces, money and cards: conservation. With the frames also what their steps
   * cannot hold, as the place and the reason. Empty when all is well.
   */
  audit(game: S, stack?: readonly Frame[]): readonly string[]
  readonly words: { readonly [language in Language]: Words<V, C, E> }
}

/** Data from outside that the rules cannot use, with the place and the reason. */
export class BadData extends Error {
  constructor(
    readonly place: string,
    readonly reason: string,
  ) {
    super(place ? `${place}: ${reason}` : reason)
    this.name = 'BadData'
  }
}

/** Checks what a person asked for and fills in the defaults. Throws `BadData`. */
export function configure(
  game: Configuration,
  wish: { seats: number; options?: { readonly [name: string]: unknown }; data?: Json | undefined },
): Config {
  const { min, max } = game.seats
  if (!Number.isInteger(wish.seats) || wish.seats < min || wish.seats > max)
    throw new BadData('seats', `${game.id} is for ${min} to ${max} players, not ${String(wish.seats)}`)
  const options: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(game.options)) options[name] = spec.values[0] as OptionValue
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!spec) throw new BadData(`options.${name}`, `${game.id} has no such option`)
    const known = spec.values.find((allowed) => allowed === value)
    if (known === undefined)
      throw new BadData(
        `options.${name}`,
        `must be one of ${spec.values.join(', ')}, not ${JSON.stringify(value)}`,
      )
    options[name] = known
  }
  const config: Config = {
    game: game.id,
    seats: wish.seats,
    options,
    ...(wish.data === undefined ? {} : { data: wish.data }),
  }
  const refusal = game.refuse?.(config)
  if (refusal) throw new BadData('configuration', refusal)
  return config
}

/** Ranks from keys compared one after the other, higher first; equal keys share a rank. */
export function rankBy(keys: readonly (readonly number[])[]): number[] {
  const ahead = (a: readonly number[], b: readonly number[]): boolean => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) > (b[i] ?? 0)
    return false
  }
  return keys.map((mine) => 1 + keys.filter((other) => ahead(other, mine)).length)
}
