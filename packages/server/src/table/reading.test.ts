import { configure, fastChance, Match, SPECTATOR } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { describe, expect, it, vi } from 'vitest'
import { begunTable, personAt } from '../testing/begunTable.ts'
import { seatFor, Sights } from './reading.ts'

async function begun(id: string): Promise<Match> {
  const game = await loadGame(id)
  return Match.begin(game, configure(game, { seats: 2 }), fastChance(3))
}

describe('what lies on the table', () => {
  it.each(['families', 'powers', 'court'])(
    'of %s is written as each seat may see it',
    async (id) => {
      const match = await begun(id)
      const sights = new Sights()
      for (let seat = SPECTATOR; seat < match.config.seats; seat++)
        expect(sights.of(match, seat)).toBe(JSON.stringify(match.view(seat).table))
    },
    30_000,
  )

  it('is written once for all where nobody hides anything, and once a seat otherwise', async () => {
    const viewed = async (id: string) => {
      const match = await begun(id)
      const view = vi.spyOn(match.rules, 'view')
      const sights = new Sights()
      for (const seat of [0, 1, SPECTATOR, 0, 1]) sights.of(match, seat)
      const views = view.mock.calls.length
      view.mockRestore()
      return views
    }
    expect(await viewed('families')).toBe(1)
    expect(await viewed('court')).toBe(3)
  }, 30_000)
})

describe('two at one screen', () => {
  it('look through the eyes of who is asked, but first of who has a turn to confirm', async () => {
    const table = begunTable(await loadGame('families'), { people: 2 })
    const anna = personAt(0)
    for (const place of table.places) place.person = 'p0'
    const asked = () => table.match?.state.pending[0]?.seat ?? -1
    const first = asked()
    table.apply(anna, { kind: 'orders', seat: first, orders: { confirm: true } }, 0)
    for (let made = 0; made < 200 && asked() === first; made++) {
      expect(seatFor(table, anna, undefined)).toBe(first)
      const decision = table.match?.state.opened[first] ?? 0
      table.apply(anna, { kind: 'choose', seat: first, decision, choice: 0 }, 0)
    }
    expect(asked()).toBe(1 - first)
    expect(table.match?.holding()).toBe(first)
    expect(seatFor(table, anna, undefined)).toBe(first)
    table.apply(anna, { kind: 'confirm', seat: first }, 0)
    expect(seatFor(table, anna, undefined)).toBe(1 - first)
  }, 30_000)
})
