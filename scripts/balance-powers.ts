import { readFileSync, writeFileSync } from 'node:fs'
import { wilson } from '@hippodrome/bots'
import { powers } from '@hippodrome/powers'

/**
 * Turns series of `hippodrome simulate --game powers --json` into the table and the picture of docs/balance-powers.md:
 *
 *   tsx scripts/balance-powers.ts PICTURE.svg SERIES.json...
 */

const LEVELS = ['collapse', 'decline', 'survival', 'conquest'] as const
const COLOURS = ['#8c2d04', '#fdae6b', '#9ecae1', '#08519c'] as const

type Series = {
  readonly plan: { readonly options: { readonly scenario: string; readonly map: string } }
  readonly matches: number
  readonly statistics: { readonly [name: string]: { readonly mean: number; readonly sd: number } }
}

type Row = {
  readonly scenario: string
  readonly map: string
  readonly power: string
  readonly matches: number
  readonly bands: string
  readonly points: string
  /** How often each level was reached. */
  readonly counts: readonly number[]
}

const order = powers.options.scenario?.values ?? []

function rowsOf({ plan, matches, statistics }: Series): Row[] {
  const { scenario, map } = plan.options
  const tables = powers.tables({ game: powers.id, seats: 4, options: plan.options })
  return tables.order.flatMap((number) => {
    const power = tables.nations[number] ?? ''
    const points = statistics[`${power} VP`]
    if (!points) return []
    return {
      scenario,
      map,
      power,
      matches,
      bands: (tables.bands[number] ?? []).join(' / '),
      points: `${points.mean.toFixed(1)} ± ${points.sd.toFixed(1)}`,
      counts: LEVELS.map((level) => Math.round((statistics[`${power} ${level}`]?.mean ?? 0) * matches)),
    }
  })
}

const percent = (share: number): string => `${Math.round(100 * share)}`

/** The share of matches in which the power held its own: survival or conquest. */
function held({ counts, matches }: Row): string {
  const { share, low, high } = wilson((counts[2] ?? 0) + (counts[3] ?? 0), matches)
  return `${percent(share)} % (${percent(low)}-${percent(high)})`
}

function tableOf(rows: readonly Row[]): string[] {
  return [
    `| scenario | map | matches | power | bands | VP | ${LEVELS.join(' | ')} | survival or better |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const { scenario, map, matches, power, bands, points, counts } = row
      return `| ${[scenario, map, matches, power, bands, points, ...counts, held(row)].join(' | ')} |`
    }),
  ]
}

const [ROW, LABEL, BAR, GAP] = [15, 150, 360, 12] as const

function pictureOf(rows: readonly Row[]): string {
  const parts: string[] = []
  let y = 34
  let group = ''
  for (const { scenario, map, power, matches, counts } of rows) {
    if (group !== scenario) {
      y += GAP
      parts.push(`<text x="4" y="${y + 11}" font-weight="bold">Scenario ${scenario}</text>`)
      y += ROW
    }
    group = scenario
    parts.push(`<text x="${LABEL - 6}" y="${y + 11}" text-anchor="end">${power}, ${map}</text>`)
    let x: number = LABEL
    counts.forEach((count, level) => {
      const width = (BAR * count) / matches
      if (width > 0)
        parts.push(
          `<rect x="${x.toFixed(1)}" y="${y + 1}" width="${width.toFixed(1)}" height="${ROW - 3}" fill="${COLOURS[level]}"/>`,
        )
      x += width
    })
    parts.push(`<text x="${LABEL + BAR + 6}" y="${y + 11}">${matches}</text>`)
    y += ROW
  }
  const legend = LEVELS.map((level, i) => {
    const x = LABEL + i * 90
    return `<rect x="${x}" y="10" width="12" height="12" fill="${COLOURS[i]}"/><text x="${x + 17}" y="20">${level}</text>`
  })
  const [width, height] = [LABEL + BAR + 60, y + 10]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...legend,
    `<text x="${LABEL + BAR + 6}" y="20">matches</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

const [picture, ...files] = process.argv.slice(2)
if (picture === undefined || files.length === 0) {
  console.error('tsx scripts/balance-powers.ts PICTURE.svg SERIES.json...')
  process.exit(2)
}
const rows = files
  .flatMap((file) => rowsOf(JSON.parse(readFileSync(file, 'utf8')) as Series))
  .map((row, index) => ({ row, index }))
  .sort((a, b) => order.indexOf(a.row.scenario) - order.indexOf(b.row.scenario) || byPower(a, b))
  .map(({ row }) => row)
writeFileSync(picture, pictureOf(rows))
console.log(tableOf(rows).join('\n'))

/** Within a scenario the same power's two maps stand together, in the order of play. */
function byPower(a: { row: Row; index: number }, b: { row: Row; index: number }): number {
  const place = ({ row, index }: { row: Row; index: number }) =>
    firstIndex(row.scenario, row.power) * 1000 + index
  return place(a) - place(b)
}

function firstIndex(scenario: string, power: string): number {
  const config = { game: powers.id, seats: 4, options: { scenario } }
  const tables = powers.tables(config)
  return tables.order.findIndex((number) => tables.nations[number] === power)
}
