import type { Facts } from './json.ts'

/** A place at the table, from 0. */
export type Seat = number

/** Whoever only watches: sees what every seat may see. */
export const SPECTATOR: Seat = -1

/** One thing that may be chosen, as plain data in the game's own vocabulary: `do` is its kind, the rest what it is done to. */
export type Choice = Facts & { readonly do: string }

/** One seat must choose one of a finite list. */
export type Decision<C extends Choice = Choice> = {
  readonly seat: Seat
  /** Names the sentence that the game's words say. */
  readonly prompt: string
  readonly choices: readonly C[]
  readonly facts?: Facts
  /** The rule that governs it, when it is not the step's own. */
  readonly rule?: string
  /** Set where a seat may be asked outside its turn, so that it can leave standing orders. */
  readonly window?: Window
  /** A lone choice is made by the engine itself unless the asking must look the same for all. */
  readonly evenIfForced?: boolean
}

export type Window = {
  readonly kind: string
  /** The index of the choice that lets the moment pass. */
  readonly pass: number
  /** The seats that what happens is aimed at. */
  readonly aims: readonly Seat[]
  /** How much it is about: a price, a strength, a stake. Orders may ask for it. */
  readonly amount?: number
}

/** Why something is not offered: a key for the words and the facts they need. */
export type Reason = { readonly key: string; readonly facts?: Facts; readonly rule?: string }

/** Something a player might expect to be able to do, or a whole kind of such things by what they share, and why not. */
export type Denied<C extends Choice = Choice> = { readonly choice: C; readonly reason: Reason }

/** A number to choose is a list too. */
export function numbers(from: number, to: number): { readonly do: 'number'; readonly n: number }[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ do: 'number', n: from + index }))
}
