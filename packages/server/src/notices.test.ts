import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { MatchView } from '@hippodrome/engine'
import type { Calling } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isQuiet } from './notices/quiet.ts'
import { browser } from './testing/browser.ts'
import { Client } from './testing/client.ts'
import { Mailbox } from './testing/mailbox.ts'
import { playOn } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

type Call = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const calls: Call[] = []
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(request.url === '/gone' ? 410 : 201).end()
  })
})

let server: Awaited<ReturnType<typeof serveForTest>>
let mailbox: Mailbox
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const address = receiver.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  mailbox = await Mailbox.open()
  server = await serveForTest(['--haste', '1000', '--smtp', mailbox.address], undefined, undefined, {
    trusted: [origin],
    noticeDelayMs: 300,
  })
}, 60_000)
afterAll(async () => {
  await server.end()
  await mailbox.close()
  receiver.close()
})

const NEVER: Calling['quiet'] = [[], [], [], [], [], [], []]
const calling = (more: Partial<Calling> = {}): Calling => ({
  language: 'nl',
  zone: 'Europe/Amsterdam',
  when: { turn: ['push', 'mail', 'webhook'], answer: ['webhook'], done: ['webhook'], vote: [], end: [] },
  webhook: { url: `${origin}/hook`, kind: 'json' },
  quiet: NEVER,
  ...more,
})

const at = (path: string) => calls.filter((call) => call.path === path)
const asked = (client: Client, match: string) =>
  (client.tables.get(match)?.view as unknown as MatchView | undefined)?.waiting ?? []

