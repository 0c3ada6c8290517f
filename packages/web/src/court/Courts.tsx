import type { CourtEntry, CourtView, PlayedCard, PlayerView } from '@hippodrome/court'
import { GOODS } from '@hippodrome/court/vocabulary'
import { memo, type ReactNode } from 'react'
import { spotClass } from '../board/stage.ts'
import { Chip } from './Card.tsx'
import { lightOf, lightsIn } from './cardLight.ts'
import { Counted } from './Counted.tsx'
import { CourtList, type Laid } from './CourtList.tsx'
import { useFaces } from './faces.ts'
import { groupsOf } from './groups.ts'
import { GoodMark, Icon } from './Icon.tsx'
import { Presence } from './Presence.tsx'
import { Seat } from './Seat.tsx'
import { cardsIn, isLegal, reached, useCourt } from './stage.ts'

export const PURSE = GOODS.filter((good) => good !== 'doxa' && good !== 'dynamis')

/** The courts of the others, in the order of play after one's own. */
export function Courts() {
  const { view } = useCourt()
  const first = Math.max(0, view.seat)
  const order = view.players.map((_, index) => (first + index) % view.players.length)
  return order.flatMap((seat) => {
    const player = view.players[seat]
    return player && seat !== view.seat ? [<Rival key={seat} player={player} />] : []
  })
}

/** How many Dynamis everybody has in a round, before anything is added (§3.4, §22.2). */
export const chipsOf = ({ mode, players }: Pick<CourtView, 'mode' | 'players'>): number =>
  mode === 'solo' ? 4 : 8 - players.length

type DynamisProps = { readonly n: number; readonly of: number; readonly children?: ReactNode }

export function Dynamis({ n, of, children }: DynamisProps) {
  const { words } = useCourt()
  return (
    <span className="dynamis" data-about="good:dynamis">
      {Array.from({ length: Math.max(n, of) }, (_, index) => (
        <Icon key={index} name="dynamis" className={index < n ? 'on' : 'off'} />
      ))}
      {children}
      <span className="visually-hidden">{words.dynamis(n)}</span>
    </span>
  )
}

/** The Keimelia that a seat holds this round. */
export function Keimelia({ seat }: { readonly seat: number }) {
  const { view, faces } = useCourt()
  return view.track
    .filter((place) => place.seat === seat)
    .map(({ position }) => (
      <span key={position} className="keimelion" data-about={`position:${position}`}>
        <Icon name={position} />
        <span className="visually-hidden">{faces.keimelion(position)}</span>
      </span>
    ))
}

type CountProps = {
  readonly icon: string
  readonly about: string
  readonly n: number
  readonly said: string
  /** Cards fly from and to here. */
  readonly hand?: boolean
}

const Count = ({ icon, about, n, said, hand }: CountProps) => (
  <span className="hand-count" data-about={about} data-hand={hand ? n : undefined}>
    <Icon name={icon} />
    {n}
    <span className="visually-hidden">{said}</span>
  </span>
)

