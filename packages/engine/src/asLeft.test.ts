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
      const { redo: _redo, undo: _undo, orders: _orders, decision, ...view } = match.view(seat)
      return [view, match.chronicle(seat), decision && { ...decision, number: 0 }]
    }),
  )

/** A match with something to take back, in which somebody waits for the word of another, and is asked this. */
function inTheMiddle(prompt?: string): M {
  const match = begin()
  match.apply({ kind: 'orders', seat: 0, orders: { confirm: true } })
  const dice = fastChance(3)
  for (let tries = 0; tries < 200 && !match.over; tries++) {
    playOn(match, 1, dice)
    if (!match.canUndo(0) || match.holding() !== 0) continue
    if (prompt === undefined || match.state.pending.some((asked) => asked.prompt === prompt)) return match
  }
  throw new Error('nobody ever holds')
}

const rumour = { at: 1, entry: { kind: 'rolled', seat: 0, pips: 6 } }
type Lie = readonly [string, (snapshot: Snapshot) => object]
const REFUSED: readonly Lie[] = [
  [
    'told.1.to',
    ({ told: [first, ...rest] }) => ({ told: [first, { ...rest[0], to: [7] }, ...rest.slice(1)] }),
  ],
  ['made', ({ made }) => ({ made: made.slice(1) })],
  ['made.0', ({ made }) => ({ made: [{ ...made[0], choice: 99 }, ...made.slice(1)] })],
  ['made.0.decision', ({ made }) => ({ made: [{ ...made[0], decision: 999 }, ...made.slice(1)] })],
  ['orders', ({ orders }) => ({ orders: [...orders, { standing: { '*': 'pass' } }] })],
  ['state.opened', ({ state }) => ({ state: { ...(state as object), opened: [99, 99, 99] } })],
]

const PASSED_OVER: readonly Lie[] = [
  ['told.0', ({ told }) => ({ told: [{ ...told[0], entry: { kind: 'won' } }, ...told.slice(1)] })],
  ['told', ({ told }) => ({ told: [...told, rumour] })],
  ['told', ({ told }) => ({ told: told.slice(1) })],
  ['made.draws', ({ made }) => ({ made: [{ ...made[0], draws: [6] }, ...made.slice(1)] })],
  ['made.sealed', ({ made }) => ({ made: [{ ...made[0], sealed: true }, ...made.slice(1)] })],
  ['made.of', ({ made }) => ({ made: [{ ...made[0], of: 'strike' }, ...made.slice(1)] })],
]

const NOT_TAKEN_BACK: readonly Lie[] = [
  ['window', () => ({ window: undefined })],
  [
    'window.state',
    ({ window }) => ({ window: { ...window, state: { ...(window?.state as object), version: 77 } } }),
  ],
  [
    'window.moments.version',
    ({ window }) => ({
      window: { ...window, moments: window?.moments.map((one) => ({ ...one, version: 77 })) },
    }),
  ],
  [
    'window.moments.opened',
    ({ window }) => ({
      window: { ...window, moments: window?.moments.map((one) => ({ ...one, opened: [] })) },
    }),
  ],
]

const opens = (file: MatchFile, lie: object): M =>
  openFile(
    auction,
    parseMatchFile(JSON.stringify({ ...file, snapshot: { ...(file.snapshot as object), ...lie } })),
  ).match

it.each(REFUSED)('a file is refused whose snapshot says in its %s what cannot be', (place, lie) => {
  const file = kept(inTheMiddle())
  const opening = () => opens(file, lie(file.snapshot))
  expect(opening).toThrow(BadData)
  expect(opening).toThrow(`match file.snapshot.${place}: `)
})

it.each(PASSED_OVER)('what a snapshot says in its %s is not believed but played again', (_place, lie) => {
  const match = inTheMiddle()
  const file = kept(match)
  const opened = opens(file, lie(file.snapshot))
  expect(kept(opened)).toEqual(file)
  expect(opened.canUndo(0)).toBe(true)
})

it.each(NOT_TAKEN_BACK)('where the %s of a snapshot is another, nothing is taken back', (_place, lie) => {
  const match = inTheMiddle()
  const file = kept(match)
  expect(file.snapshot.window?.moments.length).toBeGreaterThan(0)
  const opened = opens(file, lie(file.snapshot))
  expect([0, 1, 2].map((seat) => opened.canUndo(seat))).toEqual([false, false, false])
  expect(opened.holding()).toBe(undefined)
  expect([opened.hash(), opened.chronicle(0)]).toEqual([match.hash(), match.chronicle(0)])
  expect(() => opens(kept(opened), {})).not.toThrow()
})

