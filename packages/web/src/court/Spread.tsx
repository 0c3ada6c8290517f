import type { Id } from '@hippodrome/court'
import type { DuelHero } from '@hippodrome/court/vocabulary'
import type { ReactNode } from 'react'
import { spotClass } from '../board/stage.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { Art } from './Art.tsx'
import { Card, Tile, TypeBadges } from './Card.tsx'
import { Coin, Icon } from './Icon.tsx'
import { type Court, isLegal, reached, useCourt } from './stage.ts'
import { PatronCard, QuestCard } from './Things.tsx'
import { Terse } from './Terse.tsx'

/** Things to choose from, side by side. */
export function Spread() {
  const court = useCourt()
  const { decision, view, words } = court
  const { own } = view
  if (!decision || !own) return undefined
  const things = thingsOf(court)
  return (
    <section className="spread" aria-label={words.choose} data-prompt={decision.prompt}>
      <Heading />
      <div
        className="spread-row"
        style={{ '--n': Math.min(4, things.length) } as React.CSSProperties}
        data-n={things.length}
      >
        {things}
      </div>
      {own.hand.length > 0 && <Kept cards={own.hand} />}
    </section>
  )
}

/** What these things are, and what becomes of the others. */
function Heading() {
  const { decision, view, words, who } = useCourt()
  const { pile } = (decision?.facts ?? {}) as { readonly pile?: number }
  const hand = view.own?.hand.length ?? 0
  const next = who((view.seat + 1) % view.players.length)
  const heads: {
    readonly [prompt: string]: readonly [icon: string, title: string, note: string] | undefined
  } = {
    'draft-card': ['action-draw', words.draft(next), words.draftPick(hand + 1)],
    'solo-discard': ['action-discard', words.discardSome, words.keepTheRest],
    'choose-patron': ['patron', words.choosePatron, words.patronNote],
    'choose-hero': ['hero', words.chooseHero, words.heroNote],
    'discard-quest': ['quest', words.giveUpQuest, words.questNote],
    'take-pile': ['deck', words.pile(pile ?? 1), words.pileNote],
    'steal-card': ['hand', words.stealCard, ''],
    'play-seen': ['robes', words.playSeen, ''],
  }
  const [icon, title, note] = heads[decision?.prompt ?? ''] ?? []
  if (icon === undefined) return undefined
  return (
    <header>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      {note !== '' && <p>{note}</p>}
    </header>
  )
}

function thingsOf({ decision, view, faces, card, choices, playing, words }: Court): readonly ReactNode[] {
  const { own } = view
  if (!decision || !own) return []
  if (decision.prompt === 'choose-patron')
    return own.patrons.flatMap((id) => {
      const face = faces.patron(id)
      return face
        ? [
            <Slot key={id} spot={`patron:${id}`} label={`${face.name}. ${face.forDoxa} ${face.ability}`}>
              <PatronCard face={face} size="full" />
            </Slot>,
          ]
        : []
    })
  if (decision.prompt === 'discard-quest')
    return own.quests.flatMap((id, index) => {
      const face = faces.quest(id)
      const now = own.worth[index]
      return face
        ? [
            <Slot
              key={id}
              spot={`quest:${id}`}
              label={`${face.name}. ${face.text}. ${words.questNow(now ?? 0)}`}
            >
              <QuestCard face={face} size="table" now={now} />
            </Slot>,
          ]
        : []
    })
  if (decision.prompt === 'choose-hero')
    return choices.flatMap((choice, index) =>
      choice.do === 'hero'
        ? [
            <button
              key={choice.hero}
              type="button"
              className="spread-slot legal"
              onClick={() => playing.pick(index)}
            >
              <HeroCard hero={choice.hero} />
            </button>,
          ]
        : [],
    )
  const facts = (decision.facts ?? {}) as { readonly cards?: readonly Id[]; readonly seen?: readonly Id[] }
  const offeredCards = choices.flatMap((choice) => (choice.do === 'card' ? [choice.card] : []))
  const seen = [...new Set([...own.pack, ...(facts.cards ?? []), ...(facts.seen ?? []), ...offeredCards])]
  const shown = decision.prompt === 'solo-discard' ? offeredCards : seen
  return shown.map((id) => {
    const face = card(id)
    return (
      <Slot key={id} spot={`card:${id}`} label={words.cardRead(face.name, face.cost, face.text)}>
        <Card face={face} />
      </Slot>
    )
  })
}

/** On a phone, where the hand is covered: what one has kept so far. */
function Kept({ cards }: { readonly cards: readonly Id[] }) {
  const { card, words } = useCourt()
  if (!useNarrow()) return undefined
  return (
    <section className="kept" aria-label={words.keptSoFar}>
      <h5>{words.keptSoFar}</h5>
      <div className="offers">
        {cards.map((id) => (
          <Tile key={id} face={card(id)} />
        ))}
      </div>
    </section>
  )
}

type SlotProps = { readonly spot: string; readonly label: string; readonly children: ReactNode }

function Slot({ spot, label, children }: SlotProps) {
  const court = useCourt()
  return (
    <div
      className={spotClass(court, spot, 'spread-slot')}
      data-spot={spot}
      {...reached(isLegal(court, spot), label)}
    >
      {children}
    </div>
  )
}

/** A hero of the Duel: the card that lies in the court from the beginning, and what it does there. */
function HeroCard({ hero }: { readonly hero: DuelHero }) {
  const { faces, view } = useCourt()
  const face = faces.ids.cards.map((id) => faces.card(id)).find((one) => one?.name.toLowerCase() === hero)
  if (!face) return undefined
  return (
    <article className={`court-card full is-hero t-${face.types[0] ?? 'palatine'}`}>
      <div className="card-top">
        <Art face={face} />
        <Coin price={face.cost} />
        <span className="card-types">
          <TypeBadges face={face} />
        </span>
      </div>
      <h4>{face.name}</h4>
      {faces.hero(hero, view.taktika).map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> <Terse text={text} />
        </p>
      ))}
    </article>
  )
}
