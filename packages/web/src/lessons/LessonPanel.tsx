import type { GameId } from '@hippodrome/games'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { useSettings } from '../app/settings.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { RuleLink } from '../play/RuleLink.tsx'
import type { LessonText } from './course.ts'
import { lessonIds } from './ids.ts'
import { READER } from './lesson.ts'
import type { LessonTable, Slip } from './lessonTable.ts'
import { useProgress } from './progress.ts'
import { lessonWords } from './words.ts'
import './lessons.css'

type Props = {
  readonly game: GameId
  readonly number: number
  readonly table: LessonTable
  readonly text: LessonText
  readonly onRestart: () => void
}

/** What the lesson says: where one stands, what to do, and why it was right. */
export function LessonPanel({ game, number, table, text, onRestart }: Props) {
  const { lesson } = table
  const { state, past } = usePlaying()
  const words = useWords(lessonWords)
  const { finish } = useProgress()
  const front = useSettings((settings) => settings.table)
  const [open, setOpen] = useState(true)
  const step = past ?? state.made
  const over = step >= lesson.steps.length
  // Others may have chosen before the reader has read anything.
  const begins = step <= lesson.steps.findIndex(({ seat }) => seat === READER)
  useEffect(() => {
    if (over) finish(game, lesson.id)
  }, [over, game, lesson, finish])
  return (
    <aside
      ref={useRoom()}
      className={`lesson-panel${front === 'board' ? ' over' : ''}`}
      aria-label={words.number(number, lessonIds(game).length)}
      data-testid="lesson"
      data-step={step}
    >
      <header>
        <h2>
          {number}. {text.title}
        </h2>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.show}
        </button>
      </header>
      <div hidden={!open}>
        <div aria-live="polite">
          {begins && <p>{text.story}</p>}
          {step > 0 && <p className="why">{text.steps[step - 1]?.why}</p>}
          <SlipText table={table} step={step} wrong={text.steps[step]?.wrong} />
          {text.steps[step]?.ask !== undefined && <p className="task">{text.steps[step]?.ask}</p>}
          {over && (
            <Ending game={game} number={number}>
              {text.end}
            </Ending>
          )}
        </div>
        <footer>
          {!over && <span>{words.step(step + 1, lesson.steps.length)}</span>}
          <span>
            {words.taught}:{' '}
            {lesson.rules.map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
          </span>
          <button type="button" onClick={onRestart}>
            {words.restart}
          </button>
          <Link href="/lessons">{words.all}</Link>
        </footer>
      </div>
    </aside>
  )
}

/** Tells the style sheets how much room the lesson takes, so that nothing need lie under it. */
function useRoom() {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    const room = current?.parentElement
    if (!current || !room) return undefined
    const observer = new ResizeObserver(() =>
      room.style.setProperty('--lesson-height', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      room.style.removeProperty('--lesson-height')
    }
  }, [])
  return panel
}

type SlipProps = { readonly table: LessonTable; readonly step: number; readonly wrong: string | undefined }

/** Why the choice that the reader just made was taken back. */
function SlipText({ table, step, wrong }: SlipProps) {
  const playing = usePlaying()
  const words = useWords(lessonWords)
  const slip: Slip | undefined = useSyncExternalStore((changed) => table.subscribe(changed), table.slip)
  const { decision } = playing.state.view
  const choice = slip?.step === step ? decision?.choices[slip.choice] : undefined
  if (!choice || !decision) return undefined
  return (
    <p className="slip" data-testid="slip">
      {words.slip(wordOf(playing, choice, decision))} {wrong ?? words.legal}
    </p>
  )
}

type EndingProps = Pick<Props, 'game' | 'number'> & { readonly children: ReactNode }

function Ending({ game, number, children }: EndingProps) {
  const words = useWords(lessonWords)
  return (
    <>
      <p className="task" data-testid="lesson-done">
        {words.done}
      </p>
      <p>{children}</p>
      <p className="actions">
        {number < lessonIds(game).length ? (
          <Link href={`/lessons/${game}/${number + 1}`} className="button primary">
            {words.next}
          </Link>
        ) : (
          <Link href={`/new/${game}`} className="button primary">
            {words.play}
          </Link>
        )}
      </p>
    </>
  )
}
