import type { MatchView } from '@hippodrome/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendBad } from './testing/badMessages.ts'
import { Client } from './testing/client.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '100000'])
})
afterAll(() => server.end())

it('thousands of messages bent by lot are refused, and change nothing', async () => {
  const anna = await (await Client.come(server.base, 'Anna')).connect()
  const basil = await (await Client.come(server.base, 'Basil')).connect()
  const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }], [0], { talks: false })
  await basil.sit(match, 1)
  await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
  const before = await anna.until(match, ({ view }) => view !== undefined)
  const waits = (before.view as unknown as MatchView).waiting.includes(1) ? anna : basil
  const mallory = await Client.come(server.base, 'Mallory')
  const report = await sendBad(waits, [mallory], match, 4000, 1)
  expect(report.accepted).toBe(0)
  expect(report.answered).toBeGreaterThan(2000)
  anna.tell({ type: 'watch', match })
  const after = await anna.until(match, (table) => table !== before)
  expect(after.version).toBe(before.version)
  expect(after.view).toEqual(before.view)
  expect(server.lines.filter((line) => line.includes('fault'))).toEqual([])
  for (const client of [anna, basil]) client.cut()
}, 60_000)
