import { type ClientMessage, clientSchema, deedSchema, type ServerMessage } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, newId } from './testing/client.ts'
import { serveForTest } from './testing/serve.ts'

/** Who there is: a stranger without a name, somebody at no table, a watcher, two who play, the first of them the host. */
const KINDS = ['stranger', 'somebody', 'watcher', 'player', 'host'] as const
type Kind = (typeof KINDS)[number]

const EVERYBODY: readonly Kind[] = KINDS
const NAMED: readonly Kind[] = ['somebody', 'watcher', 'player', 'host']
const PLAYERS: readonly Kind[] = ['player', 'host']
const HOST: readonly Kind[] = ['host']
const NOBODY: readonly Kind[] = []

let server: Awaited<ReturnType<typeof serveForTest>>
const people = new Map<Kind, Client>()
const tables = { gathering: '', playing: '', closed: '' }

beforeAll(async () => {
  server = await serveForTest()
  for (const kind of NAMED) people.set(kind, await (await Client.come(server.base, kind)).connect())
  const [host, player] = [client('host'), client('player')]
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'program' }] as const
  const prepare = async (begins: boolean, more: object) => {
    const open = begins ? seats.slice(0, 2) : seats
    const { match } = await host.open('families', open, [0], more)
    player.tell({ type: 'watch', match })
    expect((await player.sit(match, 1)).type).toBe('done')
    if (begins) await host.send({ type: 'do', match, entry: { kind: 'begin' } })
    return match
  }
  tables.gathering = await prepare(false, {})
  tables.playing = await prepare(true, {})
  tables.closed = await prepare(true, { spectators: false })
  client('watcher').tell({ type: 'watch', match: tables.playing })
}, 60_000)
afterAll(async () => {
  for (const one of people.values()) one.cut()
  await server.end()
})

