import { spawn } from 'node:child_process'
import { loadGame } from '@hippodrome/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverCommand } from '../../../../scripts/served.mjs'
import { readSettings } from '../settings.ts'
import { Client } from '../testing/client.ts'
import { played } from '../testing/play.ts'
import { POSTGRES } from '../testing/place.ts'
import { serveForTest } from '../testing/serve.ts'
import { administer } from './admin.ts'
import { openBeside } from './open.ts'

const OPEN = [{ kind: 'open' }, { kind: 'open' }] as const

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  await loadGame('families')
  server = await serveForTest(['--haste', '1000'])
}, 60_000)
afterAll(() => server.end())

const where = () => (POSTGRES === undefined ? ['--data', server.folder] : ['--database', server.place])

/** What the command line does, beside the server. */
async function admin(...words: readonly string[]) {
  const { store, served } = await openBeside(readSettings(where(), {}), Date.now)
  try {
    const lines = await administer({ store, served, loadGame, now: Date.now }, words)
    return { code: 0, out: `${lines.join('\n')}\n`, err: '' }
  } catch (fault) {
    return { code: 1, out: '', err: `${fault instanceof Error ? fault.message : String(fault)}\n` }
  } finally {
    await store.close()
  }
}

/** The same in a process of its own. */
async function commandLine(...words: readonly string[]) {
  const child = spawn(process.execPath, [...(await serverCommand()), 'admin', ...words, ...where()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (said.out += String(data)))
  child.stderr.on('data', (data: Buffer) => (said.err += String(data)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, ...said }
}
const ok = (out: RegExp) => ({ code: 0, out: expect.stringMatching(out) as string, err: '' })
const refused = (line: RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(new RegExp(`^${line.source}\\n$`)) as string,
})

const come = async (name: string) => (await Client.come(server.base, name)).connect()
const idOf = async (client: Client) => (await client.http<{ person: string }>('GET', '/me')).json.person

describe('the command line, while the server runs', { timeout: 120_000 }, () => {
  it('closes and opens sign-ups', async () => {
    expect(await admin('signups', 'close')).toEqual(ok(/^No new people may come/))
    const stranger = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.base },
      body: JSON.stringify({ name: 'New' }),
    })
    expect(await stranger.json()).toEqual({
      code: 'not-allowed',
      message: 'this server takes no new people at present',
    })
    expect(await admin('signups', 'open')).toEqual(ok(/^New people may come/))
    const anna = await come('Anna-again')
    expect((await anna.http('GET', '/me')).json).toMatchObject({ name: 'Anna-again' })
    anna.cut()
  })

  it('bans and unbans, and makes a moderator', async () => {
    const zoe = await come('Zoe')
    expect(await admin('moderator', 'Zoe', 'yes')).toEqual(ok(/^Zoe is a moderator/))
    expect((await zoe.http('GET', '/moderation')).status).toBe(200)
    expect(await admin('moderator', 'Zoe', 'no')).toEqual(ok(/^Zoe is no moderator/))
    expect((await zoe.http('GET', '/moderation')).status).toBe(403)
    expect(await commandLine('ban', 'Zoe', 'too', 'many', 'insults')).toEqual(ok(/^Zoe is banned/))
    await expect.poll(() => zoe.connected).toBe(false)
    expect((await admin('people', 'zo')).out).toMatch(/Zoe {2}\(banned: too many insults\)/)
    expect(await admin('unban', 'Zoe')).toEqual(ok(/^Zoe may come in again/))
    expect((await zoe.http('POST', '/me/recover', { code: zoe.code })).json).toMatchObject({ name: 'Zoe' })
  })

  it('removes a text and renames somebody in front of those who look, and shows a log without secrets', async () => {
    const [ines, joan] = [await come('Ines'), await come('Joan')]
    const { match, invite } = await ines.open('families', OPEN, [0], {})
    joan.tell({ type: 'watch', match })
    await joan.sit(match, 1)
    await ines.send({ type: 'do', match, entry: { kind: 'begin' } })
    const says = { text: 'said-by-joan' }
    const said = await joan.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says } })
    const line = String(said.type === 'done' ? said.version : 0)
    const before = await admin('log', match)
    expect(before.out).toContain('Joan: says to table: said-by-joan')
    const row = await server.store?.db
      .selectFrom('matches')
      .select('seed')
      .where('id', '=', match)
      .executeTakeFirst()
    for (const secret of [invite, row?.seed ?? 'no seed', '"choice"'])
      expect(before.out).not.toContain(secret)

    const gone = ines.until(match, (table) => table.said.add.some((one) => 'removed' in one.says))
    expect(await admin('remove', match, line)).toEqual(ok(/^It is gone/))
    await gone
    expect((await admin('log', match)).out).not.toContain('said-by-joan')

    const renamed = ines.until(match, ({ seats }) => seats[1]?.name === 'Joan of Pera')
    expect(await admin('rename', await idOf(joan), 'Joan', 'of', 'Pera')).toEqual(
      ok(/^Joan is called Joan of Pera/),
    )
    await renamed

    const ended = ines.until(match, ({ phase }) => phase === 'abandoned')
    expect(await admin('end', match, 'The', 'house', 'closes.')).toEqual(ok(/^The match has ended/))
    expect(JSON.stringify((await ended).said)).toContain('The house closes.')
    expect(await admin('end', match)).toEqual(refused(/That cannot be: the match is over\./))
    for (const one of [ines, joan]) one.cut()
  })

  it('works ratings out anew', async () => {
    const [kim, lars] = [await come('Kim'), await come('Lars')]
    await played(kim, lars, { rated: true })
    await expect
      .poll(
        async () => (await kim.http<{ ratings: object[] }>('GET', `/people/${await idOf(kim)}`)).json.ratings,
      )
      .toHaveLength(1)
    expect(await admin('ratings')).toEqual(ok(/All ratings are what the logs say\./))
    await server.store?.db.updateTable('results').set({ mean: 1 }).where('counts', '=', 1).execute()
    expect(await admin('ratings')).toEqual(ok(/\n1 different from what the logs say/))
    expect(await admin('ratings', 'write')).toEqual(ok(/\n1 put right/))
    expect(await admin('ratings')).toEqual(ok(/All ratings are what the logs say\./))
    for (const one of [kim, lars]) one.cut()
  })

  it('refuses what it does not know in one line', async () => {
    const [one, two] = [await come('Mia'), await come('Mia')]
    expect(await admin('ban', 'Nobody', 'x')).toEqual(refused(/there is nobody called Nobody/))
    expect(await admin('ban', 'Mia', 'x')).toEqual(refused(/2 people are called Mia; say which: \S+, \S+/))
    expect(await admin('ban', 'Mia')).toEqual(refused(/it goes: admin ban WHO REASON/))
    expect(await admin('log', 'nothing')).toEqual(refused(/there is no match nothing/))
    expect(await admin('remove', 'nothing', '1')).toEqual(refused(/there is no match nothing/))
    expect(await commandLine('dance')).toEqual(
      refused(/there is no command "dance"; admin --help lists them/),
    )
    expect(await admin('signups', 'maybe')).toEqual(refused(/signups needs open or close/))
    for (const client of [one, two]) client.cut()
  })
})

it('the command line does the same when no server runs', { timeout: 60_000 }, async () => {
  const nora = await come('Nora')
  const { match } = await nora.open('families', OPEN, [0])
  nora.cut()
  await server.stop()
  if (POSTGRES === undefined) {
    expect(await admin('end', match)).toEqual(ok(/^The match has ended/))
    expect(await admin('log', match)).toEqual(ok(/the table: stop/))
  } else {
    // A server that has just stopped may still be there: it is asked first.
    expect(await admin('log', match)).toEqual(ok(/Nora: opens families/))
  }
})
