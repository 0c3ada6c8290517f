import type { PlayedCard } from '@hippodrome/court'
import { spotClass } from '../board/stage.ts'
import { firstType, TypeBadges } from './Card.tsx'
import { hotSpots } from './gesture.ts'
import { groupsOf, yieldOf } from './groups.ts'
import { BagMarks, Icon, ProduceMarks } from './Icon.tsx'
import { isLegal, useCourt } from './stage.ts'

/** So many names may take two lines. */
const FEW = 8

/** A court by name: Bandons with what they yield, loose cards, Intrigue. */
export function CourtList({ played }: { readonly played: readonly PlayedCard[] }) {
  const { card } = useCourt()
  const { bandons, lone, intrigue } = groupsOf(played, card)
  return (
    <div className={`bandon-columns${played.length > FEW ? '' : ' few'}`}>
      {[...bandons, ...lone.map((one) => [one]), ...intrigue.map((one) => [one])].map((cards) => (
        <Bandon key={cards[0]?.card} cards={cards} />
      ))}
    </div>
  )
}

function Bandon({ cards }: { readonly cards: readonly PlayedCard[] }) {
  const court = useCourt()
  const { card, words } = court
  const hot = hotSpots(court)
  const spent = cards.some((one) => one.spent)
  const [lead] = cards
  const lit = lead !== undefined && (hot.has(`card:${lead.card}`) || isLegal(court, `card:${lead.card}`))
  return (
    <div
      className={`bandon${spent ? ' spent' : ''}${lit ? ' legal' : ''}`}
      role="group"
      aria-label={words.bandonOf(card(lead?.card ?? '').name)}
    >
      {cards.map((one, index) => {
        const face = card(one.card)
        const spot = `card:${one.card}`
        const open = isLegal(court, spot) || (index === 0 && hot.has(spot))
        return (
          <div
            key={one.card}
            className={`${spotClass(court, spot, `bandon-card t-${firstType(face)}`)}${index === 0 ? ' lead' : ''}${face.levels.length > 0 ? ' is-hero' : ''}${one.down ? ' down' : ''}`}
            data-spot={spot}
            data-card={one.card}
            data-drag
            {...(open ? { role: 'button', tabIndex: 0 } : {})}
          >
            <span className="tile-types">
              {face.intrigue ? <Icon name="intrigue" /> : <TypeBadges face={face} />}
            </span>
            <span className="bandon-name">{face.name}</span>
            <span className="bandon-produce">
              {one.down ? <Icon name="face-down" /> : <ProduceMarks bag={face.produces} />}
            </span>
            {isLegal(court, `alone:${one.card}`) && (
              <button type="button" className="alone" data-spot={`alone:${one.card}`}>
                {words.alone}
              </button>
            )}
          </div>
        )
      })}
      {cards.length > 1 && (
        <div className="bandon-yield" data-about={`bandon:${lead?.card}`}>
          <small>{spent ? words.spent : words.yields}</small>
          <BagMarks bag={yieldOf(cards, card)} />
        </div>
      )}
      {spent && <Icon name="dynamis" className="spent-mark" />}
    </div>
  )
}
