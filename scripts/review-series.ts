/**
 * Long series about the review, in pieces: each match is a line of `--out`, and the sum of all lines is said at the end.
 *
 *   npx tsx scripts/review-series.ts --part blunders --from 0 --count 25 --out blunders.jsonl
 *
 * `luck`: what chance was worth in matches between equals, which is nothing on average. `blunders`: whether the review
 * finds choices that were planted by what comes of them. `fools`: whether it tells a weak player that won from a better one
 * that lost.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { honestModelFor } from '@hippodrome/bots/models'
import { makeBot } from '@hippodrome/bots'
import { configure, type Game } from '@hippodrome/engine'
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
    out: { type: 'string', default: 'series.jsonl' },
  },
})
const rules: Game = await loadGame(values.game)
const model = values.hand ? undefined : await honestModelFor(rules, configure(rules, { seats: 2 }))
const effortOr = (usual: 'quick' | 'usual') =>
  values.effort === 'quick' || values.effort === 'usual' ? values.effort : usual

type Line = { readonly [name: string]: number }

const kept = (n: number, specs: readonly string[]) =>
  keptMatch(rules, {
    seats: 2,
    seed: `series ${n}`,
    bots: specs.map((spec, seat) => makeBot(spec, { seed: 2 * n + seat, model: undefined })),
  })

const [strong = 'greedy', weak = 'greedy:35%'] = values.bots?.split(',') ?? []

const PARTS: { readonly [part: string]: (n: number) => Line | undefined } = {
  luck(n) {
    const { luck, own } = luckIn(rules, kept(n, [strong, strong]), effortOr('quick'), model)
    return { n, luck: luck[0] ?? 0, own: (own[0] ?? 0) + (own[1] ?? 0) }
  },
  blunders(n) {
    const { file, at, cost, error } = plantBlunder(rules, strong, n, model)
    if (at === undefined) return undefined
    const { mistakes } = reviewed(rules, file, effortOr('usual'), model)
    const [seat] = file.choices[at] ?? []
    const found = mistakes.find((mistake) => mistake.at === at)
    const first = mistakes.find((mistake) => mistake.seat === seat)?.at === at
    return {
      n,
      at,
      cost,
      error,
      found: Number(found !== undefined),
      first: Number(first),
      said: found?.cost.value ?? 0,
    }
  },
  fools(n) {
    const fool = n % 2
    const file = kept(n, fool === 0 ? [weak, strong] : [strong, weak])
    if (file.end?.ranks[fool] !== 1 || file.end.ranks[1 - fool] === 1) return undefined
    const { accounts } = reviewed(rules, file, effortOr('usual'), model)
    const [mine, theirs] = [accounts[fool], accounts[1 - fool]]
    if (!mine || !theirs) return undefined
    return { n, luck: mine.luck.value, fool: mine.own.value, master: theirs.own.value }
  },
}

const part = PARTS[values.part]
if (!part) throw new Error(`there is no part ${values.part}`)
const from = Number(values.from)
for (let n = from; n < from + Number(values.count); n++) {
  const line = part(n)
  if (line) appendFileSync(values.out, `${JSON.stringify(line)}\n`)
}

const lines = existsSync(values.out)
  ? readFileSync(values.out, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text) as Line)
  : []
const say = (name: string, of: readonly number[]): void => {
  const mean = of.reduce((sum, value) => sum + value, 0) / of.length
  const spread = Math.sqrt(of.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (of.length - 1))
  process.stdout.write(
    `${name}: mean ${mean.toFixed(4)} ± ${(spread / Math.sqrt(of.length)).toFixed(4)} (spread ${spread.toFixed(3)})\n`,
  )
}
process.stdout.write(`${values.part}, judged by ${model ? 'the model' : 'hand'}: ${lines.length} matches\n`)
for (const name of Object.keys(lines[0] ?? {}))
  if (name !== 'n' && name !== 'at')
    say(
      name,
      lines.map((line) => line[name] ?? 0),
    )
if (values.part === 'fools')
  process.stdout.write(
    `told apart: ${lines.filter(({ fool = 0, master = 0, luck = 0 }) => fool < master && luck > 0).length} of ${lines.length}\n`,
  )
