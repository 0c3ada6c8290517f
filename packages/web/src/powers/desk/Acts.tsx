import type { PowersChoice, Verb } from '@hippodrome/powers'
import { useWords } from '../../app/language.ts'
import type { DeskProps } from '../../board/board.ts'
import { Consequences } from '../../board/Consequences.tsx'
import { pointsAt } from '../../board/pointer.ts'
import { Confirm } from '../../play/Confirm.tsx'
import { wordOf } from '../../play/playing.ts'
import { letterOf } from '../gesture.ts'
import { peopleOf } from '../sentences.ts'
import { type PowersStage, usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { actsOf } from './acts.ts'
import { strikesOf } from './Strikes.tsx'
import { supportOf } from './Support.tsx'

/** What most people answer most of the time. */
const USUAL: readonly Verb[] = ['roll', 'propose', 'advance', 'collect', 'relief', 'showAll', 'pay']
/** What lets the matter rest comes last. */
const LAST: readonly Verb[] = ['done', 'end', 'pass', 'stay', 'stand', 'forgo', 'decline', 'dropOffer']
/** Always possible, seldom meant. */
const ASIDE: readonly Verb[] = ['show', 'transfer']
const NINE = 9

const rankOf = (verb: Verb): number =>
  USUAL.includes(verb) ? 0 : ASIDE.includes(verb) ? 3 : LAST.includes(verb) ? 2 : 1

/** Points that the stack would have after a roll with this added. */
function rangeOf(
  { view, decision }: PowersStage,
  choice: PowersChoice,
): readonly [number, number] | undefined {
  const strategos = choice.do === 'chit' ? /^strategos(\d)$/.exec(choice.chit)?.[1] : undefined
  if (decision?.prompt !== 'push' || (choice.do !== 'roll' && strategos === undefined)) return undefined
  const stack = view.stacks.find(({ id }) => id === decision.facts?.['stack'])
  const led = ((stack?.units?.[0] ?? 0) > 0 ? 1 : 0) + (stack?.leadership ? 1 : 0)
  const added = led + Number(strategos ?? 0)
  return [1 + added, 6 + added]
}

/** What the board says in words of its own. */
function ownWords(stage: PowersStage, choice: PowersChoice, words: Words): string | undefined {
  const { do: verb } = choice
  const prompt = stage.decision?.prompt
  const talks = prompt === 'negotiate' || prompt === 'talk'
  if (verb === 'show') {
    const several = stage.choices.filter((other) => other.do === 'show').length > 1
    return several ? words.showOf(peopleOf(stage, choice.power)) : words.showSomething
  }
  if (verb === 'talk') return words.talkMore
  return verb === 'pass' && talks ? words.noMore : undefined
}
type Words = (typeof powersWords)['en']

/** A button for whatever is said rather than pointed at: what it is, and beside it what it comes to. */
export function Acts({ outlooks }: DeskProps) {
  const stage = usePowers()
  const { choices, decision } = stage
  if (!decision) return undefined
  const rank = (index: number) => rankOf(choices[index]?.do ?? 'pass')
  const acts = actsOf(stage).toSorted((a, b) => rank(a) - rank(b) || a - b)
  if (acts.length === 0) return undefined
  const first = strikesOf(stage).length + supportOf(stage).length + 1
  const usual = acts.filter((index) => rank(index) === 0)
  return (
    <ul className="acts">
      {acts.map((index, place) => (
        <Act
          key={index}
          index={index}
          outlook={outlooks[index]}
          digit={first + place <= NINE ? first + place : undefined}
          usual={usual.length === 1 && usual[0] === index}
        />
      ))}
    </ul>
  )
}

type ActProps = {
  readonly index: number
  readonly outlook: DeskProps['outlooks'][number] | undefined
  readonly digit: number | undefined
  readonly usual: boolean
}

function Act({ index, outlook, digit, usual }: ActProps) {
  const stage = usePowers()
  const words = useWords(powersWords)
  const { playing, decision, choices, pointer, view } = stage
  const choice = choices[index]
  if (!decision || !choice) return undefined
  const selected = playing.selected === index
  const sentence = ownWords(stage, choice, words) ?? wordOf(playing, choice, decision)
  const [, says = '', beside] = /^(.*?)(?: \(([^()]*)\))?$/.exec(sentence) ?? []
  const range = rangeOf(stage, choice)
  const lost = choice.do === 'end' && decision.prompt === 'act' ? (view.operating?.points ?? 0) : 0
  const comes = range ? words.pointsFrom(...range) : lost > 0 ? words.pointsLost(lost) : beside
  const key = letterOf(stage, choice)?.toUpperCase() ?? digit
  return (
    <li>
      <button
        type="button"
        className={`wide ${rankOf(choice.do) === 0 ? 'primary' : ''} ${ASIDE.includes(choice.do) ? 'aside' : ''}`}
        aria-pressed={selected}
        data-act={choice.do}
        data-nth={index}
        data-digit={digit}
        data-enter={usual ? '' : undefined}
        onClick={() => playing.pick(index)}
        {...pointsAt(pointer, index)}
      >
        <span>
          {says} {key !== undefined && <kbd aria-hidden="true">{usual ? 'Enter' : key}</kbd>}
        </span>
        {comes !== undefined && <b className="cost">{comes}</b>}
        {(outlook?.odds.length ?? 0) > 0 && <Consequences outlook={outlook} />}
      </button>
      {selected && <Confirm choice={index} />}
    </li>
  )
}
