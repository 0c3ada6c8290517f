import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { serveForTest } from '../testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

it.each(['random', 'search:3600000ms', 'xyz', 'human', 'squire@hand', ''])(
  'nobody gets a bot called "%s", at whatever door they ask',
  async (player) => {
    const anna = await (await Client.come(server.base, 'Anna')).connect()
    const basil = await (await Client.come(server.base, 'Basil')).connect()
    const bot = { kind: 'bot', player } as const
    const wish = { game: 'families', options: {}, listed: false, spectators: true, talks: true }
    const seats = [{ kind: 'open' }, { kind: 'open' }, bot]
    const opened = await anna.http('POST', '/tables', { wish: { ...wish, seats } })
    expect(opened).toMatchObject({ status: 400, json: { code: 'malformed' } })
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }])
    const offered = await anna.send({ type: 'do', match, entry: { kind: 'seat', seat: 2, as: bot } })
    expect(offered).toMatchObject({ type: 'refused', code: 'not-allowed' })
    const novice = { kind: 'bot', player: 'novice' } as const
    await anna.send({ type: 'do', match, entry: { kind: 'seat', seat: 2, as: novice } })
    await basil.sit(match, 1)
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    const proposed = await anna.send({ type: 'do', match, entry: { kind: 'propose', seat: 1, as: bot } })
    expect(proposed).toMatchObject({ type: 'refused', code: 'not-allowed' })
    for (const one of [anna, basil]) one.cut()
  },
)
