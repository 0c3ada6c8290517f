import type { Section } from '@hippodrome/engine'

const hasDigit = (cell: string | undefined): boolean => cell !== undefined && /\d/.test(cell)

/** Rows under the heads of their columns; without heads where the first row is one like the others. */
export function headedRows(rows: Section['rows']): {
  readonly heads: readonly string[]
  readonly body: Section['rows']
} {
  const [first = [], ...rest] = rows
  const even = rest.length > 0 && first.length > 2 && rest.every((row) => row.length === first.length)
  const isHead = even && !first.some(hasDigit) && rest.some((row) => row.some(hasDigit))
  return isHead ? { heads: first, body: rest } : { heads: [], body: rows }
}

/** A cell that says nothing, or only of what it is said: "-", "Rome: -". */
const said = (cell: string): string => cell.replace(/(?::\s*)?[-–]$/, '').trim()

/** A first cell that is a fact itself ("4 cards in hand", "Virtus 1"), not the name of what the others are about. */
const isFact = (cell: string): boolean => /^\d+ \p{L}|\p{L}.*\d$/u.test(cell)

/** A row as a sentence: its name, then each fact with the head of its column; what is empty is left out. */
export function sentenceOf([name = '', ...cells]: readonly string[], heads: readonly string[]): string {
  const facts = cells.flatMap((cell, place) => {
    const head = heads[place + 1]
    const fact = said(cell)
    return fact === '' ? [] : [head === undefined ? fact : `${head} ${fact}`]
  })
  return facts.length > 0 ? `${name}${isFact(name) ? ', ' : ': '}${facts.join(', ')}` : name
}
