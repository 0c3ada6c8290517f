import { aheadSchema, LANGUAGES, parseWith, SPECTATOR, standingSchema } from '@hippodrome/engine'
import * as v from 'valibot'
import { isPlain, LONGEST_NAME } from '../names.ts'

const id = v.optional(v.union([v.string(), v.pipe(v.number(), v.finite())]))
const text = v.pipe(v.string(), v.maxLength(1000))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = whole
const reader = v.pipe(v.number(), v.integer(), v.minValue(SPECTATOR))
const lang = v.optional(v.picklist(LANGUAGES), 'en')
/** A list would pass for a record without keys. */
const data = v.pipe(
  v.custom<object>((value) => !Array.isArray(value), 'must be Object, not Array'),
  v.record(v.string(), v.unknown()),
)
const choice = v.union([whole, data], 'must be the number of a choice, from 0, or its data')

/** What a tool may ask, by command: the fields beside `id` and `cmd`. */
const requests = v.variant('cmd', [
  v.strictObject({
    id,
    cmd: v.literal('new'),
    game: text,
    seats: v.optional(v.pipe(v.number(), v.integer())),
    options: v.optional(data, {}),
    /** Any text, or the 64 digits of a seed itself. */
    seed: v.optional(text),
    dice: v.optional(
      v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.maxLength(10_000)),
    ),
    state: v.optional(data),
    board: v.optional(data),
    names: v.optional(
      v.array(
        v.pipe(
          v.string(),
          v.minLength(1),
          v.maxLength(LONGEST_NAME),
          v.check(isPlain, 'must be plain letters'),
        ),
      ),
    ),
  }),
  v.strictObject({ id, cmd: v.literal('load'), file: data, to: v.optional(whole) }),
  v.strictObject({ id, cmd: v.literal('save') }),
  v.strictObject({ id, cmd: v.literal('decisions'), seat: v.optional(seat), lang }),
  v.strictObject({ id, cmd: v.literal('choose'), seat, decision: v.optional(whole), choice }),
  v.strictObject({ id, cmd: v.literal('undo'), seat }),
  v.strictObject({ id, cmd: v.literal('redo'), seat }),
  v.strictObject({ id, cmd: v.literal('reset'), seat }),
  v.strictObject({
    id,
    cmd: v.literal('standing'),
    seat,
    orders: standingSchema,
    confirm: v.optional(v.boolean()),
    ahead: v.optional(aheadSchema),
  }),
  v.strictObject({ id, cmd: v.literal('confirm'), seat }),
  v.strictObject({ id, cmd: v.literal('state') }),
  v.strictObject({ id, cmd: v.literal('view'), seat: v.optional(reader, SPECTATOR), lang }),
  v.strictObject({
    id,
    cmd: v.literal('chronicle'),
    seat: v.optional(reader, SPECTATOR),
    since: v.optional(whole, 0),
    lang,
  }),
  v.strictObject({ id, cmd: v.literal('why'), seat, choice: data, lang }),
  v.strictObject({ id, cmd: v.literal('denied'), seat, lang }),
  v.strictObject({ id, cmd: v.literal('odds'), seat, choice: v.optional(choice), lang }),
  v.strictObject({ id, cmd: v.literal('hash') }),
  v.strictObject({ id, cmd: v.literal('result'), lang }),
  v.strictObject({ id, cmd: v.literal('games'), lang }),
  v.strictObject({ id, cmd: v.literal('options'), game: text, lang }),
  v.strictObject({ id, cmd: v.literal('help') }),
])

export type Request = v.InferOutput<typeof requests>
export type RequestOf<C extends Request['cmd']> = Extract<Request, { cmd: C }>

/** One line each, for `help`. */
export const HELP: { readonly [cmd in Request['cmd']]: string } = {
  new: 'game, seats?, options?, seed?, dice?, state?, board?, names?: begins a match',
  load: 'file, to?: goes on with a match file, or from its choice number `to`',
  save: 'gives the match file',
  decisions: 'seat?, lang?: who must choose what now',
  choose: 'seat, choice (its number from 0, or its data), decision?: makes a choice',
  undo: 'seat: takes back its newest choice, if that may be',
  redo: 'seat: makes again what it took back last',
  reset: 'seat: takes back as much as may be taken back',
  standing:
    'seat, orders, confirm?, ahead?: when it wants to be asked, whether a turn of its own waits for its word, what it will choose next',
  confirm: 'seat: lets the others go on after its turn',
  state: 'gives the whole position; "new" takes it as "state"',
  view: 'seat? (-1 is a spectator), lang?: all that the seat may know, as data and in words',
  chronicle: 'seat?, since?, lang?: what happened, as the seat may read it, from entry number `since`',
  why: 'seat, choice (data), lang?: why it is not offered',
  denied: 'seat, lang?: what it might expect and is not offered, with the reasons',
  odds: 'seat, choice?, lang?: what dice may make of a choice, or of each that they decide, with the chances',
  hash: 'one short text for the whole position',
  result: 'lang?: how the match ended, if it has',
  games: 'lang?: the games',
  options: 'game, lang?: its options',
  help: 'this list',
}

/** Throws `BadData` with the place and the reason. */
export function parseRequest(json: unknown): Request {
  return parseWith(requests, json, 'request')
}
