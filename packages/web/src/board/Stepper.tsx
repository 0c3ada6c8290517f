import { useWords } from '../app/language.ts'
import { boardWords } from './words.ts'
import './stepper.css'

type Props = {
  readonly n: number
  readonly least?: number
  readonly most: number
  /** What is counted. */
  readonly name: string
  readonly onChange: (n: number) => void
}

/** A number between two buttons; arrows, Home and End set it too. */
export function Stepper({ n, least = 0, most, name, onChange }: Props) {
  const words = useWords(boardWords)
  const to = (next: number) => onChange(Math.max(least, Math.min(most, next)))
  const keys: { readonly [key: string]: number | undefined } = {
    ArrowUp: n + 1,
    ArrowRight: n + 1,
    ArrowDown: n - 1,
    ArrowLeft: n - 1,
    Home: least,
    End: most,
  }
  return (
    <span
      className="stepper"
      role="spinbutton"
      tabIndex={0}
      aria-label={name}
      aria-valuenow={n}
      aria-valuemin={least}
      aria-valuemax={most}
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
        disabled={n <= least}
        aria-label={words.fewer(name)}
        onClick={() => to(n - 1)}
      >
        −
      </button>
      <b>{n}</b>
      <button
        type="button"
        tabIndex={-1}
        disabled={n >= most}
        aria-label={words.more(name)}
        onClick={() => to(n + 1)}
      >
        +
      </button>
    </span>
  )
}
