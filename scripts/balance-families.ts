import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wilson } from '@hippodrome/bots'
import { parseMatchFile, replay } from '@hippodrome/engine'
import { families, type FamiliesDetail, type FamiliesEntry } from '@hippodrome/families'

/**
 * Turns matches that `hippodrome simulate --game families --keep FOLDER` kept into the tables of docs/balance-families.md,
 * a folder for each number of seats:
 *
 *   npx tsx scripts/balance-families.ts FOLDER...
 */

/** What the chronicle tells often enough to be counted, as the page calls it. */
const DEEDS: readonly (readonly [name: string, is: (entry: FamiliesEntry) => boolean])[] = [
  ['cities taken under control', ({ kind }) => kind === 'control'],
  ['cities conquered', ({ kind }) => kind === 'conquest'],
  ['battles', ({ kind }) => kind === 'battleOver'],
  ['battles that the attacker won', (entry) => entry.kind === 'battleOver' && entry.won],
  ['sieges', ({ kind }) => kind === 'siegeOver'],
  ['sieges that the attacker won', (entry) => entry.kind === 'siegeOver' && entry.won],
  ['titles', ({ kind }) => kind === 'title'],
  ['churches and mosques', ({ kind }) => kind === 'build'],
  ['cities improved', ({ kind }) => kind === 'improve'],
  ['Bulgars strengthened', ({ kind }) => kind === 'bulgars'],
  ['civil wars', ({ kind }) => kind === 'civilWar'],
]

type Played = {
  readonly choices: number
  readonly ranks: readonly number[]
  readonly detail: FamiliesDetail
  readonly deeds: readonly number[]
}

function played(path: string): Played {
  const file = parseMatchFile(readFileSync(path, 'utf8'))
  const match = replay(families, file)
  const { result } = match
  if (!result) throw new Error(`${path} has no end`)
  const told = match.told.map(({ entry }) => entry as FamiliesEntry)
  return {
    choices: file.choices.length,
    ranks: result.ranks,
    detail: result.detail as FamiliesDetail,
    deeds: DEEDS.map(([, is]) => told.filter(is).length),
  }
}

/** The mean with half of its 95 % interval. */
function mean(numbers: readonly number[]): string {
  const average = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  const variance = numbers.reduce((sum, n) => sum + (n - average) ** 2, 0) / Math.max(1, numbers.length - 1)
  return `${average.toFixed(1)} ± ${(1.96 * Math.sqrt(variance / numbers.length)).toFixed(1)}`
}

function share(count: number, of: number): string {
  const { share: middle, low, high } = wilson(count, of)
  return `${(100 * middle).toFixed(0)} % (${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)})`
}

/** A victory that is shared counts in part. */
const winsOf = (matches: readonly Played[], seat: number): number =>
  matches.reduce(
    (sum, { ranks }) => sum + (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0),
    0,
  )

function columnOf(matches: readonly Played[]): string[] {
  const [first] = matches
  const seats = first?.ranks.length ?? 0
  const lines = matches.flatMap(({ detail }) => detail.lines)
  const best = matches.map(({ detail }) => Math.max(...detail.lines.map(({ score }) => score)))
  const lopsided = lines.filter(
    ({ byzantine, arab }) => Math.min(byzantine, arab) * 2 < Math.max(byzantine, arab),
  )
  return [
    `${seats}`,
    `${matches.length}`,
    Array.from({ length: seats }, (_, seat) => winsOf(matches, seat).toFixed(0)).join(' : '),
    mean(matches.map(({ choices }) => choices)),
    share(matches.filter(({ detail }) => detail.fall).length, matches.length),
    mean(best),
    mean(lines.map(({ score }) => score)),
    mean(lines.map(({ byzantine }) => byzantine)),
    mean(lines.map(({ arab }) => arab)),
    share(lopsided.length, lines.length),
    ...DEEDS.map((_, deed) => mean(matches.map(({ deeds }) => deeds[deed] ?? 0))),
  ]
}

const HEADS = [
  'players',
  'matches',
  'wins by seat, in the order of the table',
  'choices a match',
  'matches in which Constantinople falls',
  'score of the winner',
  'score of all',
  'Byzantine points',
  'Arab points',
  'players whose smaller total counts nothing',
  ...DEEDS.map(([name]) => name),
]

const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('npx tsx scripts/balance-families.ts FOLDER...')
  process.exit(2)
}
const columns = folders.map((folder) =>
  columnOf(
    readdirSync(folder)
      .toSorted()
      .map((file) => played(join(folder, file))),
  ),
)
HEADS.forEach((head, row) => {
  console.log(`| ${[head, ...columns.map((column) => column[row])].join(' | ')} |`)
  if (row === 0) console.log(`| --- ${folders.map(() => '| --- ').join('')}|`)
})
