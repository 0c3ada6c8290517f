import type { CourtEntry } from '@hippodrome/court'
import { useEffect } from 'react'
import { PlanStrip } from '../board/PlanStrip.tsx'
import { Confirm } from '../play/Confirm.tsx'
import { PromptBar } from '../play/PromptBar.tsx'
import { Acts, Actions } from './Acts.tsx'
import { Dynamis } from './Courts.tsx'
import { restOf } from './gesture.ts'
import { Icon } from './Icon.tsx'
import { hasPlace } from './places.ts'
import { asksAtOnce } from './sheets.ts'
import { Seat } from './Seat.tsx'
import { type Court, useCourt } from './stage.ts'
import { AskedNumber } from './AskedNumber.tsx'

/** What is asked, and all that is answered by a button. */
export function Ribbon({ onList }: { readonly onList: () => void }) {
  const court = useCourt()
  const { me, view, words, decision } = court
  useGoingOn(court)
  const onSheet: { readonly [prompt: string]: string | undefined } = {
    contribute: words.sealThenAsk,
    'divide-loot': words.divide,
  }
  return (
    <section className="ribbon" aria-label={words.ribbon}>
      {decision && <Seat seat={decision.seat} size={18} />}
      <PromptBar asks={onSheet[decision?.prompt ?? '']} />
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
  if (!decision || playing.telling || asksAtOnce(decision.prompt)) return undefined
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
  const here = focus === undefined ? undefined : spots.get(focus)
  if (here && here.choices.length > 1) return <Acts numbers={here.choices} />
  if (choices.length > 1 && choices.every(({ do: kind }) => kind === 'number'))
    return <AskedNumber key={decision.number} />
  const numbers = choices.flatMap((choice, index) =>
    hasPlace(choice, view) || choice.do === 'action' ? [] : [index],
  )
  const [refusal] = here?.denied ?? []
  return (
    <>
      {refusal && (
        <span className="ribbon-why" role="status">
          {playing.words.reason(refusal.reason, view, playing.naming)}
        </span>
      )}
      <Acts numbers={numbers}>
        <Actions />
      </Acts>
      {numbers.length < choices.length && numbers.length === 0 && (
        <span className="ribbon-hint">{words.onTheTable}</span>
      )}
    </>
  )
}
