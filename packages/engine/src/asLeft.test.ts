import { expect, it } from 'vitest'
import { draw, fastChance, seedFromText } from './chance.ts'
import { BadData, configure } from './game.ts'
import { canonical, type Json } from './json.ts'
import type { Match } from './match.ts'
import { type MatchFile, matchFile, newHeader, openFile, openMatch, parseMatchFile } from './matchFile.ts'
import type { Snapshot } from './snapshot.ts'
import { type Auction, auction } from './testing/auction.ts'
import { spoiled } from './testing/spoil.ts'

type M = Match<Auction, unknown>

const config = configure(auction, { seats: 3 })
const people = [0, 1, 2].map((n) => ({ name: `seat ${n}`, player: 'human' }))
const header = newHeader(auction, config, people, seedFromText('as left'))

const playOn = (match: M, most: number, dice = fastChance(most)): M => {
  for (let count = 0; count < most && !match.over; count++) {
    const asked = match.state.pending[draw(dice, match.state.pending.length)]
    if (!asked) break
    const { seat, choices } = asked
    const decision = match.state.opened[seat] ?? 0
    const outcome = match.submit({ seat, decision, choice: draw(dice, choices.length) })
    if (!outcome.ok) throw new Error(outcome.message)
    if (draw(dice, 6) === 0 && match.undo(seat).ok && draw(dice, 2) === 0) match.redo(seat)
  }
  return match
}

const begin = (): M => openMatch<Auction, unknown>(auction, header)
const kept = (match: M, head = header): MatchFile & { snapshot: Snapshot } =>
  parseMatchFile(JSON.stringify(matchFile(head, match))) as MatchFile & { snapshot: Snapshot }
const seen = (match: M): string =>
  canonical(
    [-1, 0, 1, 2].map((seat) => {
      const { redo: _redo, orders: _orders, decision, ...view } = match.view(seat)
      return [view, match.chronicle(seat), decision && { ...decision, number: 0 }]
    }),
  )

/** A match with something to take back, in which somebody waits for the word of another. */
function inTheMiddle(): M {
  const match = begin()
  match.apply({ kind: 'orders', seat: 0, orders: { confirm: true } })
  const dice = fastChance(3)
  for (let tries = 0; tries < 40 && !match.over; tries++) {
    playOn(match, 1, dice)
    if (match.canUndo(0) && match.holding() === 0) return match
  }
  throw new Error('nobody ever holds')
}

const rumour = { at: 1, entry: { kind: 'rolled', seat: 0, pips: 6 } }
const LIES: readonly [string, (snapshot: Snapshot) => object][] = [
  ['told.0', ({ told }) => ({ told: [{ ...told[0], entry: { kind: 'won' } }, ...told.slice(1)] })],
  ['told', ({ told }) => ({ told: [...told, rumour] })],
  ['told', ({ told }) => ({ told: told.slice(1) })],
  [
    'told.1.to',
    ({ told: [first, ...rest] }) => ({ told: [first, { ...rest[0], to: [7] }, ...rest.slice(1)] }),
  ],
  ['made', ({ made }) => ({ made: made.slice(1) })],
  ['made.0', ({ made }) => ({ made: [{ ...made[0], draws: [6] }, ...made.slice(1)] })],
  ['made.0', ({ made }) => ({ made: [{ ...made[0], sealed: true }, ...made.slice(1)] })],
  ['made.0', ({ made }) => ({ made: [{ ...made[0], of: 'strike' }, ...made.slice(1)] })],
  ['made.0.decision', ({ made }) => ({ made: [{ ...made[0], decision: 999 }, ...made.slice(1)] })],
  ['orders', ({ orders }) => ({ orders: [...orders, { standing: { '*': 'pass' } }] })],
  ['state.opened', ({ state }) => ({ state: { ...(state as object), opened: [99, 99, 99] } })],
  ['window', () => ({ window: undefined })],
  [
    'window',
    ({ window }) => ({ window: { ...window, state: { ...(window?.state as object), version: 77 } } }),
  ],
  [
    'window.moments.0',
    ({ window }) => ({
      window: { ...window, moments: window?.moments.map((one) => ({ ...one, version: 77 })) },
    }),
  ],
  [
    'window.moments.0',
    ({ window }) => ({
      window: { ...window, moments: window?.moments.map((one) => ({ ...one, opened: [] })) },
    }),
  ],
]

