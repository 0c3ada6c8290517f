import { type MatchView, parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { ServerMessageOf } from '@hippodrome/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { playOn } from './testing/play.ts'
import { serveForTest } from './testing/serve.ts'

let server: Awaited<ReturnType<typeof serveForTest>>
beforeAll(async () => {
  server = await serveForTest()
})
afterAll(() => server.end())

const come = async (name: string) => (await Client.come(server.base, name)).connect()

describe('a match between people far apart', () => {
  it.each(['families', 'court'])(
    'of %s is played to its end by two people and a bot, watched by a third, and verifies',
    async (game) => {
      const [anna, basil, carol] = [await come('Anna'), await come('Basil'), await come('Carol')]
      const seats = [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'bot', player: 'recruit' }] as const
      const { match, invite } = await anna.open(game, seats)
      basil.tell({ type: 'watch', match })
      carol.tell({ type: 'watch', match })
      expect((await basil.sit(match, 1)).type).toBe('refused')
      expect((await basil.sit(match, 1, invite)).type).toBe('done')
      expect((await basil.send({ type: 'do', match, entry: { kind: 'begin' } })).type).toBe('refused')
      expect((await anna.send({ type: 'do', match, entry: { kind: 'begin' } })).type).toBe('done')
      await Promise.all([playOn(anna, match, 0), playOn(basil, match, 1)])
      const last = await carol.until(match, ({ phase }) => phase === 'over')
      expect(last.seed).toMatch(/^[0-9a-f]{64}$/)
      const { json } = await anna.http<object>('GET', `/tables/${match}/file`)
      const file = parseMatchFile(JSON.stringify(json))
      expect(verifyMatch(await loadGame(game), file).filter(({ ok }) => !ok)).toEqual([])
      expect(file.words.filter((words) => words.length > 0)).toHaveLength(2)
      for (const client of [anna, basil, carol]) client.cut()
    },
    60_000,
  )

  it('that ends without a result publishes its seed and its file, so that its dice can be checked', async () => {
    const [anna, basil] = [await come('Anna'), await come('Basil')]
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }])
    basil.tell({ type: 'watch', match })
    await basil.sit(match, 1)
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    await anna.send({ type: 'do', match, entry: { kind: 'motion', motion: { do: 'end' } } })
    const { votes } = await basil.until(match, (table) => table.votes.length > 0)
    await basil.send({ type: 'do', match, entry: { kind: 'vote', vote: votes[0]?.id ?? 0, for: true } })
    expect((await anna.until(match, ({ phase }) => phase === 'abandoned')).seed).toMatch(/^[0-9a-f]{64}$/)
    const { json } = await anna.http<object>('GET', `/tables/${match}/file`)
    const file = parseMatchFile(JSON.stringify(json))
    const wrong = verifyMatch(await loadGame('families'), file).filter(({ ok }) => !ok)
    expect(wrong.map(({ check }) => check)).toEqual(['end'])
    for (const client of [anna, basil]) client.cut()
  })

  it('writes no seed, link, key or talk into its log and its metrics', async () => {
    const apart = await serveForTest()
    const anna = await (await Client.come(apart.base, 'Anna')).connect()
    const { match, invite } = await anna.open('families', [
      { kind: 'invited' },
      { kind: 'bot', player: 'recruit' },
    ])
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    await anna.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says: { text: 'a whisper' } } })
    anna.raw('{"type":"nonsense"}')
    await playOn(anna, match, 0)
    const { seed = '' } = await anna.until(match, ({ phase }) => phase === 'over')
    const metrics = await (await fetch(`${apart.base}/metrics`)).text()
    await apart.end()
    const written = [...apart.lines, metrics].join('\n')
    expect(written).toContain('hippodrome')
    for (const secret of [seed, invite, match, anna.cookie.split('=')[1] ?? '', anna.code, 'a whisper'])
      expect(written.includes(secret) || secret.length < 6).toBe(false)
  }, 60_000)

  it('asks people only where they can do something, unless they say otherwise', async () => {
    const anna = await come('Anna')
    const { match } = await anna.open('families', [{ kind: 'invited' }, { kind: 'bot', player: 'recruit' }])
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    const { view } = await anna.until(match, ({ view }) => view !== undefined)
    expect(view).toMatchObject({ orders: { standing: { '*': 'able' } } })
    anna.cut()
  })

  it('goes on in the turn of a bot when the server has started again, though nobody looks', async () => {
    const apart = await serveForTest(['--thinkers', '0'])
    const anna = await (await Client.come(apart.base, 'Anna')).connect()
    const { match } = await anna.open('families', [{ kind: 'invited' }, { kind: 'bot', player: 'recruit' }])
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    const asked = ({ view }: ServerMessageOf<'table'>) => (view as unknown as MatchView).waiting.includes(0)
    let before = await anna.until(match, ({ view }) => view !== undefined)
    for (; asked(before); before = await anna.until(match, () => true)) await playOn(anna, match, 0, 1)
    await apart.restart(['--thinkers', '1'])
    const changed = async () => {
      const answer = await fetch(`${apart.base}/api/mine`, { headers: { cookie: anna.cookie } })
      const { matches } = (await answer.json()) as { matches: { choices: number }[] }
      return (matches[0]?.choices ?? 0) > (before.made ?? 0)
    }
    await expect.poll(changed, { timeout: 10_000 }).toBe(true)
    await apart.end()
  }, 30_000)

  it('refuses what a full disk cannot keep, with nothing half-written, and goes on when there is room', async () => {
    const apart = await serveForTest()
    const anna = await (await Client.come(apart.base, 'Anna')).connect()
    const { match } = await anna.open('families', [{ kind: 'open' }, { kind: 'open' }], [0, 1])
    await anna.send({ type: 'do', match, entry: { kind: 'begin' } })
    let kept = (await anna.until(match, ({ view }) => view !== undefined)).version
    await apart.fill(true)
    const says = { text: 'x'.repeat(400) }
    let refused: string | undefined
    for (let n = 0; n < 500 && refused === undefined; n++) {
      const reply = await anna.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says } })
      if (reply.type === 'done') kept = reply.version
      else refused = reply.code
    }
    expect(refused).toBe('store')
    await apart.fill(false)
    await apart.restart()
    const again = await Client.back(apart.base, anna).connect()
    again.tell({ type: 'watch', match })
    expect((await again.until(match, () => true)).version).toBe(kept)
    expect((await again.send({ type: 'do', match, entry: { kind: 'say', to: 'table', says } })).type).toBe(
      'done',
    )
    again.cut()
    await apart.end()
  }, 60_000)
})
