import type { Choice, Denied, PendingView, Seat, Told } from '@hippodrome/engine'
import { createContext, useContext } from 'react'
import type { Playing } from '../play/playing.ts'
import type { Plan } from './board.ts'
import type { Planned } from './planner.ts'
import type { Pointer } from './pointer.ts'

/** What may be chosen at a spot, by number, and what may not. */
export type Spot = { readonly choices: readonly number[]; readonly denied: readonly Denied[] }

/** Signs that stay on a spot: who moved here last, and the numbers of the list “since your last turn”. */
export type Mark = { readonly seats: readonly Seat[]; readonly numbers: readonly number[] }

/** The language at the table, and what the game says in it. */
export type Spoken = Pick<Playing, 'words' | 'language'>

/** How the table stands for whoever looks at it: what the pure parts of a board are given. */
export type Situation<V = unknown, C extends Choice = Choice, B = unknown> = Spoken & {
  readonly naming: Playing['naming']
  readonly view: V
  /** What never changes in a match (`Game.board`). */
  readonly board: B
  /** Who looks. */
  readonly seat: Seat
  readonly decision: PendingView | undefined
  readonly choices: readonly C[]
  /** The chronicle, as far as it was told to who looks. */
  readonly told: readonly Told[]
}

/** All that the parts of a board share. What is merely pointed at is in `pointer`, so that pointing draws nothing anew. */
export type Stage<V = unknown, C extends Choice = Choice, B = unknown> = Situation<V, C, B> & {
  readonly playing: Playing
  readonly spots: ReadonlyMap<string, Spot>
  readonly marks: ReadonlyMap<string, Mark>
  /** The spot whose choices the panel shows. */
  readonly focus: string | undefined
  readonly setFocus: (spot: string | undefined) => void
  /** Somebody clicked a spot: makes its only choice, or shows what can and cannot be done there. */
  readonly activate: (spot: string, shift?: boolean) => void
  /** The spots of a choice. */
  readonly targetsOf: (choice: number) => readonly string[]
  /** Lets go of what is selected, focused or planned. */
  readonly letGo: () => void
  /** The plan under way: walked through the engine, waiting for its word, being made, or stopped. */
  readonly planned: Planned | undefined
  /** Walks a plan and shows what it would come to; nothing is sent. */
  propose(plan: Plan<C>): void
  /** Makes the plan, or proposes it first when choices are to be confirmed. */
  carryOut(plan: Plan<C>): void
  /** Brings spots into sight and lets them blink once. */
  readonly show: (spots: readonly string[]) => void
  readonly pointer: Pointer
}

export const StageContext = createContext<Stage | undefined>(undefined)

/** Read by every part of a board; `S` is the board's own `Stage<View, Choice, BoardData>`. */
export function useStage<S = Stage>(): S {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('there is no board here')
  return stage as S
}

/** Classes of something that can perhaps be chosen: `legal`, `picked`. */
export function spotClass(
  { spots, focus, playing, planned }: Pick<Stage, 'spots' | 'focus' | 'playing' | 'planned'>,
  key: string,
  base: string,
): string {
  const spot = spots.get(key)
  const { selected } = playing
  const legal = spot !== undefined && spot.choices.length > 0
  const picked =
    focus === key ||
    (legal && selected !== undefined && spot.choices.includes(selected)) ||
    planned?.spots.includes(key) === true
  return `${base}${legal ? ' legal' : ''}${picked ? ' picked' : ''}`
}
