import type { Denied, PendingView } from '@hippodrome/engine'
import { CITY_NAMES, type FamiliesChoice, type FamiliesView } from '@hippodrome/families'
import { createContext, useContext } from 'react'
import type { Playing } from '../play/playing.ts'

/** What lies on the board under one key (see `targets.ts`): what may be chosen there, and what may not. */
export type Spot = { readonly choices: readonly number[]; readonly denied: readonly Denied[] }

export type Board = {
  readonly playing: Playing
  readonly view: FamiliesView
  readonly decision: PendingView | undefined
  readonly choices: readonly FamiliesChoice[]
  readonly spots: ReadonlyMap<string, Spot>
  /** The spot that the panel shows. */
  readonly focus: string | undefined
  readonly setFocus: (key: string | undefined) => void
  /** Somebody clicked a spot: makes its only choice, or shows what can and cannot be done there. */
  readonly activate: (key: string) => void
  /** The choice that somebody points at, for its consequences. */
  readonly hint: number | undefined
  readonly setHint: (choice: number) => void
  /** Nobody points at this choice any more. */
  readonly dropHint: (choice: number) => void
  /** The city that an entry of the chronicle was clicked for, and the how manieth click it is. */
  readonly pointed: { readonly city: number; readonly nth: number } | undefined
  readonly point: (city: number) => void
}

export const BoardContext = createContext<Board | undefined>(undefined)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('there is no board here')
  return board
}

/** Classes of something on the board that can perhaps be chosen. */
export function spotClass(board: Board, key: string, base: string): string {
  const spot = board.spots.get(key)
  const { selected } = board.playing
  const legal = spot !== undefined && spot.choices.length > 0
  const picked = legal && ((selected !== undefined && spot.choices.includes(selected)) || board.focus === key)
  return `${base}${legal ? ' legal' : ''}${picked ? ' picked' : ''}`
}

/** A city as the page's language calls it. */
export function cityName({ playing, view }: Board, city: number): string {
  const printed = view.board.cities[city]
  return printed ? (CITY_NAMES[playing.language][printed.id] ?? printed.name) : ''
}
