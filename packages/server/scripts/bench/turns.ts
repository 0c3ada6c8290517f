import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from '../../src/testing/served.ts'
import { type Tally, Times } from './load.ts'
import { Processors } from './processors.ts'

/** Everybody who sends to a server: they go on and rest when told so, so that several servers can be measured by turns. */
export type Load = {
  readonly nodes: readonly Served[]
  readonly tally: Tally
  go(): void
  rest(): void
  end(): void
}

export type Speed = {
  readonly perSecond: number
  /** Processor time of the servers for each choice. */
  readonly microseconds: number
  readonly refused: number
  readonly seen: Times
  /** The share of the processors that was had by neither server nor load. */
  readonly others: number
}

/** Until code is compiled and caches are filled: so many choices, for on a busy machine they take longer. */
const WARM_CHOICES = 8000
const WARM_MS = 2000
const LONGEST_WARMING_MS = 10_000
/** From a rest to full speed, and from the last message to the rest. */
const SETTLING_MS = 300

async function warmUp(load: Load): Promise<void> {
  load.go()
  const began = performance.now()
  await sleep(WARM_MS)
  while (load.tally.answered < WARM_CHOICES && performance.now() - began < LONGEST_WARMING_MS) await sleep(50)
  load.rest()
  await sleep(SETTLING_MS)
}

/** What was done in so many seconds under full load. */
async function stretch({ nodes, tally, ...load }: Load, seconds: number): Promise<Speed> {
  load.go()
  await sleep(SETTLING_MS)
  Object.assign(tally, { answered: 0, refused: 0 })
  tally.seen.clear()
  const [began, processors] = [performance.now(), new Processors(nodes)]
  await sleep(seconds * 1000)
  const { answered, refused } = tally
  const perSecond = answered / ((performance.now() - began) / 1000)
  const { served, others } = processors.since()
  const seen = Times.of(tally.seen)
  load.rest()
  await sleep(SETTLING_MS)
  return { perSecond, microseconds: (served * 1e6) / answered, refused, seen, others }
}

export async function measured(load: Load, seconds: number): Promise<Speed> {
  await warmUp(load)
  const speed = await stretch(load, seconds)
  load.end()
  return speed
}

/** The same for several, in rounds in which each has its turn: what a machine gives changes from minute to minute. One list a load. */
export async function byTurns(loads: readonly Load[], seconds: number, rounds: number): Promise<Speed[][]> {
  for (const load of loads) await warmUp(load)
  const speeds = loads.map((): Speed[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [n, load] of loads.entries()) speeds[n]?.push(await stretch(load, seconds / rounds))
  for (const load of loads) load.end()
  return speeds
}

/** The one in the middle; of an even number the higher. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

/** The rounds of one load as one: medians, and all times together. */
export const together = (rounds: readonly Speed[]): Speed => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  microseconds: median(rounds.map(({ microseconds }) => microseconds)),
  others: median(rounds.map(({ others }) => others)),
  refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  seen: Times.of(...rounds.map(({ seen }) => seen)),
})

/** What one made of another in each round, by their rates. */
export const shares = (ones: readonly Speed[], others: readonly Speed[]): number[] =>
  ones.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN))
