import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { serveForTest } from './testing/serve.ts'

/** What somebody might try who wants to know or to take more than is theirs. */
let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()
const SEATS = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const

async function begun(more: object = {}) {
  const people = await Promise.all(['Anna', 'Basil', 'Carol'].map(come))
  const [anna, basil, carol] = people as [Client, Client, Client]
  const { match, invite } = await anna.open('families', SEATS, [0], more)
  for (const [seat, one] of [basil, carol].entries()) {
    one.tell({ type: 'watch', match })
    await one.sit(match, seat + 1)
  }
  await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
  const end = () => {
    for (const one of people) one.cut()
  }
  return { anna, basil, carol, match, invite, end }
}

describe('somebody who pries', () => {
  it('takes no second hand in a match against others, though they are its host and have its link', async () => {
    const { anna, basil, carol, match, invite, end } = await begun()
    await carol.send({ type: 'do', match, entry: { kind: 'leave', seat: 2 } })
    // Those who stay say who may come, and until then nobody may.
    expect(await carol.sit(match, 2, invite)).toMatchObject({ type: 'refused', code: 'not-allowed' })
    await anna.send({ type: 'do', match, entry: { kind: 'propose', seat: 2, as: { kind: 'invited' } } })
    const { votes } = await basil.until(match, (table) => table.votes.length > 0)
    await basil.send({ type: 'do', match, entry: { kind: 'vote', vote: votes[0]?.id ?? 0, for: true } })
    for (const one of [anna, basil])
      expect(await one.sit(match, 2, invite)).toMatchObject({ type: 'refused', code: 'not-allowed' })
    expect((await carol.sit(match, 2, invite)).type).toBe('done')
    end()
  })

  it('hears nothing more of a closed table after having left it', async () => {
    const { anna, basil, carol, match, end } = await begun({ spectators: false })
    await carol.send({ type: 'do', match, entry: { kind: 'leave', seat: 2 } })
    const heard = carol.heard.length
    const gone = anna.next(({ type }) => type === 'present')
    basil.cut()
    await gone
    carol.tell({ type: 'ping', n: 7 })
    await carol.next(({ type }) => type === 'pong')
    expect(carol.heard.slice(heard).map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
      'pong',
    ])
    end()
  })

  it('opens no more than a few streams with the token of one seat', async () => {
    const anna = await come('Anna')
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'program' }])
    const { json } = await anna.http<{ token: string }>('POST', `/tables/${match}/token`, { seat: 1 })
    const ends: AbortController[] = []
    const stream = async () => {
      const end = new AbortController()
      ends.push(end)
      const headers = { authorization: `Bearer ${json.token}` }
      return fetch(`${server.base}/api/seat`, { headers, signal: end.signal })
    }
    let open = 0
    for (let n = 0; n < 12; n++) {
      const { body } = await stream()
      open += 1
      void body?.pipeTo(new WritableStream()).then(
        () => (open -= 1),
        () => (open -= 1),
      )
    }
    await expect.poll(() => open).toBe(4)
    for (const end of ends) end.abort()
    anna.cut()
  })

  it('does not fill the server with people who are not there', async () => {
    const apart = await serveForTest()
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) {
      const answer = await fetch(`${apart.base}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: apart.base },
        body: JSON.stringify({ name: `Nobody ${n}` }),
      })
      statuses.push(answer.status)
      await answer.arrayBuffer()
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses.slice(60)).toContain(429)
    await apart.end()
  })
})
