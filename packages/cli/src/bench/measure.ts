import { Samples, Search } from '@hippodrome/bots'
import { configure, type Decision, draw, fastChance, type Game, Runner, type State } from '@hippodrome/engine'
import { allowedSeats } from '../table.ts'

/** Counts work for some time; gives how much of each kind was done. */
type Round = (until: () => boolean) => { readonly [what: string]: number }

/** The middle round, with the slowest and the fastest: a busy machine only ever makes things slower. */
export type Figure = { readonly median: number; readonly least: number; readonly most: number }

export type Figures = { readonly [what: string]: Figure }

export type Measured = { readonly game: string; readonly figures: Figures }

export type Effort = { readonly rounds: number; readonly seconds: number; readonly now: () => number }

/** Everything that is measured of these games, on one core, in this process, one round of each by turns. */
export function measure(games: readonly Game[], effort: Effort): Measured[] {
  const works = games.map((rules) => {
    const runner = new Runner(rules)
    const states = someStates(rules, runner)
    return [randomPlay(rules, runner), clones(runner, states), playouts(runner, states)]
  })
  const rates = games.map((): Rates[] => [])
  for (const kind of [0, 1, 2])
    for (let round = 0; round <= effort.rounds; round++)
      works.forEach((work, game) => {
        const found = timed(work[kind] as Round, effort)
        // The first is to warm up.
        if (round > 0) rates[game]?.push(found)
      })
  return games.map(({ id }, game) => ({ game: id, figures: figuresOf(rates[game] ?? []) }))
}

/** What a process does of a game that it has yet to load: how long the first choices take counts, as for whoever waits for them. */
export async function measureCold(load: () => Promise<Game>, { seconds, now }: Effort): Promise<Figures> {
  const began = now()
  const rules = await load()
  const play = randomPlay(rules, new Runner(rules))
  return figuresOf([timed(play, { seconds, now }, began)])
}

type Rates = readonly (readonly [what: string, rate: number])[]

function timed(round: Round, { seconds, now }: Omit<Effort, 'rounds'>, began = now()): Rates {
  const done = round(() => now() - began >= seconds * 1000)
  const took = (now() - began) / 1000
  return Object.entries(done).map(([what, count]) => [what, count / took])
}

function figuresOf(rounds: readonly Rates[]): Figures {
  const all = rounds.flat()
  const names = [...new Set(all.map(([what]) => what))]
  return Object.fromEntries(
    names.map((name) => [name, figureOf(all.filter(([what]) => what === name).map(([, rate]) => rate))]),
  )
}

/** One figure from those of several processes: the middle of what each of them found. */
export const middleOf = (runs: readonly Measured[]): Measured => ({
  game: runs[0]?.game ?? '',
  figures: figuresOf(
    runs.map(({ figures }) => Object.entries(figures).map(([what, { median }]) => [what, median])),
  ),
})

export function figureOf(rates: readonly number[]): Figure {
  const sorted = [...rates].sort((a, b) => a - b)
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted[sorted.length - 1] ?? 0,
  }
}

function begin(rules: Game, runner: Runner, seats: number, seed: number): State {
  const config = configure(rules, { seats })
  return runner.start(rules.setup(config, rules.tables(config)), fastChance(seed))
}

function step(runner: Runner, state: State): void {
  const { pending, chance } = state
  const decision = pending[pending.length === 1 ? 0 : draw(chance, pending.length)] as Decision
  runner.choose(state, decision, draw(chance, decision.choices.length))
}

/** Whole matches of random choices, with every number of seats by turns. */
function randomPlay(rules: Game, runner: Runner): Round {
  const seats = allowedSeats(rules)
  let seed = 1
  return (until) => {
    let [decisions, matches] = [0, 0]
    do {
      const state = begin(rules, runner, seats[seed % seats.length] ?? 0, seed++)
      for (; state.stack.length > 0; decisions++) step(runner, state)
      matches += 1
    } while (!until())
    return { 'decisions/s': decisions, 'matches/s': matches }
  }
}

/**
 * Positions from all over a random match with as many seats as there can be. Only these stay alive: V8 sees where objects
 * are made that live long, and puts all that is made there into its old generation from then on. Keeping a clone of every
 * position would make every later clone of the process many times dearer, of other games too.
 */
export function someStates(rules: Game, runner: Runner, wanted = 16): State[] {
  const match = () => begin(rules, runner, rules.seats.max, 7)
  let length = 0
  for (const state = match(); state.stack.length > 0; length++) step(runner, state)
  const at = Array.from({ length: wanted }, (_, i) => Math.floor((i * length) / wanted))
  const states: State[] = []
  const state = match()
  for (let made = 0; states.length < wanted; made++) {
    for (const version of at) if (version === made) states.push(runner.clone(state))
    if (states.length < wanted) step(runner, state)
  }
  return states
}

function clones(runner: Runner, states: readonly State[]): Round {
  return (until) => {
    let count = 0
    do {
      for (let i = 0; i < 4096; i++) runner.clone(states[i % states.length] as State)
      count += 4096
    } while (!until())
    return { 'clones/s': count }
  }
}

/** The search's own playouts, of which a decision with a budget of 1000 makes that many at most. */
function playouts(runner: Runner, states: readonly State[]): Round {
  let turn = 0
  return (until) => {
    let count = 0
    do {
      const state = states[turn++ % states.length] as State
      const [asked] = state.pending
      if (!asked) continue
      const { seat, choices } = asked
      const search = new Search(runner, new Samples(runner, state, seat, turn), seat, turn)
      let played = 0
      do search.playout(played++ % choices.length)
      while (played < 1000 && (played % 100 !== 0 || !until()))
      count += played
    } while (!until())
    return { 'search playouts/s': count }
  }
}
