import type { Seat } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { DAY, type Entry, MINUTE, type Motion, SECOND, type Time } from '@hippodrome/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begunTable, personAt, seedOf } from '../testing/begunTable.ts'
import type { Actor } from './actor.ts'
import { Table } from './table.ts'
import { dueOf, overdueAt } from './timing.ts'

const families = await loadGame('families')
const LIVE: Time = { kind: 'live', base: 10 * MINUTE, increment: 0 }
const TURNS: Time = { kind: 'turns', each: DAY, reserve: DAY, off: [] }
const TABLE: Actor = { kind: 'table' }
const OUT = 10 * MINUTE + SECOND

const begun = (more: { readonly time?: Time; readonly absence?: 'bot' | 'vote' | 'end' }, people = 3) =>
  begunTable(families, { people, ...more })

const askedAt = (table: Table): Seat => table.match?.state.pending[0]?.seat ?? -1
const notes = (table: Table) => table.said.map(({ says }) => ('note' in says ? says.note.kind : ''))
const lastNote = (table: Table) => table.said.at(-1)?.says

function choose(table: Table, at: number, actor?: Actor) {
  const seat = askedAt(table)
  const decision = table.match?.state.opened[seat] ?? 0
  return table.apply(actor ?? personAt(seat), { kind: 'choose', seat, decision, choice: 0 }, at)
}

const move = (table: Table, by: Seat, motion: Motion, at: number, reason?: string) =>
  table.apply(personAt(by), { kind: 'motion', motion, ...(reason ? { reason } : {}) }, at)

const agree = (table: Table, by: Seat, at: number, yes = true) =>
  table.apply(personAt(by), { kind: 'vote', vote: table.votes.all()[0]?.id ?? 0, for: yes }, at)

/** Does what the table has to do by then. */
function wait(table: Table, at: number): Entry[] {
  const done: Entry[] = []
  for (;;) {
    const [next] = overdueAt(table, at)
    if (!next) return done
    expect(table.apply(TABLE, next, at)).toEqual({ ok: true })
    done.push(next)
  }
}

describe('a table without a clock', () => {
  it('has nothing to wait for', () => {
    const table = begun({})
    expect([table.clocks, dueOf(table), table.time]).toEqual([undefined, undefined, undefined])
    expect(table.apply(TABLE, { kind: 'clock', seat: 0 }, 10 * DAY)).toMatchObject({ code: 'not-allowed' })
  })
})

