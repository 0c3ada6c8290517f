import type { PowersChoice, StackView, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { speaksOf } from '../../board/pointer.ts'
import { Icon } from '../icons.tsx'
import { ended, operate, waitingOf } from '../onward.ts'
import { nameOf } from '../sentences.ts'
import { sizeOf } from '../standing.ts'
import { stackSpot } from '../targets.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

/** The unit that stands for a stack: whoever is most of it, the Basileus before all. */
const faceOf = ({ units = [] }: StackView): UnitId =>
  (units[0] ?? 0) > 0 ? 'basileus' : (UNITS[units.indexOf(Math.max(...units))] ?? 'militia')

/** §11.3 The stacks that may still operate, the largest first: a click names one, or parts it; what operates now has ended then. */
export function Ready() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const waiting = waitingOf(stage)
  const first = ended(stage)
  const say = (choice: PowersChoice) => stage.carryOut({ choices: [...first, choice] })
  if (waiting.length === 0) return undefined
  return (
    <section aria-label={words.stillToOperate} className="ready">
      <h2>
        {words.stillToOperate} <span>{waiting.length}</span>
        <kbd className="with-keys" title={words.nextStack}>
          N
        </kbd>
      </h2>
      <ul>
        {waiting
          .toSorted((a, b) => sizeOf(b.units ?? []) - sizeOf(a.units ?? []))
          .map((stack) => (
            <li
              key={stack.id}
              data-stack={stack.id}
              {...speaksOf(stage.pointer, [stackSpot(stage, stack.id)])}
            >
              <button type="button" onClick={() => say(operate(stack))}>
                <Icon id={faceOf(stack)} className="own" />
                <span>{nameOf(stage, stack.place)}</span>
                <small>{words.units(sizeOf(stack.units ?? []))}</small>
              </button>
              {sizeOf(stack.units ?? []) > 1 && (
                <button
                  type="button"
                  className="split"
                  title={words.splitHint}
                  onClick={() => say({ do: 'split', stack: stack.id, place: stack.place })}
                >
                  {words.split}
                </button>
              )}
            </li>
          ))}
      </ul>
      {first.length > 0 && (
        <button type="button" className="end-all" data-testid="end-all" onClick={() => say({ do: 'end' })}>
          {words.endAll}
        </button>
      )}
    </section>
  )
}
