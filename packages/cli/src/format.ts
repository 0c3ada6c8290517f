import type { Section } from '@hippodrome/engine'

const widthOf = (text: string): number => Array.from(text).length
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Breaks at spaces so that no line is wider than `width`; later lines are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let rest = text
  let room = width
  while (widthOf(rest) > room) {
    const cut = rest.lastIndexOf(' ', room)
    if (cut < 0 || rest.slice(0, cut).trim() === '') break
    lines.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
    room = width - indent.length
  }
  return [...lines, rest].join(`\n${indent}`)
}

/** Rows under each other, every column as wide as its widest cell; `right` are the columns of numbers. */
export function rowsText(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))
    })
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        if (right.includes(column)) return ' '.repeat(width - widthOf(cell)) + cell
        return column === row.length - 1 ? cell : pad(cell, width)
      })
      .join('  ')
      .trimEnd(),
  )
}

/** Items in as many columns as fit, read downwards. */
export function columns(items: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 2
  const count = Math.max(1, Math.floor((width + 2) / widest))
  const height = Math.ceil(items.length / count)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: count }, (_, column) => pad(items[column * height + row] ?? '', widest))
      .join('')
      .trimEnd(),
  )
}

/** A view as its game reads it out. */
export const sectionsText = (sections: readonly Section[], width: number): string =>
  sections
    .map(({ title, rows }) =>
      [title, ...rowsText(rows).map((row) => wrap(`  ${row}`, Math.max(width, 40), '      '))].join('\n'),
    )
    .join('\n\n')