describe('a clock that runs out', () => {
  it('is judged by the table alone, and not before it is due', () => {
    const table = begun({ time: LIVE })
    const seat = askedAt(table)
    const entry = { kind: 'clock', seat } as const
    expect(dueOf(table)).toBe(OUT)
    expect(table.apply(TABLE, entry, OUT - 1)).toMatchObject({ code: 'not-allowed' })
    expect(table.apply(personAt(seat), entry, OUT)).toMatchObject({ code: 'not-allowed' })
    expect(table.apply(TABLE, { kind: 'clock', seat: (seat + 1) % 3 }, OUT)).toMatchObject({ ok: false })
    expect(table.version).toBe(5)
    expect(wait(table, OUT)).toEqual([entry])
    expect(wait(table, OUT)).toEqual([])
  })

  it('lets a bot play on, until its person comes back', () => {
    const table = begun({ time: LIVE })
    const seat = askedAt(table)
    wait(table, OUT)
    expect(table.places[seat]).toMatchObject({ standIn: 'squire', person: `p${seat}` })
    expect(lastNote(table)).toEqual({ note: { kind: 'out', seat, absence: 'bot' } })
    expect(dueOf(table)).toBeUndefined()
    expect(choose(table, OUT, TABLE).ok).toBe(true)
    expect(table.apply(personAt(seat), { kind: 'return', seat }, OUT).ok).toBe(true)
    expect(table.places[seat]?.standIn).toBeUndefined()
    expect(lastNote(table)).toEqual({ note: { kind: 'back', seat } })
    expect(table.clocks?.left(seat, OUT)).toBe(MINUTE)
  })

  it('asks the others, and a move of its person ends the vote', () => {
    const table = begun({ time: LIVE, absence: 'vote' })
    const seat = askedAt(table)
    wait(table, OUT)
    expect(table.votes.all()).toMatchObject([
      { by: -1, about: { do: 'seat', seat }, of: [0, 1, 2].filter((other) => other !== seat), for: [] },
    ])
    expect(dueOf(table)).toBe(OUT + 3 * MINUTE)
    expect(choose(table, OUT + 1).ok).toBe(true)
    expect(table.votes.all()).toEqual([])
  })

  it('brings the bot when the others agree, and nothing when they are silent', () => {
    const silent = begun({ time: LIVE, absence: 'vote' })
    const seat = askedAt(silent)
    wait(silent, OUT)
    expect(wait(silent, OUT + 3 * MINUTE)).toEqual([{ kind: 'lapse', vote: 1 }])
    expect(silent.places[seat]?.standIn).toBeUndefined()
    expect(dueOf(silent)).toBeUndefined()
    const agreed = begun({ time: LIVE, absence: 'vote' })
    wait(agreed, OUT)
    for (const other of agreed.votes.all()[0]?.of ?? []) agree(agreed, other, OUT)
    expect(agreed.places[seat]?.standIn).toBe('squire')
  })

  it('ends the match where that is the rule', () => {
    const table = begun({ time: TURNS, absence: 'end' })
    wait(table, 2 * DAY)
    expect(table.phase).toBe('abandoned')
    expect(choose(table, 2 * DAY)).toMatchObject({ ok: false, code: 'match-over' })
    expect(dueOf(table)).toBeUndefined()
  })

  it('pauses a match in which nobody is left who plays, until one comes back', () => {
    const table = begun({ time: TURNS }, 2)
    wait(table, 2 * DAY)
    const [first] = table.places.flatMap(({ standIn }, seat) => (standIn ? [seat] : []))
    while (table.places[askedAt(table)]?.standIn) choose(table, 2 * DAY, TABLE)
    wait(table, 4 * DAY)
    expect(table.paused).toEqual({ since: 4 * DAY })
    expect(choose(table, 4 * DAY, TABLE)).toMatchObject({ code: 'paused' })
    const seat = first ?? 0
    expect(table.apply(personAt(seat), { kind: 'return', seat }, 5 * DAY).ok).toBe(true)
    expect(table.paused).toBeUndefined()
  })

  it('runs for who has yet to confirm a turn, and a bot confirms it', () => {
    const table = begun({ time: LIVE }, 2)
    const seat = askedAt(table)
    const orders = { standing: { '*': 'able' as const }, confirm: true }
    table.apply(personAt(seat), { kind: 'orders', seat, orders }, 0)
    for (let at = 0; table.match?.holding() === undefined && at < 500; at++) choose(table, at)
    const holder = table.match?.holding() ?? -1
    expect(holder).toBe(seat)
    expect(table.clocks?.view().map(({ since }) => since !== undefined)).toEqual(
      [0, 1].map((one) => one === seat),
    )
    wait(table, OUT)
    expect(table.match?.holding()).toBeUndefined()
  })
})

