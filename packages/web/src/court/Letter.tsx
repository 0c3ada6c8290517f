import type { Action } from '@hippodrome/court/vocabulary'
import { useState } from 'react'
import { Card, momentOf } from './Card.tsx'
import { Coin, Icon } from './Icon.tsx'
import { Orders } from './Orders.tsx'
import { Seat } from './Seat.tsx'
import { Terse } from './Terse.tsx'
import { useCourt } from './stage.ts'

const declaredBy = (facts: unknown): { readonly actor: number; readonly action: Action } | undefined => {
  const { actor, action } = (facts ?? {}) as { readonly actor?: number; readonly action?: Action }
  return actor === undefined || action === undefined ? undefined : { actor, action }
}

/** A question out of turn: a letter laid on the table, with the chain so far and the cards that answer. */
export function Letter() {
  const court = useCourt()
  const { decision, choices, view, words, who, card, playing } = court
  const [folded, setFolded] = useState<number>()
  if (!decision?.prompt.startsWith('answer-') || playing.telling) return undefined
  const last = view.intrigue.at(-1)
  const isFolded = folded === decision.number
  const declared = declaredBy(decision.facts)
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
      {(declared || view.intrigue.length > 0) && (
        <ol className="chain">
          {declared && (
            <li>
              <Seat seat={declared.actor} size={16} /> {who(declared.actor)}:{' '}
              <Icon name={`action-${declared.action}`} /> {words.actions[declared.action]}
            </li>
          )}
          {view.intrigue.map(({ seat, card: id, cancelled }, index) => (
            <li key={`${id}${index}`} className={cancelled ? 'cancelled' : ''}>
              <Seat seat={seat} size={16} /> {who(seat)}: {card(id).name}
            </li>
          ))}
        </ol>
      )}
      <div className="letter-body">
        {last && <Card face={card(last.card)} />}
        <div className="letter-ask">
          <h3>{playing.words.prompt(decision, view, playing.naming)}</h3>
          {inOrder.map((index) => {
            const choice = choices[index]
            if (!choice) return undefined
            if (choice.do === 'intrigue') {
              const face = card(choice.card)
              return (
                <button
                  key={index}
                  type="button"
                  className="act primary"
                  data-act={index}
                  onClick={() => playing.pick(index)}
                >
                  <Icon name="intrigue" />
                  <span>
                    {face.name}
                    <small>
                      <Terse text={momentOf(face)[1]} />
                    </small>
                  </span>
                  <Coin price={choice.cost} printed={face.cost} />
                </button>
              )
            }
            return (
              <button
                key={index}
                type="button"
                className="act"
                data-act={index}
                onClick={() => playing.pick(index)}
              >
                <Icon name={choice.do === 'pass' ? 'action-pass' : 'fulfilled'} />
                <span>
                  {choice.do === 'pass'
                    ? words.letItHappen
                    : playing.words.choice(choice, decision, view, playing.naming)}
                </span>
              </button>
            )
          })}
          <Orders />
        </div>
      </div>
    </aside>
  )
}
