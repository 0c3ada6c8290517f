import { draw, fastChance, openMatch, parseMatchFile, SPECTATOR } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { personAt } from '../testing/begunTable.ts'
import { begun, twinFor } from '../testing/wireSecrecy.ts'
import { goingOn } from './goingOn.ts'
import type { Table } from './table.ts'

/** A table at which this many choices were made by lot. */
async function played(id: string, choices: number): Promise<Table> {
  const table = begun(await loadGame(id), 11)
  const dice = fastChance(4)
  for (let made = 0; made < choices && table.phase === 'playing' && table.match; made++) {
    const { pending, opened } = table.match.state
    const asked = pending[draw(dice, pending.length)]
    if (!asked) break
    const choice = draw(dice, asked.choices.length)
    const { seat } = asked
    table.apply(personAt(seat), { kind: 'choose', seat, decision: opened[seat] ?? 0, choice }, 0)
  }
  return table
}

/** The values that are the same in all of these, by their paths. */
function fixedIn(positions: readonly unknown[]): Map<string, string> {
  const values = new Map<string, Set<string>>()
  const look = (part: unknown, path: string): void => {
    if (typeof part === 'object' && part !== null)
      for (const [key, inside] of Object.entries(part)) look(inside, `${path}/${key}`)
    else values.set(path, (values.get(path) ?? new Set()).add(String(part)))
  }
  for (const position of positions) look(position, '')
  return new Map([...values].flatMap(([path, all]) => (all.size === 1 ? [[path, [...all].join()]] : [])))
}

/** The positions of so many matches that go on from the same moment. */
const positions = (table: Table, seat: number, made: number, many: number) =>
  Promise.all(
    Array.from({ length: many }, async () => (await goingOn(table, personAt(seat), made))?.position),
  )

describe('going on from a table that is being played', () => {
  it.each(GAMES)(
    'a match of %s has what its player could know, and nothing else of the table',
    async (id) => {
      const table = await played(id, 60)
      const { match } = table
      if (!match) throw new Error('it has not begun')
      const secrets = [table.secret, ...table.places.map(({ words }) => words ?? '')]
      for (const made of [0, match.made.length - 1, match.made.length])
        for (let seat = SPECTATOR; seat < table.places.length; seat++) {
          const file = await goingOn(table, personAt(seat), made)
          const text = JSON.stringify(file)
          for (const secret of secrets) expect(text).not.toContain(secret)
          expect(file?.unaided).toBe(table.phase === 'playing' ? true : undefined)
          const again = openMatch(table.game, parseMatchFile(text))
          if (made === match.made.length) expect(again.view(seat).table).toEqual(match.view(seat).table)
          const others = (file?.seats ?? []).filter((_, other) => other !== seat)
          if (seat !== SPECTATOR) expect(others.every(({ player }) => player !== 'human')).toBe(true)
        }
      expect(await goingOn(table, personAt(0), match.made.length + 1)).toBeUndefined()
    },
    60_000,
  )

  it.each(GAMES)(
    'what never differs between matches of %s that go on from a moment does not follow from what is hidden',
    async (id) => {
      for (const choices of [25, 70, 140]) {
        const table = await played(id, choices)
        const made = table.match?.made.length ?? 0
        for (let seat = SPECTATOR; seat < table.places.length; seat++) {
          const fixed = async (world: Table) => fixedIn(await positions(world, seat, made, 30))
          const here = await fixed(table)
          for (let twin = 1; twin <= 3; twin++)
            for (const [path, value] of await fixed(twinFor(table, seat, twin)))
              expect([path, here.get(path) ?? value]).toEqual([path, value])
        }
      }
    },
    120_000,
  )

  it('draws the hands of others anew each time', async () => {
    const table = await played('court', 30)
    const made = table.match?.made.length ?? 0
    const drawn = (await positions(table, 0, made, 8)).map((position) => JSON.stringify(position))
    expect(new Set(drawn).size).toBeGreaterThan(4)
    const { tables: _, ...truth } = table.match?.state.game ?? { tables: undefined }
    for (const position of drawn)
      expect(JSON.parse(position)).not.toMatchObject({ game: JSON.parse(JSON.stringify(truth)) as object })
  }, 60_000)
})
