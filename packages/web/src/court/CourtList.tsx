import type { CourtBoard, CourtView, PlayedCard } from '@hippodrome/court'
import type { CardFace } from '@hippodrome/court/faces'
import { memo } from 'react'
import { firstType, TypeBadges } from './Card.tsx'
import { type CardLight, lightOf, lightsIn } from './cardLight.ts'
import { useFaces } from './faces.ts'
import { groupsOf, yieldOf } from './groups.ts'
import { BagMarks, Icon, ProduceMarks } from './Icon.tsx'
import { cardsIn, reached, useCourt } from './stage.ts'

/** So many names may take two lines. */
const FEW = 8

export type Laid = {
  readonly played: readonly PlayedCard[]
  readonly light: string
  readonly board: CourtBoard
  readonly mode: CourtView['mode']
}

/** A court by name: Bandons with what they yield, loose cards, Intrigue. */
export function CourtList({ played }: { readonly played: readonly PlayedCard[] }) {
  const court = useCourt()
  return <Listed played={played} light={lightOf(court, played)} board={court.board} mode={court.view.mode} />
}

const Listed = memo(function Listed({ played, light, board, mode }: Laid) {
  const { faces } = useFaces()
  const card = cardsIn(faces, board, mode)
  const { bandons, lone, intrigue } = groupsOf(played, card)
  const lights = lightsIn(played, light)
  return (
    <div className={`bandon-columns${played.length > FEW ? '' : ' few'}`}>
      {[...bandons, ...lone.map((one) => [one]), ...intrigue.map((one) => [one])].map((cards) => (
        <Bandon key={cards[0]?.card} cards={cards} card={card} lights={lights} />
      ))}
    </div>
  )
})

type BandonProps = {
  readonly cards: readonly PlayedCard[]
  readonly card: (id: string) => CardFace
  readonly lights: ReadonlyMap<string, CardLight>
}

function Bandon({ cards, card, lights }: BandonProps) {
  const { words } = useFaces()
  const spent = cards.some((one) => one.spent)
  const [lead] = cards
  const leading = lights.get(lead?.card ?? '')
  return (
    <div
      className={`bandon${spent ? ' spent' : ''}${leading?.hot || leading?.legal ? ' legal' : ''}`}
      role="group"
      aria-label={words.bandonOf(card(lead?.card ?? '').name)}
    >
      {cards.map((one, index) => {
        const face = card(one.card)
        const light = lights.get(one.card)
        const open = light?.legal || (index === 0 && light?.hot)
        return (
          <div
            key={one.card}
            className={`bandon-card t-${firstType(face)}${light?.classes ?? ''}${index === 0 ? ' lead' : ''}${face.levels.length > 0 ? ' is-hero' : ''}${one.down ? ' down' : ''}`}
            data-spot={`card:${one.card}`}
            data-card={one.card}
            data-drag
            {...reached(
              open === true,
              one.down ? `${face.name}, ${words.faceDown}` : words.cardRead(face.name, face.cost, face.text),
            )}
          >
            <span className="tile-types">
              {face.intrigue ? <Icon name="intrigue" /> : <TypeBadges face={face} />}
            </span>
            <span className="bandon-name">{face.name}</span>
            <span className="bandon-produce">
              {one.down ? <Icon name="face-down" /> : <ProduceMarks bag={face.produces} />}
            </span>
            {light?.alone && (
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
