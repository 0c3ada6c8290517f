/**
 * Measures how far a game's own evaluation may be trusted as a chance: the slopes and the offset of
 * `packages/bots/src/review/calibrations.ts`, from matches that bots play by hand.
 *
 *   npx tsx scripts/slopes.ts --game court --matches 400
 *
 * Each figure stands with its standard error by match, since the positions of one match share its end, beside what the table
 * says now. The log loss is that of the chances that a review tells; by what was measured, it is of other matches than those
 * by which it was. `--from 400` plays others, `--seats 3` and `--option mode=duel` not the usual ones of two. It says what it
 * finds and changes nothing.
 */
import { parseArgs } from 'node:util'
import { playLesson } from '@hippodrome/bots/learning'
import { type Game, Runner, type State } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { replayLesson } from '../packages/bots/src/learning/lesson.ts'
import { type Calibration, CALIBRATIONS } from '../packages/bots/src/review/calibrations.ts'
import { calibrate, roundOf, sumToOne } from '../packages/bots/src/review/judge.ts'
import { isQuiet } from '../packages/bots/src/value.ts'
import { optionsFrom } from '../packages/cli/src/tableFlags.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'families' },
    seats: { type: 'string', default: '2' },
    option: { type: 'string', multiple: true, default: [] },
    from: { type: 'string', default: '0' },
    matches: { type: 'string', default: '100' },
  },
})
const rules: Game = await loadGame(values.game)
const seats = Number(values.seats)
const table = CALIBRATIONS[rules.id]
if (!table) throw new Error(`${rules.id} has no slopes`)
const usual = Object.fromEntries(
  Object.entries(rules.options).flatMap(([name, spec]) =>
    spec.values.slice(0, 1).map((value) => [name, value]),
  ),
)
const options = { ...usual, ...optionsFrom(rules, values.option) }

/** Of this many quiet positions one is looked at: those that follow each other say about the same. */
const EVERY = 4
/** Far from the seeds of lessons and of the gate. */
const FIRST = 700_000

type Position = {
  readonly round: number
  /** By seat, what the evaluation says. */
  readonly said: readonly number[]
}
type Played = {
  readonly last: number
  readonly shares: readonly number[]
  readonly positions: readonly Position[]
}

function played(seed: number): Played {
  const lesson = playLesson({ rules, seats, options }, seed)
  const positions: Position[] = []
  let quiet = 0
  let last: State | undefined
  for (const state of replayLesson(new Runner(rules), seats, lesson)) {
    last = state
    if (!isQuiet(state) || quiet++ % EVERY > 0) continue
    const said: number[] = []
    rules.evaluate(state.game, said, state.stack)
    positions.push({ round: roundOf(rules, state.game), said })
  }
  return { last: last ? roundOf(rules, last.game) : 0, shares: lesson.shares, positions }
}

/** No chance is taken to be surer than this when its loss is reckoned. */
const SUREST = 0.001
const lossBy = (chance: number): number => -Math.log(Math.min(1, Math.max(SUREST, chance)))

type LossOf = (chances: readonly number[], shares: readonly number[]) => number

/** Of every seat by itself: only so does an evaluation that flatters all of them show it. */
const ofEach: LossOf = (chances, shares) =>
  shares.reduce((sum, share, seat) => {
    const chance = chances[seat] ?? 0
    return sum + share * lossBy(chance) + (1 - share) * lossBy(1 - chance)
  }, 0)

/** Of what a review tells: chances that sum to one. */
const ofAll: LossOf = (chances, shares) => {
  const divided = [...chances]
  sumToOne(divided, seats)
  return shares.reduce((sum, share, seat) => sum + share * lossBy(divided[seat] ?? 0), 0)
}

