import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { SeatWish } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { bundle } from '../../../../scripts/bundle.mjs'
import { type ServedProcess, startServed } from '../../../../scripts/served.mjs'
import { readArgs } from '../args.ts'
import { play } from '../commands/play.ts'
import { BadInput, EXIT, exitCodeOf } from '../errors.ts'
import { patientTerminal, scriptedTerminal } from '../testing.ts'
import { Keys } from './keys.ts'
import { playAt } from './open.ts'

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

  kill(): void {
    this.child.kill()
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

/** Sits at this process's own terminal. */
const sit = async (link: string, flags: readonly string[], terminal: Parameters<typeof playAt>[2]) =>
  playAt(link, readArgs(play.flags, ['--at', link, ...flags], 0), terminal, 'en')

describe('a person at a table elsewhere', { timeout: 20_000 }, () => {
  it('waits for the others, begins, looks around, takes back, confirms, and leaves their seat kept', async () => {
    const link = await aTable('person.json', [invited, invited])
    let bert: Running | undefined
    const comes = () => {
      // Whoever the lot makes first player, he has a turn's choices ready: a city, and where its cube comes from.
      bert = new Running('--at', link, '--name', 'Bert', '--key', at('bert.json')).type('1\n1\n')
    }
    const anna = patientTerminal([
      ['Type begin', 'begin'],
      ['One seat is still free.', 'x'],
      ['"x" is not a command', 's'],
      ['once it is over', '', comes],
      ['Bert', 'begin'],
      ['(§', 'h'],
      ['q leaves and keeps your seat', 'b'],
      ['Constantinople', 'rule'],
      ['§', '? 99'],
      ['', 'r'],
      ['nothing to make again', '1'],
      ['', 'u'],
      ['Taken back.', 'r'],
      ['Made again.', '1'],
      ['Press Enter to let the others go on', 'u'],
      ['Taken back.', 'l nl'],
      ['kubus', '1'],
      ['Druk op Enter', ''],
      ['', 'q'],
    ])
    const game = sit(link, ['--key', at('person.json')], anna)
    expect(await game).toBe(EXIT.ok)
    expect(anna.text()).toContain('Je houdt je plaats.')
    expect(anna.text()).not.toContain('intussen veranderd')
    bert?.kill()
  })
})

describe('a line of several choices at a table elsewhere', { timeout: 20_000 }, () => {
  it('goes as far as it can be meant, and is taken back and made again as one', async () => {
    const link = await aTable('line.json', [invited, invited])
    let bert: Running | undefined
    const comes = () => {
      bert = new Running('--at', link, '--name', 'Bert', '--key', at('bert-line.json'))
      // Whoever the lot makes first player, he has a turn's choices ready: a city, and where its cube comes from.
      bert.type('take control of medina\n1\n')
    }
    const anna = patientTerminal([
      ['Type begin', 'begin'],
      ['One seat is still free.', '', comes],
      ['Bert', 'begin'],
      ['§4.3', 'take tabuk?'],
      ['Take control of Tabuk', '1 1'],
      ['Not chosen: 1.', 'u'],
      ['Taken back.', 'add byz elite, from the cube pool, take mecca'],
      ['Not chosen: take mecca.', 'u'],
      ['Taken back.', 'r'],
      ['Made again.', 'q'],
      ['', 'q'],
    ])
    expect(await sit(link, ['--key', at('line.json')], anna)).toBe(EXIT.ok)
    expect(anna.text()).not.toContain('intussen veranderd')
    expect(anna.text().match(/adds a cube to Byzantine Elite/g)).toHaveLength(2)
    bert?.kill()
  })
})

const nowhere = 'n'.repeat(20)

/** Something else that answers at an address. */
async function anotherServer(answer: string): Promise<Server> {
  const other = createServer((_request, response) => response.end(answer))
  const sockets = new WebSocketServer({ server: other })
  sockets.on('connection', (socket) =>
    socket.send(JSON.stringify({ type: 'welcome', protocol: 2, name: '', person: '', build: '' })),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  return other
}

const placeOf = (other: Server) => `http://127.0.0.1:${(other.address() as AddressInfo).port}/`

describe('what is wrong is said in one sentence, in both languages, with exit code 2', {
  timeout: 60_000,
}, () => {
  let page: Server
  let newer: Server
  let link = ''
  let full = ''
  beforeAll(async () => {
    page = await anotherServer('<html></html>')
    newer = await anotherServer('{"name":"Anna"}')
    link = await aTable('wrong.json', [invited, invited])
    full = await aTable('full.json', [{ kind: 'screen' }, { kind: 'screen' }], false)
  })
  afterAll(() => {
    for (const other of [page, newer]) other.close()
    for (const other of [page, newer]) other.closeAllConnections()
  })

  const cases: readonly [string, () => string, string[], english: string, dutch: string][] = [
    ['nothing', () => '', [], '--at wants a value', '--at wil een waarde'],
    ['no link', () => 'x', [], '--at wants the link of a table', '--at wil de link van een tafel'],
    ['another link', () => server.address, [], '--at wants the link', '--at wil de link'],
    ['a flag of another table', () => link, ['--seats', '2'], 'with --at only', 'bij --at horen alleen'],
    [
      'nobody there',
      () => `http://127.0.0.1:1/#/table/${nowhere}`,
      [],
      'the server at http://127.0.0.1:1 cannot be reached',
      'de server op http://127.0.0.1:1 is niet te bereiken',
    ],
    [
      'something else there',
      () => `${placeOf(page)}#/table/${nowhere}`,
      [],
      'there is no Hippodrome server at',
      'er is geen Hippodrome-server op',
    ],
    [
      'another protocol',
      () => `${placeOf(newer)}#/table/${nowhere}`,
      [],
      'the server speaks another version of the protocol',
      'de server spreekt een andere versie van het protocol',
    ],
    [
      'no such table',
      () => `${server.address}#/table/${nowhere}`,
      ['--name', 'Carla'],
      'there is no such table',
      'er geen tafel als deze',
    ],
    ['a full table', () => full, ['--name', 'Carla'], 'the table is full', 'de tafel is vol'],
    ['no name', () => link, [], 'say who you are with --name', 'zeg wie je bent met --name'],
    ['an empty name', () => link, ['--name', ' '], '--name wants a value', '--name wil een waarde'],
    ['a bad name', () => link, ['--name', 'x'.repeat(41)], 'a name is 1 to 40', 'een naam is 1 tot 40'],
  ]

  it.each(cases)('%s', async (what, address, flags, english, dutch) => {
    const key = at(`${what}-key.json`)
    const terminal = scriptedTerminal([], false)
    const fault: unknown = await sit(address(), ['--key', key, ...flags], terminal).catch(
      (one: unknown) => one,
    )
    expect(fault).toBeInstanceOf(BadInput)
    expect(exitCodeOf(fault)).toBe(EXIT.badInput)
    const { message, dutch: said } = fault as BadInput
    expect(message).toContain(english)
    expect(said).toContain(dutch)
    const secrets = [
      address().split('/').at(-1) ?? '',
      existsSync(key) ? (new Keys(key).of(new URL(server.address).origin)?.cookie ?? '') : '',
    ]
    for (const secret of secrets.filter((text) => text.length > 8))
      expect(`${message} ${said} ${terminal.shown.join(' ')}`).not.toContain(secret)
  })

  it('ends the command itself so', async () => {
    const command = new Running(
      '--at',
      `${server.address}#/table/${nowhere}`,
      '--name',
      'Carla',
      '--lang',
      'nl',
    )
    expect(await command.end()).toBe(EXIT.badInput)
    expect(command.complaints).toMatch(/^hippodrome play: op die server is er geen tafel[^\n]*\n$/)
  })
})
