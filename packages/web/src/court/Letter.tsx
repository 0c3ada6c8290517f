import type { CourtChoice, CourtEntry } from '@hippodrome/court'
import { type ReactNode, useState } from 'react'
import { Card, momentOf } from './Card.tsx'
import { pointsAt } from '../board/pointer.ts'
import { declaredIn } from './declared.ts'
import { fateOf } from './fate.ts'
import { Coin, Icon } from './Icon.tsx'
import { Orders } from './Orders.tsx'
import { Seat } from './Seat.tsx'
import { Terse } from './Terse.tsx'
import { type Court, useCourt } from './stage.ts'

/** A question out of turn: a letter laid on the table, with the chain so far and the cards that answer. */
export function Letter() {
  const court = useCourt()
  const { decision, choices, view, words, card, playing, who } = court
  const [folded, setFolded] = useState<number>()
  if (!decision?.prompt.startsWith('answer-') || playing.telling) return undefined
  const last = view.intrigue.at(-1)
  const isFolded = folded === decision.number
  const said = playing.words.prompt(decision, view, playing.naming)
  const name = `${who(decision.seat)}: `
  const inOrder = choices
    .map((_, index) => index)
    .toSorted((a, b) => Number(choices[a]?.do === 'pass') - Number(choices[b]?.do === 'pass'))
  return (
    <aside
      className={`letter${isFolded ? ' folded' : ''}`}
      role="dialog"
      aria-modal="false"
      aria-label={words.letter}
      data-testid="letter"
    >
      <button
        type="button"
        className="letter-fold"
        aria-label={words.fold}
        aria-expanded={!isFolded}
        onClick={() => setFolded(isFolded ? undefined : decision.number)}
      >
        <Icon name={isFolded ? 'plus' : 'minus'} />
      </button>
      <Chain />
      <div className="letter-body">
        {last && <Card face={card(last.card)} />}
        <div className="letter-ask">
          <h3>
            {said.startsWith(name)
              ? said.charAt(name.length).toUpperCase() + said.slice(name.length + 1)
              : said}
          </h3>
          {decision.window?.aims?.includes(decision.seat) && <p className="letter-aims">{words.aimsAtYou}</p>}
          {inOrder.map((index, place) => (
            <Answer
              key={index}
              index={index}
              digit={place + 1}
              choice={choices[index]}
              usual={place === 0 && !isFolded}
            />
          ))}
          <Orders />
        </div>
      </div>
    </aside>
  )
}

const declaredAt = ({ decision, view, playing }: Court) =>
  declaredIn(
    decision?.facts,
    view.intrigue,
    playing.state.told.map(({ entry }) => entry as CourtEntry),
  )

/** What was declared, who answered with what, and where one stands oneself. */
function Chain() {
  const court = useCourt()
  const { decision, view, words, card } = court
  const declared = declaredAt(court)
  if (!decision || (!declared && view.intrigue.length === 0)) return undefined
  return (
    <ol className="chain">
      {declared && (
        <Link seat={declared.actor} does={words.declared}>
          <Icon name={`action-${declared.action}`} /> {words.actions[declared.action]}
        </Link>
      )}
      {view.intrigue.map(({ seat, card: id, cancelled }, index) => (
        <Link
          key={`${id}${index}`}
          seat={seat}
          does={declared || index > 0 ? words.answered : words.plays}
          cancelled={cancelled === true}
        >
          {card(id).name}
        </Link>
      ))}
      <li className="chain-you">
        <Seat seat={decision.seat} size={16} />
        <span>{words.andYou}</span>
      </li>
    </ol>
  )
}

function Link(props: {
  readonly seat: number
  readonly does: (name: string | undefined) => string
  readonly cancelled?: boolean
  readonly children: ReactNode
}) {
  const { view, who } = useCourt()
  const { seat, does, cancelled = false, children } = props
  return (
    <li className={cancelled ? 'cancelled' : ''}>
      <Seat seat={seat} size={16} />
      <span>
        <small>{does(seat === view.seat ? undefined : who(seat))}</small>
        <b>{children}</b>
      </span>
    </li>
  )
}

type AnswerProps = {
  readonly index: number
  readonly digit: number
  readonly choice: CourtChoice | undefined
  /** Enter presses it. */
  readonly usual: boolean
}

/** What becomes of the action that was declared, or of the card that may be answered. */
function fateIn(court: Court, choice: CourtChoice): string | undefined {
  const { decision, view, words, card, faces, who } = court
  const declared = declaredAt(court)
  const window = { prompt: decision?.prompt ?? '', chain: view.intrigue, declared: declared !== undefined }
  const fate = fateOf(choice, window, faces.cancels)
  const nameOf = (back: number) => card(view.intrigue.at(-back)?.card ?? '').name
  const action = declared
    ? words.actionOf(
        declared.actor === view.seat ? undefined : who(declared.actor),
        words.actions[declared.action],
      )
    : ''
  return fate && words.fates[fate]({ action, card: nameOf(1), before: nameOf(2) })
}

function Answer({ index, digit, choice, usual }: AnswerProps) {
  const court = useCourt()
  const { decision, view, words, card, playing, pointer, planned, focus } = court
  if (!decision || !choice) return undefined
  const fate = fateIn(court, choice)
  const idle = playing.selected === undefined && planned === undefined && focus === undefined
  const face = choice.do === 'intrigue' ? card(choice.card) : undefined
  return (
    <button
      type="button"
      className={face ? 'act primary' : 'act'}
      data-act={index}
      data-digit={digit < 10 ? digit : undefined}
      data-enter={usual ? '' : undefined}
      data-escape={choice.do === 'pass' && idle ? '' : undefined}
      {...pointsAt(pointer, index)}
      onClick={() => playing.pick(index)}
    >
      <Icon name={face ? 'intrigue' : choice.do === 'pass' ? 'action-pass' : 'fulfilled'} />
      {face ? (
        <span>
          {face.name}
          <small>
            <Terse text={momentOf(face)[1]} />
          </small>
          {fate !== undefined && <small className="fate-line">{fate}</small>}
        </span>
      ) : (
        <span>
          {choice.do === 'pass'
            ? words.letItHappen
            : playing.words.choice(choice, decision, view, playing.naming)}
          {fate !== undefined && <small className="fate-line">{fate}</small>}
        </span>
      )}
      {face && choice.do === 'intrigue' && <Coin price={choice.cost} printed={face.cost} />}
    </button>
  )
}
