import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { placeForTest, POSTGRES, type TestPlace } from '../testing/place.ts'
import { serveForTest } from '../testing/serve.ts'
import { movePlace } from './move.ts'

const now = () => 1

describe('moving everything to another place', () => {
  let server: Awaited<ReturnType<typeof serveForTest>>
  let source = ''
  let other: TestPlace
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-move-'))
  const target = join(folder, 'moved')

  beforeAll(async () => {
    server = await serveForTest(['--haste', '1000'])
    source = server.place
    other = await placeForTest()
    const anna = await (await Client.come(server.base, 'Anna')).connect()
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      await anna.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says: { text } } })
    anna.cut()
    await server.stop()
  }, 60_000)
  afterAll(async () => {
    await server.end()
    await other.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('copies every row there and back, equal by hash, and leaves what was there', async () => {
    const there = await movePlace(source, target, now)
    expect(there.entries.rows).toBeGreaterThan(5)
    const back = await movePlace(target, other.place, now)
    expect(back).toEqual(there)
    expect(await movePlace(source, join(folder, 'again'), now)).toEqual(there)
  }, 60_000)

  it('changes nothing where there are data already, and says so', async () => {
    await expect(movePlace(source, target, now)).rejects.toThrow('There are data already')
  })

  it.runIf(POSTGRES === undefined)('says that there is nothing to move', () => {
    expect(() => movePlace(join(folder, 'nothing'), target, now)).toThrow('There are no data')
  })
})
