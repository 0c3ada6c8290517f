import type { Summary } from '@hippodrome/wire'
import type { MatchesTable, MembersTable } from '../store/tables.ts'
import type { Table } from '../table/table.ts'

/** What a list shows of a table. No secret is in it. */
function summaryOf(id: string, table: Table, made: number, changed: number): Summary {
  const { match, wish } = table
  const ranks = match?.result?.ranks
  return {
    id,
    game: table.game.id,
    phase: table.phase,
    options: wish.options,
    seats: table.places.map(({ kind, name }, seat) => ({ kind, name, player: table.playerAt(seat) })),
    host: table.hostName,
    by: table.host,
    listed: wish.listed,
    ...(wish.rated ? { rated: true } : {}),
    ...(wish.spectators ? {} : { closed: true }),
    made,
    changed,
    choices: match?.made.length ?? 0,
    waiting: match?.state.pending.map(({ seat }) => seat) ?? [],
    ...(ranks ? { ranks: [...ranks] } : {}),
    ...newsOf(table),
    ...blowsOf(table),
    ...timeOf(table),
  }
}

/** What is new for those who sit there: open votes, and how much was said to all. */
function newsOf({ votes, said }: Table): Pick<Summary, 'votes' | 'said'> {
  const asked = votes.all().flatMap((vote) => vote.of.filter((seat) => !vote.for.includes(seat)))
  const lines = said.filter(({ to }) => to === 'table').length
  return { ...(asked.length > 0 ? { votes: asked } : {}), ...(lines > 0 ? { said: lines } : {}) }
}

/** What was done to the people who play. */
function blowsOf(table: Table): Pick<Summary, 'blows'> {
  const blows = table.blowsNow().filter(({ seat }) => table.places[seat]?.person !== undefined)
  return blows.length > 0 ? { blows } : {}
}

/** How much time there is, and when it will have run out. */
function timeOf({ time, clocks, paused }: Table): Pick<Summary, 'time' | 'dues' | 'paused'> {
  if (!time && !paused) return {}
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
  summary: JSON.stringify(summaryOf(id, table, made, changed)),
  seed: table.secret,
})

export const membersOf = (id: string, table: Table): MembersTable[] =>
  table.places.flatMap(({ person }, seat) => (person === undefined ? [] : [{ match: id, person, seat }]))
