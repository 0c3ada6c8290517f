import type { PowersChoice, StackView, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { useWords } from '../../app/language.ts'
import { speaksOf } from '../../board/pointer.ts'
import { Icon } from '../icons.tsx'
import { nameOf } from '../sentences.ts'
import { sizeOf } from '../standing.ts'
import { stackSpot } from '../targets.ts'
import { type PowersSituation, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'

type Row = {
  readonly stack: StackView
  readonly operate: PowersChoice
  readonly split: PowersChoice | undefined
}

function rowsOf({ choices, view }: PowersSituation): readonly Row[] {
  return choices.flatMap((operate): Row[] => {
    if (operate.do !== 'operate') return []
    const stack = view.stacks.find(({ id }) => id === operate.stack)
    const split = choices.find((choice) => choice.do === 'split' && choice.stack === operate.stack)
    return stack ? [{ stack, operate, split }] : []
  })
}

/** The unit that stands for a stack: whoever is most of it, the Basileus before all. */
const faceOf = ({ units = [] }: StackView): UnitId =>
  (units[0] ?? 0) > 0 ? 'basileus' : (UNITS[units.indexOf(Math.max(...units))] ?? 'militia')

/** §11.3 The stacks that may still operate, the largest first: a click names one, or parts it. */
export function Ready() {
  const stage = usePowers()
  const words = useWords(powersWords)
  const rows = rowsOf(stage)
  if (rows.length === 0) return undefined
  return (
    <section aria-label={words.stillToOperate} className="ready">
      <h2>
        {words.stillToOperate} <span>{rows.length}</span>
        <kbd className="with-keys" title={words.nextStack}>
          N
        </kbd>
      </h2>
      <ul>
        {rows
          .toSorted((a, b) => sizeOf(b.stack.units ?? []) - sizeOf(a.stack.units ?? []))
          .map(({ stack, operate, split }) => (
            <li
              key={stack.id}
              data-stack={stack.id}
              {...speaksOf(stage.pointer, [stackSpot(stage, stack.id)])}
            >
              <button type="button" onClick={() => stage.carryOut({ choices: [operate] })}>
                <Icon id={faceOf(stack)} className="own" />
                <span>{nameOf(stage, stack.place)}</span>
                <small>{words.units(sizeOf(stack.units ?? []))}</small>
              </button>
              {split && (
                <button
                  type="button"
                  className="split"
                  title={words.splitHint}
                  onClick={() => stage.carryOut({ choices: [split] })}
                >
                  {words.split}
                </button>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
