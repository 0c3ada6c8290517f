import { useState } from 'react'
import { Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

type StepProps = {
  readonly n: number
  readonly min?: number
  readonly max: number
  readonly label: string
  readonly onChange: (n: number) => void
}

/** A number between two buttons; arrows, Home and End set it too. */
export function Step({ n, min = 0, max, label, onChange }: StepProps) {
  const { words } = useCourt()
  const to = (next: number) => onChange(Math.max(min, Math.min(max, next)))
  const keys: { readonly [key: string]: number | undefined } = {
    ArrowUp: n + 1,
    ArrowRight: n + 1,
    ArrowDown: n - 1,
    ArrowLeft: n - 1,
    Home: min,
    End: max,
  }
  return (
    <span
      className="step"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={n}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={(event) => {
        const next = keys[event.key]
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        to(next)
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        disabled={n <= min}
        aria-label={words.less}
        onClick={() => to(n - 1)}
      >
        <Icon name="minus" />
      </button>
      <b>{n}</b>
      <button
        type="button"
        tabIndex={-1}
        disabled={n >= max}
        aria-label={words.more}
        onClick={() => to(n + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}

/** One number that is asked: a vote, a bid, an Age. */
export function Stepper() {
  const { choices, decision, view, playing } = useCourt()
  const numbers = choices.flatMap((choice) => (choice.do === 'number' ? [choice.n] : []))
  const min = Math.min(...numbers)
  const max = Math.max(...numbers)
  const [n, setN] = useState(Math.min(max, Math.max(min, 1)))
  const index = numbers.indexOf(n)
  const choice = choices[index]
  if (!decision) return undefined
  return (
    <div className="acts" data-testid="stepper">
      <Step
        n={n}
        min={min}
        max={max}
        label={playing.words.prompt(decision, view, playing.naming)}
        onChange={setN}
      />
      <button
        type="button"
        className="act primary"
        disabled={!choice}
        data-testid="step-do"
        onClick={() => void playing.choose(index)}
      >
        <Icon name="fulfilled" />
        <span>{choice && playing.words.choice(choice, decision, view, playing.naming)}</span>
      </button>
    </div>
  )
}
