import type { Summary } from '@hippodrome/wire'
import type { MatchesTable, MembersTable } from '../store/tables.ts'
import { waitedFor } from '../table/asked.ts'
import { merged } from '../table/text.ts'
import type { Table } from '../table/table.ts'
import { consenting } from '../table/voting.ts'

type Lasting = 'id' | 'game' | 'options' | 'by' | 'listed' | 'rated' | 'closed' | 'made'

const lasting = new WeakMap<Table, string>()

/** Of what a list shows what stays, as JSON. */
function lastingOf(id: string, table: Table, made: number): string {
  const { game, wish, host } = table
  const known =
    lasting.get(table) ??
    JSON.stringify({
      id,
      game: game.id,
      options: wish.options,
      by: host,
      listed: wish.listed,
      ...(wish.rated ? { rated: true } : {}),
      ...(wish.spectators ? {} : { closed: true }),
      made,
    } satisfies Pick<Summary, Lasting>)
  lasting.set(table, known)
  return known
}

/** Of what a list shows what may be another at the next choice. */
function passingOf(table: Table, changed: number): Omit<Summary, Lasting> {
  const { match } = table
  const ranks = match?.result?.ranks
  return {
    phase: table.phase,
    seats: table.places.map(({ kind, name }, seat) => ({ kind, name, player: table.playerAt(seat) })),
    host: table.hostName,
    changed,
    choices: match?.made.length ?? 0,
    waiting: waitedFor(table),
    ...(ranks ? { ranks: [...ranks] } : {}),
    ...newsOf(table),
    ...blowsOf(table),
    ...timeOf(table),
  }
}

/** What a list shows of a table, as JSON. No secret is in it. */
const summaryOf = (id: string, table: Table, made: number, changed: number): string =>
  merged(lastingOf(id, table, made), JSON.stringify(passingOf(table, changed)))

const NOTHING = {}

/** What is new for those who sit there: open votes, and how much was said to all. */
function newsOf(table: Table): Pick<Summary, 'votes' | 'said'> {
  const { votes, said } = table
  if (votes.all().length === 0 && said.length === 0) return NOTHING
  const asked = votes
    .all()
    .flatMap((vote) => consenting(table, vote).filter((seat) => !vote.for.includes(seat)))
  const lines = said.filter(({ to }) => to === 'table').length
  return { ...(asked.length > 0 ? { votes: asked } : {}), ...(lines > 0 ? { said: lines } : {}) }
}

/** What was done to the people who play. */
function blowsOf(table: Table): Pick<Summary, 'blows'> {
  const all = table.blowsNow()
  if (all.length === 0) return NOTHING
  const blows = all.filter(({ seat }) => table.places[seat]?.person !== undefined)
  return blows.length > 0 ? { blows } : NOTHING
}

/** How much time there is, and when it will have run out. */
function timeOf({ time, clocks, paused }: Table): Pick<Summary, 'time' | 'dues' | 'paused'> {
  if (!time && !paused) return NOTHING
  const dues = clocks?.view().flatMap(({ due }, seat) => (due === undefined ? [] : [{ seat, due }]))
  return { ...(time ? { time } : {}), ...(dues?.length ? { dues } : {}), ...(paused ? { paused: true } : {}) }
}

export const rowOf = (id: string, table: Table, made: number, changed: number): MatchesTable => ({
  id,
  game: table.game.id,
  phase: table.phase,
  listed: table.wish.listed ? 1 : 0,
  host: table.host,
  made_at: made,
  changed_at: changed,
  version: table.version,
  summary: summaryOf(id, table, made, changed),
  seed: table.secret,
})

export const membersOf = (id: string, table: Table): MembersTable[] =>
  table.places.flatMap(({ person }, seat) => (person === undefined ? [] : [{ match: id, person, seat }]))
