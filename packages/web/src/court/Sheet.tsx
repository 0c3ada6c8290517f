import type { Spoken } from '../board/stage.ts'
import { Card, Chip, Tile } from './Card.tsx'
import { FacesContext, spokenIn } from './faces.ts'
import { IconSheet } from './Icon.tsx'
import { CasketStrip, EventCard, PatronCard, QuestCard } from './Things.tsx'

const SIZES = ['table', 'full'] as const

/** Everything that is a card, in all its sizes: to look at and to measure. */
export function Sheet(at: Spoken) {
  const spoken = spokenIn(at)
  const { faces } = spoken
  const { ids } = faces
  const known = <T,>(of: (id: string) => T | undefined, all: readonly string[]): T[] =>
    all.flatMap((id) => of(id) ?? [])
  const cards = known((id) => faces.card(id), ids.cards)
  return (
    <FacesContext value={spoken}>
      <IconSheet />
      <main className="court-sheet">
        {cards.map((face) => (
          <div key={face.id} className="sheet-card">
            <Card face={face} price={Math.max(0, face.cost - 1)} />
            <Tile face={face} />
            <Chip face={face} />
          </div>
        ))}
        {cards.map((face) => (
          <Card key={face.id} face={face} size="full" />
        ))}
        {SIZES.flatMap((size) => [
          ...known(faces.event, ids.events).map((face) => (
            <EventCard key={`${size}${face.id}`} face={face} size={size} />
          )),
          ...known(faces.quest, ids.quests).map((face) => (
            <QuestCard key={`${size}${face.id}`} face={face} size={size} now={3} />
          )),
          ...known(faces.patron, ids.patrons).map((face) => (
            <PatronCard key={`${size}${face.id}`} face={face} size={size} />
          )),
        ])}
        {ids.caskets.map((id) => (
          <CasketStrip key={id} loot={faces.loot(id)} />
        ))}
      </main>
    </FacesContext>
  )
}
