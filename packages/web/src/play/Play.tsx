import { type Outcome, sameJson } from '@hippodrome/engine'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useParams } from 'wouter'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { PACE, useSettings } from '../app/settings.ts'
import { useLate } from '../app/useLate.ts'
import { appWords } from '../app/words.ts'
import type { Board } from '../board/board.ts'
import { Planner, type TakenBack } from '../board/planner.ts'
import { ToResult } from '../end/ToResult.tsx'
import { useEnd } from '../end/useEnd.ts'
import { useHistory } from '../history/useHistory.ts'
import { useSounds } from '../sound/useSounds.ts'
import { useHere } from '../notice/attention.ts'
import { OrderNotice } from '../orders/OrderNotice.tsx'
import { useLocalTable, useTableState } from '../table/openTable.ts'
import type { Table, TableState } from '../table/table.ts'
import { Curtain } from './Curtain.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { type Company, type Playing, PlayingContext } from './playing.ts'
import { NEWS_MS, Presenter } from './presenter.ts'
import { ProblemBanner } from './ProblemBanner.tsx'
import { type GameWords, useGameWords } from './useGameWords.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useNarrow } from './useNarrow.ts'
import { useOneTab } from './useOneTab.ts'
import { useSteadyHand } from './useSteadyHand.ts'
import './play.css'

/** Games with a board of their own; all others are played on the plain table. */
const BOARDS: { readonly [game: string]: ComponentType | undefined } = {
  court: framed(() => import('../court/board.tsx')),
  families: framed(() => import('../families/board.tsx')),
  powers: framed(() => import('../powers/board.tsx')),
}

function framed(load: () => Promise<{ readonly board: Board }>): ComponentType {
  return lazy(async () => {
    const [{ Frame }, { board }] = await Promise.all([import('../board/Frame.tsx'), load()])
    return { default: () => <Frame board={board} /> }
  })
}

const PlainTable = lazy(() => import('../generic/PlainTable.tsx'))
const loadEnd = () => import('../end/End.tsx')
const ReviewScreen = lazy(() => import('../review/ReviewScreen.tsx'))
const ReviewNote = lazy(() => import('../review/ReviewNote.tsx'))
const TextTable = lazy(() => import('../text/TextTable.tsx'))

export default function Play() {
  const { id, part } = useParams<{ id: string; part?: string }>()
  const { here, takeOver } = useOneTab(id)
  if (here === undefined) return undefined
  return here ? (
    <OpenMatch key={id} id={id} reviews={part === 'review'} />
  ) : (
    <Elsewhere key={id} id={id} onTakeOver={takeOver} />
  )
}

function OpenMatch({ id, reviews }: { readonly id: string; readonly reviews: boolean }) {
  const table = useLocalTable(id)
  const { state, failure } = useTableState(table)
  const said = useGameWords(state?.game)
  const words = useWords(appWords)
  if (failure && table) return <ProblemBanner problem={failure} table={table} alone />
  if (said === 'missing') return <p role="alert">{words.gameMissing}</p>
  if (!table || !state || !said) return <Loading />
  return <Match key={id} table={table} words={said} reviews={reviews} />
}

type MatchProps = {
  readonly table: Table
  readonly words: GameWords
  readonly company?: Company
  /** If it is over, its review is shown first. */
  readonly reviews?: boolean
  /** A lesson ends at its table. */
  readonly staysAtTable?: boolean
  /** Lies over the table, or before it. */
  readonly children?: ReactNode
}

export function Match({ children, ...match }: MatchProps) {
  const presenter = usePresenter(match.table)
  return (
    presenter && (
      <Shown {...match} presenter={presenter}>
        {children}
      </Shown>
    )
  )
}

/** The choice that is under way to a table elsewhere: it stays marked until the table has it. */
function useSent(state: TableState | undefined): number | undefined {
  const { sending, view } = state ?? {}
  const [chosen, ...more] = sending?.choices ?? []
  if (!chosen || more.length > 0 || sending?.decision !== view?.decision?.number) return undefined
  const index = view?.decision?.choices.findIndex((offered) => sameJson(offered, chosen)) ?? -1
  return index < 0 ? undefined : index
}

/** Undo and redo by gestures; where the rules stopped an Undo is told until the next decision. */
function useTakingBack(table: Table, decision: number | undefined) {
  const planner = useMemo(() => new Planner(table), [table])
  const [short, setShort] = useState<TakenBack & { readonly decision: number | undefined }>()
  const undo = useCallback(() => {
    void planner.undo().then((taken) => {
      const asked = table.state()?.view.decision?.number
      setShort(taken.steps < taken.of && taken.of > 1 ? { ...taken, decision: asked } : undefined)
    })
  }, [planner, table])
  const redo = useCallback(() => void planner.redo(), [planner])
  const stoppedShort = short?.decision === decision ? short : undefined
  return useMemo(() => ({ planner, undo, redo, stoppedShort }), [planner, undo, redo, stoppedShort])
}

