import { useWords } from '../app/language.ts'
import type { Outlook } from './useOutlooks.ts'
import { useChances } from './chances.ts'
import { useStage } from './stage.ts'
import { boardWords } from './words.ts'

/** What a choice costs and brings, before it is made. */
export function Consequences({ outlook }: { readonly outlook: Outlook | undefined }) {
  const words = useWords(boardWords)
  const { words: said, view, naming } = useStage()
  const range = useChances()
  if (!outlook) return undefined
  const { consequences, dice, odds } = outlook
  const [likely] = odds
  if (consequences.length === 0 && !dice && !likely) return undefined
  return (
    <span className="consequences">
      {(dice || likely) && (
        <span className="badge dice">
          {likely && said.outcome
            ? `${range(likely)} ${said.outcome(likely, view, naming)}`
            : words.diceDecide}
        </span>
      )}
      {consequences.map(({ text, tone }, index) => (
        <span key={index} className={`badge ${tone ?? ''}`}>
          {text}
        </span>
      ))}
    </span>
  )
}
