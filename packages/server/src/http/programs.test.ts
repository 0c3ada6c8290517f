import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { serveForTest } from '../testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest([], undefined, undefined, { keepaliveMs: 100 })
}, 60_000)
afterAll(() => server.end())

/** A table that waits for a program, and what the program has to say who it is. */
async function seatForProgram() {
  const anna = await (await Client.come(server.base, 'Anna')).connect()
  const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'program' }])
  const { json } = await anna.http<{ token: string }>('POST', `/tables/${match}/token`, { seat: 1 })
  const headers = { authorization: `Bearer ${json.token}`, 'content-type': 'application/json' }
  return { anna, match, headers, url: `${server.base}/api/seat` }
}

/** Reads a stream as it comes, until its end. */
function reading(response: Response) {
  const read = { text: '', ended: false }
  const all = async () => {
    for await (const part of response.body ?? []) read.text += Buffer.from(part as Uint8Array).toString()
  }
  void all().then(
    () => (read.ended = true),
    () => (read.ended = true),
  )
  return read
}

it('a stream without news has an empty line now and then', async () => {
  const { anna, url, headers } = await seatForProgram()
  const read = reading(await fetch(url, { headers }))
  await expect.poll(() => read.text).toMatch(/^{"type":"table".*}\n(\n|{"type":"present".*}\n)*\n\n/)
  expect(read.ended).toBe(false)
  anna.cut()
})

it('a program that comes once more than it may is let in, and its oldest stream ends', async () => {
  const { anna, url, headers } = await seatForProgram()
  const streams: ReturnType<typeof reading>[] = []
  for (let n = 0; n < 5; n++) {
    const response = await fetch(url, { headers })
    expect(response.status).toBe(200)
    streams.push(reading(response))
  }
  await expect.poll(() => streams.map(({ ended }) => ended)).toEqual([true, false, false, false, false])
  anna.cut()
})

it('who is too fast is told so, and not that their token is worth nothing', async () => {
  const { anna, url, headers } = await seatForProgram()
  const body = JSON.stringify({ decision: 1, choice: 0 })
  const status = new Set<number>()
  for (let n = 0; n < 10 && !status.has(429); n++)
    for (const { status: one } of await Promise.all(
      Array.from({ length: 60 }, () => fetch(url, { method: 'POST', headers, body })),
    ))
      status.add(one)
  expect(status).toEqual(new Set([409, 429]))
  expect((await fetch(url, { headers: { authorization: 'Bearer nobody' } })).status).toBe(401)
  anna.cut()
})

it.each(['banned', 'deleted'] as const)(
  'the program of a host who is %s plays no more, and a bot goes on for it',
  async (end) => {
    const [anna, basil] = await Promise.all(
      ['Anna', 'Basil'].map(async (name) => (await Client.come(server.base, name)).connect()),
    )
    if (!anna || !basil) throw new Error('nobody came')
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }, { kind: 'program' }])
    basil.tell({ type: 'watch', match })
    await basil.sit(match, 1)
    const { json } = await anna.http<{ token: string }>('POST', `/tables/${match}/token`, { seat: 2 })
    const headers = { authorization: `Bearer ${json.token}`, 'content-type': 'application/json' }
    const url = `${server.base}/api/seat`
    const read = reading(await fetch(url, { headers }))
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    await expect.poll(() => read.text).toContain('"phase":"playing"')
    if (end === 'deleted') await anna.http('POST', '/me/delete', { name: 'Anna' })
    else {
      const { json: me } = await anna.http<{ person: string }>('GET', '/me')
      await server.store?.db
        .insertInto('moderators')
        .values({ person: (await basil.http<{ person: string }>('GET', '/me')).json.person, made_at: 1 })
        .execute()
      await basil.http('POST', '/moderation', { do: 'ban', person: me.person, words: 'Enough' })
    }
    await basil.until(match, ({ seats }) => seats[2]?.kind === 'bot')
    await expect.poll(() => read.ended).toBe(true)
    expect((await fetch(url, { headers })).status).toBe(401)
    for (const one of [anna, basil]) one.cut()
  },
  60_000,
)

it('the example waits when it is too fast, and reads over empty lines', async () => {
  let asked = 0
  const busy = createServer((_, response) => {
    asked += 1
    if (asked === 1) return response.writeHead(429).end('{"code":"too-fast","message":"too fast"}')
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    // A stream that ends before the match does is only cut.
    if (asked === 2) return response.end('\n')
    return response.end('\n{"type":"present"}\n\n{"type":"table","phase":"over","view":{"result":"won"}}\n')
  })
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const script = fileURLToPath(new URL('../../../../examples/online.py', import.meta.url))
  const base = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
  const program = spawn('python3', [script, base, 'token'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  program.stdout.on('data', (data: Buffer) => (said += String(data)))
  expect(await new Promise((resolve) => program.once('exit', resolve))).toBe(0)
  expect([asked, said]).toEqual([3, 'over: won\n'])
  busy.close()
})
