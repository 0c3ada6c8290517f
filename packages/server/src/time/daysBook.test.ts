import { DAY, type Days, type Time } from '@hippodrome/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { serveForTest } from '../testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

const TURNS: Time = { kind: 'turns', each: DAY, reserve: DAY, off: ['nights'] }
const NIGHT: Days = { zone: 'Europe/Amsterdam', night: [23 * 60, 7 * 60], away: [] }

const calendars = async (match: string) =>
  ((await server.store?.after(match, 0)) ?? []).flatMap(({ body }) => {
    const entry = JSON.parse(body) as { kind: string; next?: boolean }
    return entry.kind === 'calendar' ? [entry.next === true] : []
  })

it('days are noted where clocks go by them, when they are others than before, and told thirty times a day', async () => {
  const anna = await (await Client.come(server.base, 'Anna')).connect()
  const seats = [{ kind: 'open' }, { kind: 'bot', player: 'recruit' }] as const
  const { match } = await anna.open('families', seats, [0], { time: TURNS })
  const { match: without } = await anna.open('families', seats, [0])
  const tell = async (days: Days) => (await anna.http('POST', '/me/days', days)).status
  expect([await tell(NIGHT), await tell(NIGHT)]).toEqual([200, 200])
  expect(await calendars(match)).toEqual([true])
  expect(await tell({ ...NIGHT, night: [0, 60] })).toBe(200)
  expect(await calendars(match)).toEqual([true, true])
  expect(await calendars(without)).toEqual([])
  const more: number[] = []
  for (let n = 0; n < 28; n++) more.push(await tell({ ...NIGHT, night: [n, 60 + n] }))
  expect(more.filter((status) => status === 429)).toEqual([429])
  anna.cut()
})
