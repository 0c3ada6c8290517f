import type { EntryOf, Note } from '@hippodrome/wire'
import type { Actor } from './actor.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import type { Table } from './table.ts'

const reasonOf = (note: Note): string | undefined => ('reason' in note ? note.reason : undefined)

const without = <T extends object>(told: T): Omit<T, 'reason'> => {
  const { reason: _reason, ...rest } = told as T & { readonly reason?: unknown }
  return rest
}

/** Takes what was said in these entries off the table: from the talk, and from the votes and the pause that it was a reason of. */
export function redact(table: Table, actor: Actor, { lines }: EntryOf<'redact'>): TableOutcome {
  if (actor.kind !== 'table') return notAllowed('only the table takes words away')
  const { said, votes } = table
  const reasons = new Set(
    said.flatMap(({ version, says }) =>
      lines.includes(version) && 'note' in says ? (reasonOf(says.note) ?? []) : [],
    ),
  )
  // From the first line that changes on all are new, so that whoever has heard them before is told again.
  const first = said.findIndex(
    ({ version, says }) =>
      lines.includes(version) || ('note' in says && reasons.has(reasonOf(says.note) ?? '')),
  )
  if (first >= 0)
    said.splice(
      first,
      said.length,
      ...said.slice(first).map((line) => {
        const { says, version } = line
        if (!('note' in says)) return { ...line, ...(lines.includes(version) ? { says: REMOVED } : {}) }
        const bare = reasons.has(reasonOf(says.note) ?? '')
        return { ...line, ...(bare ? { says: { note: without(says.note) as Note } } : {}) }
      }),
    )
  votes.unsay(reasons)
  if (table.paused && reasons.has(table.paused.reason ?? '')) table.paused = without(table.paused)
  return OK
}

const REMOVED = { removed: true } as const
