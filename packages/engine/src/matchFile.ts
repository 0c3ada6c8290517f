import * as v from 'valibot'
import { aheadSchema } from './ahead.ts'
import { type Played, readable, recordOf } from './asLeft.ts'
import { type Chance, commitmentTo, SEED_PATTERN, sealedChance } from './chance.ts'
import { BadData, type Config, configure, type Game, type GameState } from './game.ts'
import type { Choice, Seat } from './decision.ts'
import { type Json, sameJson } from './json.ts'
import { Match } from './match.ts'
import { type Orders, type StandingOrders, USUAL_ORDERS } from './orders.ts'
import type { Made } from './record.ts'
import { parseWith } from './save.ts'
import { type Snapshot, snapshotSchema } from './snapshot.ts'
import { tryFrames } from './trial.ts'
import { knownOrders, standingSchema } from './standing.ts'
import type { Entry } from './step.ts'

export const FORMAT = 'hippodrome-match'
export const FORMAT_VERSION = 1

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const hex = v.pipe(v.string(), v.regex(SEED_PATTERN))

const choicesSchema = v.array(v.tuple([whole, whole]))

/** A part of a match that was played by one version of the rules. */
const chapterSchema = v.strictObject({
  rules: v.string(),
  data: v.string(),
  position: v.optional(v.unknown()),
  drawn: v.optional(whole),
  choices: choicesSchema,
})

const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(FORMAT_VERSION),
  game: v.string(),
  /** Versions of the rules and of the data that the match began with. */
  rules: v.string(),
  data: v.string(),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(80)),
        player: v.pipe(v.string(), v.maxLength(400)),
        standing: v.optional(standingSchema),
        confirm: v.optional(v.boolean()),
        ahead: v.optional(aheadSchema),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Another board or set of cards than the game's own. */
  tables: v.optional(v.unknown()),
  commitment: hex,
  /** Absent from a match whose dice are still secret. */
  seed: v.optional(hex),
  words: v.array(v.pipe(v.string(), v.maxLength(200))),
  script: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  /** The position that it began from, when that was not the game's set-up. */
  position: v.optional(v.unknown()),
  /** How much of the seed was drawn before that position. */
  drawn: v.optional(whole),
  /** What was played by older rules before that position. */
  earlier: v.optional(v.array(chapterSchema)),
  /** It goes on from a match that people play elsewhere: hints, chances and a review would help one of them there. */
  unaided: v.optional(v.literal(true)),
  /** Every choice: the seat, and the number of the choice in its list. */
  choices: choicesSchema,
  /** The state after these choices, while the match is under way: newer rules go on from it. */
  snapshot: v.optional(v.unknown()),
  /** How it ended, once it has: what a second run must come to. */
  end: v.optional(v.strictObject({ ranks: v.array(whole), scores: v.array(v.number()), hash: hex })),
})

export type MatchFile = v.InferOutput<typeof fileSchema>

/** Reads a match file. Throws `BadData` with the place and the reason. */
export function parseMatchFile(text: string): MatchFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadData('match file', 'is not whole JSON: perhaps it was cut off')
  }
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT)
    throw new BadData('match file', `is not a Hippodrome match (no "format": "${FORMAT}")`)
  return parseWith(fileSchema, json, 'match file')
}

export type Header = Omit<MatchFile, 'format' | 'version' | 'choices' | 'snapshot' | 'end'>

/** The header of a new match. */
export function newHeader(
  rules: Pick<Game, 'id' | 'rules' | 'data'>,
  config: Config,
  seats: MatchFile['seats'],
  seed: string,
  extra: { words?: string[]; script?: number[]; position?: unknown } = {},
): Header {
  return {
    game: rules.id,
    rules: rules.rules,
    data: rules.data,
    seats,
    options: { ...config.options },
    ...(config.data === undefined ? {} : { tables: config.data }),
    commitment: commitmentTo(seed),
    seed,
    words: extra.words ?? [],
    ...(extra.script?.length ? { script: extra.script } : {}),
    ...(extra.position === undefined ? {} : { position: extra.position }),
  }
}

export const configOf = (rules: Game, header: Header): Config =>
  configure(rules, {
    seats: header.seats.length,
    options: header.options,
    data: header.tables as Json | undefined,
  })

/** The match at its first decision. Throws `BadData`. */
export function openMatch<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  header: Header,
): Match<S, V> {
  const config = configOf(rules, header)
  const chance = chanceOf(header)
  if (header.position === undefined) return Match.begin(rules, config, chance)
  return Match.from(rules, config, header.position, chance)
}

