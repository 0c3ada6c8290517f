import type { Choice, Decision, Language, Naming, Outcome, Seat, Words } from '@hippodrome/engine'
import { createContext, type ReactNode, useContext } from 'react'
import type { Planner, TakenBack } from '../board/planner.ts'
import type { Walker } from '../history/walker.ts'
import type { Table } from '../table/table.ts'
import type { Shown } from './presenter.ts'

/** What a table has besides its match when people elsewhere sit at it. */
export type Company = {
  /** Whether whoever sits there is here; stands beside the seat's name. */
  readonly presenceOf: (seat: Seat) => ReactNode
  /** Opens who is there, talk and notes; stands in the bar. */
  readonly door: ReactNode
  /** What comes after the end, in the place of a rematch in this browser. */
  readonly again: ReactNode
  readonly toggle: () => void
  /** How many lines everybody at the table has said. */
  readonly said: number
}

/** All that a front end needs to show a match and to play in it. */
export type Playing = Shown & {
  readonly table: Table
  readonly language: Language
  readonly words: Words<unknown, Choice, never>
  readonly naming: Naming
  /** Whether a choice is selected first and made when it is confirmed. */
  readonly confirms: boolean
  /** The choice that waits for its confirmation. */
  readonly selected: number | undefined
  /** Selects a choice, or makes it when nothing is to be confirmed. */
  readonly pick: (choice: number) => void
  /** Only selects. */
  readonly select: (choice: number | undefined) => void
  /** Makes a choice of the decision that is shown. */
  readonly choose: (choice: number) => Promise<Outcome>
  readonly skip: () => void
  /** Plans of several choices: walked first, made in one go, taken back as one. */
  readonly planner: Planner
  /** Takes back the last gesture, as far as the rules allow. */
  readonly undo: () => void
  readonly redo: () => void
  /** How far the last Undo went, when that was less than the whole gesture. */
  readonly stoppedShort: TakenBack | undefined
  /** Shows again what these choices did, one after the other, and comes back to the present. */
  readonly replay: (moments: readonly number[]) => void
  /** Walks the match back and forth. */
  readonly walker: Walker
  /** The number of choices before the moment that is shown, when that is not the present. */
  readonly past: number | undefined
  /** What is shown never happened: how the match might have gone on from the moment that is looked at. */
  readonly imagined: boolean
  /** Absent from a table in this browser. */
  readonly company: Company | undefined
}

export const PlayingContext = createContext<Playing | undefined>(undefined)

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext)
  if (!playing) throw new Error('no match is being played here')
  return playing
}

export const nameOf = ({ naming }: Playing, seat: Seat | undefined): string =>
  (seat === undefined ? undefined : naming.seats[seat]) ?? ''

export const wordOf = ({ words, state, naming }: Playing, choice: Choice, decision: Decision): string =>
  words.choice(choice, decision, state.view.table, naming)
