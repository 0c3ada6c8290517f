import { parseMatchFile, verifyMatch } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
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
      const seats = [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'bot', player: 'random' }] as const
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
})
