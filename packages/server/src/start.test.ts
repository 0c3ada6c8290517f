import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverCommand } from '../../../scripts/served.mjs'
import { backup } from './store/backup.ts'
import { NEWEST } from './store/migrations.ts'
import { openSqlite } from './store/sqlite.ts'
import { DATABASE, Store } from './store/store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = () => 1000

/** Starts a server that cannot start: what it says, and how it ends. */
async function start(...flags: readonly string[]) {
  const child = spawn(process.execPath, [...(await serverCommand()), ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => {
    said.out += String(data)
  })
  child.stderr.on('data', (data: Buffer) => {
    said.err += String(data)
  })
  const tooLong = setTimeout(() => child.kill(), 20_000)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(tooLong)
  return { code, ...said }
}

/** One line, an exit code that is not 0, and not a word besides. */
const oneLine = (line: RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(new RegExp(`^${line.source}\\n$`)) as string,
})

/** The data as they lie there, byte by byte. */
const kept = () =>
  createHash('sha256')
    .update(readFileSync(join(folder, DATABASE)))
    .digest('hex')

describe('a server that cannot start says why in one line, and leaves everything as it was', {
  timeout: 60_000,
}, () => {
  it('a port that somebody else has', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await start('--port', String(port), '--data', folder)).toEqual(oneLine(/Port \d+ is taken\. .*/))
    other.close()
    const store = await Store.open(folder, now)
    expect(await store.isWell()).toBe(true)
    await store.close()
  })

  it('a folder that cannot be written', async () => {
    expect(await start('--port', '0', '--data', '/proc/nowhere')).toEqual(
      oneLine(/The data folder \/proc\/nowhere cannot be written\./),
    )
  })

  it('a file in the place of the folder', async () => {
    writeFileSync(join(folder, 'file'), 'mine')
    expect(await start('--port', '0', '--data', join(folder, 'file'))).toEqual(
      oneLine(/The data folder \S+ is not a folder\./),
    )
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine')
  })

  it('data of a newer version', async () => {
    await (await Store.open(folder, now)).close()
    const database = openSqlite(join(folder, DATABASE))
    database.exec(`insert into versions values (${NEWEST + 1}, 0)`)
    const content = () =>
      ['select * from versions', 'select * from sqlite_schema'].map((sql) => database.prepare(sql).all())
    const before = content()
    expect(await start('--port', '0', '--data', folder)).toEqual(
      oneLine(/The data in \S+ cannot be opened: its data are of version \d+, .*/),
    )
    expect(content()).toEqual(before)
    database.close()
  })

  const filled = (text: string, from: number, to: number) =>
    `${text.slice(0, from)}${'x'.repeat(to - from)}${text.slice(to)}`

  /** A whole database in one file, as a backup makes it. */
  const whole = async () => {
    const aside = join(folder, 'aside')
    await (await Store.open(aside, now)).close()
    backup(aside, join(folder, 'copy'))
    return readFileSync(join(folder, 'copy'), 'latin1')
  }

  it.each([
    ['is none', (made: string) => 'x'.repeat(made.length)],
    ['has lost its middle', (made: string) => `${made.slice(0, 100)}${'x'.repeat(made.length - 100)}`],
    ['was cut off', (made: string) => made.slice(0, 6000)],
    ['says nonsense of its version', (made: string) => filled(made, 4200, 9000)],
    ['is broken far from its beginning', (made: string) => filled(made, made.length - 9000, made.length)],
  ])('a database that %s', async (_what, broken) => {
    writeFileSync(join(folder, DATABASE), broken(await whole()), 'latin1')
    const before = kept()
    expect(await start('--port', '0', '--data', folder)).toEqual(
      oneLine(/The data in \S+ are broken \(.*\)\. Restore a backup, or begin with another folder\./),
    )
    expect(kept()).toEqual(before)
  })

  it('data that another server uses', async () => {
    const store = await Store.open(folder, now)
    expect(await start('--port', '0', '--data', folder)).toEqual(
      oneLine(/The data in \S+ are in use by another server\./),
    )
    await store.close()
  })

  it('a setting that is none', async () => {
    expect(await start('--prot', '1')).toEqual(oneLine(/.*--prot.*/))
  })
})

it('a server that is told to stop as soon as it says where it is stops gracefully', async () => {
  const child = spawn(process.execPath, [...(await serverCommand()), '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    if (!said.includes('Hippodrome is at') && String(data).includes('Hippodrome is at')) child.kill()
    said += String(data)
  })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(said).toContain('"stopped"')
}, 60_000)
