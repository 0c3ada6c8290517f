/**
 * Long series about the review, in pieces: each match is a line of `--out`, and the sum of all lines is said at the end.
 *
 *   npx tsx scripts/review-series.ts --part plant --from 0 --count 25 --out planted.jsonl
 *   npx tsx scripts/review-series.ts --part blunders --planted planted.jsonl --out blunders.jsonl
 *
 * `plant`: matches in which one choice costs much, by what came of it; they are kept, so that each review meets the same.
 * `blunders`: whether the review finds those choices. `luck`: what chance was worth in matches between equals, which is
 * nothing on average. `fools`: whether it tells a weak player that won from a better one that lost. `masters`: the same of
 * weak players that lost. Bots play by the model: `--bots greedy@hand,greedy:35%@hand` do not.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { honestModelFor } from '@hippodrome/bots/models'
import { makeBot } from '@hippodrome/bots'
import { configure, type Game, type MatchFile } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { plantBlunder } from '../packages/bots/src/testing/blunders.ts'
import { keptMatch } from '../packages/bots/src/testing/kept.ts'
import { luckIn, reviewed } from '../packages/bots/src/testing/reviewed.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'luck' },
    game: { type: 'string', default: 'families' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '10' },
    bots: { type: 'string' },
    /** As long as the review looks. */
    effort: { type: 'string' },
    /** Judges by the game's own evaluation. */
    hand: { type: 'boolean', default: false },
    planted: { type: 'string', default: 'planted.jsonl' },
    out: { type: 'string', default: 'series.jsonl' },
  },
})
const rules: Game = await loadGame(values.game)
const model = values.hand ? undefined : await honestModelFor(rules, configure(rules, { seats: 2 }))
const effortOr = (usual: 'quick' | 'usual') =>
  values.effort === 'quick' || values.effort === 'usual' ? values.effort : usual

type Line = { readonly [name: string]: number }
type Planted = {
  readonly n: number
  readonly at: number
  readonly cost: number
  readonly error: number
  readonly file: MatchFile
}

const linesIn = <T>(file: string): readonly T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => JSON.parse(text) as T)
    : []

const kept = (n: number, specs: readonly string[]) =>
  keptMatch(rules, {
    seats: 2,
    seed: `series ${n}`,
    bots: specs.map((spec, seat) => makeBot(spec, { seed: 2 * n + seat, model })),
  })

const [strong = 'greedy', weak = 'greedy:35%'] = values.bots?.split(',') ?? []

const PARTS: { readonly [part: string]: (n: number) => Line | Planted | undefined } = {
  luck(n) {
    const { luck, own } = luckIn(rules, kept(n, [strong, strong]), effortOr('quick'), model)
    return { n, luck: luck[0] ?? 0, own: (own[0] ?? 0) + (own[1] ?? 0) }
  },
  plant(n) {
    const { file, at, cost } = plantBlunder(rules, strong, n, model)
    return at === undefined ? undefined : { n, at, cost: cost.value, error: cost.error, file }
  },
  blunders(n) {
    const planted = linesIn<Planted>(values.planted)[n]
    if (!planted) return undefined
    const { at, cost, error, file } = planted
    const begun = process.cpuUsage().user
    const { mistakes } = reviewed(rules, file, effortOr('usual'), model)
    const seconds = (process.cpuUsage().user - begun) / 1e6
    const [seat] = file.choices[at] ?? []
    const own = mistakes.filter((mistake) => mistake.seat === seat)
    const place = own.findIndex((mistake) => mistake.at === at)
    const said = own[place]?.cost.value ?? 0
    const choices = file.choices.length
    return {
      n,
      at,
      choices,
      cost,
      error,
      found: Number(place >= 0),
      first: Number(place === 0),
      said,
      seconds,
    }
  },
  fools: (n) => unequal(n, true),
  masters: (n) => unequal(n, false),
}

/** A match of a weak player against a better one, if the weak one won it, or lost it. */
function unequal(n: number, foolWins: boolean): Line | undefined {
  const fool = n % 2
  const file = kept(n, fool === 0 ? [weak, strong] : [strong, weak])
  const ranks = file.end?.ranks ?? []
  if (ranks[0] === ranks[1] || (ranks[fool] === 1) !== foolWins) return undefined
  const { accounts } = reviewed(rules, file, effortOr('usual'), model)
  const [mine, theirs] = [accounts[fool], accounts[1 - fool]]
  if (!mine || !theirs) return undefined
  return {
    n,
    luck: mine.luck.value,
    fool: mine.own.value,
    master: theirs.own.value,
    left: mine.residual.value,
    luckError: mine.luck.error,
    ownError: Math.hypot(mine.own.error, theirs.own.error),
  }
}

const part = PARTS[values.part]
if (!part) throw new Error(`there is no part ${values.part}`)
const from = Number(values.from)
for (let n = from; n < from + Number(values.count); n++) {
  const line = part(n)
  if (line) appendFileSync(values.out, `${JSON.stringify(line)}\n`)
}

const lines = linesIn<Line>(values.out)
const say = (name: string, of: readonly number[]): void => {
  const mean = of.reduce((sum, value) => sum + value, 0) / of.length
  const spread = Math.sqrt(of.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (of.length - 1))
  process.stdout.write(
    `${name}: mean ${mean.toFixed(4)} ± ${(spread / Math.sqrt(of.length)).toFixed(4)} (spread ${spread.toFixed(3)})\n`,
  )
}

/** Where the true share lies 19 times in 20, by Wilson. */
const sayShare = (what: string, holds: (line: Line) => boolean): void => {
  const of = lines.length
  const count = lines.filter(holds).length
  const spare = 1.96 ** 2
  const middle = (count + spare / 2) / (of + spare)
  const reach = (1.96 / (of + spare)) * Math.sqrt((count * (of - count)) / of + spare / 4)
  const percent = (share: number) => (100 * share).toFixed(1)
  process.stdout.write(
    `${what}: ${count} of ${of}, 95 %: ${percent(middle - reach)} - ${percent(middle + reach)}\n`,
  )
}

process.stdout.write(`${values.part}, judged by ${model ? 'the model' : 'hand'}: ${lines.length} matches\n`)
for (const name of Object.keys(lines[0] ?? {}))
  if (!['n', 'at', 'file', 'found', 'first'].includes(name))
    say(
      name,
      lines.map((line) => line[name] ?? 0),
    )
if (values.part === 'blunders') {
  sayShare('found', ({ found }) => found === 1)
  sayShare('first of their seat', ({ first }) => first === 1)
}
if (values.part === 'fools' || values.part === 'masters') {
  sayShare('the better player played better', ({ fool = 0, master = 0 }) => fool < master)
  sayShare('clearly', ({ fool = 0, master = 0, ownError = 0 }) => master - fool > 2 * ownError)
  sayShare('the weak one was lucky', ({ luck = 0 }) => luck > 0)
  sayShare('clearly', ({ luck = 0, luckError = 0 }) => luck > 2 * luckError)
  sayShare('told apart', ({ fool = 0, master = 0, luck = 0 }) => fool < master && luck > 0)
}
