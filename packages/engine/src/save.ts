import * as v from 'valibot'
import { type Chance, hashText, SEED_PATTERN } from './chance.ts'
import { BadData, type Config, type Game, type GameState } from './game.ts'
import { canonical, type Json } from './json.ts'
import { RulesFault, type Runner, type State, type Teller } from './state.ts'
import type { Frame, Locals } from './step.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const word32 = v.pipe(v.number(), v.integer())
const script = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))

const chanceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('sealed'),
    seed: v.pipe(v.string(), v.regex(SEED_PATTERN)),
    words: v.array(v.string()),
    drawn: count,
    script,
  }),
  v.strictObject({ kind: v.literal('fast'), a: word32, b: word32, c: word32, d: word32, script }),
])

const MOST_FRAMES = 200

/** No number in the locals of a step is higher: sets of up to 16 as bits. */
const HIGHEST_LOCAL = 65_535
const DEEPEST_LOCAL = 4

/** What the locals of a step are made of: small plain data, so that no rule counts without end. */
function isLocal(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= HIGHEST_LOCAL
  if (typeof value !== 'object') return true
  return (
    value !== null && depth < DEEPEST_LOCAL && Object.values(value).every((part) => isLocal(part, depth + 1))
  )
}

const frameSchema = v.strictObject({
  step: v.string(),
  local: v.custom<Locals>(
    (value) => typeof value === 'object' && !Array.isArray(value) && isLocal(value),
    'must be small plain data, with whole numbers',
  ),
  since: v.optional(count),
})

/** A position: the game's state, and where the rules stand in it if it is not a quiet moment. */
const positionSchema = v.object({
  game: v.record(v.string(), v.unknown()),
  stack: v.optional(v.pipe(v.array(frameSchema), v.maxLength(MOST_FRAMES))),
  chance: v.optional(chanceSchema),
  version: v.optional(count),
  opened: v.optional(v.array(count)),
})

/** Parses with a schema of valibot; what does not fit is a `BadData` with the place and the reason. */
export function parseWith<T>(schema: v.GenericSchema<unknown, T>, input: unknown, place = ''): T {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new BadData([place, v.getDotPath(issue) ?? ''].filter(Boolean).join('.'), reasonOf(issue))
}

/** The library's message as a sentence that goes on from the place; messages of our own stay as they are. */
function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field that is known here'
  if (received === 'undefined') return 'is missing'
  const [, what, wanted = 'a whole number', had = ''] =
    /^Invalid (type|value|length|key|integer): (?:Expected (.*) but r|R)eceived (.*)$/s.exec(message) ?? []
  if (what === undefined) return message
  return what === 'length' ? `must have a length ${wanted}, not ${had}` : `must be ${wanted}, not ${had}`
}

/** The whole state as plain JSON. */
export function saveState<S extends GameState>(state: State<S>): Json {
  const { tables: _shared, ...game } = state.game
  const { stack, chance, version, opened } = state
  return JSON.parse(JSON.stringify({ game, stack, chance, version, opened })) as Json
}

/** A position from outside, checked, run to its next decision. Throws `BadData`. */
export function loadState<S extends GameState>(
  runner: Runner<S>,
  config: Config,
  json: unknown,
  chance?: Chance,
  teller?: Teller,
): State<S> {
  const position = parseWith(positionSchema, json, 'position')
  const rules: Game<S> = runner.rules
  const tables = rules.tables(config)
  const game = rules.parse(position.game, tables, config)
  const dice = chance ?? position.chance
  if (!dice)
    throw new BadData('position.chance', 'neither the position nor the match says where dice come from')
  try {
    position.stack?.forEach(({ step }, index) => {
      if (!runner.knows(step)) throw new BadData(`position.stack.${index}.step`, `no step is called ${step}`)
    })
    const stack = position.stack as readonly Frame[] | undefined
    const [problem] = stack ? rules.audit(game, stack) : []
    const [place, ...reason] = problem?.split(': ') ?? []
    if (place !== undefined) throw new BadData(`position.${place}`, reason.join(': '))
    const state = runner.start(game, dice, stack, teller)
    for (const { seat } of state.pending)
      if (!Number.isInteger(seat) || seat < 0 || seat >= game.seats)
        throw new BadData('position.stack', `seat ${String(seat)} is asked, and there is none`)
    if (position.version !== undefined) state.version = position.version
    if (position.opened?.length === game.seats) state.opened = position.opened
    return state
  } catch (cause) {
    if (cause instanceof BadData) throw cause
    throw new BadData('position.stack', cause instanceof RulesFault ? cause.message : CANNOT_GO_ON)
  }
}

/** Where a rule does not find what it counts on, its own fault would tell nobody what is wrong with the position. */
export const CANNOT_GO_ON = 'the rules cannot go on from it'

/** One short text for a state: equal exactly when the states are, however their decisions are numbered. */
export function hashState<S extends GameState>(state: State<S>): string {
  const { tables: _shared, ...game } = state.game
  const { stack, chance, version } = state
  return hashText(canonical({ game, stack, chance, version }))
}
