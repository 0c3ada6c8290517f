import type { PowersChoice } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useState } from 'react'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { namesOf } from '../sentences.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { Stepper } from '../../board/Stepper.tsx'

/** §11.4 How many of each unit part from the stack, by steppers. */
export function WhoGoes() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { choices, decision, view } = stage
  const names = namesOf(stage)
  const stack = view.stacks.find(({ id }) => id === decision?.facts?.['stack'])
  const kinds = choices.flatMap((choice) => (choice.do === 'detach' ? [choice.unit] : []))
  const [parting, setParting] = useState<{ readonly [unit: string]: number }>({})
  const sum = kinds.reduce((all, unit) => all + (parting[unit] ?? 0), 0)
  const size = stack?.units?.reduce((all, n) => all + n, 0) ?? 0
  if (kinds.length === 0) return undefined
  const plan = kinds.flatMap((unit) =>
    Array.from({ length: parting[unit] ?? 0 }, (): PowersChoice => ({ do: 'detach', unit })),
  )
  // When one unit is left behind the engine parts them by itself.
  const ended: readonly PowersChoice[] = sum < size - 1 ? [...plan, { do: 'done' }] : plan
  return (
    <section aria-label={words.whoParts}>
      <h2>{words.whoParts}</h2>
      <ul className="tiles">
        {kinds.map((unit) => {
          const there = stack?.units?.[UNITS.indexOf(unit)] ?? 0
          const n = parting[unit] ?? 0
          return (
            <li key={unit} data-unit={unit}>
              <Icon id={unit} className="own" />
              <span>{names.units[unit][there === 1 ? 0 : 1]}</span>
              <Stepper
                n={n}
                most={Math.min(there, n + Math.max(0, size - 1 - sum))}
                name={names.units[unit][0]}
                onChange={(next) => setParting({ ...parting, [unit]: next })}
              />
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="primary wide"
        disabled={sum === 0}
        data-testid="who-goes"
        onClick={() => {
          setParting({})
          stage.carryOut({ choices: ended })
        }}
      >
        {words.part(sum)}
      </button>
    </section>
  )
}
