import { Stepper } from '../board/Stepper.tsx'
import { useDesk } from './desk.ts'
import { Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

/** One number that is asked: a vote, a bid, an Age. */
export function AskedNumber() {
  const { choices, decision, view, playing, words } = useCourt()
  const { setting, put } = useDesk()
  const numbers = choices.flatMap((choice) => (choice.do === 'number' ? [choice.n] : []))
  const min = Math.min(...numbers)
  const max = Math.max(...numbers)
  const n = setting && setting.decision === decision?.number ? setting.n : Math.min(max, Math.max(min, 1))
  const index = numbers.indexOf(n)
  const choice = choices[index]
  if (!decision) return undefined
  return (
    <div className="acts" data-testid="stepper">
      <Stepper
        n={n}
        least={min}
        most={max}
        name={playing.words.prompt(decision, view, playing.naming)}
        onChange={(to) => put({ setting: { decision: decision.number, n: to } })}
      />
      <button
        type="button"
        className="act primary"
        disabled={!choice}
        data-testid="step-do"
        data-enter=""
        onClick={() => void playing.choose(index)}
      >
        <Icon name="fulfilled" />
        <span>
          {decision.prompt === 'vote-amount'
            ? words.place(n)
            : choice && playing.words.choice(choice, decision, view, playing.naming)}
        </span>
      </button>
    </div>
  )
}
