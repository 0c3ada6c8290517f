import type { Seat } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { DAY, type Entry, MINUTE, SECOND, type SeatView, type Time } from '@hippodrome/wire'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../standing/results.ts'
import { single } from '../socket/deeds.ts'
import { begunTable, personAt, seedOf } from '../testing/begunTable.ts'
import type { Actor } from './actor.ts'
import { Table } from './table.ts'
import { dueOf, overdueAt } from './timing.ts'
import { witnessed } from './witness.ts'

const families = await loadGame('families')
const LIVE: Time = { kind: 'live', base: 10 * MINUTE, increment: 0 }
const TURNS: Time = { kind: 'turns', each: DAY, reserve: DAY, off: [] }
const TABLE: Actor = { kind: 'table' }
const OUT = 10 * MINUTE + SECOND
const BOT = { kind: 'bot', player: 'squire' } as const
const OPEN = { kind: 'open' } as const

const replace = (seat: Seat, more: object = {}): Entry => ({ kind: 'propose', seat, as: OPEN, ...more })
const votesOf = (table: Table) => table.votes.all().map(({ of, for: agreed }) => ({ of, for: agreed }))
const peopleAt = (table: Table) => table.places.map(({ person }) => person)

describe('the seat of somebody', () => {
  it('is not given away without their word while they are there', () => {
    const table = begunTable(families, { people: 2 })
    expect(table.apply(personAt(0), replace(1, { absent: false }), 0).ok).toBe(true)
    expect(peopleAt(table)).toEqual(['p0', 'p1'])
    expect(votesOf(table)).toEqual([{ of: [0, 1], for: [0] }])
    table.apply(personAt(1), { kind: 'vote', vote: 1, for: false }, 0)
    expect(table.votes.all()).toEqual([])
    table.apply(personAt(0), replace(1, { absent: false }), 0)
    table.apply(personAt(1), { kind: 'vote', vote: 2, for: true }, 0)
    expect(peopleAt(table)).toEqual(['p0', undefined])
  })

  it('is given away by the others when they have not been here for long, or their time is over', () => {
    const gone = begunTable(families, { people: 2 })
    gone.apply(personAt(0), replace(1, { absent: true }), 0)
    expect(peopleAt(gone)).toEqual(['p0', undefined])
    const late = begunTable(families, { people: 2, time: LIVE, absence: 'vote' })
    const seat = late.match?.state.pending[0]?.seat ?? 0
    late.apply(TABLE, { kind: 'clock', seat }, OUT)
    const other = 1 - seat
    late.votes.clear()
    late.apply(personAt(other), replace(seat, { absent: false }), OUT)
    expect(late.places[seat]?.person).toBeUndefined()
  })

  it('is theirs to speak for also while a bot plays for them', () => {
    const table = begunTable(families, { people: 2 })
    table.apply(personAt(0), { kind: 'propose', seat: 1, as: BOT, absent: true }, 0)
    expect(table.places[1]?.standIn).toBe('squire')
    table.apply(personAt(0), replace(1, { absent: false }), 0)
    expect(votesOf(table)).toEqual([{ of: [0, 1], for: [0] }])
  })

  it('was given away at once in logs of old, which never asked who is there, and still is when they are read', () => {
    const table = begunTable(families, { people: 2 })
    table.apply(personAt(0), replace(1), 0)
    expect(peopleAt(table)).toEqual(['p0', undefined])
  })

  it('went in logs of old to whoever had the link, and still does when they are read', () => {
    const table = begunTable(families, { people: 2 })
    table.apply(personAt(1), { kind: 'leave', seat: 1 }, 0)
    const sit: Entry = { kind: 'sit', seat: 1, name: 'Zoe', words: 'words', invite: 'link' }
    expect(table.apply({ kind: 'person', id: 'zoe', name: 'Zoe' }, sit, 0).ok).toBe(true)
  })

  it('waits, once they have left, for the word of those who stay', () => {
    const table = begunTable(families, { people: 3 })
    table.apply(personAt(2), { kind: 'leave', seat: 2, held: true }, 0)
    const sit: Entry = { kind: 'sit', seat: 2, name: 'Zoe', words: 'words', invite: 'link' }
    const zoe: Actor = { kind: 'person', id: 'zoe', name: 'Zoe' }
    expect(table.apply(zoe, sit, 0)).toMatchObject({ ok: false, message: 'the seat is taken' })
    table.apply(personAt(0), { kind: 'propose', seat: 2, as: { kind: 'invited' }, absent: true }, 0)
    expect(votesOf(table)).toEqual([{ of: [0, 1], for: [0] }])
    table.apply(personAt(1), { kind: 'vote', vote: 1, for: true }, 0)
    expect(table.apply(zoe, sit, 0).ok).toBe(true)
  })

  it('is for whoever has the link when nobody stays', () => {
    const table = begunTable(families, { people: 2 })
    for (const seat of [0, 1]) table.apply(personAt(seat), { kind: 'leave', seat, held: true }, 0)
    expect(table.places.map(({ kind }) => kind)).toEqual(['invited', 'invited'])
  })
})

