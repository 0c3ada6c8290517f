import { type CourtView, court } from '@hippodrome/court'
import { words as said } from '@hippodrome/court/words'
import {
  configure,
  draw,
  fastChance,
  type Game,
  newHeader,
  openMatch,
  seedFromText,
} from '@hippodrome/engine'
import { expect, it, vi } from 'vitest'
import { drawn, seats } from './drawnTable.ts'

// There is no screen here whose width could be asked.
vi.mock('../play/useNarrow.ts', () => ({ useNarrow: () => false }))

const rules = court as unknown as Game

it('the page holds the cards that the view of its player holds, and no other', () => {
  const header = newHeader(rules, configure(rules, { seats: 3, options: {} }), seats, seedFromText('secrets'))
  const match = openMatch(rules, header)
  const chance = fastChance(11)
  const { faces } = said.en
  const names = faces.ids.cards.map((id) => ({ id, name: faces.card(id)?.name ?? '' }))
  for (let made = 0; made < 240; made++) {
    const [decision] = match.state.pending
    if (!decision) break
    if (made % 40 === 0)
      for (const seat of [0, 1, 2]) {
        const view = rules.view(match.state.game, seat) as CourtView
        const asked = match.state.pending.find((one) => one.seat === seat)
        const html = drawn(view, asked && { ...asked, number: 0 }, [decision.seat])
        const known = JSON.stringify([view, asked])
        const said = names.filter(({ id, name }) => html.includes(id) || html.includes(`>${name}<`))
        expect(said.filter(({ id }) => !known.includes(id))).toEqual([])
        for (const card of [
          ...(view.own?.hand ?? []),
          ...view.players.flatMap(({ played }) => played.map((one) => one.card)),
        ])
          expect(html).toContain(card)
      }
    match.submit({
      seat: decision.seat,
      decision: match.state.opened[decision.seat] ?? 0,
      choice: draw(chance, decision.choices.length),
    })
  }
  expect(match.made.length).toBeGreaterThan(200)
}, 30_000)
