import { useSyncExternalStore } from 'react'
import { useWords } from '../app/language.ts'
import { PACE, useSettings } from '../app/settings.ts'
import { usePlaying } from '../play/playing.ts'
import { GoOnFrom } from './GoOnFrom.tsx'
import { historyWords } from './words.ts'
import './history.css'

const STEP_MS = 700
const FASTEST_MS = 60

/** Walks the whole match back and forth: by slider, step by step, or by itself. */
export function Timeline() {
  const { walker, state } = usePlaying()
  const words = useWords(historyWords)
  const { at: wanted, running } = useSyncExternalStore(walker.subscribe, walker.snapshot)
  const pace = PACE[useSettings((settings) => settings.speed)]
  const { made } = state
  if (made === 0) return undefined
  const at = wanted ?? made
  const past = wanted !== undefined
  const run = () => (running ? walker.stop() : walker.run(Math.max(FASTEST_MS, STEP_MS * pace)))
  return (
    <section className={past ? 'timeline past' : 'timeline'} aria-label={words.timeline}>
      <Step label={words.first} sign="«" className="to-start" off={at === 0} onClick={() => walker.go(0)} />
      <Step label={words.back} sign="◀" off={at === 0} onClick={() => walker.step(-1)} name="back" />
      <Step label={running ? words.stop : words.run} sign={running ? '‖' : '▷'} onClick={run} name="run" />
      <input
        type="range"
        min={0}
        max={made}
        value={at}
        aria-label={words.timeline}
        aria-valuetext={words.place(at, made)}
        data-testid="timeline"
        onChange={({ target }) => walker.go(Number(target.value))}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Escape') return
          event.preventDefault()
          if (event.key === ' ') run()
          else walker.present()
        }}
      />
      <output className="place">
        {at}/{made}
      </output>
      <Step label={words.forward} sign="▶" off={!past} onClick={() => walker.step(1)} name="forward" />
      <Step label={words.present} sign="»" off={!past} onClick={() => walker.present()} name="present" />
      {past && (
        <GoOnFrom at={at} says={words.goOn} hint={words.goOnHint} failure={words.cannotGoOn} testId="go-on" />
      )}
    </section>
  )
}

function Step(props: {
  readonly label: string
  readonly sign: string
  readonly off?: boolean
  readonly name?: string
  readonly className?: string
  readonly onClick: () => void
}) {
  const { label, sign, off, name, className, onClick } = props
  return (
    <button
      type="button"
      className={className === undefined ? 'icon' : `icon ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={off === true}
      data-testid={name && `walk-${name}`}
      onClick={() => off !== true && onClick()}
    >
      {sign}
    </button>
  )
}
