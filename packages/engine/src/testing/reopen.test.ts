import { expect, it } from 'vitest'
import { configure } from '../game.ts'
import type { MatchFile } from '../matchFile.ts'
import type { Snapshot } from '../snapshot.ts'
import { auction } from './auction.ts'
import { type Reopening, reopenMatch } from './reopen.ts'

const reopen = (seed: number, how?: Reopening) =>
  reopenMatch(auction, configure(auction, { seats: 2 + (seed % 3) }), seed, { share: 0.3, ...how })

it('a match that is closed and opened at random goes on as if it had not been', { timeout: 60_000 }, () => {
  let [reopened, held] = [0, 0]
  for (let seed = 0; seed < 300; seed++) {
    const report = reopen(seed)
    reopened += report.reopened
    held += report.held
  }
  expect(reopened).toBeGreaterThan(300)
  expect(held).toBeGreaterThan(30)
})

it('a match whose rules change at random, also before its first choice, goes on with all that was', () => {
  let [changes, reopened] = [0, 0]
  for (let seed = 0; seed < 300; seed++) {
    const report = reopen(seed, { newer: true, fileOf: 2 })
    changes += report.changes
    reopened += report.reopened
  }
  expect(changes).toBeGreaterThan(300)
  expect(reopened).toBeGreaterThan(300)
}, 60_000)

it.each(['serial', 'undone', 'holds', 'window', 'orders', 'made', 'told'] as const)(
  'notices a snapshot that forgets %s',
  (part) => {
    const forgotten = { serial: 0, undone: [], holds: [], window: undefined, orders: [], made: [], told: [] }
    const snapshot = (whole: Snapshot): Snapshot => ({ ...whole, [part]: forgotten[part] })
    expect(() => {
      for (let seed = 0; seed < 300; seed++) reopen(seed, { snapshot })
    }).toThrow()
  },
)

it.each(['standing', 'confirm', 'ahead'] as const)(
  'notices a file that forgets %s beside a seat',
  (order) => {
    const file = (whole: MatchFile): MatchFile => ({
      ...whole,
      seats: whole.seats.map(({ [order]: _forgotten, ...seat }) => seat),
    })
    expect(() => {
      for (let seed = 0; seed < 300; seed++) reopen(seed, { file })
    }).toThrow()
  },
)
