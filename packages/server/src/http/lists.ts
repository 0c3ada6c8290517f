import type { Phase, Summary } from '@hippodrome/wire'
import { isBot } from '../bots/seats.ts'
import type { Store } from '../store/store.ts'

const MOST = 100
/** How many of those that are over are shown. */
const FINISHED = 20

const read = (rows: readonly { readonly summary: string }[]): Summary[] =>
  rows.map(({ summary }) => JSON.parse(summary) as Summary)

/** Listed tables in a phase, the newest first. */
const listed = (store: Store, phase: Phase, most: number) =>
  store.db
    .selectFrom('matches')
    .select('summary')
    .where('listed', '=', 1)
    .where('phase', '=', phase)
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute()

/** Tables that wait for people, those that are being played, and those that can be looked through; the newest first. */
export async function lobby(store: Store): Promise<Summary[]> {
  const [gathering, playing, over] = await Promise.all([
    listed(store, 'gathering', MOST),
    listed(store, 'playing', MOST),
    listed(store, 'over', FINISHED),
  ])
  const begun = read([...playing, ...over]).filter(({ closed }) => !closed)
  // What was done to whom concerns those who play.
  return [...read(gathering), ...begun.map(({ blows: _theirs, ...table }) => table)]
}

/** How many tables that somebody has opened wait for others. */
export async function waitingOf(store: Store, host: string): Promise<number> {
  const { many } = await store.db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll().as('many'))
    .where('phase', '=', 'gathering')
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  return Number(many)
}

/** Matches in which it is a bot's turn: those that go on by themselves after the server has started. */
export async function botsAreAsked(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('matches').select('summary').where('phase', '=', 'playing').execute()
  return read(rows).flatMap(({ id, seats, waiting }) =>
    waiting.some((seat) => isBot(seats[seat]?.player ?? 'human')) ? [id] : [],
  )
}

/** All that somebody sits at, those that wait for them first. */
export async function mine(store: Store, person: string): Promise<(Summary & { seats_of_mine: number[] })[]> {
  const rows = await store.db
    .selectFrom('members')
    .innerJoin('matches', 'matches.id', 'members.match')
    .select(['matches.summary', 'members.seat'])
    .where('members.person', '=', person)
    .orderBy('matches.changed_at', 'desc')
    .limit(MOST * 4)
    .execute()
  const found = new Map<string, Summary & { seats_of_mine: number[] }>()
  rows.forEach(({ seat }, index) => {
    const [summary] = read(rows.slice(index, index + 1))
    if (!summary) return
    const known = found.get(summary.id)
    if (known) known.seats_of_mine.push(seat)
    else found.set(summary.id, { ...summary, seats_of_mine: [seat] })
  })
  const waits = (match: Summary & { seats_of_mine: number[] }) =>
    match.waiting.some((seat) => match.seats_of_mine.includes(seat)) ? 0 : 1
  return [...found.values()].toSorted((one, other) => waits(one) - waits(other))
}
