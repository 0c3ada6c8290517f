import { type CourtView, court } from '@hippodrome/court'
import { words as said } from '@hippodrome/court/words'
import { configure, type Game } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { expect, it, vi } from 'vitest'
import { drawn } from './drawnTable.ts'

// There is no screen here whose width could be asked.
vi.mock('../play/useNarrow.ts', () => ({ useNarrow: () => false }))
// Whatever the page fetches when it is first needed is here from the beginning.
vi.mock('./late.ts', async () => ({
  ...(await import('./Final.tsx')),
  ...(await import('./Giving.tsx')),
  ...(await import('./Letter.tsx')),
  ...(await import('./UnitPlan.tsx')),
  ...(await import('./Solo.tsx')),
}))

const rules = court as unknown as Game

it('the page holds the cards that the view of its player holds, and no other', () => {
  const { faces } = said.en
  const names = faces.ids.cards.map((id) => ({ id, name: faces.card(id)?.name ?? '' }))
  let looks = 0
  for (const { match, asked: decision } of byLot(rules, configure(rules, { seats: 3 }), 11)) {
    const made = match.made.length
    if (made > 240) break
    if (made % 40 === 0)
      for (const seat of [0, 1, 2]) {
        looks += 1
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
  }
  expect(looks).toBeGreaterThan(15)
}, 30_000)
