import type { Choice, Decision, Reason, Seat } from './decision.ts'
import type { OptionValue, Result } from './game.ts'
import type { Facts } from './json.ts'
import type { Likelihood } from './odds.ts'
import type { Period } from './orders.ts'
import type { Entry } from './step.ts'

export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the words may look up besides the view: the people at the table, and what never changes in a match. */
export type Naming = {
  readonly seats: readonly string[]
  /** `Game.board` of this match; absent where a game's views need none. */
  readonly board?: unknown
}

/** What the words look up for these people at a table with these boards and cards. */
export const namingOf = <T>(
  rules: { board?(tables: T): unknown },
  tables: T,
  seats: readonly string[],
): Naming => ({ seats, ...(rules.board ? { board: rules.board(tables) } : {}) })

/** A part of the table in words: for the terminal, the text table and the generic page. */
export type Section = { readonly title: string; readonly rows: readonly (readonly string[])[] }

/** What a choice concerns: a place, a stack, a card, a seat. Front ends group, find and light things by it. */
export type Subject = { readonly kind: string; readonly id: string | number }

/** How a match ended, for whoever wants to know it at a glance. */
export type Verdict = {
  /** Why the winner won, in one sentence. */
  readonly because: string
  /** What the columns of the score hold; the points that decide are not among them. */
  readonly heads: readonly string[]
  /** By seat what stands in those columns, and whether it counted. */
  readonly lines: readonly {
    readonly seat: Seat
    readonly cells: readonly { readonly text: string; readonly counts: boolean }[]
  }[]
}

/** How a kind of window and its amount are called where one leaves orders for it. */
export type WindowWords = {
  readonly name: string
  /** Whether it may be aimed at some and not at others (`WindowSpec`). */
  readonly aims?: true
  /** That the amount is more than `n`, as in “ask me if …”. */
  over?(n: number): string
}

/** What had been told before something happened, and how the table stands after it; asked for only where it matters. */
export type Occasion<V = unknown> = { readonly before: () => readonly Entry[]; readonly view: () => V }

/** All that a game says in one language. */
export interface Words<V = unknown, C extends Choice = Choice, E extends Entry = Entry> {
  readonly name: string
  /** One or two sentences for somebody who does not know the game. */
  readonly about: string
  /** What is asked, as a sentence that names the seat. */
  prompt(decision: Decision<C>, view: V, naming: Naming): string
  choice(choice: C, decision: Decision<C>, view: V, naming: Naming): string
  /** What a choice is about, the most telling first: by these a long list is grouped and a board is lit. */
  concerns?(choice: C, decision: Decision<C>): readonly Subject[]
  /** The name of a subject, and what the table says of it now, for a heading or a hint. */
  subject?(subject: Subject, view: V, naming: Naming): { readonly name: string; readonly says?: string }
  entry(entry: E, view: V, naming: Naming): string
  /** Whom an entry befell by another's doing: attacked, robbed, stopped. */
  befalls?(entry: E, when: Occasion<V>): readonly Seat[]
  reason(reason: Reason, view: V, naming: Naming): string
  /** What dice may make of a choice (`Game.odds`), as a sentence without its chance. */
  outcome?(likelihood: Likelihood, view: V, naming: Naming): string
  window?(kind: string): WindowWords | undefined
  /** When an order ends that lasts a turn or a round, as in “until …”. */
  until?(period: Period): string | undefined
  option(name: string): { readonly label: string; readonly help: string }
  optionValue(name: string, value: OptionValue): string
  /** The whole view, as a reader would want it read out. */
  sections(view: V, naming: Naming): readonly Section[]
  /** The score explained line by line. */
  result(result: Result, view: V, naming: Naming): readonly string[]
  verdict?(result: Result, view: V, naming: Naming): Verdict
}

/** Sentences by key; each takes what it speaks of and a speaker that knows all names. */
export type Sentences<S> = { readonly [key: string]: (what: never, say: S) => string }

/** The sentence for `key`; only a slip in the rules or foreign data can miss, and then the key itself is said. */
export function sayBy<S>(sentences: Sentences<S>, key: string, what: unknown, say: S): string {
  return Object.hasOwn(sentences, key) ? (sentences[key]?.(what as never, say) ?? key) : key
}

/** A language of a game as tables of sentences. `S` is the game's speaker: the names of everything in this view. */
export interface Phrasebook<V, C extends Choice, S>
  extends Pick<
    Words<V, C>,
    'name' | 'about' | 'concerns' | 'subject' | 'option' | 'optionValue' | 'verdict'
  > {
  speaker(view: V, naming: Naming, decision?: Decision<C>): S
  /** Puts who is asked before the sentence. */
  asked(sentence: string, decision: Decision<C>, say: S): string
  readonly prompts: Sentences<S>
  /** By `do`. */
  readonly choices: Sentences<S>
  /** By `kind`. */
  readonly entries: Sentences<S>
  readonly reasons: Sentences<S>
  /** By outcome, in a game that gives odds. */
  readonly outcomes?: Sentences<S>
  /** By kind. */
  readonly windows: { readonly [kind: string]: WindowWords }
  readonly until: { readonly [period in Period]?: string }
  sections(say: S): readonly Section[]
  result(result: Result, say: S): readonly string[]
}

const NO_FACTS: Facts = {}

/** Turns a phrasebook into all that a game says. */
export function wordsFrom<V, C extends Choice & { readonly do: string }, E extends Entry, S>(
  book: Phrasebook<V, C, S>,
): Words<V, C, E> {
  const { name, about, concerns, subject, option, optionValue, outcomes, verdict, windows } = book
  return {
    name,
    about,
    ...(concerns ? { concerns } : {}),
    ...(subject ? { subject } : {}),
    ...(verdict ? { verdict } : {}),
    ...(outcomes
      ? {
          outcome: ({ outcome, facts }: Likelihood, view: V, naming: Naming) =>
            sayBy(outcomes, outcome, facts ?? NO_FACTS, book.speaker(view, naming)),
        }
      : {}),
    window: (kind) => (Object.hasOwn(windows, kind) ? windows[kind] : undefined),
    until: (period) => book.until[period],
    option,
    optionValue,
    prompt(decision, view, naming) {
      const say = book.speaker(view, naming, decision)
      return book.asked(sayBy(book.prompts, decision.prompt, decision.facts ?? NO_FACTS, say), decision, say)
    },
    choice: (choice, decision, view, naming) =>
      sayBy(book.choices, choice.do, choice, book.speaker(view, naming, decision)),
    entry: (entry, view, naming) => sayBy(book.entries, entry.kind, entry, book.speaker(view, naming)),
    reason: (reason, view, naming) =>
      sayBy(book.reasons, reason.key, reason.facts ?? NO_FACTS, book.speaker(view, naming)),
    sections: (view, naming) => book.sections(book.speaker(view, naming)),
    result: (result, view, naming) => book.result(result, book.speaker(view, naming)),
  }
}
