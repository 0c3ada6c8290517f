import type { Choice, Decision, Reason } from './decision.ts'
import type { OptionValue, Result } from './game.ts'
import type { Entry } from './step.ts'

export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the words may call the people at the table. */
export type Naming = { readonly seats: readonly string[] }

/** A part of the table in words: for the terminal, the text table and the generic page. */
export type Section = { readonly title: string; readonly rows: readonly (readonly string[])[] }

/** All that a game says in one language. */
export interface Words<V = unknown, C extends Choice = Choice, E extends Entry = Entry> {
  readonly name: string
  /** One or two sentences for somebody who does not know the game. */
  readonly about: string
  /** What is asked, as a sentence that names the seat. */
  prompt(decision: Decision<C>, view: V, naming: Naming): string
  choice(choice: C, decision: Decision<C>, view: V, naming: Naming): string
  entry(entry: E, view: V, naming: Naming): string
  reason(reason: Reason, view: V, naming: Naming): string
  option(name: string): { readonly label: string; readonly help: string }
  optionValue(name: string, value: OptionValue): string
  /** The whole view, as a reader would want it read out. */
  sections(view: V, naming: Naming): readonly Section[]
  /** The score explained line by line. */
  result(result: Result, view: V, naming: Naming): readonly string[]
}