/**
 * The same for a header that came from outside: the rules are tried from its position, so that none faults in the middle
 * of a match. That takes as long as playing a few turns. Throws `BadData`.
 */
export function openGiven<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  header: Header,
): Match<S, V> {
  const match = openMatch(rules, header)
  if (header.position !== undefined) tryFrames(match.runner, match.state)
  return match
}

/**
 * Plays a file's choices, up to choice number `until`; `made` says which of them orders have made. Throws `BadData` at
 * the first that does not fit.
 */
export function replay<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  file: MatchFile,
  until = file.choices.length,
  made: readonly Pick<Made, 'by'>[] = [],
): Match<S, V> {
  const match = openGiven(rules, file)
  file.choices.slice(0, until).forEach(([seat, choice], index) => {
    const decision = match.state.opened[seat] ?? 0
    const by = made[index]?.by
    const outcome = match.follow({ kind: 'choose', seat, decision, choice, ...(by ? { by } : {}) })
    if (!outcome.ok) throw new BadData(`match file.choices.${index}`, outcome.message)
  })
  return match
}

/**
 * The match of a file as it was left, and its header. A match remembers its rules: one that began with others goes on
 * from its snapshot by those of today, and what was played before stays on record. Throws `BadData`.
 */
export function openFile<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  file: MatchFile,
): { readonly header: Header; readonly match: Match<S, V> } {
  const header = headerOf(file)
  const kept = keptIn(file)
  const earlier = earlierOf(file)
  if (isOfToday(rules, file)) {
    const match = replay(rules, file, undefined, kept?.made.slice(earlier))
    return { header, match: kept ? restored(rules, file, kept, match) : match }
  }
  if (file.snapshot === undefined) return { header, match: replay(rules, file) }
  const match = kept ? restored(rules, file, kept, undefined) : fromState(rules, file)
  const { chance, ...position } = parseWith(positionSchema, match.save(), 'match file.snapshot')
  const { rules: _rules, data: _data, position: began, drawn, script: _script, ...rest } = header
  const chapter = {
    rules: file.rules,
    data: file.data,
    ...(began === undefined ? {} : { position: began }),
    ...(drawn === undefined ? {} : { drawn }),
    choices: file.choices,
  }
  // By other rules nobody need confirm what was held, and nothing is left to be made again: orders answer what is asked now.
  match.obey()
  return {
    match,
    header: {
      ...rest,
      rules: rules.rules,
      data: rules.data,
      position,
      drawn: chance.drawn,
      ...(chance.script.length > 0 ? { script: chance.script } : {}),
      earlier: [...(file.earlier ?? []), chapter],
    },
  }
}

/** Files that say `1` are older than the versions that follow from the rules themselves. */
const isOfToday = (rules: Pick<Game, 'rules' | 'data'>, file: MatchFile): boolean =>
  file.rules === rules.rules && file.data === rules.data

/** The snapshot of a file; older files have only the state in it. */
function keptIn({ snapshot }: MatchFile): Snapshot | undefined {
  const isWhole = typeof snapshot === 'object' && snapshot !== null && 'state' in snapshot
  return isWhole ? (parseWith(snapshotSchema, snapshot, 'match file.snapshot') as Snapshot) : undefined
}

/** The match of a snapshot, which is believed as far as its choices do not say otherwise. */
function restored<S extends GameState, V>(
  rules: Game<S, Choice, Entry, V>,
  file: MatchFile,
  kept: Snapshot,
  replayed: Match<S, V> | undefined,
): Match<S, V> {
  const played = playedIn(file)
  const again = replayed && {
    left: replayed.snapshot(),
    began: replayed.state.version - file.choices.length,
  }
  // A file keeps no log.
  const record = { ...recordOf(kept, played, again), log: [] }
  const match = Match.restore(rules, configOf(rules, file), record)
  if (!replayed) {
    checkDice(file, match)
    tryFrames(match.runner, match.state)
  } else if (replayed.hash() !== match.hash())
    throw new BadData('match file.snapshot', 'is not what the choices lead to')
  if (!again || played.carried)
    match.told.splice(0, Infinity, ...readable(rules, match.state, match.told, again?.began))
  match.orders.forEach((orders, seat) => {
    match.orders[seat] = orders && knownOrders(rules.windows, match.periods, orders)
  })
  // What waited for a word waits no more: orders answer what is asked now.
  if (replayed && kept.holds.length > 0 && match.holding() === undefined) match.obey()
  return match
}