describe('what the server notes with a deed', () => {
  const entryOf = (entry: Entry, table: Table, at: number, seen: object) => {
    const presence = () => seen as Pick<SeatView, 'presence' | 'since'>
    return witnessed(single(entry), presence)(table, personAt(0), at).next().value
  }

  it('is whether somebody has not been here for long, which by turns takes longer', () => {
    const deed = { kind: 'propose', seat: 1, as: BOT } as const
    const absent = (time: Time | undefined, at: number, seen: object) => {
      const table = begunTable(families, { people: 2, ...(time ? { time } : {}) })
      return (entryOf(deed, table, at, seen) as { absent: boolean }).absent
    }
    const away = { presence: 'away', since: 0 }
    const gone = { presence: 'gone', since: 0 }
    expect([absent(LIVE, 10 * MINUTE - 1, gone), absent(LIVE, 10 * MINUTE, gone)]).toEqual([false, true])
    expect([absent(undefined, DAY - 1, gone), absent(undefined, DAY, gone)]).toEqual([false, true])
    expect([absent(TURNS, 3 * DAY - 1, gone), absent(TURNS, 3 * DAY, away)]).toEqual([false, true])
    expect(absent(TURNS, 9 * DAY, { presence: 'here' })).toBe(false)
    // Nothing is said of anybody just after the server has started.
    expect(absent(TURNS, 9 * DAY, {})).toBe(false)
  })

  it('is that a seat is held which is left, and nothing else', () => {
    const table = begunTable(families, { people: 2 })
    expect(entryOf({ kind: 'leave', seat: 0 }, table, 0, {})).toEqual({ kind: 'leave', seat: 0, held: true })
    expect(entryOf({ kind: 'begin' }, table, 0, {})).toEqual({ kind: 'begin' })
  })
})

describe('a vote', () => {
  it('does not wait for a seat that a bot has taken over', () => {
    const table = begunTable(families, { people: 3, time: LIVE })
    const late = table.match?.state.pending[0]?.seat ?? 0
    const [by, other] = [0, 1, 2].filter((seat) => seat !== late) as [Seat, Seat]
    const at = OUT - SECOND
    table.apply(personAt(by), { kind: 'motion', motion: { do: 'end' } }, at)
    table.apply(personAt(other), { kind: 'vote', vote: 1, for: true }, at)
    expect(overdueAt(table, at)).toEqual([])
    expect(table.apply(TABLE, { kind: 'settle', vote: 1 }, at)).toMatchObject({ ok: false })
    table.apply(TABLE, { kind: 'clock', seat: late }, OUT)
    expect(table.phase).toBe('playing')
    expect(dueOf(table)).toBeLessThanOrEqual(OUT)
    expect(overdueAt(table, OUT)).toEqual([{ kind: 'settle', vote: 1 }])
    expect(table.apply(personAt(by), { kind: 'settle', vote: 1 }, OUT)).toMatchObject({ ok: false })
    expect(table.apply(TABLE, { kind: 'settle', vote: 1 }, OUT).ok).toBe(true)
    expect(table.phase).toBe('abandoned')
  })

  it('of a table from before votes ended can be put away and taken out again and again', () => {
    const kept = JSON.parse(begunTable(families, { people: 2 }).save()) as { votes: object }
    const again = (json: unknown) => Table.restore(families, json, 'p0', seedOf(1))
    for (const vote of [
      { id: 1, seat: 1, by: 0, as: BOT, of: [0, 1], for: [0] },
      { id: 1, about: { do: 'end' }, by: 0, of: [0, 1], for: [0], since: 0, ends: Number.MAX_SAFE_INTEGER },
    ]) {
      const first = again({ ...kept, votes: { votes: [vote], last: 1 } })
      first.votes.spare(0, DAY)
      const second = again(JSON.parse(again(JSON.parse(first.save())).save()))
      expect(votesOf(second)).toEqual([{ of: [0, 1], for: [0] }])
      expect(second.apply(personAt(1), { kind: 'vote', vote: 1, for: false }, DAY).ok).toBe(true)
    }
  })
})

describe('a match that ends because somebody has no time left', () => {
  it('counts, as left by them', () => {
    const table = begunTable(families, { people: 2, time: LIVE, absence: 'end', rated: true })
    const seat = table.match?.state.pending[0]?.seat ?? 0
    table.apply(TABLE, { kind: 'clock', seat }, OUT)
    const rows = resultsOf('m', table, OUT)
    expect(rows.map(({ gone, counts }) => [gone, counts])).toEqual(
      [0, 1].map((one) => [one === seat ? 1 : 0, 1]),
    )
  })

  it('publishes its seed, so that its dice can be checked; a table that never began has none', () => {
    const table = begunTable(families, { people: 2 })
    expect(table.publishedSeed).toBeUndefined()
    table.apply(TABLE, { kind: 'stop' }, 0)
    expect(table.publishedSeed).toBe(seedOf(1))
    const { wish } = table
    const opening = { kind: 'open', wish, commitment: 'sealed', invite: 'link' } as const
    const closed = new Table(families, opening, 'p0', seedOf(1))
    closed.apply(personAt(0), { kind: 'close' }, 0)
    expect([closed.phase, closed.publishedSeed]).toEqual(['abandoned', undefined])
  })
})
