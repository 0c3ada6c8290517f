import type { FamiliesChoice, FamiliesView } from '@hippodrome/families'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { appWords } from '../app/words.ts'
import { Timeline } from '../history/Timeline.tsx'
import { MatchMenu } from '../play/MatchMenu.tsx'
import { usePlaying } from '../play/playing.ts'
import { PromptBar } from '../play/PromptBar.tsx'
import { useNarrow } from '../play/useNarrow.ts'
import { AttackOdds } from './AttackOdds.tsx'
import { type Board, BoardContext, useBoard } from './board.ts'
import { Boxes } from './Boxes.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { Chronicle } from './Chronicle.tsx'
import { Displays } from './Displays.tsx'
import { MapView } from './MapView.tsx'
import { News } from './News.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { EmblemMark } from './shapes.tsx'
import { spotsOf } from './targets.ts'
import { usePreviews } from './usePreviews.ts'
import { boardWords } from './words.ts'
import './board.css'
import './choices.css'
import './odds.css'
import './displays.css'
import './boxes.css'
import './news.css'

/** On a phone the map fills the screen and one of these lies over its lower part. */
const SHEETS = ['map', 'choices', 'families', 'boxes', 'chronicle'] as const
type Sheet = (typeof SHEETS)[number]

export default function FamiliesBoard() {
  const [wanted, setSheet] = useState<Sheet>()
  const board = useBoardOf(() => setSheet('choices'))
  const narrow = useNarrow()
  const onMap = [...board.spots].some(([key, spot]) => key.startsWith('city:') && spot.choices.length > 0)
  const { telling, state } = board.playing
  const asked = (board.decision !== undefined && !onMap) || (state.view.result !== undefined && !telling)
  const sheet = wanted ?? (asked ? 'choices' : 'map')
  // Who wants to see the map sees it until the next question, or the end.
  useEffect(
    () => setSheet((now) => (now === 'map' ? undefined : now)),
    [board.decision?.number, state.view.result],
  )
  return (
    <BoardContext value={board}>
      <div className="families" data-sheet={sheet}>
        <TopBar />
        <main className="stage">
          <MapView />
          <News />
          {!narrow && <Timeline />}
        </main>
        <SidePanel sheet={sheet} setSheet={setSheet} />
        <div className="sheet-boxes">
          <Boxes view={board.view} />
        </div>
        <SheetBar sheet={sheet} setSheet={setSheet} />
      </div>
    </BoardContext>
  )
}

/** All that the parts of the board share. */
function useBoardOf(onFocus: () => void): Board {
  const playing = usePlaying()
  const { state, confirms, choose, select } = playing
  const { decision } = state.view
  const view = state.view.table as FamiliesView
  const [focused, setFocused] = useState<{ readonly decision: number | undefined; readonly key: string }>()
  const [pointedAt, setPointedAt] = useState<{
    readonly decision: number | undefined
    readonly choice: number
  }>()
  const [pointed, setPointed] = useState<Board['pointed']>()
  const point = useCallback((city: number) => setPointed((last) => ({ city, nth: (last?.nth ?? 0) + 1 })), [])
  const opened = useRef(onFocus)
  const choices = (decision?.choices ?? NOTHING) as readonly FamiliesChoice[]
  const spots = useMemo(
    () => (decision ? spotsOf(choices, state.denied, decision.seat, view) : new Map<string, never>()),
    [decision, choices, state.denied, view],
  )
  const hint = pointedAt && pointedAt.decision === decision?.number ? pointedAt.choice : undefined
  const focus = focused && focused.decision === decision?.number ? focused.key : undefined
  return useMemo((): Board => {
    const setFocus = (key: string | undefined) => {
      select(undefined)
      setFocused(key === undefined ? undefined : { decision: decision?.number, key })
    }
    const setHint = (choice: number) => setPointedAt({ decision: decision?.number, choice })
    const dropHint = (choice: number) => setPointedAt((now) => (now?.choice === choice ? undefined : now))
    const activate = (key: string) => {
      const { choices: here, denied } = spots.get(key) ?? NOWHERE
      const only = here.length === 1 ? here[0] : undefined
      if (only !== undefined && denied.length === 0 && !confirms) {
        void choose(only)
        return
      }
      setFocus(key)
      if (only !== undefined && confirms) select(only)
      opened.current()
    }
    const pointing = { pointed, point }
    return {
      playing,
      view,
      decision,
      choices,
      spots,
      focus,
      setFocus,
      activate,
      hint,
      setHint,
      dropHint,
      ...pointing,
    }
  }, [playing, view, decision, choices, spots, focus, hint, choose, select, confirms, pointed, point])
}

