import { type Chance, draw, fastChance, seedFromText } from '../chance.ts'
import { type Choice, type Decision, SPECTATOR } from '../decision.ts'
import type { Config, Game, GameState } from '../game.ts'
import { canonical } from '../json.ts'
import type { LogEntry } from '../log.ts'
import { Match } from '../match.ts'
import {
  type MatchFile,
  matchFile,
  newHeader,
  openFile,
  openMatch,
  ordersIn,
  parseMatchFile,
  takeOrders,
} from '../matchFile.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Orders, PERIODS, STANDING } from '../orders.ts'
import type { Entry } from '../step.ts'

export type ReopenReport = {
  readonly choices: number
  readonly reopened: number
  readonly held: number
  /** How often the rules became others. */
  readonly changes: number
}

const MOST_ENTRIES = 40_000

const ORDERS: readonly Orders[] = [
  {},
  { confirm: true },
  ...STANDING.map((order) => ({ standing: { '*': order }, confirm: order !== 'ask' })),
  ...PERIODS.map((until) => ({
    standing: { '*': { do: 'pass' as const, until, unless: { aimed: true as const } } },
  })),
]

/** How often and how a match is closed and opened. */
export type Reopening = {
  /** In which share of its moments. */
  readonly share?: number
  /** One of so many is opened from its file, which plays all choices again, and not from its snapshot alone. */
  readonly fileOf?: number
  /** Whether the rules become others at times, also before the first choice; then nothing is taken back over it. */
  readonly newer?: boolean
  /** After so many entries it is enough. */
  readonly most?: number
  /** What a snapshot and a file go through on their way; a test may let them forget something. */
  readonly snapshot?: (snapshot: Snapshot) => Snapshot
  readonly file?: (file: MatchFile) => MatchFile
}

/** One of so many moments at which a match is closed is one at which its rules become others. */
const NEWER_OF = 4

/**
 * Plays one random match twice at the same time, with undo, orders and confirming: one is never closed but where rules
 * change, the other is closed and opened at random moments, by its snapshot or its file. Throws when anybody could tell
 * them apart.
 */
export function reopenMatch<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  config: Config,
  seed: number,
  {
    share = 0.05,
    fileOf = 4,
    newer = false,
    most = MOST_ENTRIES,
    snapshot: passSnapshot = (snapshot) => snapshot,
    file: passFile = (file) => file,
  }: Reopening = {},
): ReopenReport {
  const seats = Array.from({ length: config.seats }, (_, seat) => ({ name: `${seat}`, player: 'human' }))
  let now = rules
  let header = newHeader(rules, config, seats, seedFromText(`reopen ${seed}`))
  let whole = openMatch(rules, header)
  let other = openMatch(rules, header)
  /** How much of the log was there when the file was written that `other` comes from: a file keeps none of it. */
  let unlogged = 0
  const dice = fastChance(seed)
  const report = { choices: 0, reopened: 0, held: 0, changes: 0 }
  const openAgain = () => {
    const text = JSON.stringify(passFile(matchFile(header, other)))
    return () => openFile(now, parseMatchFile(text))
  }
  const changeRules = () => {
    report.changes += 1
    const before = whole
    const again = openAgain()
    now = { ...rules, rules: `${rules.rules} ${report.changes}` }
    const opened = again()
    header = opened.header
    whole = opened.match
    other = again().match
    unlogged = 0
    goesOn(before, whole)
  }
  if (newer && draw(dice, 2) === 0) changeRules()
  for (let entries = 0; !whole.over && entries < most; entries++) {
    if (entries >= MOST_ENTRIES) throw new Error(`no end after ${MOST_ENTRIES} entries`)
    const entry = anyEntry(whole, dice)
    const [one, two] = [whole.apply(entry), other.apply(entry)]
    if (canonical(one) !== canonical(two))
      throw new Error(`${entry.kind} has another outcome: ${canonical([one, two])}`)
    if (whole.holding() !== undefined) report.held += 1
    if (draw(dice, 1_000_000) >= share * 1_000_000 && !whole.over) continue
    if (newer && draw(dice, NEWER_OF) === 0) changeRules()
    if (draw(dice, fileOf) === 0) {
      const opened = openAgain()()
      header = opened.header
      other = opened.match
      unlogged = whole.log.length
      takeOrders(other as unknown as Match, ordersIn(header))
    } else other = Match.restore(now, config, JSON.parse(JSON.stringify(passSnapshot(other.snapshot()))))
    report.reopened += 1
    compare(whole, other, unlogged)
  }
  return { ...report, choices: whole.made.length }
}

/** By other rules everything is there that was; orders may have answered what waited for a word. */
function goesOn<S extends GameState, V>(before: Match<S, V>, after: Match<S, V>): void {
  const record = ({ made, told }: Match<S, V>) =>
    canonical({ made: made.slice(0, before.made.length), told: told.slice(0, before.told.length) })
  if (record(before) !== record(after)) throw new Error('the record by newer rules is another')
  if (before.made.length === after.made.length && before.hash() !== after.hash())
    throw new Error('the state by newer rules is another')
}

function anyEntry<S extends GameState, V>(match: Match<S, V>, dice: Chance): LogEntry {
  const { pending, opened } = match.state
  const seat = draw(dice, match.config.seats)
  const fate = draw(dice, 100)
  if (fate < 1) return { kind: 'orders', seat, orders: anyOrders(pending, dice) } as LogEntry
  if (fate < 8) return { kind: 'undo', seat }
  if (fate < 11) return { kind: 'redo', seat }
  if (fate < 12) return { kind: 'reset', seat }
  const holding = match.holding()
  if (holding !== undefined && fate < 60) return { kind: 'confirm', seat: holding }
  const asked = pending[draw(dice, pending.length)] ?? { seat, choices: [] }
  const choice = draw(dice, asked.choices.length + (fate === 99 ? 1 : 0))
  return { kind: 'choose', seat: asked.seat, decision: opened[asked.seat] ?? 0, choice }
}

/** Some lay something down: what somebody is asked now may be asked of its seat next. */
function anyOrders(pending: readonly Decision[], dice: Chance): Orders {
  const orders = ORDERS[draw(dice, ORDERS.length)] ?? {}
  const ahead = pending
    .map(({ prompt, choices }) => ({ prompt, choice: choices[draw(dice, choices.length)] ?? {} }))
    .slice(0, 12)
  return (draw(dice, 2) === 0 && ahead.length > 0 ? { ...orders, ahead } : orders) as Orders
}

function compare<S extends GameState, V>(whole: Match<S, V>, other: Match<S, V>, unlogged: number): void {
  const record = ({ log, made, told, orders }: Match<S, V>, from: number) =>
    canonical({ log: log.slice(from), made, told, orders })
  if (record(whole, unlogged) !== record(other, 0))
    throw new Error('the record of a reopened match is another')
  for (let seat = SPECTATOR; seat < whole.config.seats; seat++) {
    if (canonical(whole.view(seat)) !== canonical(other.view(seat)))
      throw new Error(`seat ${seat} sees a reopened match otherwise`)
    if (canonical(whole.chronicle(seat)) !== canonical(other.chronicle(seat)))
      throw new Error(`seat ${seat} reads another chronicle of a reopened match`)
  }
  if (whole.hash() !== other.hash()) throw new Error('the state of a reopened match is another')
}
