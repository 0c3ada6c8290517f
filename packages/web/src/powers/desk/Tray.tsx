import type { UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { capital, namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** §4.1 The unit in hand and how many like it are left to place. */
export function Tray() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { unit: named, left } = stage.decision?.facts ?? {}
  const unit = UNITS.find((known: UnitId) => known === named)
  if (unit === undefined || typeof left !== 'number') return undefined
  return (
    <section className="tray" aria-label={words.tray}>
      <Icon id={unit} className="own" />
      <b>{capital(namesOf(stage).units[unit][left === 1 ? 0 : 1])}</b>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: left }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <span>{words.leftToDo(left)}</span>
      <p className="quiet">{words.clickToPlace}</p>
    </section>
  )
}
