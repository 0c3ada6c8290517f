import { type CourtView, court } from '@hippodrome/court'
import { words as said } from '@hippodrome/court/words'
import {
  type Choice,
  configure,
  draw,
  fastChance,
  type Game,
  newHeader,
  openMatch,
  type PendingView,
  seedFromText,
  type Words,
} from '@hippodrome/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { newPointer } from '../board/pointer.ts'
import { spotsOf } from '../board/spots.ts'
import { type Situation, type Stage, StageContext } from '../board/stage.ts'
import { type Playing, PlayingContext } from '../play/playing.ts'
import { board } from './board.tsx'

// There is no screen here whose width could be asked.
vi.mock('../play/useNarrow.ts', () => ({ useNarrow: () => false }))

const rules = court as unknown as Game
const seats = ['Anna', 'Basil', 'Chosroes'].map((name) => ({ name, player: 'human' }))
const nothing = () => undefined

/** The table as it is drawn for a view, with as much round it as the drawing needs. */
function drawn(view: CourtView, decision: PendingView | undefined, waiting: readonly number[]): string {
  const words = rules.words.en as Words<unknown, Choice, never>
  const naming = { seats: seats.map(({ name }) => name) }
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
  const playing = { table: {}, state, words, naming, language: 'en', planner } as unknown as Playing
  const situation = {
    words,
    naming,
    language: 'en',
    view,
    board: undefined,
    seat: view.seat,
    decision,
    choices: decision?.choices ?? [],
  } as unknown as Situation
  const stage = {
    ...situation,
    playing,
    spots: spotsOf(board, situation, []).spots,
    marks: new Map(),
    letGo: nothing,
    pointer: newPointer(),
  } as unknown as Stage
  const scene = createElement(board.Scene)
  const onStage = createElement(StageContext, { value: stage }, scene)
  return renderToStaticMarkup(createElement(PlayingContext, { value: playing }, onStage))
}

it('the page holds the cards that the view of its player holds, and no other', () => {
  const header = newHeader(rules, configure(rules, { seats: 3, options: {} }), seats, seedFromText('secrets'))
  const match = openMatch(rules, header)
  const chance = fastChance(11)
  const { faces } = said.en
  const names = faces.ids.cards.map((id) => ({ id, name: faces.card(id)?.name ?? '' }))
  for (let made = 0; made < 240; made++) {
    const [decision] = match.state.pending
    if (!decision) break
    if (made % 40 === 0)
      for (const seat of [0, 1, 2]) {
        const view = rules.view(match.state.game, seat) as CourtView
        const asked = match.state.pending.find((one) => one.seat === seat)
        const html = drawn(view, asked && { ...asked, number: 0 }, [decision.seat])
        const known = JSON.stringify([view, asked])
        const said = names.filter(({ id, name }) => html.includes(id) || html.includes(`>${name}<`))
        expect(said.filter(({ id }) => !known.includes(id))).toEqual([])
        for (const card of [
          ...(view.own?.hand ?? []),
          ...view.players.flatMap(({ played }) => played.map((one) => one.card)),
        ])
          expect(html).toContain(card)
      }
    match.submit({
      seat: decision.seat,
      decision: match.state.opened[decision.seat] ?? 0,
      choice: draw(chance, decision.choices.length),
    })
  }
  expect(match.made.length).toBeGreaterThan(200)
}, 30_000)
