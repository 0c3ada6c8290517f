import { type CourtView, court } from '@hippodrome/court'
import { configure, type Game } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { expect, it, vi } from 'vitest'
import type { Company } from '../play/playing.ts'
import { drawn } from './drawnTable.ts'

// There is no screen here whose width could be asked.
vi.mock('../play/useNarrow.ts', () => ({ useNarrow: () => false }))

const rules = court as unknown as Game

it('a table of people elsewhere shows with every court who is here, and no other table does', () => {
  const [{ match } = { match: undefined }] = byLot(rules, configure(rules, { seats: 3, options: {} }), 3)
  if (!match) throw new Error('nobody plays')
  const view = rules.view(match.state.game, 0) as CourtView
  const company = { presenceOf: (seat: number) => `here-${seat}` } as unknown as Company
  const online = drawn(view, undefined, [1], { company })
  for (const seat of [0, 1, 2]) expect(online).toContain(`here-${seat}`)
  expect(drawn(view, undefined, [1])).not.toContain('seat-presence')
})
