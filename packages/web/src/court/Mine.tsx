import { memo, useState } from 'react'
import { spotClass } from '../board/stage.ts'
import { Card } from './Card.tsx'
import { Counted } from './Counted.tsx'
import { CourtList } from './CourtList.tsx'
import { Keimelia, PatronLine, PURSE } from './Courts.tsx'
import { hotSpots } from './gesture.ts'
import { discountersOf } from './groups.ts'
import { Ghost } from './Ghost.tsx'
import { goodName, Icon } from './Icon.tsx'
import { OriginMark } from './Origin.tsx'
import { Presence } from './Presence.tsx'
import { Seat } from './Seat.tsx'
import { WithoutDynamis } from './Reign.tsx'
import { type Court, isLegal, reached, reachedBox, useCourt } from './stage.ts'

/** What one holds: goods, and Quests with what they would give now. */
export const Purse = memo(function Purse() {
  const court = useCourt()
  const { view, me, words, who } = court
  const hot = hotSpots(court)
  if (!me) return undefined
  const spot = `seat:${me.seat}`
  return (
    <div className="purse">
      <header
        className={spotClass(court, spot, '')}
        data-spot={spot}
        {...reached(isLegal(court, spot), who(me.seat))}
      >
        <Seat seat={me.seat} size={16} />
        <b>{who(me.seat)}</b>
        <Presence seat={me.seat} />
        {view.ring === me.seat && view.mode !== 'solo' && (
          <span className="keimelion" data-about="ring">
            <Icon name="ring" />
          </span>
        )}
        {view.mode !== 'solo' && <Keimelia seat={me.seat} />}
        <span className="gap" />
        <span className="doxa" data-about="good:doxa">
          <Icon name="doxa" />
          <Counted n={me.goods.doxa} />
          <Ghost good="doxa" />
          <span className="visually-hidden">Doxa</span>
        </span>
      </header>
      <div className="goods">
        {PURSE.map((good) => {
          const lit = isLegal(court, `good:${good}`) || hot.has(`good:${good}`)
          const need = view.required?.[good]
          const Box = lit ? 'button' : 'span'
          return (
            <Box
              key={good}
              className={`${spotClass(court, `good:${good}`, `plaque cell g-${good}`)}${lit ? ' legal' : ''}${need === undefined ? '' : ' required'}${me.goods[good] === 0 ? ' zero' : ''}${me.goods[good] > 9 ? ' two' : ''}`}
              data-spot={`good:${good}`}
              {...reachedBox(
                lit,
                `${goodName(good)}: ${me.goods[good]}${need === undefined ? '' : ` ${words.of(need)}`}`,
              )}
            >
              <Icon name={good} />
              <b>
                <Counted n={me.goods[good]} />
              </b>
              <Ghost good={good} />
              {need !== undefined && <small>{words.of(need)}</small>}
              <span className="visually-hidden">{goodName(good)}</span>
            </Box>
          )
        })}
      </div>
      <PatronLine player={me} />
      <WithoutDynamis />
      <Quests />
    </div>
  )
})

