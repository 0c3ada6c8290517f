import { escapeXml } from '../svg.ts'
import type { Tally } from './tally.ts'

const ROW = 15
const LABEL = 250
const BAR = 190
const NUMBER = 60
const GAP = 30
const COLUMN = LABEL + BAR + NUMBER
const MARGIN = 16
/** A longer group is split over two columns, its greatest values first. */
const LONG = 16

const ABOVE = '#5b3a8e'
const BELOW = '#b3541e'
const INK = '#2b2533'
const FAINT = '#8a8494'
const LINE = '#d9d4e0'

/** `low` and `high` are the ends of the 95 % interval; both are the value itself if it is not known. */
type Row = {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
}
type Group = { readonly title: string; readonly rows: readonly Row[] }
type Scale = { readonly zero: number; readonly unit: number }

const digits = (value: number): string => value.toFixed(Math.abs(value) >= 10 ? 1 : 2)

/** A common zero for the whole group, so that what is below it points to the left, and room for every interval. */
function scaleOf(rows: readonly Row[]): Scale {
  const least = Math.min(0, ...rows.map(({ low }) => low))
  const most = Math.max(0, ...rows.map(({ high }) => high))
  const unit = BAR / Math.max(most - least, 1e-9)
  return { zero: LABEL - least * unit, unit }
}

function rowSvg({ label, value, low, high }: Row, { zero, unit }: Scale, left: number, top: number): string {
  const end = zero + value * unit
  const [from, to] = [zero + low * unit, zero + high * unit]
  const y = top + ROW / 2
  return [
    `<text x="${left + LABEL - 8}" y="${top + 11}" text-anchor="end">${escapeXml(label)}</text>`,
    `<rect x="${(left + Math.min(zero, end)).toFixed(1)}" y="${top + 3}" width="${Math.abs(end - zero).toFixed(1)}" height="${ROW - 5}" rx="2" fill="${value < 0 ? BELOW : ABOVE}"/>`,
    high > low
      ? `<path d="M${(left + from).toFixed(1)} ${y}H${(left + to).toFixed(1)}" stroke="${FAINT}" stroke-width="1.5"/>`
      : '',
    `<text x="${left + COLUMN - 6}" y="${top + 11}" text-anchor="end" fill="${INK}">${digits(value)}</text>`,
  ].join('')
}

function columnSvg(rows: readonly Row[], scale: Scale, left: number, top: number): string[] {
  const x = (left + scale.zero).toFixed(1)
  return [
    `<path d="M${x} ${top}v${rows.length * ROW}" stroke="${LINE}"/>`,
    ...rows.map((row, index) => rowSvg(row, scale, left, top + index * ROW)),
  ]
}

function groupSvg(
  { title, rows }: Group,
  top: number,
): { readonly parts: string[]; readonly height: number } {
  const scale = scaleOf(rows)
  const half = rows.length > LONG ? Math.ceil(rows.length / 2) : rows.length
  const start = top + 24
  return {
    parts: [
      `<text x="${MARGIN}" y="${top + 12}" font-weight="bold" font-size="13">${escapeXml(title)}</text>`,
      `<path d="M${MARGIN} ${top + 18}h${2 * COLUMN + GAP}" stroke="${LINE}"/>`,
      ...columnSvg(rows.slice(0, half), scale, MARGIN, start),
      ...columnSvg(rows.slice(half), scale, MARGIN + COLUMN + GAP, start),
    ],
    height: 24 + half * ROW + 18,
  }
}

/** What a game counts in its matches as a picture: a bar for each mean with its 95 % interval, group by group. */
export function plotSvg(tally: Tally): string {
  const parts: string[] = []
  let top = MARGIN
  for (const group of groupsOf(tally)) {
    const drawn = groupSvg(group, top)
    parts.push(...drawn.parts)
    top += drawn.height
  }
  const width = 2 * (MARGIN + COLUMN) + GAP
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}" font-family="system-ui, sans-serif" font-size="11" fill="${INK}">`,
    `<rect width="${width}" height="${top}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

/** "card worth: Theodora" is the row Theodora of the group "card worth"; a number without a group is among the others. */
function groupsOf({ statistics, seats, matches }: Tally): Group[] {
  const groups = new Map<string, Row[]>()
  const add = (title: string, row: Row) => groups.set(title, [...(groups.get(title) ?? []), row])
  for (const [seat, { share }] of seats.entries())
    add(`wins by seat, ${matches} matches`, {
      label: `seat ${seat}`,
      value: share.share,
      low: share.low,
      high: share.high,
    })
  for (const [name, { mean, sd, matches: counted }] of Object.entries(statistics)) {
    const at = name.indexOf(': ')
    const error = counted > 1 ? (1.96 * sd) / Math.sqrt(counted) : 0
    add(at < 0 ? 'a match' : name.slice(0, at), {
      label: at < 0 ? name : name.slice(at + 2),
      value: mean,
      low: mean - error,
      high: mean + error,
    })
  }
  return [...groups].map(([title, rows]) => ({
    title,
    rows: rows.length > LONG ? rows.toSorted((a, b) => b.value - a.value) : rows,
  }))
}
