import type { Verb } from '@hippodrome/powers'
import { Consequences } from '../../board/Consequences.tsx'
import type { DeskProps } from '../../board/board.ts'
import { pointsAt } from '../../board/pointer.ts'
import { Confirm } from '../../play/Confirm.tsx'
import { wordOf } from '../../play/playing.ts'
import { usePowers } from '../usePowers.ts'
import { actsOf } from './acts.ts'

/** What most people answer most of the time. */
const USUAL: readonly Verb[] = ['roll', 'propose', 'agree', 'advance', 'collect', 'relief', 'showAll', 'pay']
/** What lets the matter rest comes last. */
const LAST: readonly Verb[] = ['done', 'end', 'pass', 'stay', 'stand', 'forgo', 'decline', 'dropOffer']
/** Always possible, seldom meant. */
const ASIDE: readonly Verb[] = ['show']
const NINE = 9

/** A button for whatever is said rather than pointed at. */
export function Acts({ outlooks }: DeskProps) {
  const stage = usePowers()
  const { playing, decision, choices, pointer } = stage
  if (!decision) return undefined
  const rank = (index: number) => {
    const verb = choices[index]?.do ?? 'pass'
    return USUAL.includes(verb) ? 0 : ASIDE.includes(verb) ? 3 : LAST.includes(verb) ? 2 : 1
  }
  const acts = actsOf(stage).toSorted((a, b) => rank(a) - rank(b) || a - b)
  if (acts.length === 0) return undefined
  return (
    <ul className="acts">
      {acts.map((index, place) => {
        const choice = choices[index]
        const selected = playing.selected === index
        return (
          choice && (
            <li key={index}>
              <button
                type="button"
                className={`wide ${rank(index) === 0 ? 'primary' : ''} ${ASIDE.includes(choice.do) ? 'aside' : ''}`}
                aria-pressed={selected}
                data-act={choice.do}
                data-nth={index}
                data-digit={place < NINE ? place + 1 : undefined}
                onClick={() => playing.pick(index)}
                {...pointsAt(pointer, index)}
              >
                <span>{wordOf(playing, choice, decision)}</span>
                {(outlooks[index]?.odds.length ?? 0) > 0 && <Consequences outlook={outlooks[index]} />}
              </button>
              {selected && <Confirm choice={index} />}
            </li>
          )
        )
      })}
    </ul>
  )
}
