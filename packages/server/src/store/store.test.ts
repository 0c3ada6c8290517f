import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from '../../../../scripts/bundle.mjs'
import { SERVER } from '../../../../scripts/served.mjs'
import { NEWEST } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { type Addition, idKey, Store, StoreFault } from './store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = () => 1000
const open = () => Store.open(folder, now)

const addition = (match: string, version: number, more: Partial<Addition> = {}): Addition => ({
  entries: [{ match, version, id: `entry-${version}`, by: 'anna', at: 1, body: '{}' }],
  row: {
    id: match,
    game: 'families',
    phase: 'playing',
    listed: 0,
    host: 'anna',
    made_at: 1,
    changed_at: version,
    version,
    summary: '{}',
    seed: 'secret',
  },
  ...more,
})

describe.each(['where it is', 'in a thread of its own'])('the store, which writes %s', (where) => {
  const open = async () => {
    if (where === 'where it is') return Store.open(folder, now)
    const bundled = await bundle('server', SERVER)
    return Store.open(folder, now, { scribe: new URL('scribe.js', bundled) })
  }

  it('gives back what was added, also after it was closed', async () => {
    const store = await open()
    await Promise.all([store.append(addition('one', 1)), store.append(addition('two', 1))])
    await store.append(addition('one', 2, { snapshot: { version: 1, body: '"s"' } }))
    await store.close()
    const again = await open()
    const kept = await again.load('one')
    expect(kept?.row.version).toBe(2)
    expect(kept?.snapshot).toEqual({ version: 1, body: '"s"' })
    expect(kept?.entries.map(({ version }) => version)).toEqual([2])
    expect(kept?.ids.get(idKey('anna', 'entry-1'))).toBe(1)
    expect((await again.load('two'))?.entries).toHaveLength(1)
    expect(await again.load('three')).toBeUndefined()
    await again.close()
  })

  it('lets additions that arrive together share a commit', async () => {
    const store = await open()
    const appended = (count: number, from: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => store.append(addition(`match-${from + n}`, 1))))
    await appended(10, 0)
    expect(store.commits).toBe(1)
    // The first of many fill two batches at once, and all others share the one after.
    await appended(200, 10)
    expect(store.commits).toBe(4)
    await store.close()
  })

  it('refuses a version that is taken, and keeps what came with it', async () => {
    const store = await open()
    await store.append(addition('one', 1))
    const twice = store.append(addition('one', 1))
    const beside = store.append(addition('two', 1))
    await expect(twice).rejects.toThrow(/UNIQUE/)
    await beside
    expect((await store.load('two'))?.entries).toHaveLength(1)
    await store.close()
  })

  it('refuses an id that was used, whatever its version', async () => {
    const store = await open()
    await store.append(addition('one', 1))
    const { entries, row } = addition('one', 2)
    const repeated = { row, entries: entries.map((entry) => ({ ...entry, id: 'entry-1' })) }
    await expect(store.append(repeated)).rejects.toThrow(/UNIQUE/)
    expect((await store.load('one'))?.row.version).toBe(1)
    await store.close()
  })
})

it('a thread that dies takes nothing along but what it had yet to write, and another one goes on', async () => {
  const entry = join(folder, 'scribe.mjs')
  const bundled = await bundle('server', SERVER)
  writeFileSync(
    entry,
    `import { existsSync, rmSync } from 'node:fs'
     const sign = ${JSON.stringify(join(folder, 'die'))}
     if (existsSync(sign)) { rmSync(sign); process.exit(1) }
     await import(${JSON.stringify(new URL('scribe.js', bundled).href)})`,
  )
  writeFileSync(join(folder, 'die'), '')
  const store = await Store.open(folder, now, { scribe: pathToFileURL(entry) })
  await expect(store.append(addition('one', 1))).rejects.toThrow(/has ended/)
  await store.append(addition('one', 1))
  expect((await store.load('one'))?.entries).toHaveLength(1)
  await store.close()
})

describe('what cannot be opened is said in one line', () => {
  const fault = async (path: string) =>
    Store.open(path, now).then(
      () => 'opened',
      (error: unknown) => (error instanceof StoreFault ? error.message : `other: ${String(error)}`),
    )

  it('a file in the place of the folder', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await fault(join(folder, 'file'))).toMatch(/is not a folder/)
  })

  it('a database of a newer version', async () => {
    await (await open()).close()
    const database = openSqlite(join(folder, 'hippodrome.sqlite'))
    database.exec(`insert into versions values (${NEWEST + 5}, 0)`)
    database.close()
    expect(await fault(folder)).toMatch(/cannot be opened: its data are of version/)
  })

  it('a broken database', async () => {
    writeFileSync(
      join(folder, 'hippodrome.sqlite'),
      'this is not a database, and long enough to be read as one',
    )
    expect(await fault(folder)).toMatch(/are broken/)
  })

  it.each([1, 2, 3, 5, 8, 12])(
    'a disk that is full after %i pages, and nothing stays half-made',
    async (pages) => {
      const openDatabase = (path: string) => {
        const database = openSqlite(path)
        database.exec(`pragma max_page_count = ${pages}`)
        return database
      }
      await expect(Store.open(folder, now, { openDatabase })).rejects.toThrow(
        `The disk of ${folder} is full.`,
      )
      const store = await open()
      await store.append(addition('one', 1))
      expect((await store.load('one'))?.entries).toHaveLength(1)
      await store.close()
    },
  )

  it('a disk that is full in the midst of a step, which ends the step by itself', async () => {
    const openDatabase = (path: string) => {
      const database = openSqlite(path)
      return {
        exec: (sql: string) => database.exec(sql),
        close: () => database.close(),
        prepare(sql: string) {
          if (!sql.includes('"tokens"')) return database.prepare(sql)
          database.exec('rollback')
          throw new Error('database or disk is full')
        },
      }
    }
    await expect(Store.open(folder, now, { openDatabase })).rejects.toThrow(`The disk of ${folder} is full.`)
    const store = await open()
    expect(await store.token('unknown')).toBeUndefined()
    await store.close()
  })

  it('data that another server uses', async () => {
    const store = await open()
    await store.append(addition('one', 1))
    expect(await fault(folder)).toMatch(/in use by another server/)
    await store.close()
  })

  it('a folder that cannot be written', async () => {
    expect(await fault('/proc/nowhere')).toMatch(/cannot be written/)
  })
})