describe('votes', () => {
  it('pause all clocks and all play, and say who wanted it and why', () => {
    const table = begun({ time: TURNS })
    expect(move(table, 1, { do: 'pause' }, DAY, 'a wedding').ok).toBe(true)
    expect(lastNote(table)).toMatchObject({ note: { kind: 'asked', by: 1, reason: 'a wedding' } })
    expect(move(table, 0, { do: 'pause' }, DAY)).toMatchObject({ message: 'that is being voted on already' })
    agree(table, 0, DAY)
    expect(agree(table, 1, DAY)).toMatchObject({ message: 'you have agreed already' })
    agree(table, 2, DAY)
    expect(table.paused).toEqual({ since: DAY, by: 1, reason: 'a wedding' })
    expect(choose(table, DAY)).toMatchObject({ code: 'paused', message: 'the match is paused' })
    expect(dueOf(table)).toBeUndefined()
    move(table, 0, { do: 'resume' }, 9 * DAY)
    agree(table, 1, 9 * DAY)
    agree(table, 2, 9 * DAY)
    expect(table.paused).toBeUndefined()
    expect(table.clocks?.left(askedAt(table), 9 * DAY)).toBe(DAY)
    expect(notes(table)).toEqual(['asked', 'agreed', 'asked', 'agreed'])
  })

  it('give more time to one, who need not agree', () => {
    const table = begun({ time: TURNS })
    const seat = askedAt(table)
    const by = (seat + 1) % 3
    move(table, by, { do: 'extend', seat, ms: 2 * DAY }, 0)
    expect(table.votes.all()[0]?.of).not.toContain(seat)
    agree(table, (seat + 2) % 3, 0)
    expect(table.clocks?.left(seat, 0)).toBe(4 * DAY)
  })

  it('go from live to turns and to no clock', () => {
    const table = begun({ time: LIVE }, 2)
    for (const time of [TURNS, undefined]) {
      move(table, 0, { do: 'time', ...(time ? { time } : {}) }, MINUTE)
      agree(table, 1, MINUTE)
      expect(table.time).toEqual(time)
    }
    expect(dueOf(table)).toBeUndefined()
  })

  it('end the match without a result', () => {
    const table = begun({}, 2)
    move(table, 0, { do: 'end' }, 0)
    expect(table.phase).toBe('playing')
    agree(table, 1, 0)
    expect(table.phase).toBe('abandoned')
  })

  it('fall when one is against, or silent to the end; whoever is late is told so', () => {
    const table = begun({})
    move(table, 0, { do: 'pause' }, 0)
    agree(table, 1, 0, false)
    expect(lastNote(table)).toMatchObject({ note: { kind: 'against', by: 0, seat: 1 } })
    move(table, 0, { do: 'pause' }, 0)
    agree(table, 1, 0)
    expect(dueOf(table)).toBe(DAY)
    expect(table.apply(TABLE, { kind: 'lapse', vote: 2 }, DAY - 1).ok).toBe(false)
    expect(table.apply(personAt(0), { kind: 'lapse', vote: 2 }, DAY).ok).toBe(false)
    expect(wait(table, DAY)).toEqual([{ kind: 'lapse', vote: 2 }])
    expect(lastNote(table)).toMatchObject({ note: { kind: 'lapsed', by: 0, about: { do: 'pause' } } })
    const late = table.apply(personAt(2), { kind: 'vote', vote: 2, for: true }, DAY)
    expect(late).toMatchObject({ code: 'not-allowed', message: 'that vote is over' })
  })

  it('ask no one for whom a bot plays, and end with who leaves', () => {
    const table = begun({ time: LIVE })
    const gone = askedAt(table)
    const [by, other] = [0, 1, 2].filter((seat) => seat !== gone) as [Seat, Seat]
    wait(table, OUT)
    move(table, by, { do: 'pause' }, OUT)
    expect(table.votes.all()[0]?.of).toEqual([by, other])
    table.apply(personAt(other), { kind: 'leave', seat: other }, OUT)
    expect(table.paused).toMatchObject({ by })
  })
})

