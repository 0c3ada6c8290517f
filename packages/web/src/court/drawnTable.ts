import { type CourtView, court } from '@hippodrome/court'
import type { Choice, Game, Language, PendingView, Words } from '@hippodrome/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BoardContext } from '../board/boardContext.ts'
import { newPointer } from '../board/pointer.ts'
import { spotsOf } from '../board/spots.ts'
import { type Situation, type Stage, StageContext } from '../board/stage.ts'
import { type Playing, PlayingContext } from '../play/playing.ts'
import { board } from './board.tsx'

const rules = court as unknown as Game
const nothing = () => undefined

const seats = ['Anna', 'Basil', 'Chosroes'].map((name) => ({ name, player: 'human' }))

/** How a table stands for who looks at it, for tests. */
export function situationOf(
  view: CourtView,
  decision: PendingView | undefined,
  language: Language = 'en',
): Situation {
  return {
    words: rules.words[language] as Words<unknown, Choice, never>,
    naming: { seats: seats.map(({ name }) => name) },
    language,
    view,
    board: {},
    seat: view.seat,
    decision,
    choices: decision?.choices ?? [],
    told: [],
  } as unknown as Situation
}

/** The table as it is drawn for a view, with as much round it as the drawing needs. */
export function drawn(
  view: CourtView,
  decision: PendingView | undefined,
  waiting: readonly number[],
  more: Partial<Playing> = {},
): string {
  const situation = situationOf(view, decision)
  const { words, naming } = situation
  const state = {
    id: 'match',
    game: 'court',
    seats,
    options: {},
    made: 0,
    view: { version: 0, seat: view.seat, table: view, decision, waiting, undo: false, redo: false },
    told: [],
  }
  const planner = { subscribe: () => nothing, snapshot: nothing }
  const playing = {
    table: {},
    state,
    words,
    naming,
    language: 'en',
    planner,
    news: [],
    ...more,
  } as unknown as Playing
  const stage = {
    ...situation,
    playing,
    spots: spotsOf(board, situation, []).spots,
    marks: new Map(),
    letGo: nothing,
    pointer: newPointer(),
  } as unknown as Stage
  const scene = createElement(board.Scene)
  const onBoard = createElement(BoardContext, { value: board }, scene)
  const onStage = createElement(StageContext, { value: stage }, onBoard)
  return renderToStaticMarkup(createElement(PlayingContext, { value: playing }, onStage))
}
