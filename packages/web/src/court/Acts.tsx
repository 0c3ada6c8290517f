import type { CourtChoice } from '@hippodrome/court'
import { ACTIONS } from '@hippodrome/court/vocabulary'
import type { ReactNode } from 'react'
import { pointsAt } from '../board/pointer.ts'
import { useDesk } from './desk.ts'
import { finishing } from './gesture.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { Icon } from './Icon.tsx'
import { ACTION_KEYS, DONE_KEY } from './keys.ts'
import { offered, useCourt } from './stage.ts'

/** The sign of what is done by a button. */
const iconOf = (choice: CourtChoice): string => {
  if (choice.do === 'action') return `action-${choice.action}`
  const icons: { readonly [kind: string]: string | undefined } = {
    pass: 'action-pass',
    done: 'fulfilled',
    yes: 'fulfilled',
    no: 'close',
    settle: 'nomisma',
    seal: 'seal',
    use: 'fulfilled',
    ability: 'hero',
    intrigue: 'intrigue',
    way: 'deck',
    from: 'deck',
    type: choice.do === 'type' ? choice.type : '',
    build: choice.do === 'build' ? choice.unit : '',
    unit: choice.do === 'unit' ? choice.unit : '',
    move: choice.do === 'move' ? choice.unit : '',
  }
  return icons[choice.do] ?? ''
}

/** What a card does is too long for a button, which names it; hovering, and the card itself, say the rest. */
function headOf(said: string): readonly [name: string, says?: string] {
  const colon = said.indexOf(': ')
  return colon < 0 ? [said] : [said.slice(0, colon), said.slice(colon + 2)]
}

/** Choices that are buttons; `children` come first. */
export function Acts(props: { readonly numbers: readonly number[]; readonly children?: ReactNode }) {
  const { numbers, children } = props
  const court = useCourt()
  const { joins } = useDesk()
  const { choices, decision, view, playing, words, carryOut, pointer } = court
  if (!decision) return undefined
  const finish = finishing(court, joins)
  const done = numbers.find((index) => choices[index]?.do === 'done')
  return (
    <div className="acts">
      {children}
      {finish && done !== undefined && (
        <button type="button" className="act" data-act={done} onClick={() => playing.pick(done)}>
          <Icon name="bandon" />
          <span>{words.arrange}</span>
        </button>
      )}
      {numbers.map((index, place) => {
        const choice = choices[index]
        if (!choice) return undefined
        const icon = iconOf(choice)
        const quiet = choice.do === 'pass' || choice.do === 'no'
        const main = choice.do === 'done' || choice.do === 'yes'
        const said = playing.words.choice(choice, decision, view, playing.naming)
        const [name, says] = choice.do === 'ability' ? headOf(said) : [said]
        return (
          <button
            key={index}
            type="button"
            className={`act${quiet ? ' quiet' : ''}${main ? ' primary' : ''}${says ? ' short' : ''}`}
            title={says}
            aria-description={says}
            data-act={index}
            data-digit={place < 9 ? place + 1 : undefined}
            data-letter={choice.do === 'done' ? DONE_KEY : undefined}
            data-enter={main ? '' : undefined}
            {...pointsAt(pointer, index)}
            onClick={() => (finish && index === done ? carryOut(finish) : playing.pick(index))}
          >
            {icon !== '' && <Icon name={icon} />}
            <span>{name}</span>
          </button>
        )
      })}
    </div>
  )
}

/** The actions in their order; one that cannot be taken now keeps its place and says why. */
export function Actions() {
  const court = useCourt()
  const { choices, view, playing, words, spots, naming, decision } = court
  return ACTIONS.map((action) => {
    const spot = `action:${action}`
    const index = offered(choices, 'action', { action })
    const [refusal] = spots.get(spot)?.denied ?? []
    if (index < 0 && !refusal) return undefined
    const why = refusal && playing.words.reason(refusal.reason, view, naming)
    return (
      <button
        key={action}
        type="button"
        className={`act action${index < 0 ? ' denied' : ''}`}
        aria-description={index < 0 ? why : words.does[action]}
        data-spot={spot}
        data-letter={ACTION_KEYS[action]}
        {...(index < 0 ? { 'aria-disabled': true } : { 'data-act': index })}
      >
        <Icon name={`action-${action}`} />
        <span>{words.actions[action]}</span>
        <span className="act-outcome" aria-hidden="true">
          {index >= 0 && decision?.prompt === 'take-turn' && <Icon name="dynamis" />}
          {index >= 0 && outcomeOf(action, court).map((part) => <Part key={part.icon} {...part} />)}
          <kbd>{ACTION_KEYS[action]}</kbd>
        </span>
      </button>
    )
  })
}

const Part = ({ icon, n, title }: Outcome) => (
  <span title={title}>
    <Icon name={icon} className={`g-${icon}`} />
    {n}
  </span>
)