describe('what is no deed of a person', () => {
  it('is refused to them: giving time back, outages, the days of others', () => {
    const table = begun({ time: LIVE })
    const shifts: [number, number][] = [[0, 0]]
    const calendar = { zone: 'UTC', night: [0, 60] as [number, number], away: [], shifts }
    const wrong: [Actor, Entry][] = [
      [personAt(0), { kind: 'lag', seat: 0, ms: 10 }],
      [TABLE, { kind: 'lag', seat: 0, ms: 5000 }],
      [TABLE, { kind: 'lag', seat: 7, ms: 0 }],
      [personAt(0), { kind: 'outage', from: 0, to: 10 }],
      [TABLE, { kind: 'outage', from: 0, to: 10 * DAY }],
      [personAt(0), { kind: 'calendar', seat: 1, calendar }],
    ]
    for (const [actor, entry] of wrong)
      expect(table.apply(actor, entry, 1000)).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(table.version).toBe(5)
  })

  it('gives an outage back to clocks and votes', () => {
    const table = begun({ time: LIVE })
    move(table, 0, { do: 'pause' }, SECOND)
    expect(table.apply(TABLE, { kind: 'outage', from: 2 * SECOND, to: DAY }, DAY).ok).toBe(true)
    expect(table.clocks?.left(askedAt(table), DAY)).toBe(10 * MINUTE - 2 * SECOND)
    expect(dueOf(table)).toBe(DAY + 3 * MINUTE - SECOND)
    expect(lastNote(table)).toEqual({ note: { kind: 'outage', from: 2 * SECOND, to: DAY } })
  })
})

describe('whatever happens at a table', () => {
  const times = fc.constantFrom<Time>(LIVE, { kind: 'bank', each: 20_000, bank: MINUTE }, TURNS)
  const absences = fc.constantFrom('bot' as const, 'vote' as const, 'end' as const)
  const deeds = fc.array(
    fc.record({
      what: fc.constantFrom('play', 'play', 'play', 'undo', 'ask', 'vote', 'return', 'wait', 'leave'),
      who: fc.nat(2),
      wait: fc.integer({ min: 0, max: 3 * MINUTE }),
      motion: fc.constantFrom<Motion>(
        { do: 'pause' },
        { do: 'resume' },
        { do: 'extend', seat: 1, ms: MINUTE },
        { do: 'time', time: TURNS },
        { do: 'time' },
      ),
      agrees: fc.boolean(),
    }),
    { maxLength: 80 },
  )

  it('a table can be put away and taken out at any time, and its log gives the same clocks', () => {
    fc.assert(
      fc.property(times, absences, deeds, (time, absence, list) => {
        const table = begun({ time, absence })
        let kept = begun({ time, absence })
        const log: [Actor, Entry, number][] = []
        let at = 0
        const enter = (actor: Actor, entry: Entry) => {
          const outcome = table.apply(actor, entry, at)
          if (outcome.ok) log.push([actor, entry, at])
          expect(kept.apply(actor, entry, at).ok).toBe(outcome.ok)
          if (outcome.ok) kept = Table.restore(families, JSON.parse(kept.save()), 'p0', seedOf(1))
        }
        for (const { what, who, wait: ms, motion, agrees } of list) {
          at += ms
          for (const entry of overdueAt(table, at)) enter(TABLE, entry)
          const seat = what === 'play' ? askedAt(table) : who
          const player = table.places[seat]?.standIn ? TABLE : personAt(seat)
          if (what === 'play') {
            const decision = table.match?.state.opened[seat] ?? 0
            enter(player, { kind: 'choose', seat, decision, choice: 0 })
          }
          if (what === 'undo') enter(player, { kind: 'undo', seat })
          if (what === 'ask') enter(personAt(who), { kind: 'motion', motion })
          if (what === 'vote')
            enter(personAt(who), { kind: 'vote', vote: table.votes.all()[0]?.id ?? 0, for: agrees })
          if (what === 'return') enter(personAt(who), { kind: 'return', seat })
          if (what === 'leave' && agrees) enter(personAt(who), { kind: 'leave', seat })
        }
        const again = begun({ time, absence })
        for (const [actor, entry, when] of log) expect(again.apply(actor, entry, when)).toEqual({ ok: true })
        for (const other of [kept, again]) {
          expect(JSON.parse(other.save())).toEqual(JSON.parse(table.save()))
          expect(dueOf(other)).toBe(dueOf(table))
        }
      }),
      { numRuns: 40 },
    )
  })
})