it('orders answer at once where a seat that was waited for can take back nothing any more', () => {
  const match = inTheMiddle('shield')
  for (const { seat } of match.state.pending)
    match.apply({ kind: 'orders', seat, orders: { standing: { strike: 'pass' } } })
  expect([match.holding(), match.made.at(-1)?.by]).toEqual([0, undefined])
  const opened = opens(kept(match), { window: undefined })
  expect(opened.made.at(-1)?.by).toBe('orders')
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
  expect(openFile(auction, { ...file, snapshot: lie }).match.canUndo(striker)).toBe(false)
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
  const file = kept(playOn(begin(), 8))
  const { state } = file.snapshot as unknown as { state: { chance: object } }
  const other = { ...state, chance: { ...state.chance, seed: seedFromText('another') } }
  const with_ = (lie: object) => ({ ...file, snapshot: { ...file.snapshot, ...lie } })
  expect(() => openFile(newer, with_({ state: other }))).toThrow('is not of the seed of this match')
  expect(() => openFile(newer, { ...file, snapshot: other })).toThrow('is not of the seed of this match')
  expect(() => openFile(newer, with_({ made: file.snapshot.made.slice(1) }))).toThrow('snapshot.made:')

  // What it says of then is kept in its next file; what has been played since is played again.
  const { header: carried, match } = openFile(newer, file)
  const later = kept(playOn(match, 5), carried)
  expect(seen(openFile(newer, later).match)).toBe(seen(match))
  const told = [...later.snapshot.told, { ...rumour, at: 99 }]
  const lie = { ...later, snapshot: { ...later.snapshot, told } }
  expect(seen(openFile(newer, lie).match)).toBe(seen(match))
})

it('what older rules told and nobody can put into words any more is left out, and the match goes on', () => {
  const entry = (one: { readonly kind: string }): string => {
    if (one.kind === 'discarded') throw new TypeError('nothing to say')
    return one.kind
  }
  const english = { ...auction.words.en, entry }
  const newer = { ...auction, rules: '2', words: { en: english, nl: english } }
  const file = kept(playOn(begin(), 8))
  const said = file.snapshot.told.filter(({ entry: { kind } }) => kind !== 'discarded')
  expect(said.length).toBeLessThan(file.snapshot.told.length)

  const { header: carried, match } = openFile(newer, file)
  expect(match.told).toEqual(said)
  const later = kept(playOn(match, 5), carried)
  const { header: again, match: opened } = openFile(newer, later)
  expect(seen(opened)).toBe(seen(match))
  expect(seen(openFile(newer, kept(playOn(opened, 5), again)).match)).toBe(seen(opened))

  // Words may change without the rules.
  const silent = { ...english, entry: () => entry({ kind: 'discarded' }) }
  const mute = openFile({ ...newer, words: { en: silent, nl: silent } }, later).match
  expect(mute.told).toEqual(match.told.slice(said.length))
})

it('a match that newer rules take over before its first choice opens again, and tells how it was set up', () => {
  const [newer, newest] = [
    { ...auction, rules: '2' },
    { ...auction, rules: '3' },
  ]
  const file = kept(begin())
  expect(file.snapshot.told).toHaveLength(1)
  const { header: carried, match } = openFile(newer, file)
  const { header: twice, match: same } = openFile(newer, kept(match, carried))
  expect([twice.earlier?.length, seen(same)]).toEqual([1, seen(begin())])
  const { header: thrice, match: third } = openFile(newest, kept(same, twice))
  const later = kept(playOn(third, 12), thrice)
  expect(later.earlier?.map(({ choices }) => choices)).toEqual([[], []])
  expect(seen(openFile(newest, later).match)).toBe(seen(third))
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
    // One may say who left what to orders.
    if (!lie.at.some((at) => /^(rules|data|by|undone|answered)/.test(at)))
      expect([lie.at, seen(opened)]).toEqual([lie.at, seen(match)])
    for (const seat of [0, 1, 2])
      if (opened.canUndo(seat)) expect([lie.at, match.canUndo(seat)]).toEqual([lie.at, true])
    playOn(opened, 30, dice)
  }
  expect(refused).toBeGreaterThan(700)
}, 60_000)
