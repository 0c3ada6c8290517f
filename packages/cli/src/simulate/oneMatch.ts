import { modelFor } from '@hippodrome/bots/models'
import { type Judge, judgeFor, LuckMeter, usualEnd } from '@hippodrome/bots/review'
import {
  type Config,
  configure,
  type Entry,
  type Game,
  hashState,
  type Header,
  type MatchFile,
  matchFile,
  newHeader,
  Runner,
  RulesFault,
  sealedChance,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { BadPlayer, lineOf } from '../errors.ts'
import { makePlayer, type Player } from '../players.ts'
import { type Plan, seatingOf, seedOfMatch } from './plan.ts'

const MOST_CHOICES = 50_000

/** What came of one match. It follows from the plan and the index alone, unless bots watch the clock. */
export type Outcome = {
  readonly index: number
  /** By seat, the number of the bot in the plan. */
  readonly seating: readonly number[]
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
  /** By seat, what chance was worth, as a share of the win. */
  readonly luck?: readonly number[]
  readonly statistics?: { readonly [name: string]: number }
  readonly file?: MatchFile
}

/** A match that could not be played to its end. */
export type Broken = {
  readonly index: number
  readonly fault: string
  /** Whether it is the rules that are broken, not a player. */
  readonly rules: boolean
  readonly file: MatchFile
}

const judges = new WeakMap<Plan, Judge>()

/** What measures the luck of a match: by the model that comes with the game, or else by its own evaluation, made honest. */
async function meterFor(rules: Game, config: Config, plan: Plan, index: number): Promise<LuckMeter> {
  const judge =
    judges.get(plan) ?? judgeFor(rules, config, usualEnd(rules, config), await modelFor(rules, config))
  judges.set(plan, judge)
  return new LuckMeter(judge, index)
}

type Made = [seat: Seat, choice: number][]

export async function playOne(rules: Game, plan: Plan, index: number): Promise<Outcome | Broken> {
  const seating = seatingOf(plan, index)
  const specs = seating.map((bot) => plan.bots[bot] ?? '')
  const config = configure(rules, { seats: specs.length, options: plan.options, data: plan.board })
  const seated = specs.map((spec, seat) => ({ name: `${seat + 1} ${spec}`.slice(0, 80), player: spec }))
  const seed = seedOfMatch(plan, index)
  const header = newHeader(rules, config, seated, seed)
  const { patience } = plan
  const players = await Promise.all(
    specs.map((spec, seat) => makePlayer(spec, { rules, header, seat, patience })),
  )
  const meter = plan.luck ? await meterFor(rules, config, plan, index) : undefined
  const runner = new Runner(rules)
  const told: Entry[] = []
  const state = runner.start(rules.setup(config, rules.tables(config)), sealedChance(seed))
  const made: Made = []
  try {
    await playOut(runner, state, players, made, (entry) => told.push(entry), meter)
    const { ranks, scores } = rules.result(state.game)
    const statistics = rules.statistics?.(state.game, told)
    const file = plan.files ? { file: fileOf(rules, header, state, made) } : {}
    return {
      index,
      seating,
      ranks,
      scores,
      decisions: made.length,
      ...(meter ? { luck: seating.map((_, seat) => meter.luck[seat] ?? 0) } : {}),
      ...(statistics ? { statistics } : {}),
      ...file,
    }
  } catch (fault) {
    const broken = !(fault instanceof BadPlayer) && fault instanceof Error && fault.name !== 'BadData'
    return { index, fault: lineOf(fault), rules: broken, file: fileOf(rules, header, undefined, made) }
  } finally {
    // A worker is stopped right after its last match: no program may outlive it.
    for (const player of players) await player.close?.(runner, state)
  }
}

async function playOut(
  runner: Runner,
  state: State,
  players: readonly Player[],
  made: Made,
  hear: (entry: Entry) => void,
  meter?: LuckMeter,
): Promise<void> {
  while (state.stack.length > 0) {
    if (made.length >= MOST_CHOICES) throw new RulesFault(`no end after ${MOST_CHOICES} choices`)
    const decision = state.pending[0]
    const player = decision && players[decision.seat]
    if (!player) throw new RulesFault('nobody is asked')
    const answer = player.choose(runner, state, decision.seat)
    const choice = typeof answer === 'number' ? answer : await answer
    made.push([decision.seat, choice])
    if (meter) meter.play(state, decision, choice, hear)
    else runner.choose(state, decision, choice, hear)
  }
}

function fileOf(rules: Game, header: Header, over: State | undefined, made: Made): MatchFile {
  return matchFile(header, {
    made: made.map(([seat, choice]) => ({ seat, choice, sealed: false, decision: 0, draws: [] })),
    result: over && rules.result(over.game),
    hash: () => (over ? hashState(over) : ''),
  })
}
