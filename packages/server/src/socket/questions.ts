import { type Choice, type Match, type Preview, previewOf, type Seat, walkPlan } from '@hippodrome/engine'
import type { ClientMessage, ClientMessageOf } from '@hippodrome/wire'
import type { Actor } from '../table/actor.ts'
import { lookBack, lookThrough, wayTo } from '../table/past.ts'
import { seatFor } from '../table/reading.ts'
import { Slices } from '../table/slices.ts'
import type { Table } from '../table/table.ts'

export type Question = ClientMessageOf<'why' | 'denied' | 'previews' | 'walk' | 'at' | 'series'>

const QUESTIONS: readonly ClientMessage['type'][] = ['why', 'denied', 'previews', 'walk', 'at', 'series']

export const isQuestion = (message: ClientMessage): message is Question => QUESTIONS.includes(message.type)

/** So many choices are played again for a credit. */
const CHOICES = 50

/** What a question costs of a socket's credits: those that play choices again cost more, by how many these are. */
export function costOf(question: Question, table: Table): number {
  if (question.type === 'at') return 3 + Math.floor(wayTo(table, question.version) / CHOICES)
  if (question.type === 'series') return 20 + Math.floor((2 * (table.match?.made.length ?? 0)) / CHOICES)
  return 1
}

/** Answers what changes nothing, from what the seat of the asker may know; nothing if it is not theirs to ask. */
export async function answerTo(table: Table, actor: Actor, question: Question): Promise<unknown> {
  const { match } = table
  if (!match) return undefined
  if ('seat' in question && !table.seatsOf(actor).includes(question.seat)) return undefined
  switch (question.type) {
    case 'why':
      return { reason: match.why(question.seat, question.choice as Choice) }
    case 'denied':
      return match.denied(question.seat)
    case 'previews':
      return previews(match, question.seat)
    case 'walk':
      return walkPlan(match, question.seat, question.choices as Choice[])
    case 'at':
      return momentAt(table, actor, question.version)
    case 'series':
      return series(table, actor, question.paths)
  }
}

type Made = Match['made'][number]
type Tried = {
  readonly after: Made | undefined
  /** Nothing where the match went on meanwhile. */
  readonly previews: Promise<readonly Preview[] | undefined>
}

/** What was last tried for each seat: whoever asks again meanwhile gets the same, and costs nobody anything. */
const tried = new WeakMap<Match, Map<Seat, Tried>>()

const lastOf = ({ made }: Match): Made | undefined => made[made.length - 1]

/** What each choice would come to. When the match goes on meanwhile, nobody wants to know any more. */
async function previews(match: Match, seat: Seat): Promise<readonly Preview[]> {
  const seats = tried.get(match) ?? new Map<Seat, Tried>()
  tried.set(match, seats)
  const after = lastOf(match)
  const known = seats.get(seat)
  const trying = known && known.after === after ? known : { after, previews: tryAll(match, seat) }
  seats.set(seat, trying)
  const found = await trying.previews
  if (found && lastOf(match) === after) return found
  if (seats.get(seat) === trying) seats.delete(seat)
  return []
}

/** A few at a time, as long as nothing else happens. */
async function tryAll(match: Match, seat: Seat): Promise<readonly Preview[] | undefined> {
  const choices = match.decisionOf(seat)?.choices ?? []
  const after = lastOf(match)
  const found: Preview[] = []
  const slices = new Slices()
  for (let choice = 0; choice < choices.length; choice++) {
    if ((await slices.pause()) && lastOf(match) !== after) return undefined
    found.push(previewOf(match, seat, choice))
  }
  return found
}

/** The table after `version` choices, as the actor could see it then. */
function momentAt(table: Table, actor: Actor, version: number): Promise<unknown> {
  const { game } = table
  const seat = seatFor(table, actor, undefined)
  return lookBack(table, version, ({ state }) => ({
    version,
    view: game.view(state.game, seat),
    waiting: state.pending.map((asked) => asked.seat),
  }))
}

/** Numbers of the views after each choice of the match as it was when somebody asked. */
async function series(
  table: Table,
  actor: Actor,
  paths: readonly (readonly (string | number)[])[],
): Promise<unknown> {
  const { game } = table
  const seat = seatFor(table, actor, undefined)
  const lines = paths.map((): number[] => [])
  const all = await lookThrough(table, ({ state }) => {
    const view = game.view(state.game, seat)
    paths.forEach((path, n) => lines[n]?.push(numberAt(view, path)))
  })
  return all ? lines : undefined
}

const numberAt = (view: unknown, path: readonly (string | number)[]): number =>
  Number(
    path.reduce<unknown>(
      (part, key) => (part as { readonly [key: string]: unknown } | undefined)?.[key],
      view,
    ),
  )
