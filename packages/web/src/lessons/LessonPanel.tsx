import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { useSettings } from '../app/settings.ts'
import { usePlaying, wordOf } from '../play/playing.ts'
import { RuleLink } from '../play/RuleLink.tsx'
import { LESSONS } from './lessons.ts'
import type { LessonTable, Slip } from './lessonTable.ts'
import { lessonTexts, lessonWords } from './words.ts'
import { useProgress } from './progress.ts'
import './lessons.css'

type Props = { readonly number: number; readonly table: LessonTable; readonly onRestart: () => void }

/** What the lesson says: where one stands, what to do, and why it was right. */
export function LessonPanel({ number, table, onRestart }: Props) {
  const lesson = LESSONS[number - 1]
  const { state, past } = usePlaying()
  const words = useWords(lessonWords)
  const texts = useWords(lessonTexts)
  const { finish } = useProgress()
  const front = useSettings((settings) => settings.table)
  const [open, setOpen] = useState(true)
  const step = past ?? state.made
  const over = lesson !== undefined && step >= lesson.steps.length
  useEffect(() => {
    if (over) finish(lesson.id)
  }, [over, lesson, finish])
  if (!lesson) return undefined
  const text = texts[lesson.id]
  return (
    <aside
      className={`lesson-panel${front === 'board' ? ' over' : ''}`}
      aria-label={words.number(number, LESSONS.length)}
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
          {step === 0 && <p>{text.story}</p>}
          {step > 0 && <p className="why">{text.steps[step - 1]?.why}</p>}
          <SlipText table={table} step={step} wrong={text.steps[step]?.wrong} />
          {text.steps[step]?.ask !== undefined && <p className="task">{text.steps[step]?.ask}</p>}
          {over && <Ending number={number}>{text.end}</Ending>}
        </div>
        <footer>
          {!over && <span>{words.step(step + 1, lesson.steps.length)}</span>}
          <span>
            {words.taught}:{' '}
            {lesson.rules.map((rule) => (
              <RuleLink key={rule} game="families" rule={rule} />
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

function Ending({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const words = useWords(lessonWords)
  return (
    <>
      <p className="task" data-testid="lesson-done">
        {words.done}
      </p>
      <p>{children}</p>
      <p className="actions">
        {number < LESSONS.length ? (
          <Link href={`/lessons/${number + 1}`} className="button primary">
            {words.next}
          </Link>
        ) : (
          <Link href="/new/families" className="button primary">
            {words.play}
          </Link>
        )}
      </p>
    </>
  )
}
