import type { Seat } from '@hippodrome/engine'
import { entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import type { LiveTable } from '../live/liveTable.ts'
import type { Registry } from '../live/registry.ts'
import { single } from '../socket/deeds.ts'
import type { Hub } from '../socket/hub.ts'
import type { Store } from '../store/store.ts'
import { STAND_IN } from '../table/absence.ts'
import type { Actor } from '../table/actor.ts'
import type { Table } from '../table/table.ts'
import { nobodyAt } from '../table/unname.ts'
import { newId } from './keys.ts'
import type { People, Person } from './people.ts'
import { entriesOf, matchesOf } from './traces.ts'

type Parts = {
  readonly store: Store
  readonly people: People
  readonly registry: Registry
  readonly hub: Hub
}

/**
 * Deletes an account. Nobody comes in by it any more from the first step on, and it is known until the last, so that one
 * that was interrupted can be done again: tables that are being played go on without its owner, and their name leaves all tables and logs.
 */
export async function sayGoodbye(parts: Parts, person: Person): Promise<void> {
  const { store, people, registry, hub } = parts
  const { db } = store
  const { id } = person
  await people.sessions.endAll(id)
  await store.together(tokensOf(store, id))
  hub.ended({ person: id })
  for (const match of await tablesUnderWay(store, id)) {
    const live = await registry.find(match)
    if (live) await standUp(live, { kind: 'person', ...person })
  }
  for await (const match of matchesOf(store, id)) {
    const live = await registry.find(match)
    if (live) await forgetNames(store, live, id)
  }
  await store.together(
    ...(
      [
        'sessions',
        'passkeys',
        'codes',
        'mails',
        'tickets',
        'notes',
        'members',
        'days',
        'pushes',
        'callings',
        'notices',
        'blocks',
        'bans',
        'warnings',
        'moderators',
      ] as const
    ).map((table) => db.deleteFrom(table).where('person', '=', id)),
    db.deleteFrom('blocks').where('other', '=', id),
    db.deleteFrom('reports').where('about', '=', id),
    db.updateTable('reports').set({ person: '' }).where('person', '=', id),
    db.deleteFrom('people').where('id', '=', id),
  )
}

/** Takes away the tokens of all programs that somebody has let in. */
export const tokensOf = ({ db }: Store, host: string) =>
  db.deleteFrom('tokens').where('match', 'in', db.selectFrom('matches').select('id').where('host', '=', host))

/** Tables that are not over at which somebody sits, or which they have opened. */
export async function tablesUnderWay(store: Store, person: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('matches')
    .select('id')
    .where('phase', 'in', ['gathering', 'playing'])
    .where((is) =>
      is.or([
        is('host', '=', person),
        is.exists(
          is
            .selectFrom('members')
            .select('seat')
            .where('person', '=', person)
            .whereRef('members.match', '=', 'matches.id'),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Leaves every seat; where others play on, a bot takes it, and those of one's own programs, which nobody answers for any more. A table of one's
 * own that has not begun is closed.
 */
export async function standUp(live: LiveTable, actor: Actor): Promise<void> {
  if (live.table.phase === 'gathering' && live.table.isHost(actor)) {
    await live.send(actor, newId(), single({ kind: 'close' }))
    return
  }
  const own = live.table.seatsOf(actor)
  const programs = live.table.isHost(actor)
    ? live.table.places.flatMap(({ kind }, seat) => (kind === 'program' ? [seat] : []))
    : []
  for (const seat of [...own, ...programs]) {
    if (own.includes(seat)) await live.send(actor, newId(), single({ kind: 'leave', seat, held: true }))
    // Where another node was quicker it is another table by now.
    const { table } = live
    if (table.phase !== 'playing' || !table.places.some((place) => place.person !== undefined)) continue
    const as = { kind: 'bot' as const, player: STAND_IN, name: nobodyAt(seat) }
    await live.send({ kind: 'table' }, newId(), single({ kind: 'seat', seat, as }))
  }
}

/**
 * The table forgets a name by an entry like any other, which all nodes follow. Then the name is taken out of what was written before:
 * a log is appended and never changed, but for this.
 */
export async function forgetNames(
  store: Store,
  live: LiveTable,
  person: string,
  name?: string,
): Promise<void> {
  const { id, table } = live
  const entries = await entriesOf(store, id, person)
  const sittings = entries.flatMap(({ version, body }) => {
    const entry = v.parse(entrySchema, JSON.parse(body))
    return entry.kind === 'sit' ? [{ version, entry }] : []
  })
  const own = new Set(entries.map(({ version }) => version))
  const lines = table.said.filter(({ version }) => own.has(version)).map(({ version }) => version)
  const seats = sittings.flatMap(({ entry: { seat, name: said } }) =>
    isLast(table, person, seat, said) ? [seat] : [],
  )
  if (seats.length > 0 || lines.length > 0)
    await live.send(
      { kind: 'table' },
      newId(),
      single({ kind: 'forget', seats: [...new Set(seats)], lines, ...(name === undefined ? {} : { name }) }),
    )
  await store.together(
    ...sittings.map(({ version, entry }) =>
      store.db
        .updateTable('entries')
        .set({ body: JSON.stringify({ ...entry, name: name ?? nobodyAt(entry.seat) }) })
        .where('match', '=', id)
        .where('version', '=', version),
    ),
  )
  await live.keepSnapshot()
}

/** Whether a seat still goes by the name that this person gave. */
function isLast({ places }: Table, person: string, seat: Seat, name: string): boolean {
  const place = places[seat]
  return place?.name === name && (place.person ?? person) === person
}
