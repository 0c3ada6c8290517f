import { expect, it } from 'vitest'
import { configure } from '../game.ts'
import type { Snapshot } from '../snapshot.ts'
import { auction } from './auction.ts'
import { reopenMatch } from './reopen.ts'

const reopen = (seed: number, pass?: (snapshot: Snapshot) => Snapshot) =>
  reopenMatch(auction, configure(auction, { seats: 2 + (seed % 3) }), seed, 0.3, pass)

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

it.each(['serial', 'undone', 'holds', 'window', 'orders', 'made', 'told'] as const)(
  'notices a snapshot that forgets %s',
  (part) => {
    const forgotten = { serial: 0, undone: [], holds: [], window: undefined, orders: [], made: [], told: [] }
    const forgetful = (snapshot: Snapshot): Snapshot => ({ ...snapshot, [part]: forgotten[part] })
    expect(() => {
      for (let seed = 0; seed < 300; seed++) reopen(seed, forgetful)
    }).toThrow()
  },
)
