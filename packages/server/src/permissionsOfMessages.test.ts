import { type ClientMessage, clientSchema, deedSchema, type ServerMessage } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Everybody, HOST, type Kind, NAMED, NOBODY, PLAYERS } from './testing/everybody.ts'

let all: Everybody
beforeAll(async () => {
  all = await Everybody.come()
}, 120_000)
afterAll(() => all.end())

describe('every message says who may', () => {
  const words = 'some-words-of-mine'
  /** What is refused to everybody here for another reason than who they are counts as allowed: `not-there` and `not-allowed` do not. */
  const allowed = (reply: ServerMessage) =>
    reply.type !== 'refused' || (reply.code !== 'not-there' && reply.code !== 'not-allowed')

  type Case = readonly [what: string, message: () => object, who: readonly Kind[]]
  const entry = (
    kind: string,
    table: keyof Everybody['tables'],
    more: object,
    who: readonly Kind[],
  ): Case => [
    `${kind} at the ${table} table`,
    () => ({ type: 'do', match: all.tables[table], entry: { kind, ...more } }),
    who,
  ]
  const cases: readonly Case[] = [
    [
      'choose for seat 1',
      () => ({ type: 'choose', match: all.tables.playing, seat: 1, decision: 999, choice: 0 }),
      ['player'],
    ],
    [
      'choose for seat 0',
      () => ({ type: 'choose', match: all.tables.playing, seat: 0, decision: 999, choice: 0 }),
      HOST,
    ],
    ...(['undo', 'redo', 'reset', 'confirm'] as const).map(
      (type): Case => [
        type,
        () => ({ type, match: all.tables.playing, seat: 1, version: currentVersion() }),
        ['player'],
      ],
    ),
    [
      'act',
      () => ({ type: 'act', match: all.tables.playing, seat: 1, decision: 999, choices: [{ do: 'pass' }] }),
      ['player'],
    ],
    ['orders', () => ({ type: 'orders', match: all.tables.playing, seat: 1, orders: {} }), ['player']],
    [
      'choose at a closed table',
      () => ({ type: 'choose', match: all.tables.closed, seat: 1, decision: 999, choice: 0 }),
      ['player'],
    ],
    entry('sit', 'playing', { seat: 0, name: 'X', words }, NOBODY),
    entry('sit', 'gathering', { seat: 1, name: 'X', words }, NOBODY),
    entry('seat', 'gathering', { seat: 2, as: { kind: 'open' } }, HOST),
    entry('begin', 'playing', {}, NOBODY),
    entry('close', 'playing', {}, NOBODY),
    entry('leave', 'playing', { seat: 7 }, NOBODY),
    entry('return', 'playing', { seat: 1 }, NOBODY),
    entry('vote', 'playing', { vote: 99, for: true }, NOBODY),
    entry('propose', 'playing', { seat: 1, as: { kind: 'bot', player: 'squire' } }, HOST),
    [
      'motion at the playing table',
      // Each asks for something that the one before did not.
      () => ({
        type: 'do',
        match: all.tables.playing,
        entry: { kind: 'motion', motion: { do: nextMotion() } },
      }),
      PLAYERS,
    ],
    entry('motion', 'gathering', { motion: { do: 'end' } }, NOBODY),
    entry('say', 'playing', { to: 'table', says: { text: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 'watchers', says: { emote: 'hello' } }, NAMED),
    entry('say', 'closed', { to: 'watchers', says: { emote: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 0, says: { text: 'psst' } }, NOBODY),
  ]
  let asked = 0
  const nextMotion = () => (['pause', 'end'] as const)[asked++ % 2]
  const currentVersion = () => all.client('player').tables.get(all.tables.playing)?.version ?? 0

  it.each(cases)('%s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const reply = await all.client(kind).send(message() as never)
      expect([kind, allowed(reply)]).toEqual([kind, who.includes(kind)])
    }
  })

  const questions: readonly Case[] = [
    ['why', () => ({ type: 'why', match: all.tables.playing, seat: 1, choice: { do: 'pass' } }), ['player']],
    ['denied', () => ({ type: 'denied', match: all.tables.playing, seat: 1 }), ['player']],
    ['previews', () => ({ type: 'previews', match: all.tables.playing, seat: 0 }), HOST],
    ['walk', () => ({ type: 'walk', match: all.tables.playing, seat: 0, choices: [{ do: 'pass' }] }), HOST],
    ['at', () => ({ type: 'at', match: all.tables.playing, version: 0 }), NAMED],
    ['at a closed table', () => ({ type: 'at', match: all.tables.closed, version: 0 }), PLAYERS],
    ['series', () => ({ type: 'series', match: all.tables.closed, paths: [] }), PLAYERS],
  ]

  it.each(questions)('the question %s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const answer = await all.client(kind).ask(message() as never)
      expect([kind, answer !== undefined]).toEqual([kind, who.includes(kind)])
    }
  })

  /** What changes no table, and what the server says to those who may. */
  const signals: readonly [...Case, answer: ServerMessage['type']][] = [
    ['hello', () => ({ type: 'hello', protocol: 1 }), NAMED, 'welcome'],
    ['ping', () => ({ type: 'ping', n: 7 }), NAMED, 'pong'],
    ['lobby', () => ({ type: 'lobby', on: true }), NAMED, 'lobby'],
    ['watch', () => ({ type: 'watch', match: all.tables.playing }), NAMED, 'table'],
    ['watch a closed table', () => ({ type: 'watch', match: all.tables.closed }), PLAYERS, 'table'],
    ['watch a table that is over', () => ({ type: 'watch', match: all.tables.over }), NAMED, 'table'],
  ]

  it.each(signals)('the signal %s', async (_what, message, who, answer) => {
    for (const kind of NAMED) {
      const one = all.client(kind)
      const heard = one.next(({ type }) => type === answer || type === 'refused')
      one.tell(message() as ClientMessage)
      expect([kind, (await heard).type === answer]).toEqual([kind, who.includes(kind)])
    }
  })

  it('the signal unwatch: whoever looks may look away, and hears no more', async () => {
    const says = { emote: 'hello' } as const
    const [watcher, host] = [all.client('watcher'), all.client('host')]
    watcher.tell({ type: 'watch', match: all.tables.playing })
    watcher.tell({ type: 'unwatch', match: all.tables.playing })
    const pong = watcher.next(({ type }) => type === 'pong')
    watcher.tell({ type: 'ping', n: 8 })
    await pong
    const before = watcher.heard.length
    await host.send({ type: 'do', match: all.tables.playing, entry: { kind: 'say', to: 'table', says } })
    const last = watcher.next(({ type }) => type === 'pong')
    watcher.tell({ type: 'ping', n: 9 })
    await last
    expect(watcher.heard.slice(before).filter((text) => text.includes(all.tables.playing))).toEqual([])
  })

  it('the signal look: everybody says it of their own page, and others see it', async () => {
    const [player, host] = [all.client('player'), all.client('host')]
    host.tell({ type: 'watch', match: all.tables.playing })
    for (const [on, presence] of [
      [false, 'away'],
      [true, 'here'],
    ] as const) {
      const seen = host.next(
        (message) =>
          message.type === 'present' &&
          message.match === all.tables.playing &&
          message.seats[1]?.presence !== (on ? 'away' : 'here'),
      )
      player.tell({ type: 'look', on })
      expect(await seen).toMatchObject({ seats: [{}, { presence }] })
    }
  })

  it('leaves no kind of message out', () => {
    const tested = new Set(
      [...cases, ...questions, ...signals].map(([, message]) => (message() as ClientMessage).type),
    )
    const untested = clientSchema.options
      .flatMap(({ entries: { type } }) => ('options' in type ? [...type.options] : [type.literal]))
      .filter((type) => !tested.has(type))
    expect(untested).toEqual(['look', 'unwatch'])
    const deeds = new Set(
      cases.flatMap(([, message]) => {
        const said = message() as ClientMessage
        return said.type === 'do' ? [said.entry.kind] : []
      }),
    )
    expect(
      deedSchema.options.map(({ entries: { kind } }) => kind.literal).filter((kind) => !deeds.has(kind)),
    ).toEqual([])
  })
})
