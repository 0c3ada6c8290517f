import type { Json, Options, Seat } from '@hippodrome/engine'
import { seedFromText } from '@hippodrome/engine'

/** A series of matches between bots. It is data, so that every worker gets the same. */
export type Plan = {
  readonly game: string
  readonly options: Options
  readonly board?: Json | undefined
  /** The bots, as many as there are seats. */
  readonly bots: readonly string[]
  /** Whether they move up one seat with every match. */
  readonly swap: boolean
  readonly seed: string
  readonly matches: number
  readonly patience?: number | undefined
  /** Whether every match comes back with its file, not only one that broke. */
  readonly files: boolean
  /** Whether it is measured what chance was worth to whom. */
  readonly luck?: boolean
}

/** By seat, which bot of the plan sits there in match number `index`. */
export const seatingOf = ({ bots, swap }: Plan, index: number): number[] =>
  bots.map((_, seat: Seat) => (seat + (swap ? index : 0)) % bots.length)

/** Every match has dice of its own, whichever worker plays it. */
export const seedOfMatch = ({ seed }: Plan, index: number): string => seedFromText(`${seed}/${index}`)
