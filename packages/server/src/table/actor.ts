/** Who does something: a person, the program of a seat, or the table itself (bots). */
export type Actor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'program'; readonly seat: number }
  | { readonly kind: 'table' }

const PROGRAM = 'program:'
const TABLE = '-'

export const actorKey = (actor: Actor): string =>
  actor.kind === 'person' ? actor.id : actor.kind === 'program' ? `${PROGRAM}${actor.seat}` : TABLE

export function actorOf(key: string): Actor {
  if (key === TABLE) return { kind: 'table' }
  if (key.startsWith(PROGRAM)) return { kind: 'program', seat: Number(key.slice(PROGRAM.length)) }
  return { kind: 'person', id: key, name: '' }
}
