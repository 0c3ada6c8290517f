import { useWords } from '../app/language.ts'
import { useBoard } from './boardContext.ts'
import { useChances } from './chances.ts'
import { usePointed } from './pointer.ts'
import { type Stage, useStage } from './stage.ts'
import type { Outlook } from './useOutlooks.ts'
import { boardWords } from './words.ts'
import './odds.css'

/** The choice that somebody considers: selected, pointed at, or the first at the spot in question whose odds are known. */
function useConsidered(knows: (choice: number) => boolean): number | undefined {
  const { playing, pointer, focus, spots }: Stage = useStage()
  const { choice, spot } = usePointed(pointer, (pointed) => pointed)
  const here = [focus, spot].flatMap((key) => (key === undefined ? [] : (spots.get(key)?.choices ?? [])))
  return [playing.selected, choice, ...here].find((one) => one !== undefined && knows(one))
}

/** Before dice are thrown, also in defence: what may come of a choice, and how likely. Computed, not sampled. */
export function Odds({ outlooks }: { readonly outlooks: readonly Outlook[] }) {
  const { Outlook: More } = useBoard()
  const { words: said, view, naming } = useStage()
  const words = useWords(boardWords)
  const range = useChances()
  const considered = useConsidered((choice) => (outlooks[choice]?.odds.length ?? 0) > 0)
  const odds = considered === undefined ? [] : (outlooks[considered]?.odds ?? [])
  if (considered === undefined || !said.outcome) return undefined
  return (
    <section className="odds" aria-label={words.odds} data-testid="odds">
      <ul className="chances">
        {odds.map((likely, place) => (
          <li key={place}>
            <span>{said.outcome?.(likely, view, naming)}</span> <b>{range(likely)}</b>
          </li>
        ))}
      </ul>
      {odds.some(({ low, high }) => range({ low, high: low }) !== range({ low: high, high })) && (
        <p className="quiet">{words.oddsBetween}</p>
      )}
      {More && <More choice={considered} />}
    </section>
  )
}
