import type { Likelihood } from '@hippodrome/engine'
import type { PowersBoard, ResultId, TableId } from '@hippodrome/powers'
import { columnOf, RESULTS } from '@hippodrome/powers/vocabulary'
import { namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { sixths } from './sixths.ts'

/** Less than a face of the die. */
const NARROW = 0.16

export type Chance = { readonly result: ResultId; readonly share: number }

/** The results of a roll among what the engine says may come of a choice. */
export const chancesIn = (odds: readonly Likelihood[]): readonly Chance[] =>
  RESULTS.flatMap((result: ResultId) => {
    const found = odds.find(({ outcome }) => outcome === result)
    const share = found ? (found.low + found.high) / 2 : 0
    return share > 0 ? [{ result, share }] : []
  })

/** §14.5 The results of one roll on a table with this strength, as far as the table alone decides. */
export function chancesOn(
  { combat, columns }: PowersBoard,
  table: TableId,
  strength: number,
): readonly Chance[] {
  const column = columnOf(columns, strength)
  const rolled = combat[table].flatMap((row) => row[column] ?? [])
  return RESULTS.flatMap((result: ResultId) => {
    const n = rolled.filter((one) => one === result).length
    return n > 0 ? [{ result, share: n / rolled.length }] : []
  })
}

/** Results as parts of a bar, in sixths where the die alone decides. */
export function ChanceBar({ chances }: { readonly chances: readonly Chance[] }) {
  const stage = usePowers()
  const { results } = namesOf(stage)
  // What never comes to a roll: an interception that fails.
  const none = 1 - chances.reduce((sum, { share }) => sum + share, 0)
  return (
    <span className="chances-bar">
      {chances.map(({ result, share }) => (
        <i
          key={result}
          className={`r-${result.replace(' ', '-')}${share < NARROW ? ' narrow' : ''}`}
          style={{ flexGrow: share }}
          title={results[result]}
        >
          {result} {sixths(share, stage.language)}
        </i>
      ))}
      {chances.length > 0 && none > 0.01 && (
        <i className="r-none" style={{ flexGrow: none }}>
          {powersWords[stage.language].fails} {sixths(none, stage.language)}
        </i>
      )}
    </span>
  )
}

/** What the letters in the bars stand for, and what a victory costs whoever is struck. */
export function ChanceKey() {
  const stage = usePowers()
  const { results } = namesOf(stage)
  return (
    <>
      <p className="chances-key" aria-hidden="true">
        {(['CA', 'NE', 'F', 'MV', 'DV'] as const).map((result) => (
          <span key={result}>
            <i className={`r-${result}`} />
            {result} {results[result]}
          </span>
        ))}
      </p>
      <p className="note">{powersWords[stage.language].victories(stage.board.options.marginal)}</p>
    </>
  )
}
