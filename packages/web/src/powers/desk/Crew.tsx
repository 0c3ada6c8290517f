import type { PowersChoice, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { Icon } from '../icons.tsx'
import { namesOf } from '../sentences.ts'
import { type PowersSituation, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

type Crewman = {
  readonly unit: UnitId
  readonly n: number
  readonly drop: PowersChoice | undefined
  readonly take: PowersChoice | undefined
}

/** Who is in the stack that operates, who may stay behind, and who may join. */
function crewOf({ view, choices }: PowersSituation): readonly Crewman[] {
  const units = view.stacks.find(({ id }) => id === view.operating?.stack)?.units ?? []
  return UNITS.flatMap((unit, i): Crewman[] => {
    const n = units[i] ?? 0
    const drop = choices.find((choice) => choice.do === 'drop' && choice.unit === unit)
    const take = choices.find((choice) => choice.do === 'takeUnit' && choice.unit === unit)
    return n > 0 || take ? [{ unit, n, drop, take }] : []
  })
}

/** §11.7, §11.8 Units of the stack on its way: fewer stay behind here, more join from here. */
export function Crew() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { units } = namesOf(stage)
  const crew = crewOf(stage)
  // Whoever can neither stay nor be joined needs no say.
  if (crew.every(({ drop, take }) => !drop && !take)) return undefined
  return (
    <section aria-label={words.whoGoes} className="crew">
      <h2>{words.whoGoes}</h2>
      <ul className="crew-units">
        {crew.map(({ unit, n, drop, take }) => (
          <li key={unit} title={units[unit][n === 1 ? 0 : 1]}>
            <Icon id={unit} className="own" />
            <Step choice={drop} sign="−" says={`${words.stays}: ${units[unit][0]}`} />
            <b>{n}</b>
            <Step choice={take} sign="+" says={`${words.joins}: ${units[unit][0]}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type StepProps = {
  readonly choice: PowersChoice | undefined
  readonly sign: string
  readonly says: string
}

function Step({ choice, sign, says }: StepProps) {
  const stage = usePowers()
  return (
    <button
      type="button"
      aria-label={says}
      title={says}
      disabled={!choice}
      data-act={choice?.do}
      data-nth={choice && stage.choices.indexOf(choice)}
      onClick={() => choice && stage.carryOut({ choices: [choice] })}
    >
      {sign}
    </button>
  )
}
