import type { Section } from '@hippodrome/engine'

/** Between two columns. */
const GAP = 2

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

export const percentText = (share: number): string => `${(share * 100).toFixed(1)} %`

/** How wide what is not a terminal is taken to be. */
export const PAGE = 120

/** Rows under each other, every column as wide as its widest cell; `right` are the columns of numbers. */
export function rowsText(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  gap = GAP,
): string[] {
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
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Items in as many columns as fit, read downwards. */
export function columns(items: readonly string[], width: number): string[] {
  for (let count = items.length; count > 1; count--) {
    const height = Math.ceil(items.length / count)
    const stacks = Array.from({ length: Math.ceil(items.length / height) }, (_, i) =>
      items.slice(i * height, (i + 1) * height),
    )
    const widths = stacks.map((stack) => Math.max(...stack.map(widthOf)))
    if (widths.reduce((sum, each) => sum + each + GAP, -GAP) > width) continue
    return Array.from({ length: height }, (_, row) =>
      stacks
        .map((stack, column) => pad(stack[row] ?? '', (widths[column] ?? 0) + GAP))
        .join('')
        .trimEnd(),
    )
  }
  return [...items]
}

/** A table of more rows is folded into columns. */
const LONG_TABLE = 12

/** A view as its game reads it out. */
export const sectionsText = (sections: readonly Section[], width: number): string =>
  sections.map(({ title, rows }) => [title, ...sectionLines(rows, width)].join('\n')).join('\n\n')

function sectionLines(rows: Section['rows'], width: number): string[] {
  const room = Math.max(width, 40) - 2
  const wide = rowsText(rows)
  const lines = wide.every((line) => widthOf(line) <= room) ? wide : rowsText(rows, [], 1)
  if (lines.length > LONG_TABLE) {
    const folded = columns(lines, room)
    if (folded.length < lines.length) return folded.map((line) => `  ${line}`)
  }
  return lines.map((line) => wrap(`  ${line}`, room + 2, '      '))
}

/** Text for a terminal: of what it would obey, in the names of a file or what somebody says, only line ends and tabs are left. */
export const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