it.each(LIES)('a file is refused whose snapshot lies in its %s', (place, lie) => {
  const file = kept(inTheMiddle())
  expect(file.snapshot.window?.moments.length).toBeGreaterThan(0)
  const opening = () => openFile(auction, { ...file, snapshot: { ...file.snapshot, ...lie(file.snapshot) } })
  expect(opening).toThrow(BadData)
  expect(opening).toThrow(`match file.snapshot.${place}: `)
})

it('nobody takes back what another seat has acted on, whatever the file says of when it was asked', () => {
  const match = begin()
  const dice = fastChance(5)
  // One of two has answered the strike of the third.
  while (match.state.pending[0]?.prompt !== 'shield' || match.state.pending.length > 1) playOn(match, 1, dice)
  const { snapshot, ...file } = kept(match)
  const striker = snapshot.made.at(-2)?.seat ?? 0
  expect(match.canUndo(striker)).toBe(false)
  const { window, serial } = snapshot
  const moments = window?.moments.map((one) => ({ ...one, serial }))
  const lie = { ...snapshot, window: { ...window, moments } }
  expect(() => openFile(auction, { ...file, snapshot: lie })).toThrow('match file.snapshot.window.moments.')
})

it('nobody waits for the word of a seat that has nothing to confirm', () => {
  const match = playOn(begin(), 4)
  const file = kept(match)
  const holds = [7, 1].map((seat) => ({ seat, serial: 0 }))
  const { match: again } = openFile(auction, { ...file, snapshot: { ...file.snapshot, holds } })
  expect(again.holding()).toBe(undefined)
})

it('orders that the game has no window for are passed over', () => {
  const file = kept(playOn(begin(), 4))
  const orders = [{ standing: { nonsense: 'pass' as const, strike: 'ask' as const } }, null, null]
  const { match } = openFile(auction, { ...file, snapshot: { ...file.snapshot, orders } })
  expect(match.orders).toEqual([{ standing: { strike: 'ask' } }, undefined, undefined])
})

it('a match by other rules goes on with the dice of its own seed and with what can be read', () => {
  const newer = { ...auction, rules: '2' }
  const unreadable = () => {
    throw new TypeError('nothing to say')
  }
  const file = kept(playOn(begin(), 8))
  const { state } = file.snapshot as unknown as { state: { chance: object } }
  const other = { ...state, chance: { ...state.chance, seed: seedFromText('another') } }
  const with_ = (lie: object) => ({ ...file, snapshot: { ...file.snapshot, ...lie } })
  expect(() => openFile(newer, with_({ state: other }))).toThrow('is not of the seed of this match')
  expect(() => openFile(newer, { ...file, snapshot: other })).toThrow('is not of the seed of this match')
  expect(() => openFile(newer, with_({ made: file.snapshot.made.slice(1) }))).toThrow('snapshot.made:')
  const words = { en: { ...auction.words.en, entry: unreadable }, nl: auction.words.nl }
  expect(() => openFile({ ...newer, words }, file)).toThrow('match file.snapshot.told.0: "dealt" tells of')
  expect(() => openFile(newer, file)).not.toThrow()

  // What it says of then is kept in its next file; what has been played since is compared again.
  const { header: carried, match } = openFile(newer, file)
  const later = kept(playOn(match, 5), carried)
  expect(seen(openFile(newer, later).match)).toBe(seen(match))
  const told = [...later.snapshot.told.slice(0, -1), rumour]
  expect(() => openFile(newer, { ...later, snapshot: { ...later.snapshot, told } })).toThrow('snapshot.told')
  expect(() => openFile({ ...newer, words }, later)).toThrow('snapshot.told.0')
})

it('whatever is changed in a snapshot, the file is refused or shows what was played', () => {
  let refused = 0
  const dice = fastChance(11)
  for (let tries = 0; tries < 1500; tries++) {
    const match = playOn(begin(), 3 + (tries % 20), dice)
    const file = kept(match)
    const lie = spoiled(file.snapshot as unknown as Json, dice)
    let opened: M
    try {
      opened = openFile(auction, parseMatchFile(JSON.stringify({ ...file, snapshot: lie.json }))).match
    } catch (fault) {
      if (!(fault instanceof BadData)) throw new Error(lie.at.join(' '), { cause: fault })
      refused += 1
      continue
    }
    // A file without its window lets nobody take back anything, and one may say who left what to orders.
    if (!lie.at.some((at) => /^(rules|data|by|undone|answered)/.test(at)))
      expect([lie.at, seen(opened)]).toEqual([lie.at, seen(match)])
    playOn(opened, 30, dice)
  }
  expect(refused).toBeGreaterThan(700)
}, 60_000)
