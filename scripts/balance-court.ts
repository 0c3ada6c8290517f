import { readFileSync } from 'node:fs'
import { wilson } from '@hippodrome/bots'

/**
 * Turns series of `hippodrome simulate --game court --json` into the tables of docs/balance-court.md:
 *
 *   tsx scripts/balance-court.ts SERIES.json...
 */

type Statistic = { readonly matches: number; readonly mean: number; readonly sd: number }
type Series = {
  readonly plan: {
    readonly bots: readonly string[]
    readonly options: {
      readonly mode: string
      readonly length: string
      readonly taktika: boolean
      readonly fullCourt: boolean
    }
  }
  readonly matches: number
  readonly seats: readonly { readonly matches: number; readonly wins: number }[]
  readonly statistics: { readonly [name: string]: Statistic }
}

const half = ({ sd, matches }: Statistic): number => (1.96 * sd) / Math.sqrt(matches)

const share = (statistic: Statistic | undefined): string =>
  statistic ? `${Math.round(100 * statistic.mean)} % ± ${Math.round(100 * half(statistic))}` : ''

const number = (statistic: Statistic | undefined): string =>
  statistic ? `${statistic.mean.toFixed(1)} ± ${half(statistic).toFixed(1)}` : ''

function titleOf({ plan: { bots, options } }: Series): string {
  const { mode, length, taktika, fullCourt } = options
  const variants = [
    mode === 'court' ? '' : mode[0]?.toUpperCase() + mode.slice(1),
    taktika ? 'Taktika' : '',
    length === 'standard' ? '' : length[0]?.toUpperCase() + length.slice(1),
    fullCourt ? 'fullCourt' : '',
  ]
  return [`${bots.length}`, ...variants.filter((variant) => variant !== '')].join(', ')
}

const botsOf = ({ plan: { bots } }: Series): string =>
  [...new Set(bots)].map((bot) => `\`${bot}\``).join(', ')

const AGES = ['I', 'II', 'III', 'IV']
const HEADS = ['players', 'who', 'matches', ...AGES.map((age) => `Age ${age}`), 'all Events', 'mean Doxa']
const MORE_HEADS = ['winner’s Doxa', 'Doxa from Quests', 'cards in play', 'units', 'wins by seat']

function rowOf(series: Series): string[] {
  const { statistics, matches, seats } = series
  return [
    titleOf(series),
    botsOf(series),
    `${matches}`,
    ...AGES.map((age) => share(statistics[`events fulfilled: Age ${age}`])),
    share(statistics['events fulfilled: all']),
    ...['doxa', 'doxa of the winner', 'quest doxa', 'cards in play', 'units on the map'].map((name) =>
      number(statistics[name]),
    ),
    seats.map(({ wins }) => Number(wins.toFixed(1))).join(' : '),
  ]
}

/** `title` a group of the statistics, the greatest first, each with its interval and how often it was seen. */
function groupOf({ statistics }: Series, title: string, least: number): string[] {
  return Object.entries(statistics)
    .filter(([name, { matches }]) => name.startsWith(`${title}: `) && matches >= least)
    .sort(([, a], [, b]) => b.mean - a.mean)
    .map(([name, statistic]) => `${name.slice(title.length + 2)} ${number(statistic)} (${statistic.matches})`)
}

/** How often each card was played, as a share. */
function playsOf({ statistics }: Series): string[] {
  return Object.entries(statistics)
    .filter(([name]) => name.startsWith('card played: '))
    .sort(([, a], [, b]) => b.mean - a.mean)
    .map(([name, { mean }]) => `${name.slice('card played: '.length)} ${Math.round(100 * mean)} %`)
}

function winsOf({ statistics }: Series, title: string): string[] {
  return Object.entries(statistics)
    .filter(([name]) => name.startsWith(`${title}: `))
    .sort(([, a], [, b]) => b.mean - a.mean)
    .map(([name, { mean, matches }]) => {
      const { low, high } = wilson(mean * matches, matches)
      const wins = Number((mean * matches).toFixed(1))
      return `${name.slice(title.length + 2)} ${wins} of ${matches} (${Math.round(100 * low)}-${Math.round(100 * high)} %)`
    })
}

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('tsx scripts/balance-court.ts SERIES.json...')
  process.exit(2)
}
const all = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Series)
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const heads = [...HEADS, ...MORE_HEADS]
console.log(
  [line(heads), line(heads.map(() => '---')), ...all.map((series) => line(rowOf(series)))].join('\n'),
)
for (const series of all) {
  console.log(`\n## ${titleOf(series)}: ${botsOf(series)}`)
  for (const title of ['patron wins', 'hero wins', 'rank'])
    for (const text of winsOf(series, title)) console.log(`- ${title}: ${text}`)
  for (const text of groupOf(series, 'quest doxa', 1)) console.log(`- Quest ${text}`)
  for (const text of groupOf(series, 'card worth', 10)) console.log(`- worth ${text}`)
  console.log(`- played ${playsOf(series).join(', ')}`)
}
