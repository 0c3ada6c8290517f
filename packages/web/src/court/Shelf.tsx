import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { ROMAN, Tile } from './Card.tsx'
import { basketOf, totalOf } from './dealing.ts'
import { hotSpots } from './gesture.ts'
import { bagText, BagMarks, goodName, GoodMark, Icon } from './Icon.tsx'
import { Seat } from './Seat.tsx'
import { isLegal, reached, reachedBox, useCourt } from './stage.ts'

/** The Initiative Track: position, Keimelion, the loot of its Casket, and who took it. */
export const Initiative = memo(function Initiative() {
  const court = useCourt()
  const { view, faces, words, who } = court
  return (
    <section className="initiative" aria-label={words.initiative}>
      {view.track.map(({ position, casket, seat }, index) => {
        const spot = `position:${position}`
        const legal = isLegal(court, spot)
        const Box = legal ? 'button' : 'div'
        const said = [
          `${ROMAN[index + 1]} ${faces.keimelion(position)}`,
          ...(casket === undefined ? [] : [bagText(faces.loot(casket))]),
          ...(seat === undefined ? [] : [who(seat)]),
        ]
        return (
          <Box
            key={position}
            className={`${spotClass(court, spot, 'position')}${seat === undefined ? '' : ' taken'}`}
            data-spot={spot}
            {...reachedBox(legal, said.join(', '))}
          >
            <b>{ROMAN[index + 1]}</b>
            <Icon name={position} />
            <span className="visually-hidden">{faces.keimelion(position)}</span>
            {seat === undefined ? <span className="position-free" /> : <Seat seat={seat} size={16} />}
            <span className="position-loot">
              {casket !== undefined && <BagMarks bag={faces.loot(casket)} />}
            </span>
          </Box>
        )
      })}
    </section>
  )
})

/** The market as its price track: eight stalls; the first empty one says what selling would bring. */
export const Market = memo(function Market() {
  const court = useCourt()
  const { view, words } = court
  const hot = hotSpots(court)
  const next = view.market.findIndex(({ good }) => good === undefined)
  const basket = basketOf(court)
  const sold = basket.filter(({ do: mode }) => mode === 'sell')
  const spare = totalOf(basket, court.me?.goods.nomisma ?? 0).left
  return (
    <section className="market" aria-label={words.market}>
      {view.market.map(({ good, price: printed }, index) => {
        const position = index + 1
        const spot = `stall:${position}`
        const open = court.choices.find((choice) => choice.do === 'buy' && choice.position === position)
        const price = open?.do === 'buy' ? open.price : printed
        const lit = good !== undefined && (hot.has(spot) || isLegal(court, spot))
        const Box = lit ? 'button' : 'div'
        const placed = index < next || next < 0 ? undefined : sold[index - next]
        const dear =
          basket[0]?.do === 'buy' &&
          price > spare &&
          !basket.some((deal) => deal.do === 'buy' && deal.position === position)
        const said = good === undefined ? words.sellFor(price) : words.buyFor(goodName(good), price)
        return (
          <Box
            key={index}
            className={`${spotClass(court, spot, 'stall')}${lit ? ' legal' : ''}${dear ? ' dear' : ''} ${good === undefined ? 'void' : `g-${good}`}`}
            {...(good === undefined && index !== next
              ? { 'data-about': spot }
              : { 'data-spot': spot, ...reachedBox(lit, said) })}
          >
            {placed ? (
              <Icon name={placed.good} className={`stall-ghost g-${placed.good}`} />
            ) : good === undefined ? (
              index === next && <Icon name="action-sell" />
            ) : (
              <>
                <Icon name={good} />
                <span className="visually-hidden">{goodName(good)}</span>
              </>
            )}
            <i>{price}</i>
          </Box>
        )
      })}
    </section>
  )
})

/** What each way of drawing costs (§8.1 to §8.3), as long as nothing has lowered it (§8.5). */
const WAYS = { deck: 1, offer: 2, discard: 3 } as const

/** Deck, Discard Pile and Offer; with the price of drawing from each in Auctoritas, while actions are taken. */
export const Offer = memo(function Offer() {
  const court = useCourt()
  const { view, words, card, me } = court
  const hot = hotSpots(court)
  const top = view.discard.at(-1)
  const lit = (spot: string) => hot.has(spot) || isLegal(court, spot)
  const draws = view.phase === 'action' && me !== undefined
  const price = (way: number) => {
    const open = court.choices.find((choice) => choice.do === 'way' && choice.way === way)
    return <GoodMark good="auctoritas" n={open?.do === 'way' ? open.cost : way} className="way-price" />
  }
  const pile = (spot: string, name: string, n: number, face?: string, way?: number) => {
    const Box = lit(spot) ? 'button' : 'div'
    const said = [name, `${n}`, ...(face === undefined ? [] : [card(face).name])].join(', ')
    return (
      <Box
        className={`${spotClass(court, spot, 'pile')}${lit(spot) ? ' legal' : ''}`}
        data-spot={spot}
        {...reachedBox(lit(spot), said)}
        {...(face === undefined ? {} : { 'data-card': face })}
      >
        <span
          className={face === undefined ? 'pile-back' : `pile-top t-${card(face).types[0] ?? 'palatine'}`}
        >
          {face !== undefined && (
            <Icon name={card(face).intrigue ? 'intrigue' : (card(face).types[0] ?? '')} />
          )}
        </span>
        <b>{n}</b>
        <small>{name}</small>
        {way !== undefined && draws && price(way)}
      </Box>
    )
  }
  return (
    <section className="offer" aria-label={words.offer}>
      <div className="piles">
        {pile('way:1', words.deck, view.deck, undefined, WAYS.deck)}
        {pile('way:3', words.discardPile, view.discard.length, top, WAYS.discard)}
        {view.mode === 'duel' && me && pile('way:starting', words.starting, me.starting)}
      </div>
      <div className="offers">
        {draws && price(WAYS.offer)}
        {view.offer.map(({ card: id, price: cost, locked }) => {
          const spot = `card:${id}`
          const open = lit(spot)
          const face = card(id)
          return (
            <div key={id} className="offer-slot">
              <div
                className={`${spotClass(court, spot, 'offer-card')}${open ? ' legal' : ''}`}
                data-spot={spot}
                {...reached(open, words.cardRead(face.name, cost ?? face.cost, face.text))}
              >
                <Tile face={face} price={cost} />
              </div>
              {(locked || isLegal(court, `lock:${id}`)) && (
                <button
                  type="button"
                  className={`offer-lock${locked ? ' locked' : ''}`}
                  data-spot={`lock:${id}`}
                  disabled={locked === true}
                  aria-label={words.lock}
                >
                  <Icon name="lock" />
                </button>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
})
