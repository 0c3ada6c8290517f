import type { CourtEntry } from '@hippodrome/court'
import type { Choice } from '@hippodrome/engine'
import { useEffect, useRef } from 'react'
import { PlanStrip } from '../board/PlanStrip.tsx'
import { Confirm } from '../play/Confirm.tsx'
import { PromptBar } from '../play/PromptBar.tsx'
import { Acts, Actions } from './Acts.tsx'
import { Basket } from './Basket.tsx'
import { basketOf, deals, dealsIn, isAsMeant, settled } from './dealing.ts'
import { type Joining, useDesk } from './desk.ts'
import { chipsOf, Dynamis } from './Courts.tsx'
import { restOf } from './gesture.ts'
import { Ghost } from './Ghost.tsx'
import { Icon } from './Icon.tsx'
import { LIST_KEY } from './keys.ts'
import { hasPlace } from './places.ts'
import { asksAtOnce, asksUnderMap } from './sheets.ts'
import { Seat } from './Seat.tsx'
import { AskedNumber } from './AskedNumber.tsx'
import { type Court, offered, useCourt } from './stage.ts'

/** What is asked, and all that is answered by a button. */
export function Ribbon({ onList }: { readonly onList: () => void }) {
  const court = useCourt()
  const { me, view, words, decision } = court
  useGoingOn(court)
  useSettling(court)
  const prompt = decision?.prompt ?? ''
  const letter = isWindow(prompt)
  return (
    <section className="ribbon" aria-label={words.ribbon}>
      {decision && <Seat seat={decision.seat} size={18} />}
      <PromptBar asks={asked(court)} />
      {view.phase === 'action' && me && !letter && (
        <Dynamis n={me.goods.dynamis} of={chipsOf(view)}>
          <Ghost good="dynamis" />
        </Dynamis>
      )}
      {letter && <span className="ribbon-hint">{words.calmly}</span>}
      {(prompt === 'contribute' || prompt === 'bid') && (
        <span className="ribbon-hint">{words.untilSealed}</span>
      )}
      <Dealt />
      <Basket />
      <PlanStrip />
      <Answers />
      <button
        type="button"
        className="act quiet list-button"
        data-testid="all-choices"
        data-letter={LIST_KEY}
        title={words.keys.list}
        onClick={onList}
      >
        <Icon name="chronicle" />
        <span className="list-word">{words.chronicle}</span>
      </button>
    </section>
  )
}

/**
 * What is left of a gesture goes on by itself as soon as its next step is offered again. It waits while somebody else
 * answers, and is dropped when the table asks for something else.
 */
function useGoingOn({ planned, choices, decision, playing, letGo }: Court): void {
  const { planner, telling, table } = playing
  const { joins, put } = useDesk()
  const tried = useRef<number>(undefined)
  /** The question at which what is under way began; it may still be on show when the rest of it already waits. */
  const origin = useRef<number>(undefined)
  useEffect(() => {
    if (planned?.phase !== 'stopped') origin.current = decision?.number
    if (telling || planned?.phase !== 'stopped' || !decision || isWindow(decision.prompt)) return
    const { plan, spots } = planned
    // What this very question refused, as a lesson does that asks for something else, is not tried over and over.
    if (tried.current === decision.number) {
      letGo()
      return
    }
    if (dealsIn(plan).length > 0) {
      // What abilities make dearer than it was meant is asked about again.
      if (!deals(decision.prompt)) {
        if (decision.number !== origin.current && decision.prompt === 'take-turn') letGo()
        return
      }
      const goOn = async () => {
        const now = await settled(table, plan)
        if (dealsIn(now).length === 0) letGo()
        else await (isAsMeant(plan, now) ? planner.carryOut(now, spots) : planner.propose(now, spots))
      }
      tried.current = decision.number
      void goOn().catch(letGo)
      return
    }
    const wishes = plan.choices.flatMap((choice) => (isJoining(choice) ? [choice] : []))
    const rest = restOf(plan, choices)
    if (rest) {
      tried.current = decision.number
      void planner.carryOut(rest, spots)
    } else {
      if (decision.prompt !== 'form-bandons' && wishes.length > 0) put({ joins: [...joins, ...wishes] })
      letGo()
    }
  }, [planned, choices, decision, planner, telling, table, letGo, joins, put])
  // Cards that were dropped on a Hero join as soon as Bandons can be arranged, and are forgotten with the action.
  useEffect(() => {
    if (telling || joins.length === 0 || !decision || planned?.phase === 'making') return
    if (decision.prompt === 'form-bandons') {
      put({ joins: [] })
      const meant = joins.filter((join) => offered(choices, 'join', join) >= 0)
      if (meant.length > 0) void planner.carryOut({ choices: [...meant, { do: 'done' }] })
    } else if (decision.prompt === 'take-turn') put({ joins: [] })
  }, [decision, joins, choices, planned, planner, telling, put])
}

/** What lies in the basket is told at the prices that the rules ask of this seat, and closes the action by the same word. */
function useSettling({ planned, playing }: Court): void {
  const { planner, table } = playing
  useEffect(() => {
    if (planned?.phase !== 'ready' || basketOf({ planned }).length === 0) return undefined
    let stays = true
    const { plan, spots } = planned
    const settle = async () => {
      const now = await settled(table, plan)
      const changed = JSON.stringify(now.choices) !== JSON.stringify(plan.choices)
      if (!stays || !changed) return
      if (now.choices.length === 0) planner.letGo()
      else await planner.propose(now, spots)
    }
    void settle().catch(() => undefined)
    return () => {
      stays = false
    }
  }, [planned, planner, table])
}

const isJoining = (choice: Choice): choice is Joining => choice.do === 'join'

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

/** The question as the one person at this screen hears it: without the name, where nobody else could be meant. */
function asked({ decision, playing, view, words, who }: Court): string | undefined {
  if (!decision) return undefined
  if (decision.prompt === 'contribute') return words.sealThenAsk
  if (decision.prompt === 'divide-loot') return words.divide
  if (isWindow(decision.prompt)) return words.outOfTurn
  const facts = (decision.facts ?? {}) as { readonly stopped?: unknown; readonly last?: unknown }
  const alone = playing.state.seats.filter(({ player }) => player === 'human').length < 2
  if (!alone) return undefined
  if (decision.prompt === 'take-turn' && !facts.stopped && !facts.last) return words.takeAction
  const said = playing.words.prompt(decision, view, playing.naming)
  const name = `${who(decision.seat)}: `
  const rest = said.startsWith(name) ? said.slice(name.length) : said
  return rest.charAt(0).toUpperCase() + rest.slice(1)
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
  if (asksUnderMap(decision.prompt)) return undefined
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