function Rival({ player }: { readonly player: PlayerView }) {
  const court = useCourt()
  const { view, words, who, playing } = court
  const { seat, goods, passed } = player
  const spot = `seat:${seat}`
  const legal = isLegal(court, spot)
  const waits = playing.state.view.waiting.includes(seat)
  return (
    <section
      className={`${spotClass(court, spot, 'rival')}${waits ? ' turn' : ''}`}
      aria-label={words.courtOf(who(seat))}
      data-spot={spot}
      tabIndex={-1}
    >
      <header>
        <Seat seat={seat} size={16} />
        {legal ? (
          <button type="button" className="rival-pick">
            {who(seat)}
          </button>
        ) : (
          <b data-about={`court:${seat}`}>{who(seat)}</b>
        )}
        <Presence seat={seat} />
        {view.ring === seat && (
          <span className="keimelion" data-about="ring">
            <Icon name="ring" />
          </span>
        )}
        <Keimelia seat={seat} />
        <span className="gap" />
        {passed ? <small>{words.passed}</small> : <Dynamis n={goods.dynamis} of={chipsOf(view)} />}
        <Count icon="hand" about="hand" n={player.hand} said={words.cardsInHand} hand />
        <Count icon="quest" about="quests" n={player.quests} said={words.quests} />
        {view.taktika && <Count icon="seal" about="seals" n={player.seals} said={words.sealsLeft} />}
        {view.mode === 'duel' && (
          <Count icon="deck" about="way:starting" n={player.starting} said={words.startingDeck} />
        )}
        <span className="doxa" data-about="good:doxa">
          <Icon name="doxa" />
          <Counted n={goods.doxa} />
          <span className="visually-hidden">Doxa</span>
        </span>
      </header>
      <div className="rival-purse">
        {PURSE.map((good) => (
          <GoodMark
            key={good}
            good={good}
            n={<Counted n={goods[good]} />}
            className={`${goods[good] === 0 ? 'zero' : ''} ${view.required?.[good] === undefined ? '' : 'required'}`}
          />
        ))}
      </div>
      {view.players.length === 2 ? (
        <div className="rival-list">
          <CourtList played={player.played} />
        </div>
      ) : (
        <Area player={player} />
      )}
      <PatronLine player={player} />
      <Lately seat={seat} />
    </section>
  )
}

/** The last thing that this seat is told to have done just now, beside its court. The news say it to who cannot see. */
function Lately({ seat }: { readonly seat: number }) {
  const { playing, view, decision } = useCourt()
  const last = playing.news.findLast(({ entry }) => 'seat' in entry)
  if (decision || !last || (last.entry as CourtEntry & { seat?: number }).seat !== seat) return undefined
  return (
    <span className="rival-news" aria-hidden="true">
      {playing.words.entry(last.entry as never, view, playing.naming)}
    </span>
  )
}

function Area({ player: { played } }: { readonly player: PlayerView }) {
  const court = useCourt()
  return <Chips played={played} light={lightOf(court, played)} board={court.board} mode={court.view.mode} />
}

const Chips = memo(function Chips({ played, light, board, mode }: Laid) {
  const { faces, words } = useFaces()
  const card = cardsIn(faces, board, mode)
  const { bandons, lone, intrigue } = groupsOf(played, card)
  const lights = lightsIn(played, light)
  const chip = ({ card: id, down }: PlayedCard) => {
    const lit = lights.get(id)
    const face = card(id)
    return (
      <span
        key={id}
        className={`chip-slot${lit?.classes ?? ''}`}
        data-spot={`card:${id}`}
        {...reached(
          lit?.legal === true,
          down ? `${face.name}, ${words.faceDown}` : words.cardRead(face.name, face.cost, face.text),
        )}
      >
        <Chip face={face} down={down === true} />
      </span>
    )
  }
  return (
    <div className={`rival-area${played.length > 16 ? ' dense' : ''}`}>
      {bandons.map((cards) => (
        <span
          key={cards[0]?.card}
          className={`bandon-chips${cards.some(({ spent }) => spent) ? ' spent' : ''}`}
          data-about={`bandon:${cards[0]?.card}`}
        >
          {cards.map(chip)}
          {cards.some(({ spent }) => spent) && <Icon name="dynamis" className="spent-mark" />}
        </span>
      ))}
      {lone.map(chip)}
      {intrigue.map(chip)}
    </div>
  )
})

/** The Patron (Taktika) or the hero (Duel) of a seat, with what they do. */
export function PatronLine({ player }: { readonly player: PlayerView }) {
  const { view, faces } = useCourt()
  const patron = player.patron === undefined ? undefined : faces.patron(player.patron)
  if (patron)
    return (
      <p className="patron-line" data-about={`patron:${patron.id}`}>
        <Icon name="patron" />
        <b>{patron.name}</b> <span>{patron.forDoxa}</span>
      </p>
    )
  if (!player.hero) return undefined
  return faces.hero(player.hero, view.taktika).map(({ name, text }, index) => (
    <p key={name} className="patron-line" data-about={`hero:${player.seat}:${index}`}>
      <Icon name="hero" />
      <b>{name}</b> <span>{text}</span>
    </p>
  ))
}
