import type { Lines, LineStep, Mistake, Review } from '@hippodrome/bots/review'
import { type KeyboardEvent, useEffect } from 'react'
import { useLanguage, useWords } from '../app/language.ts'
import { chanceText } from '../board/chanceText.ts'
import { nameOf, usePlaying } from '../play/playing.ts'
import { COURSES, type Course, leaveLines, openLines, showStep, usePlayingOut } from './playingOut.ts'
import { reviewWords } from './words.ts'

type Props = {
  readonly review: Review
  readonly mistake: Mistake
  /** The number of choices before the mistake. */
  readonly moment: number
}

/** On the board: the moment of a mistake, what came of it, and the better choice played out step by step. */
export function PlayOut({ review, mistake, moment }: Props) {
  const playing = usePlaying()
  const words = useWords(reviewWords)
  const { table, walker, past, imagined } = playing
  const out = usePlayingOut()
  const { seat: viewer } = playing.state.view
  useEffect(() => void openLines(table, review, mistake, viewer), [table, review, mistake, viewer])
  useEffect(() => leaveLines, [])
  const said = { moment: words.courseMoment, played: words.coursePlayed, better: words.courseBetter }
  const isHere = out.match === table.id && out.at === mistake.at
  const lines = isHere ? withoutEnd(out.lines, playing.state.made - moment) : undefined
  const isMoment = !imagined && past === moment
  const course = !isHere || isMoment ? 'moment' : out.course
  const steps = stepsOf(lines, course)
  const at = course === 'played' ? (past ?? moment) - moment - 1 : out.step

  const show = (to: Course, step: number) => {
    const wanted = stepsOf(lines, to)[step]
    if (to !== 'moment' && !wanted) return
    showStep(to, step)
    if (to === 'better' && wanted)
      walker.imagine(
        { version: moment, view: wanted.view, waiting: wanted.waiting },
        wanted.told.map((entry) => ({ at: moment, entry })),
      )
    else walker.go(to === 'played' ? moment + step + 1 : moment)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by === undefined || course === 'moment' || target instanceof HTMLInputElement) return
    show(course, at + by)
  }
  if (isHere && out.state === 'failed') return <p role="status">{words.cannotPlayOut}</p>
  return (
    <div
      className="play-out"
      data-testid="play-out"
      data-state={isHere ? out.state : 'thinking'}
      onKeyDown={onKeyDown}
    >
      <div className="segments" role="group" aria-label={words.onTheBoard}>
        {COURSES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={course === each}
            aria-disabled={each !== 'moment' && !lines}
            data-testid={`course-${each}`}
            onClick={() => show(each, 0)}
          >
            {said[each]}
          </button>
        ))}
      </div>
      {!lines && (
        <p className="quiet" role="status">
          {words.playsOut}
        </p>
      )}
      {steps.length > 0 && (
        <Steps seat={mistake.seat} course={course} step={at} steps={steps} onShow={show} />
      )}
    </div>
  )
}

/** The end of the match has a screen of its own, and is not walked to on the board. */
const withoutEnd = (lines: Lines | undefined, left: number): Lines | undefined =>
  lines && { ...lines, played: lines.played.slice(0, left - 1) }

const stepsOf = (lines: Lines | undefined, course: Course): readonly LineStep[] =>
  course === 'moment' ? [] : (lines?.[course] ?? [])

type StepsProps = {
  readonly seat: number
  readonly course: Course
  readonly step: number
  readonly steps: readonly LineStep[]
  readonly onShow: (course: Course, step: number) => void
}

function Steps({ seat, course, step, steps, onShow }: StepsProps) {
  const playing = usePlaying()
  const language = useLanguage()
  const words = useWords(reviewWords)
  const shown = steps[step]
  const chance = shown?.chances[seat]
  return (
    <div className="line">
      <button
        type="button"
        className="icon small"
        aria-label={words.stepBack}
        aria-disabled={step === 0}
        data-testid="line-back"
        onClick={() => onShow(course, step - 1)}
      >
        ◀
      </button>
      <p aria-live="polite" data-testid="line-step">
        <small>
          {step + 1}/{steps.length}
        </small>{' '}
        <b>{nameOf(playing, shown?.seat)}</b> {shown?.says[language]}
        {chance !== undefined && (
          <small className="chance">
            {words.chanceOf(nameOf(playing, seat), chanceText(language, chance))}
          </small>
        )}
      </p>
      <button
        type="button"
        className="icon small"
        aria-label={words.stepOn}
        aria-disabled={step === steps.length - 1}
        data-testid="line-on"
        onClick={() => onShow(course, step + 1)}
      >
        ▶
      </button>
    </div>
  )
}
