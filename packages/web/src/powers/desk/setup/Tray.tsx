import type { UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useRef } from 'react'
import { useWords } from '../../../app/language.ts'
import { Icon } from '../../icons.tsx'
import { capital, namesOf } from '../../sentences.ts'
import { usePowers } from '../../usePowers.ts'
import { powersWords } from '../../words.ts'

/** §4.1 The unit in hand and how many like it are left to place. */
export function Tray() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { unit: named, left } = stage.decision?.facts ?? {}
  const unit = UNITS.find((known: UnitId) => known === named)
  const most = useRef({ unit, n: 0 })
  if (unit === undefined || typeof left !== 'number') return undefined
  // As many as there were when this unit was first asked about.
  if (most.current.unit !== unit || most.current.n < left) most.current = { unit, n: left }
  const put = most.current.n - left
  return (
    <section className="tray" aria-label={words.tray}>
      <Icon id={unit} className="own" />
      <p>
        <b>{capital(namesOf(stage).units[unit][left === 1 ? 0 : 1])}</b>
        <small>{words.toPlace(left, put + left)}</small>
      </p>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: put + left }, (_, i) => (
          <i key={i} className={i < put ? 'put' : ''} />
        ))}
      </span>
    </section>
  )
}
