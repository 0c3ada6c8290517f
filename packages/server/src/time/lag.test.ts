import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { playOn } from '../testing/play.ts'
import { serveForTest } from '../testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '1000'])
}, 60_000)
afterAll(() => server.end())

it('what the server’s own ping shows is given back to a live clock, within its quota', {
  timeout: 30_000,
}, async () => {
  const quick = await (await Client.come(server.base, 'Quick')).connect()
  const slow = await (await Client.come(server.base, 'Slow')).connect(400)
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const
  const time = { kind: 'live', base: 3_600_000, increment: 0 }
  const { match } = await quick.open('families', seats, [0], { time })
  slow.tell({ type: 'watch', match })
  await slow.sit(match, 1)
  await quick.send({ type: 'do', match, entry: { kind: 'begin' } })
  // The server has asked for a sign of life when the line was opened, and has it by now.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const other = playOn(quick, match, 0).catch(() => 0)
  // Time passes on the slow one's clock: what was not used cannot be given back.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const turns = await playOn(slow, match, 1, 8)
  quick.cut()
  await other
  const rows = await server.store?.db
    .selectFrom('entries')
    .select(['by', 'body'])
    .where('match', '=', match)
    .where('body', 'like', '{"kind":"lag"%')
    .execute()
  const given = (rows ?? []).map(({ by, body }) => ({
    by,
    ...(JSON.parse(body) as { seat: number; ms: number }),
  }))
  expect(given.every(({ by }) => by === '-')).toBe(true)
  const slows = given.filter(({ seat }) => seat === 1)
  expect(slows.length).toBeGreaterThan(0)
  // A second at first, and a tenth anew for each turn.
  expect(slows.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(1000 + turns * 100)
  slow.cut()
})
