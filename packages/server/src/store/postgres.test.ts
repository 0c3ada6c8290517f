import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { placeForTest, POSTGRES } from '../testing/place.ts'
import { Store } from './store.ts'

describe.skipIf(POSTGRES === undefined)('a PostgreSQL', () => {
  it('answers when it is on the disk, also where it was told not to wait for that', async () => {
    const place = await placeForTest()
    const before = await Store.open(place.place, Date.now)
    const name = new URL(place.place).pathname.slice(1)
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(before.db)
    await before.close()
    const store = await Store.open(place.place, Date.now)
    const question = sql<{ synchronous_commit: string }>`show synchronous_commit`
    const read = await Promise.all(Array.from({ length: 4 }, () => question.execute(store.db)))
    expect(read.flatMap(({ rows }) => rows)).toEqual(
      Array.from({ length: 4 }, () => ({ synchronous_commit: 'on' })),
    )
    const written = await store.writer.commit([{ sql: 'show synchronous_commit', parameters: [] }])
    expect(written.rows).toEqual([{ synchronous_commit: 'on' }])
    await store.close()
    await place.end()
  })
})
