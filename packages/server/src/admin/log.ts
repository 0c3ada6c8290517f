import { type Entry, entrySchema } from '@hippodrome/wire'
import * as v from 'valibot'
import { removedIn, wordless, wordsIn } from '../moderation/removed.ts'
import type { Store } from '../store/store.ts'
import { actorOf } from '../table/actor.ts'

/** The log of a match, a line an entry. What is secret while it is played is left out until it is over. */
export async function logLines(store: Store, match: string): Promise<string[] | undefined> {
  const { db } = store
  const row = await db.selectFrom('matches').select('phase').where('id', '=', match).executeTakeFirst()
  if (!row) return undefined
  const entries = await db
    .selectFrom('entries')
    .leftJoin('people', 'people.id', 'entries.by')
    .select(['version', 'at', 'by', 'body', 'people.name'])
    .where('match', '=', match)
    .orderBy('version')
    .execute()
  const removed = await removedIn(store, match)
  const over = row.phase === 'over' || row.phase === 'abandoned'
  return entries.map(({ version, at, by, body, name }) => {
    const entry = v.parse(entrySchema, JSON.parse(body))
    const who = name ?? whoIs(by)
    const says = tell(entry, over, removed.has(version))
    return `${String(version).padStart(6)}  ${new Date(Number(at)).toISOString()}  ${who}: ${says}`
  })
}

function whoIs(by: string): string {
  const actor = actorOf(by)
  if (actor.kind === 'table') return 'the table'
  return actor.kind === 'program' ? `the program of seat ${actor.seat}` : 'Nemo'
}

function tell(entry: Entry, over: boolean, removed: boolean): string {
  const { kind } = entry
  const seat = 'seat' in entry ? ` (seat ${entry.seat})` : ''
  switch (kind) {
    case 'open':
      return `opens ${entry.wish.game}, ${entry.wish.seats.length} seats, ${entry.wish.rated ? 'rated' : 'friendly'}`
    case 'sit':
      return `sits down as ${entry.name}${seat}`
    case 'choose':
      return over ? `chooses ${entry.choice} of decision ${entry.decision}${seat}` : `chooses${seat}`
    case 'say': {
      if (removed) return `said something that was removed`
      if (typeof entry.to === 'number' && !over) return `whispers to seat ${entry.to}`
      return `says to ${entry.to}: ${wordsIn(entry) ?? JSON.stringify(entry.says)}`
    }
    case 'motion':
    case 'propose':
    case 'vote':
    case 'stop':
    case 'seat':
    case 'clock':
    case 'lapse':
    case 'settle':
    case 'outage':
    case 'forget':
    case 'redact':
    case 'rematch':
    case 'lag':
      return `${kind} ${JSON.stringify(removed ? wordless(entry) : entry)}`
    default:
      return `${kind}${seat}`
  }
}
