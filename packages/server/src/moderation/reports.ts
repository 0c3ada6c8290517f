import type { Case, Report, ReportReason, Said } from '@hippodrome/wire'
import type { Registry } from '../live/registry.ts'
import { newId } from '../people/keys.ts'
import type { Person } from '../people/people.ts'
import type { Store } from '../store/store.ts'
import type { ReportsTable } from '../store/tables.ts'
import type { Actor } from '../table/actor.ts'
import { knownTo, seatFor } from '../table/reading.ts'
import type { Table } from '../table/table.ts'
import { NOBODY } from '../table/unname.ts'

type Parts = { readonly store: Store; readonly registry: Registry; readonly now: () => number }

/** So many cases are shown at once, the oldest first, each with so many lines around what was reported. */
const MOST = 50
const AROUND = 6

/** Tells the moderators of somebody, or of a line that whoever reports it has heard. Says whether there is any such thing. */
export async function report(
  { store, registry, now }: Parts,
  { id: by, name }: Person,
  { person, match = '', line = 0, reason, words = '' }: Report,
): Promise<boolean> {
  const known = await store.db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()
  if (!known) return false
  if (match !== '') {
    const live = await registry.find(match)
    const actor: Actor = { kind: 'person', id: by, name }
    const may = await live?.look((table) => {
      if (!table.maySee(actor)) return false
      const { said } = knownTo(table, actor, seatFor(table, actor, undefined))
      const heard = said.find(({ version }) => version === line)
      return line === 0 || (heard !== undefined && speakerOf(table, heard) === person)
    })
    if (!may) return false
  }
  const row = { person: by, about: person, match, line, reason, words, made_at: now() }
  await store.db
    .insertInto('reports')
    .values({ id: newId(), ...row, done_at: 0, done_by: '' })
    .execute()
  return true
}

/** Who said a line, or asked for the vote of which it tells. */
function speakerOf({ places }: Table, { by, says }: Said): string | undefined {
  return by ?? ('note' in says && 'by' in says.note ? places[says.note.by]?.person : undefined)
}

/** What waits for a moderator, with what was said. */
export async function openCases(parts: Parts): Promise<Case[]> {
  const { store } = parts
  const rows = await store.db
    .selectFrom('reports')
    .leftJoin('people as reporter', 'reporter.id', 'reports.person')
    .leftJoin('people as reported', 'reported.id', 'reports.about')
    .selectAll('reports')
    .select(['reporter.name as by', 'reported.name as name'])
    .where('reports.done_at', '=', 0)
    .orderBy('reports.made_at')
    .limit(MOST)
    .execute()
  const cases: Case[] = []
  for (const row of rows) {
    const { id, about, reason, words, match } = row
    const live = match === '' ? undefined : await parts.registry.find(match)
    cases.push({
      id,
      at: Number(row.made_at),
      by: row.by ?? NOBODY,
      about: { person: about, name: row.name ?? NOBODY, ...(await recordOf(store, about)) },
      reason: reason as ReportReason,
      ...(words === '' ? {} : { words }),
      ...(live ? { match, game: live.table.game.id } : {}),
      lines: (await live?.look((table) => linesOf(table, row))) ?? [],
    })
  }
  return cases
}

async function recordOf({ db }: Store, person: string) {
  const count = async (table: 'warnings' | 'bans'): Promise<number> => {
    const rows = await db.selectFrom(table).select('person').where('person', '=', person).execute()
    return rows.length
  }
  const reports = await db.selectFrom('reports').select('id').where('about', '=', person).execute()
  return { banned: (await count('bans')) > 0, warnings: await count('warnings'), reports: reports.length }
}

/** What was reported, and what everybody heard around it. */
function linesOf({ said, places }: Table, { line, about }: ReportsTable): Case['lines'] {
  const heard = said.filter(({ to, version }) => typeof to !== 'number' || version === line)
  const at = line > 0 ? heard.findIndex(({ version }) => version === line) : heard.length - 1
  return heard.slice(Math.max(0, at - AROUND), at + AROUND + 1).flatMap((spoken) => {
    const { version, from, to, says, at: time } = spoken
    if ('note' in says && !('reason' in says.note)) return []
    const text =
      'text' in says ? says.text : 'note' in says && 'reason' in says.note ? says.note.reason : undefined
    const seat = 'note' in says && 'by' in says.note ? says.note.by : -1
    return [
      {
        version,
        at: time,
        from: from || (places[seat]?.name ?? ''),
        to: typeof to === 'number' ? (places[to]?.name ?? '') : to,
        ...(text === undefined ? ('emote' in says ? { text: `(${says.emote})` } : {}) : { text }),
        reported: line > 0 ? version === line : spoken.by === about,
      },
    ]
  })
}

export async function closeReport({ store, now }: Parts, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('reports')
    .set({ done_at: now(), done_by: by })
    .where('id', '=', id)
    .where('done_at', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
