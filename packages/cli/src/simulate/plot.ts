import type { Tally } from './tally.ts'

const ROW = 14
const LABEL = 230
const BAR = 420
const WIDTH = LABEL + BAR + 90

type Row = { readonly name: string; readonly value: number }

/** "card E001 worth" and "card E002 worth" belong together, as do "events fulfilled" and "events, Age I". */
function groupOf(name: string): string {
  const words = name.split(/[ ,]+/)
  return words.length > 2 && /\d/.test(words[1] ?? '') ? `${words[0]} … ${words.at(-1)}` : (words[0] ?? name)
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Bars from a common zero, so that what is below it points to the left. */
function groupSvg(title: string, rows: readonly Row[], top: number): string[] {
  const least = Math.min(0, ...rows.map(({ value }) => value))
  const most = Math.max(0, ...rows.map(({ value }) => value))
  const scale = BAR / Math.max(most - least, 1e-9)
  const zero = LABEL - least * scale
  return [
    `<text x="0" y="${top + 11}" font-weight="bold">${escape(title)}</text>`,
    ...rows.flatMap(({ name, value }, index) => {
      const y = top + ROW * (index + 1)
      const x = value < 0 ? zero + value * scale : zero
      return [
        `<text x="${LABEL - 6}" y="${y + 11}" text-anchor="end">${escape(name)}</text>`,
        `<rect x="${x.toFixed(1)}" y="${y + 2}" width="${(Math.abs(value) * scale).toFixed(1)}" height="${ROW - 4}" fill="${value < 0 ? '#8c2d04' : '#4a1486'}"/>`,
        `<text x="${LABEL + BAR + 6}" y="${y + 11}">${value.toFixed(3)}</text>`,
      ]
    }),
  ]
}

/** What a game counts in its matches as a picture: a bar for each mean, group by group. */
export function plotSvg({ statistics, seats }: Tally): string {
  const rows: Row[] = [
    ...seats.map(({ share }, seat) => ({ name: `seat ${seat} wins`, value: share.share })),
    ...Object.entries(statistics).map(([name, { mean }]) => ({ name, value: mean })),
  ]
  const groups = grouped(rows)
  const parts: string[] = []
  let top = 4
  for (const [title, members] of groups) {
    parts.push(...groupSvg(title, members, top))
    top += ROW * (members.length + 2)
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${top}" viewBox="0 0 ${WIDTH} ${top}" font-family="sans-serif" font-size="11">`,
    `<rect width="${WIDTH}" height="${top}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function grouped(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const title = groupOf(row.name)
    groups.set(title, [...(groups.get(title) ?? []), row])
  }
  return groups
}
