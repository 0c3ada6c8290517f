import { type Choice, configure, type Game, LANGUAGES, type Words } from '@hippodrome/engine'
import { byLot } from '@hippodrome/engine/testing'
import { words as courtWords } from '@hippodrome/court/words'
import { loadGame } from '@hippodrome/games'
import { words as powersWords } from '@hippodrome/powers/words'
import { expect, it } from 'vitest'
import { headedRows, sentenceOf } from './sectionHead.ts'

it('a row reads as a sentence with the heads of its columns', () => {
  const { heads, body } = headedRows([
    ['Player', 'Score', 'Pool'],
    ['Anna', '38', '8'],
    ['Basil', '', '2'],
  ])
  expect(body.map((row) => sentenceOf(row, heads))).toEqual(['Anna: Score 38, Pool 8', 'Basil: Pool 2'])
})

it('lines without heads stay as they are', () => {
  const rows = [
    ['Turn', '1 of 3'],
    ['First player', 'Anna'],
  ]
  const { heads, body } = headedRows(rows)
  expect(body.map((row) => sentenceOf(row, heads))).toEqual(['Turn: 1 of 3', 'First player: Anna'])
})

it('what is empty is not read out, and facts without a name are a list', () => {
  expect(sentenceOf(['Croatia', '$2', '-', '-'], ['Area', 'Value', 'Markers', 'In the area'])).toBe(
    'Croatia: Value $2',
  )
  expect(sentenceOf(['Lombardy', '$4', 'Rome: -'], ['Area', 'Value', 'In the fortress'])).toBe(
    'Lombardy: Value $4, In the fortress Rome',
  )
  expect(sentenceOf(['The Adriatic', '-'], [])).toBe('The Adriatic')
  expect(sentenceOf(['Virtus 1', 'Fides 0'], [])).toBe('Virtus 1, Fides 0')
  expect(sentenceOf(['4 cards in hand', '3 Quests'], [])).toBe('4 cards in hand, 3 Quests')
})

/** As many choices into the match much is on the table. */
const LATE = 300

async function lateTable(id: string): Promise<unknown> {
  const rules: Game = await loadGame(id)
  let table: unknown
  for (const { match } of byLot(rules, configure(rules, { seats: 2 }), 5)) {
    table = match.view(0).table
    if (match.made.length >= LATE) break
  }
  return table
}

it.each([
  ['powers', powersWords],
  ['court', courtWords],
] as const)(
  'every row of %s reads as a sentence with the heads of its columns',
  async (id, words) => {
    const table = await lateTable(id)
    for (const language of LANGUAGES) {
      const game = words[language] as unknown as Words<unknown, Choice, never>
      for (const { rows } of game.sections(table, { seats: ['Anna', 'Basil'] })) {
        const { heads, body } = headedRows(rows)
        const columns = Math.max(...rows.map((row) => row.length))
        // Several facts of one kind under one another are named by their column.
        if (id === 'powers' && rows.length > 2 && columns > 2) expect(heads).toHaveLength(columns)
        for (const row of body) {
          const sentence = sentenceOf(row, heads)
          expect(sentence).toMatch(/\p{L}/u)
          expect(sentence).not.toMatch(/: *[,;]|[-–]$|, [-–],/)
        }
      }
    }
  },
  30_000,
)