const NOTHING: readonly FamiliesChoice[] = []
const NOWHERE = { choices: [], denied: [] }

function TopBar() {
  const { view, playing } = useBoard()
  const words = useWords(boardWords)
  const common = useWords(appWords)
  const order = view.players.map((_, index) => ((view.first ?? 0) + index) % view.players.length)
  return (
    <header className="families-bar">
      <h1 className="visually-hidden">{playing.words.name}</h1>
      <Link href="/" className="mark" aria-label={common.home}>
        <span className="long">{common.title}</span>
        <span className="short" aria-hidden="true">
          ⌂
        </span>
      </Link>
      <span className="turn">
        {words.turn(view.turn, view.board.turns)}
        {view.lastAction && playing.state.view.result === undefined && <em> ({words.lastAction})</em>}
      </span>
      <ol className="order" aria-label={words.order}>
        {order.map((seat) => (
          <li
            key={seat}
            className={`${view.active === seat ? 'active' : ''}${view.players[seat]?.passed ? ' passed' : ''}`}
            aria-current={view.active === seat ? 'true' : undefined}
          >
            <EmblemMark seat={seat} size={14} />
            <span>{playing.naming.seats[seat]}</span>
          </li>
        ))}
      </ol>
      <MatchMenu />
    </header>
  )
}

type SheetProps = { readonly sheet: Sheet; readonly setSheet: (sheet: Sheet) => void }

function SidePanel({ sheet, setSheet }: SheetProps) {
  const board = useBoard()
  const { view, playing } = board
  const words = useWords(boardWords)
  const outlooks = usePreviews(playing)
  const narrow = useNarrow()
  const chronicle = sheet === 'chronicle'
  const { point } = board
  const onPoint = useCallback(
    (city: number) => {
      point(city)
      if (narrow) setSheet('map')
    },
    [point, narrow, setSheet],
  )
  return (
    <aside className="side">
      <div className="ask">
        <PromptBar />
        {narrow && (chronicle || playing.past !== undefined) && <Timeline />}
        <div className="tabs" role="group">
          <button type="button" aria-pressed={!chronicle} onClick={() => setSheet('choices')}>
            {words.choices}
          </button>
          <button type="button" aria-pressed={chronicle} onClick={() => setSheet('chronicle')}>
            {words.chronicle}
          </button>
        </div>
        <div className="ask-body">
          {chronicle ? (
            <Chronicle onPoint={onPoint} />
          ) : (
            <>
              <ResultPanel />
              <ChoicePanel outlooks={outlooks} />
            </>
          )}
        </div>
        {!chronicle && <AttackOdds />}
      </div>
      <div className="sheet-families">
        <Displays view={view} />
      </div>
    </aside>
  )
}

/** Thumb's reach on a phone. */
function SheetBar({ sheet, setSheet }: SheetProps) {
  const words = useWords(boardWords)
  const names: { readonly [sheet in Sheet]: string } = {
    map: words.sheetMap,
    choices: words.choices,
    families: words.families,
    boxes: words.boxes,
    chronicle: words.chronicle,
  }
  return (
    <nav className="sheet-bar">
      {SHEETS.map((known) => (
        <button key={known} type="button" aria-pressed={sheet === known} onClick={() => setSheet(known)}>
          {names[known]}
        </button>
      ))}
    </nav>
  )
}
