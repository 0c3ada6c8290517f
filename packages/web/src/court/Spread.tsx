import type { Id } from '@hippodrome/court'
import type { DuelHero } from '@hippodrome/court/vocabulary'
import type { ReactNode } from 'react'
import { spotClass } from '../board/stage.ts'
import { useNarrow } from '../play/useNarrow.ts'
import { Card, Tile } from './Card.tsx'
import { useCourt } from './stage.ts'
import { PatronCard, QuestCard } from './Things.tsx'
import { Terse } from './Terse.tsx'

/** Things to choose from, side by side. */
export function Spread() {
  const court = useCourt()
  const { decision, view, faces, card, choices, playing, words } = court
  const { own } = view
  if (!decision || !own) return undefined
  const facts = (decision.facts ?? {}) as { readonly cards?: readonly Id[]; readonly seen?: readonly Id[] }
  const heroes = choices.flatMap((choice, index) =>
    choice.do === 'hero' ? [{ hero: choice.hero, index }] : [],
  )
  const offeredCards = choices.flatMap((choice) => (choice.do === 'card' ? [choice.card] : []))
  const seen = [...new Set([...own.pack, ...(facts.cards ?? []), ...(facts.seen ?? []), ...offeredCards])]
  const shown = decision.prompt === 'solo-discard' ? offeredCards : seen
  return (
    <section className="spread" aria-label={words.choose}>
      <div className="spread-row">
        {own.patrons.map((id) => {
          const face = faces.patron(id)
          return (
            face && (
              <Slot key={id} spot={`patron:${id}`}>
                <PatronCard face={face} size="full" />
              </Slot>
            )
          )
        })}
        {decision.prompt === 'discard-quest' &&
          own.quests.map((id, index) => {
            const face = faces.quest(id)
            return (
              face && (
                <Slot key={id} spot={`quest:${id}`}>
                  <QuestCard face={face} size="full" now={own.worth[index]} />
                </Slot>
              )
            )
          })}
        {heroes.map(({ hero, index }) => (
          <button key={hero} type="button" className="spread-slot legal" onClick={() => playing.pick(index)}>
            <HeroCard hero={hero} />
          </button>
        ))}
        {decision.prompt !== 'discard-quest' &&
          shown.map((id) => (
            <Slot key={id} spot={`card:${id}`}>
              <Card face={card(id)} />
            </Slot>
          ))}
      </div>
      {own.hand.length > 0 && <Kept cards={own.hand} />}
    </section>
  )
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

function Slot({ spot, children }: { readonly spot: string; readonly children: ReactNode }) {
  const court = useCourt()
  const legal = (court.spots.get(spot)?.choices.length ?? 0) > 0
  return (
    <div
      className={spotClass(court, spot, 'spread-slot')}
      data-spot={spot}
      {...(legal ? { role: 'button', tabIndex: 0 } : {})}
    >
      {children}
    </div>
  )
}

function HeroCard({ hero }: { readonly hero: DuelHero }) {
  const { faces, view } = useCourt()
  const lead = hero === 'belisarius' ? 'stratiotika' : 'palatine'
  return (
    <article className={`court-card full t-${lead}`}>
      <h4>{hero.charAt(0).toUpperCase() + hero.slice(1)}</h4>
      {faces.hero(hero, view.taktika).map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> <Terse text={text} />
        </p>
      ))}
    </article>
  )
}
