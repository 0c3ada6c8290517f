/** The rows of the table that stands under a rule, without its head. */
export function tableUnder(book: string, rule: string): string[][] {
  const lines = book.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`**${rule}** `))
  if (first < 0) throw new Error(`no rule ${rule}`)
  const start = lines.findIndex((line, at) => at > first && line.startsWith('|'))
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}
