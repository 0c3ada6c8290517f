import type * as Bots from '@hippodrome/bots'
import type * as Engine from '@hippodrome/engine'
import type { Choice, Decision, Game, Runner, Seat, State } from '@hippodrome/engine'
import type * as Games from '@hippodrome/games'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isAskedAgain, isOffered } from '../packages/cli/src/play/question.ts'

/**
 * How often a person is asked something in matches of bots: every decision that the rules put to a seat ("put"), those
 * that the usual orders leave to it ("asked"), and what is left of these where one natural act is one answer: a gesture on
 * the board of the page ("page"), a line in the terminal ("terminal"). Neither goes on over dice, or over what others choose.
 * `npx tsx scripts/asked.ts --matches 5 --bot greedy`; with `--before FOLDER` the same seeds also by the rules of an older
 * checkout, where nobody had orders and all that was put was asked; with `--prompts` also by which prompts; with `--idle`
 * it tries every answer, and counts the questions after which the position is the same whatever is answered.
 *
 * Who plays matters. Without `--bot` it is one who takes the best looking of three choices at random: quick, but hardly
 * holds a chit or pays for a unit. Bots keep their chits, so that they are asked far more often whether they add one.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    matches: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    bot: { type: 'string' },
    before: { type: 'string' },
    prompts: { type: 'boolean', default: false },
    idle: { type: 'boolean', default: false },
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

const COUNTS = ['put', 'one', 'two', 'asked', 'idle', 'page', 'terminal'] as const
/** How often something was put, with one choice, with two, how often it was left to a person, and what is left of that. */
type Seen = Record<(typeof COUNTS)[number], number>
const unseen = (): Seen => ({ put: 0, one: 0, two: 0, asked: 0, idle: 0, page: 0, terminal: 0 })
type Tally = { turns: number; told: number; readonly all: Seen; readonly prompts: Map<string, Seen> }

function note(tally: Tally, prompt: string, is: { readonly [count in keyof Seen]: boolean }): void {
  const seen = tally.prompts.get(prompt) ?? unseen()
  tally.prompts.set(prompt, seen)
  for (const count of COUNTS)
    if (is[count]) {
      tally.all[count] += 1
      seen[count] += 1
    }
}

/** By game what goes on with the answer before it, as prompt and kind or as prompt alone. */
type Joined = { readonly [game: string]: { readonly [choice: string]: readonly string[] } }

const BOUGHT = ['recruit', 'buyChit', 'colony', 'rebuild', 'monastery', 'fortification', 'feudalism'].map(
  (kind) => `treasury ${kind}`,
)
const WAY = ['act move', 'act sail']
const WAYS = { 'act move': WAY, 'act sail': WAY }
const TILES = [
  'lose',
  'plague',
  'betrayal',
  'desertion',
  'rebellion',
  'heresy',
  'convert',
  'civil-war',
  'peripheral-war',
]

/** The choices that the board makes in one gesture with the one before: `gesture.ts`, and the desk of its page. */
const GESTURES: Joined = {
  powers: {
    ...WAYS,
    ...Object.fromEntries(TILES.map((prompt) => [prompt, [prompt]])),
    ...Object.fromEntries(BOUGHT.map((bought) => [bought, BOUGHT])),
    // A click on the next stack, or the button that ends all operations, ends the one under way too (`desk/Ready.tsx`).
    'operations operate': ['act end'],
    'operations split': ['act end'],
    'operations end': ['act end'],
    'maintenance pay': ['taxes done'],
    'treasury done': ['maintenance pay', ...BOUGHT],
    garrison: ['garrison'],
    split: ['split'],
    offer: ['talk offer', 'negotiate counter', 'offer', 'amount', 'promise-place', 'pick-chit'],
    amount: ['offer'],
    'promise-place': ['offer'],
  },
}

/** Where the terminal finds the way to a place that is typed. */
const TYPED_WAYS: Joined = { powers: WAYS }

/** Follows what one person does in a row, and says where another answer begins. */
class InARow {
  private last = { seat: -1, prompt: '', name: '' }
  /** What was asked where this answer began. */
  private shown: Decision | undefined
  private sealed = false
  private readonly been = new Set<unknown>()

  /** `lists`: whether several choices of the list that was shown are one answer. */
  constructor(
    private readonly joined: Joined[string],
    private readonly lists: boolean,
  ) {}

  /** Dice fell, or something was seen: nobody answers what comes of it before. */
  seal(): void {
    this.sealed = true
  }

  /** Nobody drags a piece back to where it was on the same way. */
  begins(decision: Decision, choice: Choice & { readonly to?: unknown }): boolean {
    const { seat, prompt } = decision
    const name = `${prompt} ${choice.do}`
    const before = this.joined[name] ?? this.joined[prompt] ?? []
    const isNext = before.includes(this.last.name) || before.includes(this.last.prompt)
    const isListed =
      this.lists &&
      this.shown !== undefined &&
      isAskedAgain(this.shown, decision) &&
      isOffered(this.shown, choice)
    const again = choice.to !== undefined && this.been.has(choice.to)
    const goesOn = !this.sealed && seat === this.last.seat && (isListed || (isNext && !again))
    this.last = { seat, prompt, name }
    this.sealed = false
    if (!goesOn) {
      this.been.clear()
      this.shown = decision
    }
    if (choice.to !== undefined) this.been.add(choice.to)
    return !goesOn
  }
}

