import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { serveForTest } from '../testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

it('says since when somebody is gone also after the server was started anew', async () => {
  const anna = await (await Client.come(server.base, 'Anna')).connect()
  const basil = await (await Client.come(server.base, 'Basil')).connect()
  const { match, invite } = await anna.open('families', [{ kind: 'invited' }, { kind: 'invited' }])
  basil.tell({ type: 'watch', match })
  await basil.sit(match, 1, invite)
  const gone = anna.next((message) => message.type === 'present' && message.seats[1]?.presence === 'away')
  basil.cut()
  const present = await gone
  const since = present.type === 'present' ? present.seats[1]?.since : undefined
  expect(since).toBeTypeOf('number')
  await server.restart()
  const again = await Client.back(server.base, anna).connect()
  again.tell({ type: 'watch', match })
  const { seats } = await again.until(match, () => true)
  expect(seats[1]).toMatchObject({ presence: 'away', since })
  expect(seats[0]).toMatchObject({ presence: 'here' })
}, 30_000)
