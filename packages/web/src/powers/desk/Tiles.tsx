import type { PowersChoice, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useState } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { nameOf, namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { Stepper } from './Stepper.tsx'

type UnitChoice = Extract<PowersChoice, { readonly do: 'unit' }>
type Row = { readonly choice: UnitChoice; readonly there: number }

/** The cheapest go first, the Basileus last. */
const ORDER: readonly UnitId[] = ['militia', 'nomad', 'warrior', 'fieldArmy', 'fleet', 'basileus']

/** As many of the cheapest as must go. */
function cheapest(rows: readonly Row[], left: number): readonly number[] {
  const wanted = rows.map(() => 0)
  let open = left
  const order = rows
    .map((_, i) => i)
    .toSorted(
      (a, b) =>
        ORDER.indexOf(rows[a]?.choice.unit ?? 'militia') - ORDER.indexOf(rows[b]?.choice.unit ?? 'militia'),
    )
  for (const i of order) {
    const n = Math.min(open, rows[i]?.there ?? 0)
    wanted[i] = n
    open -= n
  }
  return wanted
}

/** Units to lose, to turn or to give up: the cheapest are proposed, steppers change it, one button does it. */
export function Tiles() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, decision, view } = stage
  const names = namesOf(stage)
  const fact = decision?.facts?.['left']
  const left = typeof fact === 'number' ? fact : 1
  const rows = choices.flatMap((choice): Row[] => {
    if (choice.do !== 'unit') return []
    const units = view.stacks.find(({ id }) => id === choice.stack)?.units
    return [{ choice, there: units?.[UNITS.indexOf(choice.unit)] ?? 1 }]
  })
  const [changed, setChanged] = useState<{
    readonly decision: number | undefined
    readonly wanted: readonly number[]
  }>()
  const wanted = changed && changed.decision === decision?.number ? changed.wanted : cheapest(rows, left)
  const sum = wanted.reduce((all, n) => all + n, 0)
  if (rows.length === 0) return undefined
  const plan = rows.flatMap(({ choice }, i) => Array.from({ length: wanted[i] ?? 0 }, () => choice))
  return (
    <section aria-label={words.unitsLost}>
      <h2>
        {words.unitsLost} <span>{words.leftToDo(Math.max(0, left - sum))}</span>
      </h2>
      <ul className="tiles">
        {rows.map(({ choice, there }, i) => (
          <li key={`${choice.stack} ${choice.unit}`}>
            <Icon id={choice.unit} className="own" />
            <span>
              {names.units[choice.unit][0]}, {nameOf(stage, choice.place)}
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
