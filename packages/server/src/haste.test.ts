import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { serveForTest } from './testing/serve.ts'

/** At the pace of people: the other tests are in a hurry. */
let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()

it('dear questions are paid for by the address, so that more sockets ask no more of them', async () => {
  const anna = await Client.come(server.base, 'Anna')
  const first = await Client.back(server.base, anna).connect()
  const { match } = await first.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
  await first.send({ type: 'do', match, entry: { kind: 'begin' } })
  const ask = { type: 'series' as const, match, paths: [['turn']] }
  expect(await first.ask(ask)).toEqual([[1]])
  const sockets = await Promise.all(
    Array.from({ length: 10 }, () => Client.back(server.base, anna).connect()),
  )
  // Ten sockets would have 10 x 200 credits for questions of 20: a hundred answers.
  const asked = sockets.flatMap((socket) => Array.from({ length: 9 }, (_, n) => [socket, n + 1] as const))
  for (const [socket, n] of asked) socket.tell({ ...ask, ask: n })
  const isHeard = () => {
    const heard = sockets.flatMap((socket) => socket.heard)
    const answered = heard.filter((text) => text.startsWith('{"type":"answer"')).length
    const refused = heard.filter((text) => text.includes('"code":"too-fast"')).length
    return { answered, refused, all: answered + refused === asked.length || refused > 0 }
  }
  await expect.poll(() => isHeard().all, { timeout: 30_000 }).toBe(true)
  const { answered, refused } = isHeard()
  expect(refused).toBeGreaterThan(0)
  // 1,000 credits of an address, and what came back to it meanwhile.
  expect(answered).toBeLessThan(80)
  for (const socket of [first, ...sockets]) socket.cut()
}, 60_000)

it('the ways to somebody are tried ten times an hour, and a device is asked sixty times in ten minutes', async () => {
  const clara = Client.back(server.base.replace('127.0.0.1', 'localhost'), await come('Clara'))
  const often = async (path: string, times: number) => {
    const status: number[] = []
    for (let n = 0; n < times; n++) status.push((await clara.http('POST', path, {})).status)
    return status
  }
  expect(await often('/me/notices/test', 11)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const asked = await often('/me/passkeys/options', 62)
  expect(asked.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(asked).toContain(429)
}, 60_000)

it('what a program sends is refused as malformed where it is, and nobody is told of a fault', async () => {
  const dora = await come('Dora')
  const { match } = await dora.open('families', [{ kind: 'open' }, { kind: 'program' }], [0])
  const { json } = await dora.http<{ token: string }>('POST', `/tables/${match}/token`, { seat: 1 })
  const post = (body: string) =>
    fetch(`${server.base}/api/seat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${json.token}` },
      body,
    })
  for (const body of ['{"decision"', '{"decision":1}', '[]', '{"decision":0,"choice":0,"more":1}'])
    expect([body, (await post(body)).status]).toEqual([body, 400])
  expect(server.lines.filter((line) => line.includes('fault'))).toEqual([])
  dora.cut()
})

it('what cannot be read is refused under its id, if that can be', async () => {
  const dora = await come('Dora')
  const match = 'm'.repeat(20)
  const refusal = async (raw: string) => {
    const refused = dora.next(({ type }) => type === 'refused')
    dora.raw(raw)
    return refused
  }
  const malformed = { type: 'refused', code: 'malformed' }
  const id = 'i'.repeat(16)
  expect(await refusal(JSON.stringify({ type: 'choose', match, id, seat: 99 }))).toMatchObject({
    ...malformed,
    match,
    id,
  })
  expect(await refusal(JSON.stringify({ type: 'why', match, ask: 7 }))).toMatchObject({
    ...malformed,
    ask: 7,
  })
  expect(await refusal(JSON.stringify({ type: 'choose', id: 'x'.repeat(5000), match: 3 }))).toEqual({
    ...malformed,
    message: 'that is not a message of this protocol',
  })
  expect(await refusal('nothing at all')).not.toHaveProperty('id')
  dora.cut()
})

it('so many tables of one host wait for others, and another when one of them is closed', async () => {
  const apart = await serveForTest(['--waiting', '2'])
  const anna = await (await Client.come(apart.base, 'Anna')).connect()
  const wish = { game: 'families', options: {}, listed: false, spectators: true, talks: true }
  const open = () =>
    anna.http<{ match: string }>('POST', '/tables', {
      wish: { ...wish, seats: [{ kind: 'open' }, { kind: 'open' }] },
    })
  const { json } = await open()
  const received = [(await open()).status, await open()]
  expect(received).toMatchObject([200, { status: 409, json: { code: 'too-many' } }])
  await anna.send({ type: 'do', match: json.match, entry: { kind: 'close' } })
  expect((await open()).status).toBe(200)
  anna.cut()
  await apart.end()
}, 60_000)