function client(kind: Kind): Client {
  const found = people.get(kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found
}

describe('every route says who may', () => {
  const routes: readonly [
    method: 'GET' | 'POST',
    path: () => string,
    who: readonly Kind[],
    body?: unknown,
  ][] = [
    ['GET', () => '/me', EVERYBODY],
    ['GET', () => '/tables', EVERYBODY],
    ['GET', () => '/mine', NAMED],
    ['GET', () => `/tables/${tables.playing}/file`, NAMED],
    ['GET', () => `/tables/${tables.closed}/file`, PLAYERS],
    ['GET', () => `/tables/${tables.playing}/invite`, PLAYERS],
    ['GET', () => `/tables/${tables.playing}/notes`, NAMED],
    ['GET', () => `/tables/${tables.closed}/notes`, PLAYERS],
    ['POST', () => `/tables/${tables.closed}/notes`, PLAYERS, { text: 'mine' }],
    ['POST', () => `/tables/${tables.gathering}/token`, HOST, { seat: 3 }],
    ['POST', () => `/tables/${tables.gathering}/token`, NOBODY, { seat: 1 }],
    ['GET', () => '/tables/nobody-knows-this-one/file', NOBODY],
    ['GET', () => '/nowhere', NOBODY],
  ]

  it.each(routes)('%s %s: %j', async (method, path, who, body) => {
    for (const kind of KINDS) {
      const status =
        kind === 'stranger'
          ? (
              await fetch(`${server.base}/api${path()}`, {
                method,
                headers: { 'content-type': 'application/json', origin: server.base },
                ...(body === undefined ? {} : { body: JSON.stringify(body) }),
              })
            ).status
          : (await client(kind).http(method, path(), body)).status
      expect([kind, status < 400]).toEqual([kind, who.includes(kind)])
    }
  })

  it('answers the same for what is not there and what is not theirs', async () => {
    const hidden = await client('somebody').http('GET', `/tables/${tables.closed}/file`)
    const missing = await client('somebody').http('GET', '/tables/nobody-knows-this-one/file')
    expect(hidden).toEqual(missing)
  })

  it('takes nothing from another page, without JSON, or too long', async () => {
    const post = (headers: Record<string, string>, body = '{"name":"X"}') =>
      fetch(`${server.base}/api/me`, { method: 'POST', headers, body })
    expect((await post({ 'content-type': 'application/json', origin: 'https://evil.example' })).status).toBe(
      403,
    )
    expect((await post({ 'content-type': 'application/json' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain', origin: server.base })).status).toBe(400)
    const own = { 'content-type': 'application/json', origin: server.base }
    expect((await post(own, 'x'.repeat(100_000))).status).toBe(413)
    expect((await post(own, '{"name"')).status).toBe(400)
    expect((await post(own, '{"name":"X","more":1}')).status).toBe(400)
  })
})

describe('every message says who may', () => {
  const words = 'some-words-of-mine'
  /** What is refused to everybody here for another reason than who they are counts as allowed: `not-there` and `not-allowed` do not. */
  const allowed = (reply: ServerMessage) =>
    reply.type !== 'refused' || (reply.code !== 'not-there' && reply.code !== 'not-allowed')

  type Case = readonly [what: string, message: () => object, who: readonly Kind[]]
  const entry = (kind: string, table: keyof typeof tables, more: object, who: readonly Kind[]): Case => [
    `${kind} at the ${table} table`,
    () => ({ type: 'do', match: tables[table], entry: { kind, ...more } }),
    who,
  ]
  const cases: readonly Case[] = [
    [
      'choose for seat 1',
      () => ({ type: 'choose', match: tables.playing, seat: 1, decision: 999, choice: 0 }),
      ['player'],
    ],
    [
      'choose for seat 0',
      () => ({ type: 'choose', match: tables.playing, seat: 0, decision: 999, choice: 0 }),
      HOST,
    ],
    ...(['undo', 'redo', 'reset', 'confirm'] as const).map(
      (type): Case => [
        type,
        () => ({ type, match: tables.playing, seat: 1, version: currentVersion() }),
        ['player'],
      ],
    ),
    ['orders', () => ({ type: 'orders', match: tables.playing, seat: 1, orders: {} }), ['player']],
    [
      'choose at a closed table',
      () => ({ type: 'choose', match: tables.closed, seat: 1, decision: 999, choice: 0 }),
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
    entry('say', 'playing', { to: 'table', says: { text: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 'watchers', says: { emote: 'hello' } }, NAMED),
    entry('say', 'closed', { to: 'watchers', says: { emote: 'hello' } }, PLAYERS),
    entry('say', 'playing', { to: 0, says: { text: 'psst' } }, NOBODY),
  ]
  const currentVersion = () => client('player').tables.get(tables.playing)?.version ?? 0

  it.each(cases)('%s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const reply = await client(kind).send(message() as never)
      expect([kind, allowed(reply)]).toEqual([kind, who.includes(kind)])
    }
  })

  const questions: readonly Case[] = [
    ['why', () => ({ type: 'why', match: tables.playing, seat: 1, choice: { do: 'pass' } }), ['player']],
    ['denied', () => ({ type: 'denied', match: tables.playing, seat: 1 }), ['player']],
    ['previews', () => ({ type: 'previews', match: tables.playing, seat: 0 }), HOST],
    ['walk', () => ({ type: 'walk', match: tables.playing, seat: 0, choices: [{ do: 'pass' }] }), HOST],
    ['at', () => ({ type: 'at', match: tables.playing, version: 0 }), NAMED],
    ['at a closed table', () => ({ type: 'at', match: tables.closed, version: 0 }), PLAYERS],
    ['series', () => ({ type: 'series', match: tables.closed, paths: [] }), PLAYERS],
  ]

  it.each(questions)('the question %s', async (_what, message, who) => {
    for (const kind of NAMED) {
      const answer = await client(kind).ask(message() as never)
      expect([kind, answer !== undefined]).toEqual([kind, who.includes(kind)])
    }
  })

  it('leaves no kind of message out', () => {
    const tested = new Set([...cases, ...questions].map(([, message]) => (message() as ClientMessage).type))
    const untested = clientSchema.options
      .flatMap(({ entries: { type } }) => ('options' in type ? [...type.options] : [type.literal]))
      .filter((type) => !tested.has(type))
    expect(untested).toEqual(['hello', 'ping', 'lobby', 'watch', 'unwatch', 'act'])
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

  it('shows a table without watchers to those who play alone', async () => {
    for (const kind of NAMED) {
      const one = client(kind)
      one.tables.delete(tables.closed)
      one.refused = []
      one.tell({ type: 'watch', match: tables.closed })
      await one.ask({ type: 'denied', match: newId(), seat: 0 } as never)
      expect([kind, one.tables.has(tables.closed)]).toEqual([kind, PLAYERS.includes(kind)])
    }
  })
})
