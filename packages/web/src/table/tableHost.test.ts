import {
  configure,
  type Game,
  type MatchFile,
  matchFile,
  newHeader,
  openMatch,
  parseMatchFile,
  saveState,
  seedFromText,
  type StandingOrders,
} from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { MemoryStore, type StoredMatch } from '../store/matchStore.ts'
import { TableHost } from './tableHost.ts'

type Seated = MatchFile['seats']

/** A match for two, open at its first question. */
async function open(
  rules: Game,
  seats: Seated,
  { inFile = {}, beside = {} }: { inFile?: Partial<MatchFile>; beside?: Partial<StoredMatch> } = {},
) {
  const header = newHeader(rules, configure(rules, { seats: 2 }), seats, seedFromText('secret'))
  const match = openMatch(rules, header)
  const store = new MemoryStore()
  const file = { ...matchFile(header, match), ...inFile }
  await store.put({ id: 'match', revision: 1, file, changed: 0, ...beside })
  const host = new TableHost(loadGame, store, () => 0)
  const position = await host.answer('open', { id: 'match', confirm: false })
  return { host, store, match, position }
}

describe('a bot is sent what its seat could imagine, not the match', () => {
  const seats: Seated = ['Anna', 'Basil'].map((name) => ({ name, player: 'novice' }))

  it.each(GAMES)('in %s', async (id) => {
    const rules = await loadGame(id)
    const { match, position } = await open(rules, seats)
    const { state, seat } = position.forBots ?? { state: {}, seat: -1 }
    expect(state).not.toHaveProperty('chance')
    const { game } = state as { game: unknown }
    const imagined = rules.parse(game, match.state.game.tables, match.config)
    expect(rules.view(imagined, seat)).toEqual(rules.view(match.state.game, seat))
    const truth = (saveState(match.state) as unknown as { game: unknown }).game
    if (rules.secrets === false) expect(game).toEqual(truth)
    else expect(game).not.toEqual(truth)
  })
})

it.each([
  ['the only person', 'novice', { en: 'Anna, choose your action.', nl: 'Anna, kies je actie.' }],
  ['one of two people', 'human', undefined],
])('how a match that came as a file stands is kept when it is opened, for %s', async (_who, other, asks) => {
  const { store } = await open(await loadGame('families'), [
    { name: 'Basil', player: other },
    { name: 'Anna', player: 'human' },
  ])
  const { glance } = (await store.get('match')) ?? {}
  expect(glance).toMatchObject({ waiting: [1], scene: { game: 'families' } })
  expect(glance?.asks).toEqual(asks)
})

describe('a match that goes on from one that people play elsewhere', () => {
  const seats: Seated = [
    { name: 'Anna', player: 'human' },
    { name: 'Basil', player: 'novice' },
  ]

  it.each([
    ['its file', { inFile: { unaided: true } }],
    ['an older page', { beside: { unaided: true } }],
  ] as const)(
    'gives nobody what an adviser or a judge of chances would need, nor does one that goes on from it, if %s says so',
    async (_who, how) => {
      const { store, host, position } = await open(await loadGame('families'), seats, how)
      expect(position.unaided).toBe(true)
      await expect(host.answer('imagine', { seat: 0 })).rejects.toThrow('people play elsewhere')
      await expect(host.answer('glimpse', { seat: 0 })).rejects.toThrow('people play elsewhere')
      const { id } = await host.answer('goOnFrom', { version: 0 })
      expect((await store.get(id))?.file).toMatchObject({ unaided: true })
      // As a file it says the same wherever it is opened.
      const file = parseMatchFile(JSON.stringify(await host.answer('export', {})))
      expect(file.unaided).toBe(true)
    },
  )

  it('is the only one that does not', async () => {
    const { host, position } = await open(await loadGame('families'), seats)
    expect(position).not.toHaveProperty('unaided')
    expect(await host.answer('glimpse', { seat: 0 })).toHaveProperty('table')
  })
})

/** The names of all fields, at any depth. */
const fieldsOf = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) => [name, ...fieldsOf(part)])

