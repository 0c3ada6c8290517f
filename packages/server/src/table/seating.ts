import type { Seat } from '@hippodrome/engine'
import type { EntryOf } from '@hippodrome/wire'
import { letGo, wake } from './absence.ts'
import type { Actor } from './actor.ts'
import { notAllowed, OK, type TableOutcome } from './outcome.ts'
import { placeOf, vacate } from './places.ts'
import type { Table } from './table.ts'
import { settle } from './voting.ts'

/** Somebody takes a free seat. */
export function sit(
  table: Table,
  actor: Actor,
  { seat, name, words, invite }: EntryOf<'sit'>,
  at: number,
): TableOutcome {
  const place = table.places[seat]
  if (actor.kind !== 'person' || !place) return notAllowed('there is no such seat')
  const kept = table.isKept(actor, seat)
  const free =
    place.kind === 'open' ||
    (place.kind === 'invited' && (table.opens(invite) || table.isHost(actor) || kept))
  const beside = place.kind === 'screen' && table.isHost(actor) && !place.person
  if (table.phase === 'playing') {
    if (!free) return notAllowed('the seat is taken')
  } else if (table.phase !== 'gathering') return notAllowed('the match is over')
  else if (!free && !beside) return notAllowed('the seat is taken')
  if (!beside && !kept && table.seatsOf(actor).length > 0 && !table.isHost(actor))
    return notAllowed('you have a seat already')
  Object.assign(place, { kind: beside ? 'screen' : 'person', name, player: 'human', person: actor.id })
  if (table.phase === 'gathering') place.words = words
  else {
    table.clocks?.handOver(seat, at)
    wake(table, seat)
  }
  return OK
}

/** Before the match without a trace, in it for good: then those who stay say who has the seat next, or, when nobody does, whoever has the link. */
export function leave(
  table: Table,
  actor: Actor,
  { seat, held = false }: EntryOf<'leave'>,
  at: number,
): TableOutcome {
  const place = table.places[seat]
  const own = table.isSeatOf(actor, seat)
  if (!place || actor.kind !== 'person' || !(own || (table.isHost(actor) && table.phase === 'gathering')))
    return notAllowed('it is not your seat')
  if (table.phase === 'over' || table.phase === 'abandoned') return notAllowed('the match is over')
  vacate(place)
  if (table.phase === 'gathering') Object.assign(place, placeOf(table.wish.seats[seat] ?? { kind: 'open' }))
  else place.kind = held ? 'person' : 'invited'
  if (table.phase === 'playing' && table.places.every(({ person }) => person === undefined))
    for (const left of table.places) if (left.kind === 'person') left.kind = 'invited'
  if (table.phase === 'gathering') delete place.words
  else {
    table.votes.leaves(seat)
    for (const open of table.votes.all()) settle(table, open, at)
  }
  return OK
}

/** The host says anew how a free seat is taken; in a match the table itself does, for a seat whose owner is gone for good. */
export function offer(table: Table, actor: Actor, { seat, as }: EntryOf<'seat'>): TableOutcome {
  const place = table.places[seat]
  const left = actor.kind === 'table' && table.phase === 'playing'
  if (!left && !(table.isHost(actor) && table.phase === 'gathering'))
    return notAllowed('only the host sets the table')
  if (!place || place.person) return notAllowed('somebody sits there')
  Object.assign(place, placeOf(as))
  if (left && as.kind === 'bot') letGo(table, seat)
  return OK
}

/** The owner of a seat takes it back from the bot that played for them. */
export function comeBack(table: Table, actor: Actor, seat: Seat, at: number): TableOutcome {
  const place = table.places[seat]
  if (!place?.standIn || !table.isSeatOf(actor, seat) || actor.kind === 'table')
    return notAllowed('nobody plays for you')
  wake(table, seat)
  table.clocks?.revive(seat)
  table.note({ kind: 'back', seat }, at)
  return OK
}

/** From now on the clock of a seat goes by these days. */
export function tellDays(
  table: Table,
  actor: Actor,
  { seat, calendar, next }: EntryOf<'calendar'>,
  at: number,
): TableOutcome {
  const place = table.places[seat]
  if (!place || actor.kind !== 'person' || place.person !== actor.id) return notAllowed('it is not your seat')
  place.calendar = calendar
  if (next) table.clocks?.goByNext(seat, calendar, at)
  else table.clocks?.goBy(seat, calendar, at)
  return OK
}
