import type { ServerMessage, Summary } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { played } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest(['--haste', '100'])
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()

const tablesIn = (message: ServerMessage): readonly Summary[] =>
  message.type === 'lobby' ? message.tables : []
const shows = (match: string) => (message: ServerMessage) => tablesIn(message).some(({ id }) => id === match)

/** What a stranger is shown. */
async function shown(): Promise<readonly Summary[]> {
  const answer = await fetch(`${server.base}/api/tables`)
  return ((await answer.json()) as { tables: Summary[] }).tables
}

describe('the lobby', () => {
  it('shows a table that somebody opens, and takes away one that is closed, without being asked again', async () => {
    const [anna, basil] = [await come('Anna'), await come('Basil')]
    const first = anna.next(({ type }) => type === 'lobby')
    anna.tell({ type: 'lobby', on: true })
    await first
    const opened = anna.next((message) => tablesIn(message).length > 0)
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const
    const { match } = await basil.open('families', seats, [], { listed: true })
    expect(shows(match)(await opened)).toBe(true)
    const closed = anna.next((message) => message.type === 'lobby' && !shows(match)(message))
    await basil.send({ type: 'do', match, entry: { kind: 'close' } })
    await closed
    for (const one of [anna, basil]) one.cut()
  })

  it('shows what is over to be looked through by anybody, but nothing that only its players may see', async () => {
    const [anna, basil, carol] = [await come('Anna'), await come('Basil'), await come('Carol')]
    const open = await played(anna, basil, { listed: true })
    const closed = await played(anna, basil, { listed: true, spectators: false })
    const unlisted = await played(anna, basil)
    const found = await shown()
    expect(found.find(({ id }) => id === open)).toMatchObject({ phase: 'over', host: 'Anna' })
    expect(found.some(({ id }) => id === closed || id === unlisted)).toBe(false)
    carol.tell({ type: 'watch', match: open })
    const table = await carol.until(open, () => true)
    expect(table.seed).toBeDefined()
    expect(await carol.ask({ type: 'at', match: open, version: 3 })).toBeDefined()
    for (const one of [anna, basil, carol]) one.cut()
  }, 120_000)
})
