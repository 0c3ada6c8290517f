import type { MatchView } from '@hippodrome/engine'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Client } from './testing/client.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
}, 60_000)
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()

/** The disk keeps what is added to logs waiting until it is let go, and then has no room for it, or has. */
function holdDisk() {
  const { writer } = server.store ?? {}
  if (!writer) throw new Error('there is no store')
  const write = writer.commit.bind(writer)
  let go = (_full: boolean) => {}
  const released = new Promise<boolean>((resolve) => {
    go = resolve
  })
  const spied = vi.spyOn(writer, 'commit').mockImplementation(async (statements) => {
    if (!statements.some(({ sql }) => sql.includes('insert into "entries"'))) return write(statements)
    if (await released) throw new Error('the disk is full')
    return write(statements)
  })
  return { go, held: () => spied.mock.calls.length > 0, end: () => spied.mockRestore() }
}

it.each([
  ['is seen when it is there', false],
  ['is never seen if it cannot be', true],
])('what is on its way to the disk %s, by whichever door', async (_, full) => {
  const [anna, basil] = [await come('Anna'), await come('Basil')]
  const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
  await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
  const { view, version } = await anna.until(match, ({ phase }) => phase === 'playing')
  const { decision } = view as MatchView
  if (!decision) throw new Error('nobody is asked')
  const { seat, number } = decision
  const disk = holdDisk()
  const chosen = anna.send({ type: 'choose', match, seat, decision: number, choice: 0 })
  await expect.poll(disk.held).toBe(true)
  const seen: unknown[] = []
  const note = (what: unknown) => void seen.push(what)
  basil.tell({ type: 'watch', match })
  void basil.ask({ type: 'at', match, version: 1 }).then(note)
  const asked = basil.http<{ view: MatchView }>('GET', `/tables/${match}/file`)
  const gone = basil.http<object>('GET', `/tables/${match}/from/1`)
  for (const door of [asked, gone]) void door.then(note)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([basil.tables.size, seen]).toEqual([0, []])
  disk.go(full)
  expect(await chosen).toMatchObject(full ? { type: 'refused', code: 'store' } : { type: 'done' })
  expect((await basil.until(match, () => true)).version).toBe(full ? version : version + 1)
  expect((await asked).json.view.version).toBe(full ? 0 : 1)
  expect((await gone).status).toBe(full ? 404 : 200)
  disk.end()
  for (const one of [anna, basil]) one.cut()
})