/** Whether the position is the same whatever is answered. To show what one holds may be done at another time as well. */
function isIdle(runner: Runner, state: State, decision: Decision): boolean {
  const outcomes = new Set<string>()
  for (const [index, { do: verb }] of decision.choices.entries()) {
    if (verb === 'show') continue
    const copy = runner.clone(state)
    runner.choose(copy, copy.pending[0] as Decision, index)
    const { tables: _, ...game } = copy.game as { readonly tables?: unknown }
    outcomes.add(JSON.stringify([game, copy.stack.map(({ step, local }) => [step, local]), copy.pending]))
    if (outcomes.size > 1) return false
  }
  return true
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

/** What the chronicle tells when a turn, or where there is none a round, begins. */
const BEGINS: { readonly [game: string]: string } = { powers: 'powerTurn', court: 'round', families: 'turn' }

/** A person's turn ends when somebody else is asked; reactions in between belong to it, but votes and offers do not. */
function playInto(tally: Tally, checkout: Checkout, game: Game, seed: number, orders: boolean): void {
  const { engine } = checkout
  const config = engine.configure(game, { seats: game.seats.max })
  const runner = new engine.Runner(game)
  const state = runner.start(game.setup(config, game.tables(config)), engine.fastChance(seed))
  const choose = values.bot === undefined ? likely(checkout, game, seed) : botted(checkout, values.bot, seed)
  const page = new InARow((orders && GESTURES[game.id]) || {}, false)
  const terminal = new InARow((orders && TYPED_WAYS[game.id]) || {}, orders)
  const tell = ({ kind }: { readonly kind: string }) => {
    if (kind === BEGINS[game.id]) tally.told += 1
  }
  let active: Seat = -1
  while (state.pending.length > 0) {
    const decision = state.pending[0] as Decision
    const { seat, prompt, choices } = decision
    if (decision.window === undefined && seat !== active) {
      active = seat
      tally.turns += 1
    }
    const ordered = orders ? engine.standingChoice(decision, engine.USUAL_ORDERS) : undefined
    const asked = ordered === undefined
    const index = ordered ?? choose(runner, state, decision)
    const choice = choices[index] as Choice
    note(tally, prompt, {
      put: true,
      one: choices.length === 1,
      two: choices.length === 2,
      asked,
      idle: asked && values.idle && isIdle(runner, state, decision),
      page: asked && page.begins(decision, choice),
      terminal: asked && terminal.begins(decision, choice),
    })
    runner.choose(state, decision, index, tell)
    if (runner.sealed) for (const row of [page, terminal]) row.seal()
  }
}

const column = (count: number | string) => String(count).padStart(9)
const perTurn = (count: number, turns: number) => column((count / Math.max(1, turns)).toFixed(2))

function promptLines({ prompts, turns }: Tally): string[] {
  if (!values.prompts) return []
  const most = [...prompts].toSorted(([, a], [, b]) => b.asked - a.asked).slice(0, 25)
  return [
    `  ${'prompt'.padEnd(18)}${[...COUNTS, 'asked a turn', 'page', 'terminal'].map(column).join('')}`,
    ...most.map(
      ([prompt, seen]) =>
        `  ${prompt.padEnd(18)}${COUNTS.map((count) => column(seen[count])).join('')}${perTurn(seen.asked, turns).padStart(12)}${perTurn(seen.page, turns)}${perTurn(seen.terminal, turns)}`,
    ),
  ]
}

async function count(id: string, checkout: Checkout, orders: boolean): Promise<Tally> {
  const game = await checkout.games.loadGame(id)
  const tally: Tally = { turns: 0, told: 0, all: unseen(), prompts: new Map() }
  const first = Number(values.first)
  for (let seed = first; seed < first + Number(values.matches); seed++)
    playInto(tally, checkout, game, seed, orders)
  return tally
}

const SHOWN = ['put', 'asked', 'idle', 'page', 'terminal'] as const

function show(label: string, tally: Tally): void {
  const { turns, told, all } = tally
  console.log(
    `${label.padEnd(20)}${column(values.matches)}${column(told)}${column(turns)}${SHOWN.map((count) => perTurn(all[count], turns)).join('')}`,
  )
  for (const line of promptLines(tally)) console.log(line)
}

const here = await loadFrom('.')
const before = values.before === undefined ? undefined : await loadFrom(values.before)
console.log(`${''.padEnd(20)}${['matches', 'told', 'turns', ...SHOWN].map(column).join('')}   a turn`)
for (const id of values.game ?? here.games.GAMES) {
  const old = before && (await count(id, before, false))
  if (old) show(`${id}, before`, old)
  const now = await count(id, here, true)
  show(id, now)
  if (old) {
    const fewer = (count: keyof Seen, of: keyof Seen, per: 'turns' | 'told') =>
      `${(100 * (1 - now.all[count] / now[per] / (old.all[of] / old[per]))).toFixed(1)} %`
    for (const per of ['turns', 'told'] as const)
      console.log(
        `${id}, by ${per}: ${fewer('asked', 'asked', per)} fewer by orders alone, ${fewer('page', 'asked', per)} on the page, ${fewer('terminal', 'asked', per)} in the terminal`,
      )
  }
}
