import { readdirSync, readFileSync } from 'node:fs'
import {
  draw,
  fastChance,
  matchFile,
  type MatchFile,
  ordersIn,
  parseMatchFile,
  replay,
} from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { DriveSession } from './drive/session.ts'
import { allGames, loadGame } from './games.ts'
import { PlaySession } from './play/session.ts'
import { loadTable } from './table.ts'
import { makePlayer } from './players.ts'
import { scriptedTerminal } from './testing.ts'
import versions from './testing/olderVersions.json' with { type: 'json' }

const folder = new URL('./testing/older/', import.meta.url)
const older = readdirSync(folder).map((name): [string, MatchFile] => [
  name,
  parseMatchFile(readFileSync(new URL(name, folder), 'utf8')),
])

it.each(Object.entries(versions))('of %s files are kept that these versions saved: %j', (id, named) => {
  const kept = older.filter(([, { game }]) => game === id).map(([, { rules }]) => rules)
  expect([...new Set(kept)].toSorted()).toEqual(named.toSorted())
})

it('none of them is of the rules of today', async () => {
  const today = (await allGames()).map(({ id, rules }) => `${id} ${rules}`)
  expect(older.filter(([, { game, rules }]) => today.includes(`${game} ${rules}`))).toEqual([])
}, 60_000)

/** Files kept by earlier versions of the rules, in the middle of a match. */
describe.each(older)('%s goes on from its snapshot to the end', (_name, file) => {
  const made = file.choices.length

  it('at the command line, and its next file says what was played when', async () => {
    const rules = await loadGame(file.game)
    const table = loadTable(rules, file)
    expect(table.match.made).toHaveLength(made)
    // The oldest files have kept nothing of the chronicle.
    const { told = [] } = file.snapshot as { readonly told?: readonly unknown[] }
    expect(table.match.told.slice(0, told.length)).toEqual(told)
    expect(rules.audit(table.match.state.game)).toEqual([])
    const { header } = table
    const players = await Promise.all(
      file.seats.map((_seated, seat) => makePlayer('random', { rules, header, seat })),
    )
    const keeper = { path: 'kept.json', save: () => 'kept.json' }
    const at = {
      table,
      players,
      terminal: scriptedTerminal([]),
      keeper,
      findWays: () => [],
      language: 'en',
      confirm: false,
      alone: false,
    } as const
    await new PlaySession(at).run()
    expect(table.match.over).toBe(true)
    const next = parseMatchFile(JSON.stringify(matchFile(table.header, table.match)))
    expect(next.earlier?.map(({ rules: by, choices }) => [by, choices.length])).toEqual([[file.rules, made]])
    expect(next.rules).toBe(rules.rules)
    expect(replay(rules, next).hash()).toBe(table.match.hash())
    expect(ordersIn(table.header)).toEqual(file.seats.map(() => ({})))
  }, 60_000)

  it('and from no choice before that', async () => {
    const rules = await loadGame(file.game)
    expect(loadTable(rules, file, made).match.made).toHaveLength(made)
    for (const until of [0, made - 1])
      expect(() => loadTable(rules, file, until)).toThrow('goes on from its choice')
  })

  it('in drive', async () => {
    const session = new DriveSession(loadGame, allGames)
    const ask = (request: object) => session.handle({ text: JSON.stringify(request) })
    const dice = fastChance(made)
    let status = await ask({ cmd: 'load', file })
    expect(status).toMatchObject({ ok: true, version: made, over: false })
    for (let count = 0; status.ok && status.over !== true && count < 5000; count++) {
      const [seat = 0] = status.waiting as number[]
      const { match } = (
        session as unknown as { table: { match: { decisionOf(seat: number): { choices: unknown[] } } } }
      ).table
      status = await ask({ cmd: 'choose', seat, choice: draw(dice, match.decisionOf(seat).choices.length) })
    }
    expect(status).toMatchObject({ ok: true, over: true })
  }, 60_000)
})
