import type * as Bots from '@hippodrome/bots'
import type * as Engine from '@hippodrome/engine'
import type { Choice, Decision, Game, Runner, Seat, State } from '@hippodrome/engine'
import type * as Games from '@hippodrome/games'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * How often a person is asked something in matches of bots: every decision that the rules put to a seat ("put"), those
 * that the usual orders leave to it ("asked"), and what is left of these where the board makes several of them in one
 * gesture ("gestures"). `npx tsx scripts/asked.ts --matches 5 --bot greedy`; with
 * `--before FOLDER` the same seeds also by the rules of an older checkout, where nobody had orders and all that was put
 * was asked; with `--prompts` also by which prompts.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    matches: { type: 'string', default: '3' },
    bot: { type: 'string' },
    before: { type: 'string' },
    prompts: { type: 'boolean', default: false },
  },
})

/** What plays a match, of this checkout or of another. */
async function loadFrom(folder: string) {
  const load = <T>(name: string) => import(resolve(folder, 'packages', name, 'src/index.ts')) as Promise<T>
  const [engine, bots, games] = await Promise.all([
    load<typeof Engine>('engine'),
    load<typeof Bots>('bots'),
    load<typeof Games>('games'),
  ])
  return { engine, bots, games }
}
type Checkout = Awaited<ReturnType<typeof loadFrom>>

/** Of one prompt: how often it was put, with one choice, with two, and how often it was left to a person. */
type Seen = { put: number; one: number; two: number; asked: number }
type Tally = {
  turns: number
  put: number
  asked: number
  gestures: number
  readonly prompts: Map<string, Seen>
}

function note(tally: Tally, { prompt, choices }: Decision, asked: boolean): void {
  const seen = tally.prompts.get(prompt) ?? { put: 0, one: 0, two: 0, asked: 0 }
  tally.prompts.set(prompt, seen)
  for (const count of [tally, seen]) {
    count.put += 1
    if (asked) count.asked += 1
  }
  if (choices.length === 1) seen.one += 1
  if (choices.length === 2) seen.two += 1
}

/** By game the choices that a board makes in one gesture with the one before, as prompt and kind (`gesture.ts` of its page). */
const GESTURES: { readonly [game: string]: { readonly [choice: string]: readonly string[] } } = {
  powers: {
    'act move': ['operations operate', 'act move', 'act sail'],
    'maintenance pay': ['taxes done'],
    'treasury done': ['maintenance pay'],
  },
}

/** Follows what one person does in a row, and says where a gesture begins. */
class Gestures {
  private seat: Seat = -1
  private last = ''
  private readonly been = new Set<unknown>()

  constructor(private readonly joined: { readonly [choice: string]: readonly string[] }) {}

  /** Nobody drags a piece back to where it was on the same way. */
  begins({ seat, prompt }: Decision, choice: Choice & { readonly to?: unknown }): boolean {
    const name = `${prompt} ${choice.do}`
    const goesOn = seat === this.seat && this.joined[name]?.includes(this.last) === true
    const again = choice.to !== undefined && this.been.has(choice.to)
    this.seat = seat
    this.last = name
    if (!goesOn || again) this.been.clear()
    if (choice.to !== undefined) this.been.add(choice.to)
    return !goesOn || again
  }
}

type Chooser = (runner: Runner, state: State, decision: Decision) => number

/** Of three choices at random the one that the game prefers: as little talk and as few detours as people make. */
function likely({ engine }: Checkout, game: Game, seed: number): Chooser {
  const chance = engine.fastChance(seed + 1_000_000)
  return (_runner, { game: position }, { seat, prompt, choices }) => {
    const rank = (index: number) => game.prefer?.(position, seat, prompt, choices[index] as Choice) ?? 0
    const three = [0, 1, 2].map(() => engine.draw(chance, choices.length))
    return three.reduce((best, index) => (rank(index) > rank(best) ? index : best))
  }
}

function botted({ bots }: Checkout, spec: string, seed: number): Chooser {
  const players = [0, 1, 2, 3].map((seat) =>
    bots.makeBot(spec, { seed: seed * 8 + seat, now: () => performance.now() }),
  )
  return (runner, state, { seat }) => players[seat]?.choose(runner, state, seat) ?? 0
}

/** A person's turn ends when somebody else is asked; reactions in between belong to it. */
function playInto(tally: Tally, checkout: Checkout, game: Game, seed: number, orders: boolean): void {
  const { engine } = checkout
  const config = engine.configure(game, { seats: game.seats.max })
  const runner = new engine.Runner(game)
  const state = runner.start(game.setup(config, game.tables(config)), engine.fastChance(seed))
  const choose = values.bot === undefined ? likely(checkout, game, seed) : botted(checkout, values.bot, seed)
  const gestures = new Gestures((orders && GESTURES[game.id]) || {})
  let active: Seat = -1
  while (state.pending.length > 0) {
    const decision = state.pending[0] as Decision
    const { seat } = decision
    if (decision.window === undefined && seat !== active) {
      active = seat
      tally.turns += 1
    }
    const ordered = orders ? engine.standingChoice(decision, engine.USUAL_ORDERS) : undefined
    note(tally, decision, ordered === undefined)
    const choice = ordered ?? choose(runner, state, decision)
    if (ordered === undefined && gestures.begins(decision, decision.choices[choice] as Choice))
      tally.gestures += 1
    runner.choose(state, decision, choice)
  }
}

const column = (count: number | string) => String(count).padStart(9)
const perTurn = (count: number, turns: number) => column((count / Math.max(1, turns)).toFixed(2))

function promptLines({ prompts, turns }: Tally): string[] {
  if (!values.prompts) return []
  const most = [...prompts].toSorted(([, a], [, b]) => b.asked - a.asked).slice(0, 25)
  return [
    `  ${'prompt'.padEnd(18)}${['put', 'one', 'two', 'asked', 'a turn'].map(column).join('')}`,
    ...most.map(
      ([prompt, { put, one, two, asked }]) =>
        `  ${prompt.padEnd(18)}${[put, one, two, asked].map(column).join('')}${perTurn(asked, turns)}`,
    ),
  ]
}

async function count(id: string, checkout: Checkout, orders: boolean): Promise<Tally> {
  const game = await checkout.games.loadGame(id)
  const tally: Tally = { turns: 0, put: 0, asked: 0, gestures: 0, prompts: new Map() }
  for (let seed = 1; seed <= Number(values.matches); seed++) playInto(tally, checkout, game, seed, orders)
  return tally
}

function show(label: string, tally: Tally): void {
  const { turns, put, asked, gestures } = tally
  console.log(
    `${label.padEnd(20)}${column(values.matches)}${column(turns)}${[put, asked, gestures].map((n) => perTurn(n, turns)).join('')}`,
  )
  for (const line of promptLines(tally)) console.log(line)
}

const here = await loadFrom('.')
const before = values.before === undefined ? undefined : await loadFrom(values.before)
console.log(
  `${''.padEnd(20)}${['matches', 'turns', 'put', 'asked', 'gestures'].map(column).join('')}   a turn`,
)
for (const id of values.game ?? here.games.GAMES) {
  const old = before && (await count(id, before, false))
  if (old) show(`${id}, before`, old)
  const now = await count(id, here, true)
  show(id, now)
  if (old) {
    const fewer = (n: number) => `${(100 * (1 - n / now.turns / (old.asked / old.turns))).toFixed(1)} %`
    console.log(`${id}: ${fewer(now.asked)} fewer asked a turn, ${fewer(now.gestures)} fewer gestures`)
  }
}