describe.each(GAMES)('a look at a table of %s', (id) => {
  const seats: Seated = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  const looking = async () => {
    const opened = await open(await loadGame(id), seats)
    const [seat = 0] = opened.position.view.waiting
    return { ...opened, seat, look: await opened.host.answer('look', { seat }) }
  }

  it('brings what is refused only to whoever asks for it', async () => {
    const { host, match, seat, look } = await looking()
    expect(look.view.decision).toBeDefined()
    expect(fieldsOf(look)).not.toContain('denied')
    expect(await host.answer('denied', { seat })).toEqual(match.denied(seat))
  })

  it('does not bring the printed board again, which came when the table was opened', async () => {
    const { position, look } = await looking()
    const { board = {} } = position
    const sent = JSON.stringify(look.view)
    const printed = Object.entries<unknown>(board as Record<string, unknown>).filter(
      ([, part]) => JSON.stringify(part).length > 100,
    )
    expect(printed.filter(([, part]) => sent.includes(JSON.stringify(part)))).toEqual([])
    expect(fieldsOf(look)).not.toContain('board')
    // Of court everything printed comes with its words; its board holds what a table has agreed on.
    expect(printed.length > 0).toBe(id !== 'court')
  })
})

describe('a person', () => {
  const seated = (standing?: StandingOrders): Seated => [
    { name: 'Anna', player: 'human', ...(standing ? { standing } : {}) },
    { name: 'Basil', player: 'novice' },
  ]
  const ordersOf = async (seats: Seated) => {
    const { host } = await open(await loadGame('court'), seats)
    return (await host.answer('look', { seat: 0 })).view.orders
  }

  it('is asked only where they can do something', async () => {
    expect(await ordersOf(seated())).toEqual({ standing: { '*': 'able' } })
  })

  it('who ordered something else keeps it', async () => {
    expect(await ordersOf(seated({ '*': 'ask' }))).toEqual({ standing: { '*': 'ask' } })
  })
})

describe('people who come back to a match at one screen', () => {
  const people: Seated = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))

  it.each([false, true])(
    'find what they laid down, and what they may make again (turns wait: %s)',
    async (confirm) => {
      const { host, store, position } = await open(await loadGame('families'), people)
      const [seat = 0] = position.view.waiting
      const other = 1 - seat
      const { view } = await host.answer('look', { seat })
      const orders = { ...view.orders, ahead: [{ prompt: 'lay', choice: { do: 'pass' } }] }
      await host.answer('apply', { entry: { kind: 'orders', seat: other, orders }, as: seat })
      const decision = view.decision?.number ?? -1
      await host.answer('apply', { entry: { kind: 'choose', seat, decision, choice: 0 }, as: seat })
      await host.answer('apply', { entry: { kind: 'undo', seat }, as: seat })

      const again = new TableHost(loadGame, store, () => 0)
      await again.answer('open', { id: 'match', confirm })
      const waits = confirm ? { confirm } : {}
      expect((await again.answer('look', { seat: other })).view.orders).toEqual({ ...orders, ...waits })
      const mine = (await again.answer('look', { seat })).view
      expect(mine).toMatchObject({ redo: true, orders: { ...view.orders, ...waits } })
      const { outcome } = await again.answer('apply', { entry: { kind: 'redo', seat }, as: seat })
      expect(outcome).toEqual({ ok: true })
    },
  )
})

it.each([
  ['families', 'whoever is asked next sees the table at once'],
  ['powers', 'nobody else sees a table with secrets before the curtain'],
])('after a choice at one screen, in %s, %s', async (id) => {
  const people: Seated = ['Anna', 'Basil'].map((name) => ({ name, player: 'human' }))
  const { host, position } = await open(await loadGame(id), people)
  const [seat = 0] = position.view.waiting
  for (let choices = 0; choices < 40; choices++) {
    const { view } = await host.answer('look', { seat })
    const entry = { kind: 'choose', seat, decision: view.decision?.number ?? 0, choice: 0 } as const
    const { outcome, position: after } = await host.answer('apply', { entry, as: seat })
    expect(outcome.ok).toBe(true)
    const next = after.view.waiting.includes(seat) ? seat : after.view.waiting[0]
    expect(after.view.seat).toBe(id === 'families' ? next : seat)
    if (next !== seat) return
  }
  throw new Error('nobody else was asked')
})
