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

/** A row as a sentence: its name, then each fact with the head of its column. */
export function sentenceOf([name = '', ...cells]: readonly string[], heads: readonly string[]): string {
  const facts = cells.flatMap((cell, place) => {
    const head = heads[place + 1]
    return cell === '' ? [] : [head === undefined ? cell : `${head} ${cell}`]
  })
  return facts.length > 0 ? `${name}: ${facts.join(', ')}` : name
}
