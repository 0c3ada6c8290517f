import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from './testing/client.ts'
import { Everybody, HOST, type Kind, KINDS, MODERATOR, NAMED, NOBODY, PLAYERS } from './testing/everybody.ts'

let all: Everybody
beforeAll(async () => {
  all = await Everybody.come()
}, 120_000)
afterAll(() => all.end())

/** Refused for another reason than who one is counts as allowed, here as with messages. */
async function mayAsk(
  kind: Kind,
  method: string,
  path: string,
  body: unknown,
  papers: { readonly [header: string]: string } = all.papersOf(kind),
): Promise<boolean> {
  const response = await fetch(`${all.server.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...papers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.status === 409) return ((await response.json()) as { code: string }).code !== 'not-allowed'
  await response.body?.cancel()
  return response.status < 400
}

describe('every route says who may', () => {
  const wish = {
    game: 'families',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: false,
    spectators: true,
    talks: true,
  }
  const someCalling = {
    language: 'en',
    zone: 'Europe/Amsterdam',
    when: { turn: [], answer: [], done: [], vote: [], end: [] },
    quiet: [[], [], [], [], [], [], []],
  }
  const somePush = { endpoint: 'https://push.example.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  /** Of no passkey that is known; it answers nothing that was asked. */
  const someAnswer = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {
      clientDataJSON: 'AAAA',
      attestationObject: 'AAAA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  }
  const newCode = async () => ({ code: (await Client.come(all.server.base, 'lost')).code })
  type Table = keyof Everybody['tables']
  const routes: readonly [
    route: string,
    where: Table | 'nowhere' | 'somebody' | undefined,
    who: readonly Kind[],
    body?: () => unknown,
  ][] = [
    ['GET /', undefined, KINDS],
    ['GET /index.html', undefined, KINDS],
    ['GET /healthz', undefined, KINDS],
    ['GET /metrics', undefined, KINDS],
    ['GET /api/me', undefined, KINDS],
    ['POST /api/me', undefined, KINDS, () => ({ name: 'Anew' })],
    ['POST /api/me/recover', undefined, KINDS, newCode],
    ['POST /api/me/recover', undefined, NOBODY, () => ({ code: 'of-nobody' })],
    ['POST /api/login/passkey/options', undefined, KINDS, () => ({})],
    ['POST /api/login/passkey', undefined, NOBODY, () => ({ answer: someAnswer })],
    ['POST /api/login/mail', undefined, KINDS, () => ({ address: 'nobody@example.org', language: 'en' })],
    ['POST /api/login/link', undefined, NOBODY, () => ({ secret: 'of-nobody' })],
    ['POST /api/login/proof', undefined, NOBODY, () => ({ secret: 'of-nobody' })],
    ['GET /api/me/account', undefined, NAMED],
    ['GET /api/me/export', undefined, NAMED],
    ['GET /api/me/notices', undefined, NAMED],
    ['POST /api/me/notices', undefined, NAMED, () => ({ calling: someCalling })],
    ['POST /api/me/notices/push', undefined, NAMED, () => ({ subscription: somePush })],
    ['POST /api/me/notices/test', undefined, NAMED, () => ({})],
    ['POST /api/me/codes', undefined, NAMED, () => ({})],
    ['POST /api/me/passkeys/options', undefined, NAMED, () => ({})],
    ['POST /api/me/passkeys', undefined, NOBODY, () => ({ answer: someAnswer })],
    ['POST /api/me/passkeys/remove', undefined, NOBODY, () => ({ id: 'of-nobody' })],
    ['POST /api/me/sessions/end', undefined, NOBODY, () => ({ id: 'of-nobody' })],
    ['POST /api/me/mail', undefined, NAMED, () => ({ address: 'mine@example.org', language: 'en' })],
    ['POST /api/me/mail/remove', undefined, NAMED, () => ({})],
    ['POST /api/me/delete', undefined, NAMED, () => ({ name: 'another one' })],
    ['GET /api/tables', undefined, KINDS],
    ['GET /api/me/days', undefined, NAMED],
    ['POST /api/me/days', undefined, NAMED, () => ({ zone: 'Europe/Amsterdam' })],
    ['POST /api/me/days', undefined, NOBODY, () => ({ zone: 'Europe/Nowhere' })],
    ['POST /api/me/days', undefined, NOBODY, () => ({ zone: 'UTC', night: [0, 1000] })],
    ['GET /api/people/:id', 'somebody', NAMED],
    ['GET /api/people/:id', 'nowhere', NOBODY],
    ['POST /api/people/:id/block', 'somebody', NAMED, () => ({ on: false })],
    ['POST /api/people/:id/block', 'nowhere', NOBODY, () => ({ on: true })],
    ['GET /api/me/blocks', undefined, NAMED],
    ['POST /api/me/warnings/seen', undefined, NAMED, () => ({})],
    ['POST /api/reports', undefined, NAMED, () => ({ person: all.hostId, reason: 'other' })],
    ['POST /api/reports', undefined, NOBODY, () => ({ person: 'nobody-knows-this-one', reason: 'other' })],
    [
      'POST /api/reports',
      undefined,
      NOBODY,
      () => ({ person: all.hostId, match: all.tables.closed, line: 3, reason: 'other' }),
    ],
    ['GET /api/moderation', undefined, MODERATOR],
    [
      'POST /api/moderation',
      undefined,
      MODERATOR,
      () => ({ do: 'warn', person: all.hostId, words: 'Kindly.' }),
    ],
    ['POST /api/moderation', undefined, NOBODY, () => ({ do: 'remove', match: all.tables.playing, line: 1 })],
    ['POST /api/moderation', undefined, NOBODY, () => ({ do: 'close', report: 'nobody-knows-this-one' })],
    ['GET /api/mine', undefined, NAMED],
    ['POST /api/tables', undefined, NAMED, () => ({ wish })],
    ['GET /api/tables/:id/file', 'playing', NAMED],
    ['GET /api/tables/:id/file', 'over', NAMED],
    ['GET /api/tables/:id/file', 'closed', PLAYERS],
    ['GET /api/tables/:id/file', 'nowhere', NOBODY],
    ['GET /api/tables/:id/from/:made', 'playing', NAMED],
    ['GET /api/tables/:id/from/:made', 'closed', PLAYERS],
    ['GET /api/tables/:id/invite', 'playing', PLAYERS],
    ['GET /api/tables/:id/notes', 'playing', NAMED],
    ['GET /api/tables/:id/notes', 'closed', PLAYERS],
    ['POST /api/tables/:id/notes', 'closed', PLAYERS, () => ({ text: 'mine' })],
    ['POST /api/tables/:id/rematch', 'over', PLAYERS, () => ({})],
    ['POST /api/tables/:id/rematch', 'playing', NOBODY, () => ({})],
    ['POST /api/tables/:id/token', 'gathering', HOST, () => ({ seat: 3 })],
    ['POST /api/tables/:id/token', 'gathering', NOBODY, () => ({ seat: 1 })],
    ['GET /api/seat', undefined, ['program']],
    ['POST /api/seat', undefined, ['program'], () => ({ decision: 999, choice: 0 })],
  ]

  /** Whoever is signed in is so no longer after these: they are asked by somebody who has just come. */
  const ENDS_SESSION: readonly string[] = ['POST /api/me/recover']
  const newPapers = async (kind: Kind) => ({
    ...all.papersOf(kind),
    ...(NAMED.includes(kind) ? { cookie: (await Client.come(all.server.base, kind)).cookie } : {}),
  })

  it.each(routes)('%s (%s): %j', async (route, where, who, body) => {
    const [method = '', pattern = ''] = route.split(' ')
    const id =
      where === 'nowhere'
        ? 'nobody-knows-this-one'
        : where === 'somebody'
          ? all.hostId
          : where && all.tables[where]
    for (const kind of KINDS) {
      const asks = [
        kind,
        method,
        pattern.replace(':id', id ?? '').replace(':made', '0'),
        await body?.(),
      ] as const
      const may = ENDS_SESSION.includes(route)
        ? await mayAsk(...asks, await newPapers(kind))
        : await mayAsk(...asks)
      expect([kind, may]).toEqual([kind, who.includes(kind)])
    }
  })

  it('names every route that the server has, and no other', () => {
    expect([...new Set(routes.map(([route]) => route))].toSorted()).toEqual(all.server.routes.toSorted())
  })

  it.each(['GET /api/nowhere', 'GET /nowhere', 'POST /nowhere', 'DELETE /api/me'])(
    'has nothing for anybody at %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ')
      for (const kind of KINDS) expect(await mayAsk(kind, method, path, undefined)).toBe(false)
    },
  )

  it('opens a socket for people with a name, from its own page alone', async () => {
    const opens = (headers: { readonly [header: string]: string }) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${all.server.base.replace('http', 'ws')}/socket`, { headers })
        socket.once('error', () => resolve(false))
        socket.once('open', () => {
          socket.terminate()
          resolve(true)
        })
      })
    for (const kind of KINDS)
      expect([kind, await opens(all.papersOf(kind))]).toEqual([kind, NAMED.includes(kind)])
    expect(await opens({ ...all.papersOf('host'), origin: 'https://evil.example' })).toBe(false)
  })

  it('answers the same for what is not there and what is not theirs', async () => {
    const hidden = await all.client('somebody').http('GET', `/tables/${all.tables.closed}/file`)
    const missing = await all.client('somebody').http('GET', '/tables/nobody-knows-this-one/file')
    expect(hidden).toEqual(missing)
  })

  it('takes nothing from another page, without JSON, or too long', async () => {
    const post = (headers: Record<string, string>, body = '{"name":"X"}') =>
      fetch(`${all.server.base}/api/me`, { method: 'POST', headers, body })
    expect((await post({ 'content-type': 'application/json', origin: 'https://evil.example' })).status).toBe(
      403,
    )
    expect((await post({ 'content-type': 'application/json' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain', origin: all.server.base })).status).toBe(400)
    const own = { 'content-type': 'application/json', origin: all.server.base }
    expect((await post(own, 'x'.repeat(100_000))).status).toBe(413)
    expect((await post(own, '{"name"')).status).toBe(400)
    expect((await post(own, '{"name":"X","more":1}')).status).toBe(400)
  })
})
