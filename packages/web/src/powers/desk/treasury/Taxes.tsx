import type { LandId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../../app/language.ts'
import { pointsAt } from '../../../board/pointer.ts'
import { changeDraft, useDraft } from '../../draft.ts'
import { placesOf } from '../../places.ts'
import { nameOf } from '../../sentences.ts'
import { stacksIn } from '../../standing.ts'
import { taxedNow } from '../../treasury.ts'
import { treasuryWords } from '../../treasuryWords.ts'
import { type PowersSituation, usePowers } from '../../usePowers.ts'

const MILITIA = UNITS.indexOf('militia')

/** §27.3 How many would rise in an area. */
export const militiaIn = ({ view, board }: PowersSituation, place: LandId): number =>
  stacksIn(view, placesOf(board), place).reduce((sum, { units }) => sum + (units?.[MILITIA] ?? 0), 0)

/** §27.2 Where taxes may be raised, what that may bring, and what it may come to. */
export function Taxes() {
  const stage = usePowers()
  const words = useWords(treasuryWords)
  const { taxed } = useDraft(stage)
  const rows = stage.choices.flatMap((choice, index) => (choice.do === 'raise' ? [{ choice, index }] : []))
  const raised = taxedNow(stage)
  if (rows.length === 0) return undefined
  const valueOf = (place: LandId) => stage.view.areas.find((area) => area.place === place)?.value ?? 0
  return (
    <section aria-label={words.taxes} className="taxes">
      <h2>{words.taxes}</h2>
      <ul className="ticks">
        {rows
          .toSorted((a, b) => valueOf(b.choice.place) - valueOf(a.choice.place))
          .map(({ choice: { place }, index }) => (
            <li key={place}>
              <button
                type="button"
                aria-pressed={taxed.includes(place)}
                title={words.revolt(militiaIn(stage, place))}
                onClick={() =>
                  changeDraft(stage, {
                    taxed: taxed.includes(place) ? taxed.filter((land) => land !== place) : [...taxed, place],
                  })
                }
                {...pointsAt(stage.pointer, index)}
              >
                {nameOf(stage, place)} <b>+${valueOf(place)}</b>
              </button>
            </li>
          ))}
      </ul>
      {raised.length > 0 && (
        <ul className="quiet risks">
          {raised.map(({ place }) => (
            <li key={place}>
              {nameOf(stage, place)}: {words.revolt(militiaIn(stage, place))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
