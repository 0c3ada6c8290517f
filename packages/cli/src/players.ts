import { BY_HAND, fits, judgeIn, makeBot, type Model, type Seating, specOf } from '@hippodrome/bots'
import { modelFor } from '@hippodrome/bots/models'
import {
  type Game,
  hashText,
  type Header,
  type Json,
  type Runner,
  type Seat,
  type State,
} from '@hippodrome/engine'
import { listOf } from './args.ts'
import { BadInput } from './errors.ts'
import { commandOf, EXEC, execPlayer } from './execPlayer.ts'
import { readModel } from './learning/modelFiles.ts'

/** Whoever is not at the keyboard: a bot of ours, or a program of somebody else. */
export interface Player {
  choose(runner: Runner, state: State, seat: Seat): number | Promise<number>
  /** The match is over, or is left. A promise where something must still come to its end. */
  close?(runner: Runner, state: State): void | Promise<void>
}

export const HUMAN = 'human'

/** `greedy,search:500`; a spec that begins with `exec:` is a whole word of its own, commas and all. */
export const botSpecs = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.startsWith(EXEC) ? [text] : listOf(text))).map(withoutLevel)

/** A level by what it is, so that a file says which bot played; what it judges by stays. */
function withoutLevel(text: string): string {
  if (text.startsWith(EXEC)) return text
  const { bot, judge } = judgeIn(text)
  return judge === undefined ? specOf(bot) : `${specOf(bot)}@${judge}`
}

/** A seed for the bot at a seat, from which nobody can tell the match's own. */
const botSeed = (header: Header, seat: Seat): number =>
  Number.parseInt(hashText(`bot ${seat} ${header.seed ?? header.commitment}`).slice(0, 8), 16) | 0

const learned = new Map<string, Model>()

function modelAt(path: string): Model {
  const model = learned.get(path) ?? readModel(path)
  learned.set(path, model)
  return model
}

/** The model whose file stands after the `@`. Throws `BadInput` where it cannot judge this table. */
function namedModel(spec: string, rules: Game, seating: Seating): Model | undefined {
  const { judge } = judgeIn(spec)
  return judge === undefined || judge === BY_HAND ? undefined : fittingModel(judge, rules, seating)
}

/** The model in a file. Throws `BadInput` where it cannot judge this table. */
export function fittingModel(path: string, rules: Game, seating: Seating): Model {
  const model = modelAt(path)
  if (fits(model, rules, seating)) return model
  throw new BadInput(
    `${path}: learned another game, another number of seats, or other rules than these`,
    `${path}: heeft een ander spel, een ander aantal plaatsen of andere regels geleerd dan deze`,
  )
}

/** The bot without the file that it judges by, which only the command line can read. */
function withoutFile(spec: string): string {
  const { bot, judge } = judgeIn(spec)
  return judge === undefined || judge === BY_HAND ? spec : bot
}

export type Place = {
  readonly rules: Game
  readonly header: Header
  readonly seat: Seat
  readonly patience?: number | undefined
}

/** Throws `BadData` for what is not a bot. */
export async function makePlayer(spec: string, { rules, header, seat, patience }: Place): Promise<Player> {
  if (spec.startsWith(EXEC)) return execPlayer(spec, header, seat, patience)
  const seating = { seats: header.seats.length, data: header.tables as Json | undefined }
  const model = namedModel(spec, rules, seating) ?? (await modelFor(rules, seating))
  return makeBot(withoutFile(spec), { seed: botSeed(header, seat), now: () => performance.now(), model })
}

/** Throws for what `makePlayer` would refuse at a table of these rules. */
export function checkSpec(spec: string, rules: Game, seating: Seating): void {
  if (spec.startsWith(EXEC)) {
    commandOf(spec)
    return
  }
  makeBot(withoutFile(spec), { seed: 0, now: () => 0 })
  namedModel(spec, rules, seating)
}

/** Who sits where: humans as named, the others bots in order, the last of them as often as needed. */
export function playersAt(seats: number, humans: readonly Seat[], specs: readonly string[]): string[] {
  const free = seats - humans.length
  if (specs.length > free)
    throw new BadInput(
      `${specs.length} ${specs.length === 1 ? 'bot' : 'bots'} for ${free} free ${free === 1 ? 'seat' : 'seats'} of ${seats}`,
      `${specs.length} ${specs.length === 1 ? 'bot' : 'bots'} voor ${free} vrije ${free === 1 ? 'plaats' : 'plaatsen'} van ${seats}`,
    )
  let next = 0
  return Array.from({ length: seats }, (_, seat) => {
    if (humans.includes(seat)) return HUMAN
    const spec = specs[Math.min(next++, specs.length - 1)]
    return spec ?? 'greedy'
  })
}

/** `0,2`, `all` or `none`. */
export function humanSeats(text: string, seats: number): Seat[] {
  if (text === 'all') return Array.from({ length: seats }, (_, seat) => seat)
  if (text === 'none') return []
  return [...new Set(listOf(text))].map((word) => {
    const seat = /^\d$/.test(word) ? Number(word) : -1
    if (seat < 0 || seat >= seats)
      throw new BadInput(
        `--human: there is no seat ${word} among 0 to ${seats - 1}`,
        `--human: er is geen plaats ${word} van 0 tot en met ${seats - 1}`,
      )
    return seat
  })
}