function Quests() {
  const court = useCourt()
  const { view, faces, words } = court
  const quests = view.own?.quests ?? []
  if (quests.length === 0) return undefined
  return (
    <ul className="quests" aria-label={words.quests}>
      {quests.map((id, index) => {
        const face = faces.quest(id)
        const spot = `quest:${id}`
        const legal = isLegal(court, spot)
        const now = view.own?.worth[index] ?? 0
        const most = face?.most
        const { mine = 0, best } = view.own?.counts[index] ?? {}
        const counted = face?.counted(mine) ?? ''
        return (
          <li key={id}>
            <div
              className={`${spotClass(court, spot, 'quest-line')}${now > 0 ? ' met' : ''}`}
              data-spot={spot}
              data-quest={id}
              {...reached(legal, `${face?.name ?? id}. ${face?.text ?? ''}. ${words.questNow(now)}`)}
            >
              <span className="quest-name">
                {face?.name ?? id} {face && <OriginMark origin={face.origin} />}
              </span>
              <b>
                {now}
                {most !== undefined && <small>/{most}</small>}
                <Icon name="doxa" />
              </b>
              {most !== undefined && <QuestBar now={now} most={most} />}
              <small className="quest-count">
                {best === undefined ? counted : words.bestOther(counted, best)}
              </small>
              <small className="quest-text">{face?.text}</small>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const QuestBar = ({ now, most }: { readonly now: number; readonly most: number }) => (
  <span className="quest-bar" aria-hidden="true">
    <i style={{ width: `${most === 0 ? 0 : Math.min(100, (now * 100) / most)}%` }} />
  </span>
)

/** Why a card of the hand cannot be played now; nothing if it can. */
function reasonOf(court: Court, id: string, price: number): string | undefined {
  const { spots, playing, view, naming, me, words, card } = court
  const [refusal] = spots.get(`card:${id}`)?.denied ?? []
  if (card(id).intrigue) return refusal && playing.words.reason(refusal.reason, view, naming)
  const short = price - (me?.goods.nomisma ?? 0)
  if (short > 0) return words.short(short)
  return refusal && playing.words.reason(refusal.reason, view, naming)
}

/** The hand as a list: what can be played is lifted, what cannot says why. */
export const Hand = memo(function Hand() {
  const court = useCourt()
  const { view, words, card, me, decision, faces } = court
  const hand = view.own?.hand ?? []
  const hot = hotSpots(court)
  const [held, setHeld] = useState(0)
  const stop = Math.min(held, hand.length - 1)
  const acting = decision?.prompt === 'take-turn' || decision?.prompt === 'play-card'
  return (
    <ol className="hand" aria-label={words.hand} style={{ '--n': hand.length } as React.CSSProperties}>
      {hand.length === 0 && <li className="hand-none">{words.handEmpty}</li>}
      {hand.map((id, index) => {
        const spot = `card:${id}`
        const face = card(id)
        const price = view.own?.prices[index] ?? face.cost
        const lit = isLegal(court, spot) || hot.has(spot)
        const why = lit || !acting ? undefined : reasonOf(court, id, price)
        const helpers = me ? discountersOf(face, price, me, card, faces.patron) : []
        const state = lit ? ' can' : acting ? ' cannot' : ''
        return (
          <li
            key={id}
            className={`${spotClass(court, spot, 'hand-slot')}${state}`}
            style={{ '--o': index - (hand.length - 1) / 2 } as React.CSSProperties}
          >
            <div
              className="hand-card"
              data-spot={spot}
              data-drag
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setHeld(index)}
              role={lit ? 'button' : 'group'}
              aria-label={words.cardSentence({
                place: index + 1,
                of: hand.length,
                name: face.name,
                price,
                printed: face.cost,
                by: helpers.length === 0 ? undefined : helpers.join(', '),
                text: face.text,
                why,
              })}
            >
              <Card face={face} price={price}>
                {why !== undefined && (
                  <span className="card-why">
                    {face.intrigue && <Icon name="hourglass" />} {why}
                  </span>
                )}
              </Card>
            </div>
            {isLegal(court, `discard:${id}`) && (
              <button
                type="button"
                className="card-discard"
                data-spot={`discard:${id}`}
                aria-label={words.discardFor}
              >
                <Icon name="action-discard" />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
})

/** One's own court: Bandons with what they yield, loose cards, Intrigue. */
export const Mine = memo(function Mine() {
  const { me, words, card } = useCourt()
  if (!me) return undefined
  const worth = me.played.reduce((sum, one) => sum + card(one.card).cost, 0)
  return (
    <section className="mine" aria-label={words.yourCourt}>
      <header>
        <Icon name="bandon" />
        <h3>{words.yourCourt}</h3>
        <small>{words.cardsWorth(me.played.length, worth)}</small>
      </header>
      <div className="bandons" role="group" aria-label={words.yourCourt} tabIndex={0}>
        <CourtList played={me.played} />
      </div>
    </section>
  )
})
