import { type Decision, fastChance, type Game, type MatchFile, Runner, type State } from '@hippodrome/engine'
import { families } from '@hippodrome/families'
import { expect, it } from 'vitest'
import { mixSeeds } from '../bot.ts'
import { judgeFromView, Lookahead } from '../lookahead.ts'
import { makeBot } from '../makeBot.ts'
import { keptMatch } from '../testing/kept.ts'
import { luckIn, reviewed } from '../testing/reviewed.ts'
import { judgeFor } from './judge.ts'

/** `COUNT=500` plays as many matches as docs/review.md speaks of. */
const COUNT = Number(process.env.COUNT ?? 4)
const LONG = 60_000 + COUNT * 60_000

const rules = families as unknown as Game
const seats = 2

const greedy = (seed: number) => [0, 1].map((seat) => makeBot('greedy', { seed: mixSeeds(seed, seat) }))

/** By so much the luck of a match differs from nothing. */
const SPREAD = 0.23

it(
  'luck averages to nothing',
  () => {
    const lucks = Array.from({ length: COUNT }, (_, n) => {
      const file = keptMatch(rules, { seats, seed: `luck ${n}`, bots: greedy(n) })
      return luckIn(rules, file, 'quick').luck[0] ?? 0
    })
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / COUNT
    if (process.env.COUNT) console.log(`luck: mean ${mean.toFixed(4)} of ${COUNT} matches`)
    expect(Math.abs(mean)).toBeLessThan((4 * SPREAD) / Math.sqrt(COUNT))
  },
  LONG,
)

/** What makes a choice a blunder: greedy sees so much between it and the best. */
const BLUNDER = 0.1

it(
  'a blunder is found, and leads the list of its seat',
  () => {
    let [planted, found, first] = [0, 0, 0]
    for (let n = 0; planted < COUNT; n++) {
      const { file, at } = blundered(n)
      if (at === undefined) continue
      planted += 1
      const { mistakes } = reviewed(rules, file, 'usual')
      const seat = file.choices[at]?.[0]
      if (mistakes.some((mistake) => mistake.at === at)) found += 1
      if (mistakes.find((mistake) => mistake.seat === seat)?.at === at) first += 1
    }
    if (process.env.COUNT) console.log(`blunders: ${found} of ${planted} found, ${first} first of their seat`)
    expect(found).toBeGreaterThanOrEqual(Math.floor(0.95 * planted))
    expect(first).toBeGreaterThanOrEqual(Math.floor(0.6 * planted))
  },
  LONG,
)

/** A match of greedy in which one choice, if there is a chance for it, is the worst that could be made. */
function blundered(n: number): { readonly file: MatchFile; readonly at: number | undefined } {
  const judged = new Runner(judgeFor(rules, { seats }, 3).rules)
  const lookahead = new Lookahead(judged)
  const from = 20 + (Math.imul(n + 1, 0x9e3779b1) >>> 25)
  let at: number | undefined
  const instead = ({ seat, choices }: Decision, chosen: number, state: State): number => {
    if (at !== undefined || state.version < from || choices.length < 2) return chosen
    const sample = judged.sample(state, seat, fastChance(n))
    const values = judgeFromView(judged, lookahead, sample, seat, { budget: 100, samples: 6, seed: 50 + n })
    const worst = values.indexOf(Math.min(...values))
    if ((values[chosen] ?? 0) - (values[worst] ?? 0) < BLUNDER) return chosen
    at = state.version
    return worst
  }
  return { file: keptMatch(rules, { seats, seed: `blunder ${n}`, bots: greedy(n), instead }), at }
}
