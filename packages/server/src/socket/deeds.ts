import { type Choice, type Json, type Reason, sameJson, type Seat } from '@hippodrome/engine'
import type { ClientMessageOf, Entry, EntryOf } from '@hippodrome/wire'
import { isKnownLevel } from '../bots/levels.ts'
import type { Deed } from '../live/liveTable.ts'
import type { TableOutcome, TableRefusal } from '../table/outcome.ts'
import type { Table } from '../table/table.ts'

/** One entry, as it was sent. */
export const single = (entry: Entry): Deed =>
  function* () {
    yield entry
    return undefined
  }

/** Nothing, and why. */
export const refusing = (refusal: TableRefusal): Deed =>
  function* () {
    yield* []
    return { refusal }
  }

/** A seat for a bot is for one of the levels. Judged here, for logs of old may have others. */
export const offering = (entry: EntryOf<'seat' | 'propose'>): Deed =>
  isKnownLevel(entry.as) ? single(entry) : refusing({ code: 'not-allowed', message: 'there is no such bot' })

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/**
 * Sits down under a name that nobody else has at this table, and once the match has begun at one seat: whoever plays against others
 * must not look into a second hand, the host neither. Judged here, for logs of old may have it otherwise.
 */
export const sitting = (entry: EntryOf<'sit'>): Deed =>
  function* (table, actor) {
    const own = table.seatsOf(actor)
    const others = table.places.some(({ person }, seat) => person !== undefined && !own.includes(seat))
    if (table.phase === 'playing' && own.length > 0 && others)
      return { refusal: { code: 'not-allowed', message: 'you have a seat already' } }
    const taken = table.places.some(
      ({ person, name }) =>
        person !== undefined &&
        !(actor.kind === 'person' && actor.id === person) &&
        folded(name) === folded(entry.name),
    )
    if (taken) return { refusal: { code: 'name-taken', message: 'that name is taken at this table' } }
    yield entry
    return undefined
  }

/** A deed, and what the server has to add to it if it is accepted. */
export const followed = (deed: Deed, by: (table: Table) => Entry | undefined): Deed =>
  function* (table, actor, at) {
    const { version } = table
    const end = yield* deed(table, actor, at)
    const more = table.version > version ? by(table) : undefined
    if (more) yield more
    return end
  }

/** An entry that is meant for the table as its sender saw it. */
export const seenAt = (version: number, entry: Entry): Deed =>
  function* (table) {
    if (table.version === version) yield entry
    return undefined
  }

/** A gesture: its choices one after the other, as far as they are offered and nothing comes in between. */
export const gesture = ({ seat, decision, choices }: ClientMessageOf<'act'>): Deed =>
  function* (table, actor) {
    if (!table.seatsOf(actor).includes(seat)) {
      // Refused before its choices are compared: what a seat is offered can tell its hand.
      yield { kind: 'choose', seat, decision, choice: 0 }
      return undefined
    }
    let expected: number | undefined = decision
    for (const wanted of choices) {
      const asked = table.match?.decisionOf(seat)
      if (!asked || (expected !== undefined && asked.number !== expected)) return stopped({ why: 'others' })
      expected = undefined
      const choice = asked.choices.findIndex((offered) => sameJson(offered, wanted as Choice))
      if (choice < 0)
        return stopped({ why: 'not-offered', ...reasonOf(table.match?.why(seat, wanted as Choice)) })
      const outcome: TableOutcome = yield { kind: 'choose', seat, decision: asked.number, choice }
      if (!outcome.ok) return stopped({ why: 'not-offered' })
      if (sealed(table.match?.made, seat)) return stopped({ why: 'chance' })
    }
    return undefined
  }

const stopped = (stop: { readonly [key: string]: Json }) => ({ stopped: stop })
const reasonOf = (reason: Reason | undefined): { readonly reason?: Json } =>
  reason ? { reason: reason as unknown as Json } : {}
const sealed = (
  made: readonly { readonly sealed: boolean; readonly seat: Seat }[] | undefined,
  seat: Seat,
) => {
  const last = made?.[made.length - 1]
  return last?.seat === seat && last.sealed
}
