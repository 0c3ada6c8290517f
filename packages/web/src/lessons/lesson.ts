import {
  type Choice,
  type Config,
  FORMAT,
  FORMAT_VERSION,
  type Game,
  type Json,
  type Match,
  type MatchFile,
  newHeader,
  openMatch,
  sameJson,
  saveState,
  type Seat,
  seedFromText,
} from '@hippodrome/engine'

/** The seat of the reader; the others follow the lesson. */
export const READER: Seat = 0
const NAMES = ['Leo', 'Zoe', 'Bardas', 'Irene']

/** What a seat chooses next: whatever has all these fields. Several will do when they lead to the same question. */
export type Step = { readonly seat: Seat; readonly choices: readonly Choice[] }

/** Some fields of a choice, of which its kind is always one. */
type Meant<C extends Choice> = { readonly do: C['do'] } & { readonly [field: string]: string | number }

/** What this seat chooses: `by<Choice>(seat)(choice)`, or several choices that will do. */
export const by =
  <C extends Choice>(seat: Seat) =>
  (...choices: readonly Meant<C>[]): Step => ({ seat, choices })

/** One choice after the other, of which only the kind matters. */
export const inTurn = <K extends string>(
  who: (choice: { readonly do: K }) => Step,
  ...kinds: readonly K[]
): readonly Step[] => kinds.map((kind) => who({ do: kind }))

/** Where a lesson begins. */
type Beginning = {
  readonly config: Config
  /** The position that the reader finds; without it the set-up of the rules. */
  readonly position?: Json
  /** Choices that were made before the reader came. */
  readonly before?: readonly Step[]
  /** Dice that fall in the lesson, before any of its seed. */
  readonly dice?: readonly number[]
}

/** A position, the dice that fall in it, and the choices that it teaches. */
export type Lesson = {
  readonly id: string
  /** The rules that it teaches. */
  readonly rules: readonly string[]
  readonly begin: () => Beginning
  readonly steps: readonly Step[]
}

/** A lesson as a match, and what is to be chosen after each number of choices. */
export type Plan = {
  readonly rules: Game
  readonly file: MatchFile
  readonly expected: readonly { readonly seat: Seat; readonly choices: readonly number[] }[]
}

/** Plays the lesson through. Throws when a choice of it is not offered. */
export function planOf(rules: Game, lesson: Lesson): Plan {
  const { config, before = [], dice = [], ...begun } = lesson.begin()
  const seats = NAMES.slice(0, config.seats).map((name, seat) => ({
    name,
    player: seat === READER ? 'human' : 'squire',
  }))
  const headerFrom = (extra: { script?: number[]; position?: unknown }) =>
    newHeader(rules, config, seats, seedFromText(`lesson ${lesson.id}`), extra)
  const position = before.length > 0 ? playedFrom(rules, headerFrom(begun), before) : begun.position
  const header = headerFrom({ script: [...dice], ...(position === undefined ? {} : { position }) })
  const match = openMatch(rules, header)
  const expected = lesson.steps.map((step, index) => play(match, step, `lesson ${lesson.id}, step ${index}`))
  return { rules, file: { format: FORMAT, version: FORMAT_VERSION, ...header, choices: [] }, expected }
}

/** The position after these choices, for a match that counts its own from there. */
export function playedFrom(rules: Game, header: ReturnType<typeof newHeader>, before: readonly Step[]): Json {
  const match = openMatch(rules, header)
  before.forEach((step, index) => play(match, step, `before the lesson, step ${index}`))
  const { game, stack } = saveState(match.state) as { readonly [part: string]: Json }
  return { game: game ?? {}, stack: stack ?? [] }
}

/** Makes the first choice that will do; gives all that will. */
function play(match: Match, { seat, choices: wanted }: Step, place: string): Plan['expected'][number] {
  const decision = match.state.pending.find((asked) => asked.seat === seat)
  const offered = decision?.choices ?? []
  const choices = offered.flatMap((choice, index) =>
    wanted.some((fields) => hasFields(choice, fields)) ? [index] : [],
  )
  const [choice = -1] = choices
  const outcome = match.submit({ seat, decision: match.state.opened[seat] ?? 0, choice })
  if (!outcome.ok)
    throw new Error(
      `${place}: seat ${seat} is not offered ${JSON.stringify(wanted)} but, to “${decision?.prompt ?? 'nothing'}”, ${JSON.stringify(offered)}`,
    )
  return { seat, choices }
}

const hasFields = (choice: Choice, fields: Choice): boolean =>
  Object.entries(fields).every(([key, value]) => sameJson(choice[key], value))
