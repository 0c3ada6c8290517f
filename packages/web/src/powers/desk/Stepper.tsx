import { useWords } from '../../app/language.ts'
import { powersWords } from '../words.ts'

type Props = {
  readonly n: number
  readonly most: number
  readonly name: string
  readonly onChange: (n: number) => void
}

/** A number with a button on either side. */
export function Stepper({ n, most, name, onChange }: Props) {
  const words = useWords(powersWords)
  return (
    <span className="stepper" role="group" aria-label={name}>
      <button
        type="button"
        aria-label={`${words.fewer}: ${name}`}
        disabled={n <= 0}
        onClick={() => onChange(n - 1)}
      >
        −
      </button>
      <b>{n}</b>
      <button
        type="button"
        aria-label={`${words.more}: ${name}`}
        disabled={n >= most}
        onClick={() => onChange(n + 1)}
      >
        +
      </button>
    </span>
  )
}