function playedIn(file: MatchFile): Played {
  const { length } = file.seats
  const choices = [...(file.earlier ?? []), file].flatMap((chapter) => chapter.choices)
  if (choices.some(([seat]) => seat >= length))
    throw new BadData('match file.earlier', `says that a seat chose that is not one of ${length}`)
  const carried = (file.earlier ?? []).length > 0
  return { seats: length, choices, carried, earlier: earlierOf(file) }
}

const earlierOf = ({ earlier = [] }: Pick<Header, 'earlier'>): number =>
  earlier.reduce((sum, { choices }) => sum + choices.length, 0)

function fromState<S extends GameState, V>(rules: Game<S, Choice, Entry, V>, file: MatchFile): Match<S, V> {
  const match = Match.from(rules, configOf(rules, file), file.snapshot)
  checkDice(file, match)
  tryFrames(match.runner, match.state)
  for (const [seat, choice] of playedIn(file).choices)
    match.made.push({ seat, choice, sealed: true, decision: 0, draws: [] })
  return match
}

/** Where the choices are not played again, the dice of the snapshot are still those of the match. */
function checkDice<S extends GameState>({ seed, words }: MatchFile, { state }: Match<S>): void {
  const { chance } = state
  if (chance.kind !== 'sealed' || chance.seed !== seed || !sameJson(chance.words, words))
    throw new BadData('match file.snapshot.state.chance', 'is not of the seed of this match')
}

const positionSchema = v.looseObject({ chance: v.object({ drawn: whole, script: v.array(whole) }) })

/** The orders that lie beside the seats. */
export const ordersIn = ({ seats }: Pick<Header, 'seats'>): Orders[] =>
  seats.map(({ name: _name, player: _player, ...orders }) => orders)

/**
 * The orders of a file that is opened at one screen: people keep theirs, and have the usual ones where they have left
 * none; whether their turns wait is for the screen to say. Nobody lays anything down, or confirms, for a program.
 */
export const ordersAtScreen = (
  header: Pick<Header, 'seats'>,
  isPerson: (seat: Seat) => boolean,
  { confirm, usual = USUAL_ORDERS }: { readonly confirm: boolean; readonly usual?: StandingOrders },
): Orders[] =>
  ordersIn(header).map(({ standing, ahead }, seat) =>
    isPerson(seat)
      ? { standing: standing ?? usual, ...(confirm ? { confirm } : {}), ...(ahead ? { ahead } : {}) }
      : { standing },
  )

/** Gives each seat these orders, but for windows that the game does not have, and lets those work that it had not yet. */
export function takeOrders(match: Match, orders: readonly (Orders | undefined)[]): void {
  orders.forEach((wanted = {}, seat) => {
    const known = knownOrders(match.rules.windows, match.periods, wanted)
    if (!sameJson(match.orders[seat] ?? {}, known)) match.apply({ kind: 'orders', seat, orders: known })
  })
}

/** A file may serve as the header of its own next version; what it says of the moment is then out of date. */
function headerOf(file: Header & Partial<MatchFile>): Header {
  const { format: _format, version: _version, choices: _made, snapshot: _moment, end: _end, ...header } = file
  return header
}

export function matchFile(
  header: Header,
  match: Pick<Match, 'made' | 'result' | 'hash'> & Partial<Pick<Match, 'snapshot' | 'orders'>>,
): MatchFile {
  const { result, orders } = match
  const head = headerOf(header)
  const earlier = earlierOf(head)
  // What was taken back on the way is no part of a file.
  const whole = header.seed === undefined ? undefined : match.snapshot?.()
  const snapshot = whole && { ...whole, log: [] }
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...head,
    seats: head.seats.map(({ name, player, ...left }, seat) => ({
      name,
      player,
      ...((orders?.[seat] as typeof left | undefined) ?? left),
    })),
    choices: match.made.slice(earlier).map(({ seat, choice }) => [seat, choice]),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(result ? { end: { ranks: [...result.ranks], scores: [...result.scores], hash: match.hash() } } : {}),
  }
}

function chanceOf(header: Header): Chance {
  if (!header.seed)
    throw new BadData(
      'match file.seed',
      'the seed of this match is not published yet, so it cannot be run again',
    )
  return { ...sealedChance(header.seed, header.words, header.script ?? []), drawn: header.drawn ?? 0 }
}
