import type { Store } from './store.ts'

/** Puts a deadline that somebody has taken right again, unless its table has moved on meanwhile. */
export async function putDue(
  store: Store,
  match: string,
  taken: number,
  at: number | undefined,
): Promise<void> {
  const still = { match, due_at: taken }
  if (at === undefined)
    await store.db
      .deleteFrom('deadlines')
      .where((row) => row.and(still))
      .execute()
  else
    await store.db
      .updateTable('deadlines')
      .set({ due_at: at })
      .where((row) => row.and(still))
      .execute()
}

/** When a server was last known to run. */
export async function lastPulse(store: Store): Promise<number | undefined> {
  const row = await store.db.selectFrom('pulse').select('at').executeTakeFirst()
  return row && Number(row.at)
}

/** A server runs. One whose clock is behind says nothing new. */
export async function keepPulse(store: Store, at: number): Promise<void> {
  await store.db
    .insertInto('pulse')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }).where('pulse.at', '<', at))
    .execute()
}

/** No server ran between these: what was due is due so much later. Throws where another server has noted it. */
export async function keepOutage(store: Store, from: number, to: number): Promise<void> {
  const outage = store.db.insertInto('outages').values({ from_at: from, to_at: to }).compile()
  const later = store.db
    .updateTable('deadlines')
    .set(({ eb }) => ({ due_at: eb('due_at', '+', to - from) }))
    .compile()
  await store.writer.commit([outage, later].map(({ sql, parameters }) => ({ sql, parameters })))
}

/** When no server ran, of what is newer than a moment. */
export async function outagesSince(
  store: Store,
  at: number,
): Promise<{ readonly from: number; readonly to: number }[]> {
  const rows = await store.db
    .selectFrom('outages')
    .selectAll()
    .where('to_at', '>', at)
    .orderBy('to_at')
    .execute()
  return rows.map(({ from_at, to_at }) => ({ from: Number(from_at), to: Number(to_at) }))
}

/** The days of a person, as JSON. */
export async function daysOf(store: Store, person: string): Promise<string | undefined> {
  const row = await store.db.selectFrom('days').select('body').where('person', '=', person).executeTakeFirst()
  return row?.body
}

export async function keepDays(store: Store, person: string, body: string): Promise<void> {
  await store.db
    .insertInto('days')
    .values({ person, body })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ body }))
    .execute()
}
