import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { useWords } from '../app/language.ts'
import { Mark } from '../app/Mark.tsx'
import { appWords } from '../app/words.ts'
import { Timeline } from '../history/Timeline.tsx'
import { OrderBox } from '../orders/late.ts'
import { MatchMenu } from '../play/MatchMenu.tsx'
import { nameOf, usePlaying } from '../play/playing.ts'
import { PromptBar } from '../play/PromptBar.tsx'
import { ResultLines } from '../play/ResultLines.tsx'
import { useNarrow } from '../play/useNarrow.ts'
import type { Board } from './board.ts'
import { BoardContext, useBoard } from './boardContext.ts'
import { ChancesBar } from './ChancesBar.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { Chronicle } from './Chronicle.tsx'
import { Explain } from './Explain.tsx'
import { NewsCard } from './NewsCard.tsx'
import { Odds } from './Odds.tsx'
import { PlanStrip } from './PlanStrip.tsx'
import { Since } from './Since.tsx'
import { type Stage, StageContext, useStage } from './stage.ts'
import { useHands } from './useHands.ts'
import { useKeys } from './useKeys.ts'
import { useLight } from './useLight.ts'
import { useOutlooks } from './useOutlooks.ts'
import { useSince } from './useSince.ts'
import { useSituation, useStageOf } from './useStageOf.ts'
import { boardWords } from './words.ts'
import './frame.css'
import './choices.css'

/** Nobody needs it before somebody asks. */
const Legend = lazy(() => import('./Legend.tsx'))

/** On a phone the scene fills the screen, and one of these lies over its lower part. */
type Sheet = 'scene' | 'choices' | 'chronicle' | (string & {})

/** A match on a board of its own: everything but what the game itself must say (`Board`). */
export function Frame({ board }: { readonly board: Board }) {
  const playing = usePlaying()
  const words = useWords(boardWords)
  const situation = useSituation(playing)
  const narrow = useNarrow()
  const since = useSince(board, playing, situation, narrow && board.asks === true)
  const [wanted, setSheet] = useState<Sheet>()
  const [legend, setLegend] = useState(false)
  const stage = useStageOf(board, playing, situation, since.marks, () => setSheet('choices'))
  const root = useRef<HTMLDivElement>(null)
  const listFirst = useListFirst(stage)
  const sheet = wanted ?? (listFirst ? 'choices' : 'scene')
  const { result, decision } = playing.state.view
  // Whoever wants to see the scene sees it until the next question, or the end.
  useEffect(() => setSheet((now) => (now === 'scene' ? undefined : now)), [decision?.number, result])
  // What others did is read before the list is: on a phone it lies where the list would.
  const reading = narrow && since.open
  useEffect(
    () => setSheet((now) => (reading ? 'scene' : now === 'scene' ? undefined : now)),
    [reading, decision?.number],
  )
  const lies = board.panels.find(({ id }) => id === sheet)?.lies ?? 'ask'
  useLight(root, stage)
  const explained = useHands(root, board, stage)
  const openLegend = () => setLegend(true)
  useKeys(root, board, stage, { openLegend, toggleSince: () => since.setOpen(!since.open) })
  return (
    <BoardContext value={board}>
      <StageContext value={stage}>
        <div
          ref={root}
          className="board"
          data-game={playing.state.game}
          data-many={board.many?.join(' ')}
          data-sheet={sheet}
          data-lies={lies}
          data-past={playing.past !== undefined || undefined}
        >
          <SkipLink open={() => setSheet('choices')} />
          <Bar openLegend={openLegend} />
          <ChancesBar />
          <SceneArea since={<Since since={since} />} />
          <Side sheet={sheet} setSheet={setSheet} />
          <Below sheet={sheet} />
          <SheetBar sheet={sheet} setSheet={setSheet} />
          <Explain explained={explained} />
          {legend && (
            <Suspense>
              <Legend
                title={words.legend}
                board={board}
                game={playing.state.game}
                onClose={() => setLegend(false)}
                onShow={() => {
                  setLegend(false)
                  setSheet('scene')
                }}
              />
            </Suspense>
          )}
        </div>
      </StageContext>
    </BoardContext>
  )
}

/** On a phone: whether what is asked is answered in the list rather than in the scene. */
function useListFirst({ decision, choices, spots, playing }: Stage): boolean {
  const narrow = useNarrow()
  const [inScene, setInScene] = useState(false)
  useEffect(() => {
    if (!narrow) return
    const drawn = [...document.querySelectorAll<HTMLElement | SVGElement>('.scene [data-spot]')]
    const here = drawn.map(({ dataset }) => spots.get(dataset.spot ?? '')?.choices.length ?? 0)
    // A place where everything lies that is asked answers nothing.
    setInScene(here.some((n) => n > 0 && (n < choices.length || n === 1)))
  }, [narrow, spots, choices])
  return (decision !== undefined && !inScene) || (playing.state.view.result !== undefined && !playing.telling)
}

/** The first stop of the Tab key. */
function SkipLink({ open }: { readonly open: () => void }) {
  const words = useWords(boardWords)
  const { letGo } = useStage()
  const skip = () => {
    const listed = (selector: string) => document.querySelector<HTMLElement>(`.ask-body ${selector}`)
    // The list may lie under another sheet, behind the chronicle or in a drawer.
    flushSync(open)
    document.querySelector('.board')?.toggleAttribute('data-list', true)
    // Where a place was asked about and nothing can be done there, the list of all has to come back first.
    if (!listed('[data-choice]')) flushSync(letGo)
    const folded = listed('.fold[aria-expanded=false]')
    if (folded) flushSync(() => folded.click())
    listed(':is([data-choice], .group-head:not(.fold))')?.focus()
  }
  return (
    <button type="button" className="skip" data-testid="to-list" onClick={skip}>
      {words.toChoices}
    </button>
  )
}

