import type { CourtDetail, CourtEntry } from '@hippodrome/court'
import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

it('tells where Doxa came from, and together it is what the rules count', () => {
  const line = { auctoritas: 0, nomisma: 0, resources: 5, cost: 8 }
  const detail: CourtDetail = {
    seats: [
      { ...line, doxa: 21, quests: [{ quest: 'Q1', doxa: 3 }] },
      { ...line, doxa: 9, quests: [] },
    ],
  }
  const told: CourtEntry[] = [
    { kind: 'end-score', seat: 0, what: 'resources', total: 5, doxa: 1 },
    { kind: 'end-score', seat: 0, what: 'cost', total: 8, doxa: 4 },
    { kind: 'end-score', seat: 1, what: 'cost', total: 8, doxa: 2 },
  ]
  expect(partsOf(detail, told, 0)).toEqual({
    seat: 0,
    track: 13,
    resources: 1,
    cards: 4,
    quests: [{ quest: 'Q1', doxa: 3 }],
    total: 21,
  })
  expect(partsOf(detail, told, 1).track).toBe(7)
})