/** The log loss of a position. */
function lossOf(calibration: Calibration, matches: readonly Played[], of: LossOf): number {
  let [loss, count] = [0, 0]
  const chances: number[] = []
  for (const { last, shares, positions } of matches)
    for (const { round, said } of positions) {
      said.forEach((share, seat) => (chances[seat] = share))
      calibrate(calibration, round, last, chances, seats)
      loss += of(chances, shares)
      count += 1
    }
  return loss / Math.max(1, count)
}

const GOLDEN = (Math.sqrt(5) - 1) / 2
const FINE = 0.002

/** Where a function with one valley is least. */
function leastOf(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [atLeft, atRight] = [f(left), f(right)]
  while (high - low > FINE)
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - GOLDEN * (high - low)
      atLeft = f(left)
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + GOLDEN * (high - low)
      atRight = f(right)
    }
  return (low + high) / 2
}

const SWEEPS = 6
const STEEPEST = 4
const FARTHEST = 2

/** Each figure in turn, until none moves any more. Evaluations that sum to one need no offset. */
function fitted(matches: readonly Played[], begin: Calibration): Calibration {
  let found = begin
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = figuresOf(found)
    for (const part of found.slopes.keys()) {
      const having = (slope: number): Calibration => ({ ...found, slopes: found.slopes.with(part, slope) })
      found = having(leastOf((slope) => lossOf(having(slope), matches, ofEach), 0, STEEPEST))
    }
    if (table?.offset !== 0) {
      const having = (offset: number): Calibration => ({ ...found, offset })
      found = having(leastOf((offset) => lossOf(having(offset), matches, ofEach), -FARTHEST, FARTHEST))
    }
    if (figuresOf(found).every((figure, at) => Math.abs(figure - (before[at] ?? 0)) <= 2 * FINE)) break
  }
  return found
}

const figuresOf = ({ slopes, offset }: Calibration): readonly number[] => [...slopes, offset]

const GROUPS = 8

/** How much the figures move when an eighth of the matches is left out tells how sure they are. */
function errorsOf(matches: readonly Played[], found: Calibration): readonly number[] {
  const without = Array.from({ length: GROUPS }, (_, group) =>
    figuresOf(
      fitted(
        matches.filter((_, n) => n % GROUPS !== group),
        found,
      ),
    ),
  )
  return figuresOf(found).map((_, at) => {
    const each = without.map((figures) => figures[at] ?? 0)
    const mean = each.reduce((sum, figure) => sum + figure, 0) / GROUPS
    return Math.sqrt(((GROUPS - 1) / GROUPS) * each.reduce((sum, figure) => sum + (figure - mean) ** 2, 0))
  })
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const from = FIRST + Number(values.from)
const matches = Array.from({ length: Number(values.matches) }, (_, n) => played(from + n))
const count = matches.reduce((sum, { positions }) => sum + positions.length, 0)
say(`${rules.id}, ${seats} seats, by hand: ${matches.length} matches, ${count} positions`)

const found = fitted(matches, table)
const errors = errorsOf(matches, found)
const now = figuresOf(table)
const { length } = found.slopes
figuresOf(found).forEach((figure, at) => {
  const name = at < length ? `slope of part ${at + 1} of ${length}` : 'offset'
  if (at < length || table.offset !== 0)
    say(`${name}: ${figure.toFixed(2)} ± ${errors[at]?.toFixed(2)} (now ${now[at]})`)
})

const halves = [0, 1].map((half) => matches.filter((_, n) => n % 2 === half))
const [one = [], other = []] = halves
const elsewhere = (lossOf(fitted(one, found), other, ofAll) + lossOf(fitted(other, found), one, ofAll)) / 2
const plain = { ...table, slopes: table.slopes.map(() => 1), offset: 0 }
const losses = [lossOf(plain, matches, ofAll), lossOf(table, matches, ofAll), elsewhere].map((loss) =>
  loss.toFixed(4),
)
say(`log loss: ${losses[0]} as it stands, ${losses[1]} by the table, ${losses[2]} by what was measured`)
