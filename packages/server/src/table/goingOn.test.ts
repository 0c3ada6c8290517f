import { draw, fastChance, openMatch, parseMatchFile, SPECTATOR } from '@hippodrome/engine'
import { GAMES, loadGame } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { personAt } from '../testing/begunTable.ts'
import { begun } from '../testing/wireSecrecy.ts'
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
          const file = goingOn(table, personAt(seat), made)
          const text = JSON.stringify(file)
          for (const secret of secrets) expect(text).not.toContain(secret)
          const again = openMatch(table.game, parseMatchFile(text))
          if (made === match.made.length) expect(again.view(seat).table).toEqual(match.view(seat).table)
          const others = (file?.seats ?? []).filter((_, other) => other !== seat)
          if (seat !== SPECTATOR) expect(others.every(({ player }) => player !== 'human')).toBe(true)
        }
      expect(goingOn(table, personAt(0), match.made.length + 1)).toBeUndefined()
    },
    60_000,
  )

  it('draws the hands of others anew each time', async () => {
    const table = await played('court', 30)
    const made = table.match?.made.length ?? 0
    const drawn = Array.from({ length: 8 }, () => JSON.stringify(goingOn(table, personAt(0), made)?.position))
    expect(new Set(drawn).size).toBeGreaterThan(4)
    const { tables: _, ...truth } = table.match?.state.game ?? { tables: undefined }
    for (const position of drawn)
      expect(JSON.parse(position)).not.toMatchObject({ game: JSON.parse(JSON.stringify(truth)) as object })
  }, 60_000)
})
