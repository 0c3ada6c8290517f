import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { played, playOn } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '100'])
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()

it.each([
  ['rotated', {}, [2, 0, 1]],
  ['the same table again', { seats: 'same' }, [0, 1, 2]],
] as const)(
  'a rematch (%s) keeps a seat for each who played, without a link, and leads all to one table',
  async (_what, body, [annas, basils, bots]) => {
    const [anna, basil, carol] = [await come('Anna'), await come('Basil'), await come('Carol')]
    const match = await played(anna, basil, {}, [{ kind: 'bot', player: 'recruit' }])
    const { json } = await basil.http<{ match: string }>('POST', `/tables/${match}/rematch`, body)
    const other = await anna.http<{ match: string }>('POST', `/tables/${match}/rematch`, {})
    expect(other.json.match).toBe(json.match)
    for (const one of [anna, basil, carol]) one.tell({ type: 'watch', match: json.match })
    const seats = (await anna.until(json.match, () => true)).seats
    expect(seats.map(({ kept }) => kept ?? false)).toEqual(seats.map((_, seat) => seat === annas))
    expect(seats.findIndex(({ kind }) => kind === 'bot')).toBe(bots)
    expect((await carol.until(json.match, () => true)).seats.some(({ kept }) => kept)).toBe(false)
    expect((await carol.sit(json.match, annas)).type).toBe('refused')
    expect((await anna.sit(json.match, basils)).type).toBe('refused')
    expect((await anna.sit(json.match, annas)).type).toBe('done')
    expect((await basil.sit(json.match, basils)).type).toBe('done')
    expect((await basil.send({ type: 'do', match: json.match, entry: { kind: 'begin' } })).type).toBe('done')
    for (const one of [anna, basil, carol]) one.cut()
  },
  120_000,
)

it('leads to one table those who ask at the same moment, and leaves no other open', async () => {
  const [anna, basil] = [await come('Anna'), await come('Basil')]
  const match = await played(anna, basil, { listed: true })
  const asked = await Promise.all(
    [anna, basil, anna].map((one) => one.http<{ match: string }>('POST', `/tables/${match}/rematch`, {})),
  )
  expect(new Set(asked.map(({ json }) => json.match)).size).toBe(1)
  const { json } = await anna.http<{ tables: { id: string; phase: string }[] }>('GET', '/tables')
  const open = json.tables.filter(({ phase }) => phase === 'gathering').map(({ id }) => id)
  expect(open).toEqual([asked[0]?.json.match])
  for (const one of [anna, basil]) one.cut()
}, 120_000)

it('there is no rematch before the end', async () => {
  const anna = await come('Anna')
  const { match } = await anna.open('families', [{ kind: 'invited' }, { kind: 'bot', player: 'recruit' }])
  expect((await anna.http('POST', `/tables/${match}/rematch`, {})).status).toBe(409)
  anna.cut()
})

it('a program of sixty lines in Python plays a whole match', async () => {
  const anna = await come('Anna')
  const { match } = await anna.open('families', [{ kind: 'invited' }, { kind: 'program' }])
  const { json } = await anna.http<{ token: string }>('POST', `/tables/${match}/token`, { seat: 1 })
  const script = fileURLToPath(new URL('../../../examples/online.py', import.meta.url))
  const program = spawn('python3', [script, server.base, json.token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  program.stdout.on('data', (data: Buffer) => {
    said += String(data)
  })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
  await playOn(anna, match, 0)
  expect(await ended).toBe(0)
  expect(said).toMatch(/^over: .*ranks/)
  anna.cut()
}, 120_000)
