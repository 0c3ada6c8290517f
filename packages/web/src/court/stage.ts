import type { CourtBoard, CourtChoice, CourtView, PlayerView } from '@hippodrome/court'
import type { CardFace } from '@hippodrome/court/faces'
import { useContext } from 'react'
import { type Stage, useStage } from '../board/stage.ts'
import { FacesContext, type Spoken, spokenIn } from './faces.ts'

export type CourtStage = Stage<CourtView, CourtChoice, CourtBoard>

/** The table as its parts see it: the stage, what is spoken, and one's own place. */
export type Court = Omit<CourtStage, 'words'> &
  Spoken & {
    /** Absent for whoever only looks on. */
    readonly me: PlayerView | undefined
    readonly card: (id: string) => CardFace
    readonly who: (seat: number) => string
  }

const BLANK: Omit<CardFace, 'id' | 'name'> = {
  text: '',
  types: ['palatine'],
  levels: [],
  intrigue: false,
  taktika: false,
  cost: 0,
  produces: {},
  origin: 'rulebook',
}

/** The cards of a match by their ids; one that nobody knows is blank. */
export const cardsIn =
  (faces: Spoken['faces'], board: CourtBoard, mode: CourtView['mode']) =>
  (id: string): CardFace =>
    faces.card(id, { ...board, mode }) ?? { id, name: id, ...BLANK }

/** Put together once for all parts of the table that ask; each card does. */
const made = new WeakMap<CourtStage, Spoken & { readonly court: Court }>()

export function useCourt(): Court {
  const stage = useStage<CourtStage>()
  const said = useContext(FacesContext)
  const last = made.get(stage)
  if (last && said && last.words === said.words && last.faces === said.faces) return last.court
  const spoken = said ?? spokenIn(stage)
  const { view, board } = stage
  const court: Court = {
    ...stage,
    ...spoken,
    me: view.players[view.seat],
    card: cardsIn(spoken.faces, board, view.mode),
    who: (seat) => stage.naming.seats[seat] ?? '',
  }
  made.set(stage, { ...spoken, court })
  return court
}

/** The choice of this kind that has these facts, if it is offered. */
export const offered = (
  choices: readonly CourtChoice[],
  kind: CourtChoice['do'],
  facts: { readonly [name: string]: unknown } = {},
): number =>
  choices.findIndex(
    (choice) =>
      choice.do === kind &&
      Object.entries(facts).every(([name, value]) => (choice as { [name: string]: unknown })[name] === value),
  )

/** Whether something can be chosen there now. */
export const isLegal = ({ spots }: Pick<CourtStage, 'spots'>, spot: string): boolean =>
  (spots.get(spot)?.choices.length ?? 0) > 0

/** Of something that can perhaps be chosen: what cannot be now has no stop of Tab, but arrow keys lead there, so that it is read and explained. */
export const reached = (open: boolean, label: string) =>
  ({ role: open ? 'button' : 'group', tabIndex: open ? 0 : -1, 'aria-label': label }) as const

/** The same for what is a `button` while it can be chosen, and then read out by what stands on it. */
export const reachedBox = (open: boolean, label: string) =>
  open ? ({ type: 'button' } as const) : reached(false, label)