function Bar({ openLegend }: { readonly openLegend: () => void }) {
  const { Standing } = useBoard()
  const { playing } = useStage()
  const words = useWords(boardWords)
  const common = useWords(appWords)
  // Where others sit far away, a phone's bar has their clocks instead; the menu has the legend too.
  const crowded = useNarrow() && playing.company !== undefined
  return (
    <header className="board-bar">
      <h1 className="visually-hidden">{playing.words.name}</h1>
      <Link href="/" className="mark" aria-label={common.home}>
        <Mark />
        <span className="long">{common.title}</span>
      </Link>
      <span className="turn">
        <Standing />
      </span>
      <Seats />
      {!crowded && (
        <button
          type="button"
          className="icon"
          aria-label={words.legend}
          title={words.legend}
          data-testid="legend"
          onClick={openLegend}
        >
          <Icon name="help" />
        </button>
      )}
      <MatchMenu onLegend={openLegend} />
    </header>
  )
}

function Seats() {
  const board = useBoard()
  const stage = useStage()
  const words = useWords(boardWords)
  const { playing, SeatMark } = { ...stage, ...board }
  const { waiting } = playing.state.view
  const chips =
    board.seats?.(stage) ??
    playing.state.seats.map((_, seat) => ({ seat, active: waiting.includes(seat), out: false }))
  return (
    <ol className="order" aria-label={words.order}>
      {chips.map(({ seat, active, out }) => (
        <li
          key={seat}
          className={`${active ? 'active' : ''}${out ? ' passed' : ''}`}
          aria-current={active ? 'true' : undefined}
        >
          <SeatMark seat={seat} size={14} />
          <span>{nameOf(playing, seat)}</span>
          {playing.company?.presenceOf(seat)}
        </li>
      ))}
    </ol>
  )
}

function SceneArea({ since }: { readonly since: ReactNode }) {
  const { Scene } = useBoard()
  const { playing } = useStage()
  const narrow = useNarrow()
  return (
    // Whoever has read enough clicks, and it goes on.
    <main className="stage" onClick={playing.skip}>
      <Scene />
      <div className="over-scene">
        <NewsCard />
        {since}
      </div>
      {!narrow && <Timeline />}
    </main>
  )
}

type SheetProps = { readonly sheet: Sheet; readonly setSheet: (sheet: Sheet) => void }

function Side({ sheet, setSheet }: SheetProps) {
  const board = useBoard()
  const { panels, asks } = board
  const stage = useStage()
  const { playing } = stage
  const words = useWords(boardWords)
  const narrow = useNarrow()
  const chronicle = sheet === 'chronicle'
  return (
    <aside className="side">
      <div className="ask">
        {!asks && <PromptBar {...board.question?.(stage)} />}
        {narrow && (chronicle || playing.past !== undefined) && <Timeline />}
        <div className="tabs" role="group">
          <button type="button" aria-pressed={!chronicle} onClick={() => setSheet('choices')}>
            {words.choices}
          </button>
          <button type="button" aria-pressed={chronicle} onClick={() => setSheet('chronicle')}>
            {words.chronicle}
          </button>
        </div>
        {!asks && <PlanStrip />}
        {chronicle ? <ChronicleBody setSheet={setSheet} /> : <AskBody />}
      </div>
      {panels.map(
        ({ id, lies, Panel }) =>
          lies === 'side' && (
            <div key={id} className="sheet" data-panel={id} data-open={sheet === id}>
              <Panel />
            </div>
          ),
      )}
    </aside>
  )
}

function AskBody() {
  const board = useBoard()
  const stage = useStage()
  const outlooks = useOutlooks(board, stage)
  const desk = board.Desk && <board.Desk outlooks={outlooks} />
  return (
    <>
      {board.folds && desk}
      <div className="ask-body">
        <ResultLines />
        <ChoicePanel outlooks={outlooks} />
        {stage.decision?.window && (
          <Suspense>
            <OrderBox />
          </Suspense>
        )}
      </div>
      {!board.folds && desk}
      <Odds outlooks={outlooks} />
    </>
  )
}

function ChronicleBody({ setSheet }: Pick<SheetProps, 'setSheet'>) {
  const { show } = useStage()
  const narrow = useNarrow()
  const onShow = useCallback(
    (spots: readonly string[]) => {
      show(spots)
      if (narrow) setSheet('scene')
    },
    [show, narrow, setSheet],
  )
  return (
    <div className="ask-body">
      <Chronicle onShow={onShow} />
    </div>
  )
}

/** What lies below the scene. */
function Below({ sheet }: Pick<SheetProps, 'sheet'>) {
  const { panels } = useBoard()
  return (
    <div className="below">
      {panels.map(
        ({ id, lies, Panel }) =>
          lies === 'below' && (
            <div key={id} className="sheet" data-panel={id} data-open={sheet === id}>
              <Panel />
            </div>
          ),
      )}
    </div>
  )
}

/** Thumb's reach on a phone. */
function SheetBar({ sheet, setSheet }: SheetProps) {
  const { panels, sceneTitle } = useBoard()
  const { language } = useStage()
  const words = useWords(boardWords)
  const sheets = useMemo(
    () => [
      { id: 'scene', title: sceneTitle?.[language] ?? words.scene },
      { id: 'choices', title: words.choices },
      ...panels.flatMap(({ id, title, wide }) => (wide ? [] : [{ id, title: title[language] }])),
      { id: 'chronicle', title: words.chronicle },
    ],
    [panels, sceneTitle, words, language],
  )
  return (
    <nav className="sheet-bar">
      {sheets.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={sheet === id}
          data-sheet-tab={id}
          onClick={() => setSheet(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}
