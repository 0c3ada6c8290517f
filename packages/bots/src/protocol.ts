import {
  BadData,
  type Config,
  type Game,
  type MatchView,
  type Naming,
  parseWith,
  type Result,
  type Seat,
} from '@hippodrome/engine'
import * as v from 'valibot'

/**
 * The table protocol: a program in any language takes a seat, with one JSON message a line. The table says `hello`
 * once, then `decide` whenever the seat is asked; the program answers each with `choose`; `over` is the last line.
 * `docs/table-protocol.md` is its description.
 */
export const PROTOCOL = 1

/** A longer line is not an answer. */
export const LONGEST_LINE = 10_000

export type Hello = {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  readonly game: string
  readonly rules: string
  readonly data: string
  readonly options: Config['options']
  readonly seat: Seat
  /** The names of all seats. */
  readonly seats: readonly string[]
  /** What never changes in the match and everybody may see; absent where the views need none. */
  readonly board?: unknown
}

export type Decide = {
  readonly type: 'decide'
  /** The number of the decision; the answer repeats it. */
  readonly decision: number
  /** What is asked, as data and, if the table can speak, in words. */
  readonly prompt: string
  readonly facts?: unknown
  readonly rule?: string
  readonly choices: readonly unknown[]
  readonly says?: readonly string[]
  /** All that the seat may know. */
  readonly view: unknown
}

export type Over = { readonly type: 'over'; readonly result: Result; readonly view: unknown }

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const chooseSchema = v.object({ type: v.literal('choose'), decision: whole, choice: whole })
export type Choose = v.InferOutput<typeof chooseSchema>

export const encodeHello = (
  rules: Pick<Game, 'id' | 'rules' | 'data'>,
  config: Pick<Config, 'options'>,
  seat: Seat,
  naming: Naming,
): string =>
  line({
    type: 'hello',
    protocol: PROTOCOL,
    game: rules.id,
    rules: rules.rules,
    data: rules.data,
    options: config.options,
    seat,
    ...naming,
  })

/** `says` are the choices in words, in the order of the list. */
export function encodeDecide(view: MatchView, says?: readonly string[]): string {
  const { decision } = view
  if (!decision) throw new RangeError(`seat ${view.seat} has nothing to decide`)
  return line({
    type: 'decide',
    decision: decision.number,
    prompt: decision.prompt,
    ...(decision.facts === undefined ? {} : { facts: decision.facts }),
    ...(decision.rule === undefined ? {} : { rule: decision.rule }),
    choices: decision.choices,
    ...(says === undefined ? {} : { says }),
    view: view.table,
  })
}

export function encodeOver(view: MatchView): string {
  if (!view.result) throw new RangeError('the match is not over')
  return line({ type: 'over', result: view.result, view: view.table })
}

/** Reads the answer to the decision that `view` has pending. Throws `BadData` in one line. */
export function parseChoose(text: string, view: MatchView, place = 'bot'): Choose {
  if (text.length > LONGEST_LINE)
    throw new BadData(place, `its answer is longer than ${LONGEST_LINE} characters`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadData(place, `its answer is not JSON: ${JSON.stringify(text.slice(0, 80))}`)
  }
  const answer = parseWith(chooseSchema, json, place)
  const { decision } = view
  if (answer.decision !== decision?.number)
    throw new BadData(
      place,
      `it answered decision ${answer.decision}, but ${decision?.number ?? 'none'} is open`,
    )
  if (answer.choice >= decision.choices.length)
    throw new BadData(place, `choice ${answer.choice} is not one of 0 to ${decision.choices.length - 1}`)
  return answer
}

const line = (message: Hello | Decide | Over): string => JSON.stringify(message)
