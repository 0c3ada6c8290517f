import * as v from 'valibot'
import type { Statement } from '../store/statements.ts'

export const CHANNEL = 'hippodrome'
/** A database passes on no more than this in one piece. */
const MOST_BYTES = 7000

export const newsSchema = v.variant('kind', [
  /** Tables that have come to a version, by their names. */
  v.strictObject({ kind: v.literal('tables'), node: v.string(), tables: v.record(v.string(), v.number()) }),
  /** People who are at the node; said when they come, and again and again while they are there. */
  v.strictObject({ kind: v.literal('here'), node: v.string(), people: v.array(v.string()) }),
  /** Somebody left the node, and when. */
  v.strictObject({ kind: v.literal('left'), node: v.string(), person: v.string(), at: v.number() }),
  /** A session was ended, or all of a person's. */
  v.strictObject({
    kind: v.literal('ended'),
    node: v.string(),
    session: v.optional(v.string()),
    person: v.optional(v.string()),
  }),
  /** A node that has just come asks who is where. */
  v.strictObject({ kind: v.literal('who'), node: v.string() }),
])
export type News = v.InferOutput<typeof newsSchema>

/** How all nodes are told something: with the commit that it is said in, or not at all. */
const saying = (payloads: readonly string[]): Statement => ({
  sql: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
  parameters: [payloads],
})

/** In pieces that the database passes on. */
function inPieces<T>(all: Iterable<T>, sizeOf: (one: T) => number): T[][] {
  const pieces: T[][] = []
  let room = 0
  for (const one of all) {
    room -= sizeOf(one)
    if (room < 0) {
      pieces.push([])
      room = MOST_BYTES - sizeOf(one)
    }
    pieces.at(-1)?.push(one)
  }
  return pieces
}

/** What a commit says of the tables that it has changed. */
export const tablesNews = (node: string, versions: ReadonlyMap<string, number>): Statement =>
  saying(
    inPieces(versions, ([match]) => match.length + 16).map((piece) =>
      JSON.stringify({ kind: 'tables', node, tables: Object.fromEntries(piece) } satisfies News),
    ),
  )

/** Who is at this node. */
export const peopleNews = (node: string, people: Iterable<string>): Statement =>
  saying(
    inPieces(people, (person) => person.length + 3).map((piece) =>
      JSON.stringify({ kind: 'here', node, people: piece } satisfies News),
    ),
  )

export const news = (one: News): Statement => saying([JSON.stringify(one)])
