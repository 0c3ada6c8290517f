import type { ServerMessage } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, newId } from '../testing/client.ts'
import { POSTGRES } from '../testing/place.ts'
import { serveForTest } from '../testing/serve.ts'
import { Elsewhere, SILENT_MS } from './elsewhere.ts'
import { peopleNews, tablesNews } from './news.ts'

const OPEN = [{ kind: 'open' }, { kind: 'open' }] as const

describe('what nodes say to each other', () => {
  it('comes in pieces that a database passes on, with nothing left out', () => {
    const people = Array.from({ length: 1000 }, newId)
    const [pieces] = peopleNews('node', people).parameters as [string[]]
    expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThan(8000)
    expect(pieces.flatMap((piece) => (JSON.parse(piece) as { people: string[] }).people)).toEqual(people)
  })

  it('says nothing where nothing has changed', () => {
    expect(tablesNews('node', new Map()).parameters).toEqual([[]])
  })

  it('counts somebody as there until they leave every node, or a node is silent for long', () => {
    let time = 0
    const elsewhere = new Elsewhere(() => time)
    expect([elsewhere.comes('a', 'anna'), elsewhere.comes('b', 'anna')]).toEqual([true, false])
    elsewhere.goes('a', 'anna')
    expect(elsewhere.has('anna')).toBe(true)
    time = SILENT_MS + 1
    expect(elsewhere.has('anna')).toBe(false)
  })
})

describe.skipIf(POSTGRES === undefined)('two nodes on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof serveForTest>>
  let other: Awaited<ReturnType<typeof server.another>>
  beforeAll(async () => {
    server = await serveForTest(['--haste', '1000'])
    other = await server.another()
  }, 60_000)
  afterAll(async () => {
    await other.stop()
    await server.end()
  })

  /** Anna at the first node, Basil at the second, at one table. */
  async function together() {
    const anna = await (await Client.come(server.base, 'Anna')).connect()
    const basil = await (await Client.come(other.base, 'Basil')).connect()
    const { match, invite } = await anna.open('families', OPEN, [0])
    basil.tell({ type: 'watch', match })
    await basil.until(match, () => true)
    const sitting = { kind: 'sit', seat: 1, name: 'Basil', words: 'words-of-basil', invite } as const
    await basil.send({ type: 'do', match, entry: sitting })
    return { anna, basil, match }
  }

  it('everybody sees what is done at the other, and who is where', async () => {
    const { anna, basil, match } = await together()
    await anna.until(match, ({ seats }) => seats[1]?.name === 'Basil')
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    expect((await basil.until(match, ({ phase }) => phase === 'playing')).view).toBeDefined()
    const gone = anna.next(
      (message: ServerMessage) => message.type === 'present' && message.seats[1]?.presence === 'away',
    )
    expect(anna.tables.get(match)?.seats[1]?.presence).toBe('here')
    basil.cut()
    await gone
    anna.cut()
  })

  it('what both do at the same moment is all kept, once, in one order', async () => {
    const { anna, basil, match } = await together()
    const says = (text: string) =>
      ({ type: 'do', match, entry: { kind: 'say', to: 'table', says: { text } } }) as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => [anna.send(says(`a${n}`)), basil.send(says(`b${n}`))]).flat(),
    )
    const versions = answers.map((answer) => (answer.type === 'done' ? answer.version : -1))
    expect(versions).not.toContain(-1)
    expect(new Set(versions).size).toBe(40)
    const last = Math.max(...versions)
    const [first, second] = await Promise.all(
      [anna, basil].map((one) => one.until(match, ({ version }) => version >= last)),
    )
    expect(first?.version).toBe(second?.version)
    for (const one of [anna, basil]) one.cut()
  })

  it('the same id sent to both is one entry, and gets one answer', async () => {
    const { anna, match } = await together()
    const again = await Client.back(other.base, anna).connect()
    const entry = { kind: 'say', to: 'table', says: { text: 'once' } } as const
    const id = newId()
    const answers = await Promise.all([anna, again].map((one) => one.send({ type: 'do', match, entry }, id)))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.type).toBe('done')
    for (const one of [anna, again]) one.cut()
  })
})
