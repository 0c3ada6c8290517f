import { useState } from 'react'
import { useWords } from '../../app/language.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** A sum of money: a slider between what can be said, a few steps, and one button. */
export function Amount() {
  const stage = usePowers()
  const { choices, decision } = stage
  const words = useWords(powersWords)
  const sums = choices.flatMap((choice) => (choice.do === 'amount' ? [choice.n] : []))
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  const [wanted, setWanted] = useState<{ readonly decision: number | undefined; readonly n: number }>()
  const n = wanted && wanted.decision === decision?.number ? wanted.n : least
  const set = (next: number) =>
    setWanted({ decision: decision?.number, n: Math.min(most, Math.max(least, next)) })
  if (sums.length === 0) return undefined
  return (
    <section aria-label={words.amount}>
      <h2>{words.amount}</h2>
      <div className="amount">
        <input
          type="range"
          min={least}
          max={most}
          value={n}
          aria-label={words.amount}
          onChange={({ target }) => set(Number(target.value))}
        />
        <b>${n}</b>
      </div>
      <div className="quick">
        {[-5, -1, 1, 5].map((step) => (
          <button key={step} type="button" onClick={() => set(n + step)}>
            {step > 0 ? `+${step}` : step}
          </button>
        ))}
        <button type="button" onClick={() => set(Math.floor(most / 2))}>
          {words.half}
        </button>
        <button type="button" onClick={() => set(most)}>
          {words.all}
        </button>
        <button
          type="button"
          className="primary"
          data-testid="amount"
          onClick={() => stage.carryOut({ choices: [{ do: 'amount', n }] })}
        >
          {words.sayAmount(n)}
        </button>
      </div>
    </section>
  )
}
