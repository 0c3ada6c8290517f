import { BadData, draw, fastChance, type Game, matchFile, openFile, parseMatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { expect, it } from 'vitest'
import { begunTable, personAt } from '../testing/begunTable.ts'
import { Table } from './table.ts'

const dice = fastChance(4)

function playOn(table: Table, choices: number): void {
  for (let made = 0; made < choices && table.match && !table.match.over; made++) {
    const { pending, opened } = table.match.state
    const asked = pending[draw(dice, pending.length)]
    if (!asked) return
    const { seat } = asked
    const choice = draw(dice, asked.choices.length)
    table.apply(personAt(seat), { kind: 'choose', seat, decision: opened[seat] ?? 0, choice }, 0)
  }
}

/** The table after its server was stopped and started again, with this game. */
const restarted = (table: Table, game: Game): Table =>
  Table.restore(game, JSON.parse(table.save()), 'p0', table.secret)

it('the file of a match that newer rules have gone on with opens by them', async () => {
  const game = await loadGame('families')
  const begun = begunTable(game, { people: 2 })
  playOn(begun, 30)
  const setup = () => {
    throw new BadData('set-up', 'is another today')
  }
  const newer: Game = { ...game, rules: 'newer', setup }
  const older = restarted(begun, newer)
  playOn(older, 30)
  const table = restarted(older, newer)
  playOn(table, 5000)
  expect(table.publishedSeed).toBeDefined()
  if (!table.match) throw new Error('it has not begun')

  const file = parseMatchFile(JSON.stringify(matchFile(table.header(), table.match)))
  expect(file.rules).toBe(game.rules)
  const { header, match } = openFile(newer, file)
  expect([match.over, match.hash(), match.told]).toEqual([true, table.match.hash(), table.match.told])
  expect(header.earlier?.map(({ rules, choices }) => [rules, choices.length])).toEqual([
    [game.rules, table.match.made.length],
  ])
})
