import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { SeatWish } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../../../scripts/bundle.mjs'
import { type ServedProcess, startServed } from '../../../../scripts/served.mjs'
import { Keys } from './keys.ts'

const bin = fileURLToPath(new URL('../../bin/hippodrome.mjs', import.meta.url))

let folder = ''
let server: ServedProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hippodrome-at-'))
  await bundle('cli', ['main.ts', 'simulate/worker.ts'])
  server = await startServed(['--data', join(folder, 'data'), '--haste', '100', '--thinkers', '0'])
}, 60_000)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

/** A command that runs, what it has said, and a way to type. */
class Running {
  said = ''
  complaints = ''
  readonly ended: Promise<number | null>
  private readonly child: ChildProcess

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, [bin, 'play', ...args], {
      cwd: folder,
      env: { ...process.env, LANG: 'C', LC_ALL: 'C', XDG_CONFIG_HOME: at('config') },
    })
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.said += text))
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.complaints += text))
    this.ended = new Promise((resolve) => this.child.on('close', resolve))
  }

  type(text: string): this {
    this.child.stdin?.write(text)
    return this
  }

  async end(): Promise<number | null> {
    this.child.stdin?.end()
    return this.ended
  }

  async until(text: string): Promise<void> {
    while (!this.said.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(`ended without "${text}": ${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Somebody who opens a table, and the link to it; their key lies in a file for the terminal. */
async function aTable(key: string, seats: readonly SeatWish[], spectators = true): Promise<string> {
  const origin = new URL(server.address).origin
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const response = await fetch(new URL(path, server.address), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { json: (await response.json()) as { [field: string]: string }, response }
  }
  const { response } = await post('api/me', { name: 'Anna' })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  new Keys(at(key)).keep(origin, { cookie })
  const wish = { game: 'families', options: {}, seats, listed: false, spectators, talks: true }
  const { json } = await post('api/tables', { wish }, cookie)
  return `${server.address}#/table/${json.match}/${json.invite}`
}

const invited: SeatWish = { kind: 'invited' }

describe('a table elsewhere in two terminals', { timeout: 120_000 }, () => {
  it('is played to its end, in both languages, over a kill of the server', async () => {
    const link = await aTable('host.json', [invited, invited])
    const anna = new Running('--at', link, '--key', at('host.json'), '--save', 'evening.json')
    await anna.until('You sit in seat 1.')
    const bert = new Running('--at', link, '--name', 'Bert', '--lang', 'nl')
    // A script cannot see when to choose: it has an answer for whatever is asked.
    bert.type('1\n'.repeat(4000))
    anna.type(`begin\n${'1\n'.repeat(40)}`)
    await bert.until('* ')
    await server.kill()
    await server.start()
    anna.type('1\n'.repeat(4000))
    expect({ code: await anna.ended, complaints: anna.complaints }).toEqual({ code: 0, complaints: '' })
    expect({ code: await bert.ended, complaints: bert.complaints }).toEqual({ code: 0, complaints: '' })
    expect(anna.said).toContain('Connection lost.')
    expect(anna.said).toContain('The connection is back. Nothing was lost.')
    expect(anna.said).toContain('The match is over.')
    expect(anna.said).toContain('The dice were true')
    expect(bert.said).toContain('Je zit op plaats 2.')
    expect(bert.said).toContain('De dobbelstenen waren eerlijk')
    const file = parseMatchFile(readFileSync(at('evening.json'), 'utf8'))
    expect(file.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert'])
    expect(verifyMatch(await loadGame('families'), file).every(({ ok }) => ok)).toBe(true)
  })
})
