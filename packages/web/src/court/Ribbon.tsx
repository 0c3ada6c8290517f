import type { CourtChoice, CourtEntry } from '@hippodrome/court'
import type { Action } from '@hippodrome/court/vocabulary'
import { useEffect } from 'react'
import { PlanStrip } from '../board/PlanStrip.tsx'
import { Confirm } from '../play/Confirm.tsx'
import { PromptBar } from '../play/PromptBar.tsx'
import { Dynamis } from './Courts.tsx'
import { restOf } from './gesture.ts'
import { Icon } from './Icon.tsx'
import { hasPlace } from './places.ts'
import { Seat } from './Seat.tsx'
import { type Court, useCourt } from './stage.ts'
import { Stepper } from './Stepper.tsx'

/** Signs and keys of what is done by a button. */
const ACTION_KEYS = {
  draw: 'D',
  play: 'P',
  activate: 'A',
  sell: 'S',
  buy: 'B',
  reset: 'R',
  unit: 'U',
  trade: 'T',
  build: 'B',
} as const

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

/** What is asked, and all that is answered by a button. */
export function Ribbon({ onList }: { readonly onList: () => void }) {
  const court = useCourt()
  const { me, view, words, decision } = court
  useGoingOn(court)
  return (
    <section className="ribbon" aria-label={words.ribbon}>
      {decision && <Seat seat={decision.seat} size={18} />}
      <PromptBar />
      {view.phase === 'action' && me && <Dynamis n={me.goods.dynamis} of={0} />}
      <Dealt />
      <PlanStrip />
      <Answers />
      <button
        type="button"
        className="act quiet list-button"
        data-testid="all-choices"
        data-letter="G"
        title={words.allChoices}
        onClick={onList}
      >
        <Icon name="chronicle" />
        <span className="list-word">{words.allChoices}</span>
      </button>
    </section>
  )
}

/**
 * What is left of a gesture goes on by itself as soon as its next step is offered again. It waits while somebody else
 * answers, and is dropped when the table asks for something else.
 */
function useGoingOn({ planned, choices, decision, playing, letGo }: Court): void {
  const { planner, telling } = playing
  useEffect(() => {
    if (telling || planned?.phase !== 'stopped' || !decision || isWindow(decision.prompt)) return
    const rest = restOf(planned.plan, choices)
    if (rest) void planner.carryOut(rest, planned.spots)
    else letGo()
  }, [planned, choices, decision, planner, telling, letGo])
}

/** What was bought or sold in this action so far. */
function Dealt() {
  const { decision, playing, words } = useCourt()
  const kind = decision?.prompt
  if (kind !== 'buy' && kind !== 'sell') return undefined
  const told = playing.state.told.map(({ entry }) => entry as CourtEntry)
  const since = told.findLastIndex((entry) => entry.kind === 'action')
  const prices = told
    .slice(since + 1)
    .flatMap((entry) => (entry.kind === 'bought' || entry.kind === 'sold' ? [entry.price] : []))
  if (prices.length === 0) return undefined
  const sum = prices.reduce((all, price) => all + price, 0)
  return (
    <span className="dealt" aria-live="polite">
      {words.dealt(kind, prices.length, sum)}
    </span>
  )
}

const isWindow = (prompt: string): boolean => prompt.startsWith('answer-')

function Answers() {
  const court = useCourt()
  const { playing, decision, choices, view, focus, spots, words } = court
  if (!decision || playing.telling || decision.prompt === 'contribute') return undefined
  const { selected } = playing
  if (selected !== undefined) {
    const choice = choices[selected]
    return (
      <div className="acts">
        <span className="ribbon-chosen">
          {choice && playing.words.choice(choice, decision, view, playing.naming)}
        </span>
        <Confirm choice={selected} />
      </div>
    )
  }
  const here = focus === undefined ? [] : (spots.get(focus)?.choices ?? [])
  if (here.length > 1) return <Acts numbers={here} />
  if (choices.length > 1 && choices.every(({ do: kind }) => kind === 'number'))
    return <Stepper key={decision.number} />
  const numbers = choices.flatMap((choice, index) => (hasPlace(choice, view) ? [] : [index]))
  return (
    <>
      <Acts numbers={numbers} />
      {numbers.length < choices.length && numbers.length === 0 && (
        <span className="ribbon-hint">{words.onTheTable}</span>
      )}
    </>
  )
}

function Acts({ numbers }: { readonly numbers: readonly number[] }) {
  const { choices, decision, view, playing, words } = useCourt()
  if (!decision) return undefined
  return (
    <div className="acts">
      {numbers.map((index, place) => {
        const choice = choices[index]
        if (!choice) return undefined
        const icon = iconOf(choice)
        const key = choice.do === 'action' ? ACTION_KEYS[choice.action] : undefined
        const quiet = choice.do === 'pass' || choice.do === 'no'
        const main = choice.do === 'done' || choice.do === 'yes'
        return (
          <button
            key={index}
            type="button"
            className={`act${quiet ? ' quiet' : ''}${main ? ' primary' : ''}`}
            data-act={index}
            data-letter={key}
            data-digit={key === undefined && place < 9 ? place + 1 : undefined}
            data-spot={choice.do === 'action' ? `action:${choice.action}` : undefined}
            onClick={choice.do === 'action' ? undefined : () => playing.pick(index)}
          >
            {icon !== '' && <Icon name={icon} />}
            <span>
              {choice.do === 'action'
                ? words.actions[choice.action]
                : playing.words.choice(choice, decision, view, playing.naming)}
            </span>
            {key !== undefined && <kbd>{key}</kbd>}
          </button>
        )
      })}
      <Refusals />
    </div>
  )
}

/** Actions that cannot be taken now, each with its reason. */
function Refusals() {
  const { playing, view, naming, decision, words, spots } = useCourt()
  const refused = Object.keys(words.actions).flatMap((action) => spots.get(`action:${action}`)?.denied ?? [])
  if (!decision || decision.prompt !== 'take-turn') return undefined
  return refused.map(({ choice, reason }) => (
    <button
      key={JSON.stringify(choice)}
      type="button"
      className="act"
      disabled
      title={playing.words.reason(reason, view, naming)}
    >
      <Icon name={iconOf(choice as CourtChoice)} />
      <span>{words.actions[(choice as CourtChoice & { action: Action }).action]}</span>
    </button>
  ))
}
