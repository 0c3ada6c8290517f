import { useState } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { Stepper } from '../../board/Stepper.tsx'
import { cheapest, leftOf, planOf, rowsOf } from './tileRows.ts'

/** Units to lose, to turn or to give up: the cheapest are proposed, steppers change it, one button does it. */
export function Tiles() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { decision } = stage
  const names = namesOf(stage)
  const left = leftOf(stage)
  const rows = rowsOf(stage)
  const [changed, setChanged] = useState<{
    readonly decision: number | undefined
    readonly wanted: readonly number[]
  }>()
  const wanted = changed && changed.decision === decision?.number ? changed.wanted : cheapest(rows, left)
  const sum = wanted.reduce((all, n) => all + n, 0)
  if (rows.length === 0) return undefined
  const plan = planOf(rows, wanted)
  return (
    <section aria-label={words.unitsLost}>
      <h2>
        {words.unitsLost} <span>{words.leftToDo(Math.max(0, left - sum))}</span>
      </h2>
      <ul className="tiles">
        {rows.map(({ choice, there }, i) => (
          <li key={`${choice.stack} ${choice.unit}`} data-unit={`${choice.stack} ${choice.unit}`}>
            <Icon id={choice.unit} className="own" />
            <span>
              {names.units[choice.unit][0]}, {names.places[choice.place]}
            </span>
            <Stepper
              n={wanted[i] ?? 0}
              most={Math.min(there, (wanted[i] ?? 0) + Math.max(0, left - sum))}
              name={names.units[choice.unit][0]}
              onChange={(n) =>
                setChanged({
                  decision: decision?.number,
                  wanted: wanted.map((old, k) => (k === i ? n : old)),
                })
              }
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary wide"
        disabled={sum === 0}
        data-testid="tiles"
        onClick={() => stage.carryOut({ choices: plan })}
      >
        {words.takeAll(sum)}
      </button>
    </section>
  )
}
