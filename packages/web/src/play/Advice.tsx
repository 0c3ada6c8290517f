import { useContext } from 'react'
import { useWords } from '../app/language.ts'
import { pointsAt } from '../board/pointer.ts'
import { StageContext } from '../board/stage.ts'
import type { useAdvice } from './useAdvice.ts'
import { usePlaying } from './playing.ts'
import { playWords } from './words.ts'

/** What a captain would choose and what it thinks of the next best, each a button that lights what it concerns and chooses it. */
export function AdviceCard({
  advice,
  why,
  worthOf,
  drop,
}: Pick<ReturnType<typeof useAdvice>, 'advice' | 'why' | 'worthOf' | 'drop'>) {
  const { pick, selected } = usePlaying()
  const words = useWords(playWords)
  // Only a board has something to light.
  const stage = useContext(StageContext)
  if (!advice) return undefined
  return (
    <section className="advice" aria-label={words.advice} data-testid="advice" data-state={advice.state}>
      <header>
        <strong>{words.advice}</strong>
        <button type="button" className="icon" aria-label={words.close} onClick={drop}>
          ×
        </button>
      </header>
      <div role="status">
        {advice.state === 'thinking' && <p className="quiet">{words.adviceThinks}</p>}
        {advice.state === 'refused' && <p className="quiet">{words.unaided}</p>}
        {advice.state === 'failed' && <p className="quiet">{words.problemBot}</p>}
        {advice.state === 'there' && <p className="quiet">{why(advice)}</p>}
      </div>
      <ol>
        {advice.best.map(({ choice, says, worth, odds }) => (
          <li key={choice}>
            <button
              type="button"
              aria-pressed={selected === choice}
              onClick={() => pick(choice)}
              {...(stage && pointsAt(stage.pointer, choice))}
            >
              <span className="grow">
                {says}
                {odds !== undefined && <small>{odds}</small>}
              </span>
              <span className="worth" aria-label={worthOf(advice, { worth })}>
                {worth}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
