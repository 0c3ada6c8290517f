import type { Orders } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import type { SeatWish } from '@hippodrome/wire'
import { expect, it, vi } from 'vitest'
import { LiveTable } from '../live/liveTable.ts'
import { rowOf } from '../live/record.ts'
import { single } from '../socket/deeds.ts'
import type { Store } from '../store/store.ts'
import { Table } from '../table/table.ts'
import { personAt, seedOf } from '../testing/begunTable.ts'
import type { BotPool, Position } from './pool.ts'
import { BotSeats } from './seats.ts'

const families = await loadGame('families')

/** A person who confirms their turns, and a bot; by what is kept elsewhere than on a disk. */
function against(bot: SeatWish) {
  const seats = [{ kind: 'open' as const }, bot]
  const wish = { game: 'families', options: {}, seats, listed: false, spectators: true, talks: true }
  const table = new Table(
    families,
    { kind: 'open', wish, commitment: 'sealed', invite: 'link' },
    'p0',
    seedOf(1),
  )
  table.apply(personAt(0), { kind: 'sit', seat: 0, name: 'Anna', words: 'words' }, 0)
  table.apply(personAt(0), { kind: 'begin' }, 0)
  const orders: Orders = { ...table.match?.orders[0], confirm: true }
  table.apply(personAt(0), { kind: 'orders', seat: 0, orders }, 0)
  const store = { append: async () => undefined } as unknown as Store
  const read = {
    table,
    ids: new Map<string, number>(),
    made: 0,
    snapshot: 0,
    left: new Map<string, number>(),
  }
  const live = new LiveTable('match', read, { store, now: () => 0, readAnew: async () => undefined })
  const asked: Position[] = []
  const failures: unknown[] = []
  const pool = {
    think: async (_: string, position: Position) => {
      asked.push(position)
      return 0
    },
  } as unknown as BotPool
  const bots = new BotSeats(pool, (event, facts) => failures.push([event, facts]))
  live.changed = () => bots.wake(live)
  let sent = 0
  const send = (entry: Parameters<typeof single>[0]) => live.send(personAt(0), `id${sent++}`, single(entry))
  return { table, live, bots, asked, failures, send }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const waiting = (table: Table) =>
  (JSON.parse(rowOf('m', table, 0, 0).summary) as { readonly waiting: number[] }).waiting

/** The person plays until their turn waits to be confirmed. */
async function playedUntilHeld({ table, live, bots, send }: ReturnType<typeof against>): Promise<void> {
  bots.wake(live)
  for (let n = 0; n < 50 && table.match?.holding() === undefined; n++) {
    await settled()
    const decision = table.match?.decisionOf(0)
    if (decision) await send({ kind: 'choose', seat: 0, decision: decision.number, choice: 0 })
  }
}

it('a bot waits until a turn before it is confirmed, and goes on at once then', async () => {
  const at = against({ kind: 'bot', player: 'novice' })
  const { table, live, bots, asked, failures, send } = at
  await playedUntilHeld(at)
  expect(table.match?.holding()).toBe(0)
  await settled()
  const before = asked.length
  expect(table.match?.state.pending.map(({ seat }) => seat)).toEqual([1])
  expect(waiting(table)).toEqual([0])
  bots.wake(live)
  await settled()
  expect([asked.length, failures, bots.isThinking('match')]).toEqual([before, [], false])
  await send({ kind: 'confirm', seat: 0 })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

it('a bot that takes the seat of somebody with an unconfirmed turn confirms it, and thinks of nothing', async () => {
  const at = against({ kind: 'bot', player: 'novice' })
  const { table, live, bots, asked, failures } = at
  await playedUntilHeld(at)
  await settled()
  const before = asked.length
  Object.assign(table.places[0] ?? {}, { kind: 'bot', player: 'novice', person: undefined })
  bots.wake(live)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(asked[before]?.seat).toBe(1)
  expect(failures).toEqual([])
})

it.each(['xyz', 'search:3600000ms', 'random'])(
  'a table of old with a bot called %s is played by a squire',
  async (player) => {
    const { table, live, bots, asked } = against({ kind: 'bot', player: 'novice' })
    Object.assign(table.places[1] ?? {}, { player })
    for (let n = 0; n < 50 && asked.length === 0; n++) {
      const [pending] = table.match?.state.pending ?? []
      if (pending?.seat === 0)
        table.apply(
          personAt(0),
          { kind: 'choose', seat: 0, decision: table.match?.state.opened[0] ?? 0, choice: 0 },
          0,
        )
      table.apply(personAt(0), { kind: 'confirm', seat: 0 }, 0)
      bots.wake(live)
      await settled()
    }
    expect(asked[0]?.level).toBe('squire')
  },
)