function usePresenter(table: Table): Presenter | undefined {
  const [presenter, setPresenter] = useState<Presenter>()
  useEffect(() => {
    const created = new Presenter(table, () => PACE[useSettings.getState().speed])
    setPresenter(created)
    return () => created.close()
  }, [table])
  return presenter
}

/** Replaying never runs faster than an eye follows. */
const FASTEST_MS = 350

const NOT_ASKED: Outcome = { ok: false, code: 'not-your-decision', message: 'nothing is asked now' }

type ShownProps = MatchProps & { readonly presenter: Presenter }

function Shown({
  table,
  words,
  presenter,
  company,
  reviews = false,
  staysAtTable = false,
  children,
}: ShownProps) {
  const present = useSyncExternalStore(presenter.subscribe, presenter.snapshot)
  const { walker, shown, past, imagined } = useHistory(table, present)
  const looksBack = past !== undefined
  useEffect(() => {
    presenter.hold(looksBack)
    return () => presenter.hold(false)
  }, [presenter, looksBack])
  const language = useLanguage()
  const { confirmChoice, table: front } = useSettings()
  const [selection, setSelection] = useState<{ readonly decision: number; readonly choice: number }>()
  const narrow = useNarrow()
  const confirms = confirmChoice || narrow
  const decision = shown?.state.view.decision
  const number = decision?.number
  useKeptFocus(number)
  useSteadyHand(decision)
  const choose = useCallback(
    (choice: number) => {
      // Under way before anything is drawn.
      const made = number === undefined ? Promise.resolve(NOT_ASKED) : table.submit(number, choice)
      setSelection(undefined)
      return made
    },
    [table, number],
  )
  const select = useCallback(
    (choice: number | undefined) =>
      setSelection(choice === undefined || number === undefined ? undefined : { decision: number, choice }),
    [number],
  )
  const sent = useSent(shown?.state)
  const selected = sent ?? (selection && selection.decision === number ? selection.choice : undefined)
  const taking = useTakingBack(table, number)
  const { seats, board } = shown?.state ?? {}
  // The same while nobody's name changes: boards reckon anew what depends on it.
  const naming = useMemo(() => ({ seats: (seats ?? []).map(({ name }) => name), board }), [seats, board])
  const playing = useMemo((): Playing | undefined => {
    if (!shown) return undefined
    return {
      ...shown,
      table,
      language,
      words,
      naming,
      confirms,
      selected,
      select,
      choose,
      pick: (choice) => (confirms && selected !== choice ? select(choice) : void choose(choice)),
      skip: () => presenter.skip(),
      ...taking,
      replay: (moments) =>
        walker.replay(moments, Math.max(FASTEST_MS, NEWS_MS * PACE[useSettings.getState().speed])),
      walker,
      past,
      imagined,
      company,
    }
  }, [
    shown,
    table,
    words,
    naming,
    language,
    selected,
    select,
    choose,
    confirms,
    presenter,
    walker,
    past,
    imagined,
    taking,
    company,
  ])
  const end = useEnd(
    present?.state.view.result !== undefined && !present.telling,
    looksBack,
    reviews ? 'review' : 'result',
  )
  const endsHere = end.shown === 'result' && front !== 'text' && !staysAtTable
  const Ended = useLate(loadEnd, endsHere)?.default
  // Whoever saw the last choice keeps seeing the table until its end has come; who opens a match that is over sees that first.
  const [sawTable, setSawTable] = useState(false)
  if (!sawTable && present && !end.shown) setSawTable(true)
  const goBack = () => {
    walker.present()
    end.show(end.from)
  }
  useSounds(shown)
  useHere(
    table.id,
    number !== undefined && !looksBack && !table.guide && present?.state.curtain === undefined,
    table.here !== undefined,
  )
  if (!playing) return undefined
  const { state } = playing
  const Front = front === 'text' ? TextTable : (front === 'board' && BOARDS[state.game]) || PlainTable
  return (
    <PlayingContext value={playing}>
      {children}
      {state.problem && <ProblemBanner problem={state.problem} table={table} />}
      {state.curtain === undefined && <OrderNotice />}
      {state.curtain === undefined ? (
        <Suspense fallback={undefined}>
          {end.shown === 'review' ? (
            <ReviewScreen onResult={() => end.show('result')} />
          ) : endsHere && Ended ? (
            <Ended onTable={end.toTable} onReview={() => end.show('review')} />
          ) : endsHere && !sawTable ? undefined : (
            <>
              <Front />
              {end.canReturn && end.from === 'review' && <ReviewNote onReturn={goBack} />}
              {end.canReturn && end.from === 'result' && <ToResult onReturn={goBack} />}
            </>
          )}
        </Suspense>
      ) : (
        <Curtain seat={state.curtain} />
      )}
    </PlayingContext>
  )
}
