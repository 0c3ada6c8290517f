import { useLanguage, useWords } from '../app/language.ts'
import type { Outlook } from './useOutlooks.ts'
import { useChances } from './chances.ts'
import { changeText } from './chanceText.ts'
import { useStage } from './stage.ts'
import { boardWords } from './words.ts'

/** What a choice costs and brings, before it is made. */
export function Consequences({ outlook }: { readonly outlook: Outlook | undefined }) {
  const words = useWords(boardWords)
  const { words: said, view, naming } = useStage()
  const range = useChances()
  if (!outlook) return undefined
  const { consequences, dice, odds, change } = outlook
  const [likely] = odds
  if (consequences.length === 0 && !dice && !likely && change === undefined) return undefined
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
      {change !== undefined && <Change change={change} />}
    </span>
  )
}

/** By how much the own chance to win would change. */
function Change({ change }: { readonly change: number }) {
  const words = useWords(boardWords)
  const text = changeText(useLanguage(), change)
  return (
    <span className="badge change" title={words.changeHint} data-testid="change">
      <span className="visually-hidden">{words.changeShort} </span>
      {words.changeBy(text)}
    </span>
  )
}
