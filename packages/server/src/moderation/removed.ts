import { type Entry, entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import type { Store } from '../store/store.ts'

/** The versions of a match's log whose words were taken away. */
export async function removedIn({ db }: Store, match: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('match', '=', match)
    .where('body', 'like', '{"kind":"redact"%')
    .execute()
  return new Set(
    rows.flatMap(({ body }) => {
      const entry = v.parse(entrySchema, JSON.parse(body))
      return entry.kind === 'redact' ? entry.lines : []
    }),
  )
}

/** An entry as it may be shown after its words were taken away. */
export function wordless(entry: Entry): object {
  if (entry.kind === 'say') return { ...entry, says: { removed: true } }
  if (!('reason' in entry)) return entry
  const { reason: _reason, ...rest } = entry
  return rest
}

/** What somebody has written in an entry: at the table, or as the reason of a vote. */
export function wordsIn(entry: Entry): string | undefined {
  if (entry.kind === 'say') return 'text' in entry.says ? entry.says.text : undefined
  return entry.kind === 'motion' || entry.kind === 'propose' ? entry.reason : undefined
}