describe('who is not here', () => {
  it('is called once when it is their turn, by every way that they want, in their language, by a link that signs nobody in', async () => {
    const anna = await (await Client.come(server.base, 'Anna')).connect()
    const basil = await (await Client.come(server.base, 'Basil')).connect()
    await basil.http('POST', '/me/mail', { address: 'basil@example.org', language: 'nl' })
    const proof = /mail\/(\S+)/.exec((await mailbox.next('basil@example.org')).text)?.[1]
    await basil.http('POST', '/login/proof', { secret: proof })
    const phone = browser(`${origin}/push`)
    const gone = browser(`${origin}/gone`)
    for (const { subscription } of [phone, gone])
      expect((await basil.http('POST', '/me/notices/push', { subscription })).status).toBe(200)
    expect((await basil.http('POST', '/me/notices', { calling: calling() })).status).toBe(200)
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])
    basil.tell({ type: 'watch', match })
    await basil.sit(match, 1)
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    await anna.until(match, ({ view }) => view !== undefined)
    basil.cut()
    while (!asked(anna, match).includes(1)) await playOn(anna, match, 0, 1)

    const text = 'Het is jouw beurt: Byzantium 632.'
    await expect.poll(() => at('/hook').length, { timeout: 10_000 }).toBe(1)
    const { link } = JSON.parse(at('/hook')[0]?.body.toString() ?? '{}') as { link: string }
    expect(link).toMatch(new RegExp(`^http://localhost:\\d+/#/table/${match}$`))
    expect(JSON.parse(phone.open(at('/push')[0]?.body ?? Buffer.alloc(0)))).toEqual({ text, link })
    expect(at('/push')[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: match.slice(0, 32),
    })
    expect(await mailbox.next('basil@example.org')).toMatchObject({
      subject: text,
      text: `${text}\n\n${link}`,
    })
    expect(at('/gone')).toHaveLength(1)
    await new Promise((later) => setTimeout(later, 1200))
    expect([at('/hook').length, at('/push').length, mailbox.mails.length]).toEqual([1, 1, 0])

    // Asked again after their own turn, they are called again; a browser that is gone is forgotten.
    basil.tables.clear()
    await basil.connect()
    basil.tell({ type: 'watch', match })
    await basil.until(match, () => true)
    while (asked(basil, match).includes(1)) await playOn(basil, match, 1, 1)
    await new Promise((later) => setTimeout(later, 700))
    basil.cut()
    await anna.until(match, ({ view }) => (view as unknown as MatchView).waiting.includes(0))
    while (!asked(anna, match).includes(1)) await playOn(anna, match, 0, 1)
    await expect.poll(() => at('/hook').length, { timeout: 10_000 }).toBe(2)
    await expect.poll(() => at('/push').length).toBe(2)
    expect(at('/gone')).toHaveLength(1)
    anna.cut()
  }, 60_000)

  it('is called also when a page of theirs is open that nobody looks at', async () => {
    const anna = await (await Client.come(server.base, 'Anna')).connect()
    const basil = await (await Client.come(server.base, 'Basil')).connect()
    const when = { turn: ['webhook' as const], answer: [], done: [], vote: [], end: [] }
    const webhook = { url: `${origin}/forgotten`, kind: 'json' as const }
    await basil.http('POST', '/me/notices', { calling: calling({ when, webhook }) })
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])
    basil.tell({ type: 'watch', match })
    basil.tell({ type: 'look', on: false })
    await basil.sit(match, 1)
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    await anna.until(match, ({ view }) => view !== undefined)
    while (!asked(anna, match).includes(1)) await playOn(anna, match, 0, 1)
    await expect.poll(() => at('/forgotten').length, { timeout: 10_000 }).toBe(1)
    for (const one of [anna, basil]) one.cut()
  }, 60_000)

  it('hears of it at every browser that can be reached, though others fail', async () => {
    const anna = await Client.come(server.base, 'Anna')
    const well = browser(`${origin}/well`)
    const bent = { ...browser(`${origin}/bent`).subscription, p256dh: `B${'A'.repeat(86)}` }
    const unreachable = browser('https://10.0.0.1/x').subscription
    for (const subscription of [bent, unreachable, well.subscription])
      expect((await anna.http('POST', '/me/notices/push', { subscription })).status).toBe(200)
    const when = { turn: ['push' as const], answer: [], done: [], vote: [], end: [] }
    await anna.http('POST', '/me/notices', { calling: calling({ when }) })
    expect((await anna.http('POST', '/me/notices/test', {})).json).toEqual({ reached: ['push'] })
    expect(at('/well')).toHaveLength(1)
  })

  it('may have so many addresses looked up in an hour', async () => {
    const calm = await serveForTest([], undefined, undefined, { trusted: [origin] })
    const anna = await Client.come(calm.base, 'Anna')
    const tell = async (n: number) => {
      const webhook = { url: `${origin}/${n}`, kind: 'json' as const }
      return (await anna.http('POST', '/me/notices', { calling: calling({ webhook }) })).status
    }
    const answers: number[] = []
    for (let n = 0; n < 31; n++) answers.push(await tell(n))
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([30, 429])
    // What was looked up before is not again.
    expect(await tell(29)).toBe(200)
    await calm.end()
  })

  it('is not called by an address that is not public, nor in a zone that is none', async () => {
    const anna = await Client.come(server.base, 'Anna')
    const webhook = { url: 'https://169.254.169.254/latest', kind: 'json' as const }
    const { status, json } = await anna.http<{ code: string }>('POST', '/me/notices', {
      calling: calling({ webhook }),
    })
    expect([status, json.code]).toEqual([409, 'not-called'])
    expect((await anna.http('POST', '/me/notices', { calling: calling({ zone: 'Mars/Base' }) })).status).toBe(
      400,
    )
    const { json: kept } = await anna.http<{ key: string }>('GET', '/me/notices')
    expect(kept).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) as string })
  })

  it.each([
    [
      'discord',
      (body: string) => JSON.parse(body) as unknown,
      { content: expect.stringContaining('roepen') as string, allowed_mentions: { parse: [] } },
    ],
    ['ntfy', (body: string) => body, 'Zo roepen we je.'],
  ] as const)('can have a test sent, to %s as to others', async (kind, read, expected) => {
    const anna = await Client.come(server.base, 'Anna')
    const webhook = { url: `${origin}/${kind}`, kind }
    await anna.http('POST', '/me/notices', { calling: calling({ webhook }) })
    const { json } = await anna.http<{ reached: string[] }>('POST', '/me/notices/test', {})
    expect(json.reached).toEqual(['webhook'])
    expect(read(at(`/${kind}`)[0]?.body.toString() ?? '')).toEqual(expected)
  })
})

it('quiet hours go by the week and the hours of where somebody is', () => {
  const quiet: Calling['quiet'] = [
    [
      [0, 8],
      [23, 24],
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ]
  const monday = Date.UTC(2026, 10, 16)
  const hours = [6, 7, 21, 22].map((hour) => isQuiet(calling({ quiet }), monday + hour * 3_600_000))
  expect(hours).toEqual([true, false, false, true])
  expect(isQuiet(calling({ quiet }), monday + 30 * 3_600_000)).toBe(false)
})
