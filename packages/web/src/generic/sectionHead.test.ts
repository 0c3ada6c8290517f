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
