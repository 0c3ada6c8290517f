import { configure, type Game, type Outcome, parseMatchFile, replay } from '@hippodrome/engine'
import { auction } from '@hippodrome/engine/testing'
import { afterEach, expect, it } from 'vitest'
import { MemoryStore, StoreFault } from '../store/matchStore.ts'
import { addMatch, newMatchFile } from '../store/newMatch.ts'
import { InProcess } from './inProcess.ts'
import { LocalTable } from './localTable.ts'
import type { BotTable } from './protocol.ts'
import { TableHost } from './tableHost.ts'
import type { Thinker } from './thinker.ts'

const game = auction as unknown as Game

const loadAuction = () => Promise.resolve(game)
const first: Thinker = { think: () => Promise.resolve(0), end: () => {} }

const tables: LocalTable[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

async function sit(players: readonly string[], store = new MemoryStore(), confirms = false) {
  const seats = players.map((player, seat) => ({ name: `Seat ${seat + 1}`, player }))
  const config = configure(game, { seats: seats.length })
  const id = await addMatch(store, newMatchFile(game, config, seats))
  return reopen(id, store, confirms)
}

function reopen(id: string, store: MemoryStore, confirms = false, thinker = first) {
  const ports: InProcess[] = []
  const startWorker = () => {
    const port = new InProcess(new TableHost(loadAuction, store, () => 0))
    ports.push(port)
    return port
  }
  const table = new LocalTable({ id, startWorker, thinker, confirms: () => confirms })
  tables.push(table)
  return { id, store, table, ports }
}

async function asked(table: LocalTable): Promise<void> {
  await expect
    .poll(() => {
      if (table.state()?.curtain !== undefined) table.lift()
      const view = table.state()?.view
      return view?.decision !== undefined || view?.result !== undefined
    })
    .toBe(true)
}

/** Makes a choice of what is asked by now. */
const choose = (table: LocalTable, choice: number): Promise<Outcome> =>
  table.submit(table.state()?.view.decision?.number ?? -1, choice)

async function playOn(table: LocalTable): Promise<void> {
  for (let choices = 0; choices < 200; choices++) {
    await asked(table)
    if (table.state()?.view.result) return
    const outcome: Outcome = await choose(table, 0)
    if (!outcome.ok && outcome.code !== 'stale' && outcome.code !== 'not-your-decision')
      throw new Error(outcome.message)
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('no end')
}

it('plays a person against bots to the end, and the file says the same', async () => {
  const { table } = await sit(['human', 'novice', 'novice'])
  await playOn(table)
  const file = await table.export()
  expect(replay(game, parseMatchFile(JSON.stringify(file))).result).toEqual(table.state()?.view.result)
})

it('has every choice in the store before it is shown', async () => {
  const { table, store, id } = await sit(['human', 'human'])
  await asked(table)
  const check = async () => {
    const kept = (await store.get(id))?.file.choices.length ?? -1
    expect(kept).toBeGreaterThanOrEqual(table.state()?.view.version ?? 0)
  }
  const checks: Promise<void>[] = []
  table.subscribe(() => checks.push(check()))
  await choose(table, 0)
  await Promise.all(checks)
  expect(checks.length).toBeGreaterThan(0)
})

it('gives advice from what the seat may know, and remembers that it was asked', async () => {
  const { store, id, table: unadvised } = await sit(['human', 'novice'])
  expect(unadvised.here.advise).toBeUndefined()
  unadvised.close()
  const told: unknown[] = []
  const counsel = { advice: [{ choice: 1, value: 0.5 }], chances: false }
  const advise = (imagined: BotTable) => {
    told.push(imagined)
    return Promise.resolve(counsel)
  }
  const { table } = reopen(id, store, false, { ...first, advise })
  await asked(table)
  expect(await table.here.advise?.()).toEqual(counsel)
  expect(told).toMatchObject([{ game: 'auction', seat: 0 }])
  expect(told[0]).not.toHaveProperty('state.chance')
  expect(await store.get(id)).toMatchObject({ helped: 1 })
  await choose(table, 0)
  expect(await store.get(id)).toMatchObject({ helped: 1 })
})

it('says how the seats stand from what the seat may know, and remembers nothing of it', async () => {
  const { store, id, table: silent } = await sit(['human', 'novice'])
  expect(silent.here.chances).toBeUndefined()
  silent.close()
  const told: unknown[] = []
  let of: readonly number[] = [0.6, 0.4]
  const chances = (imagined: BotTable) => {
    told.push(imagined)
    return Promise.resolve(of)
  }
  const { table } = reopen(id, store, false, { ...first, chances })
  await asked(table)
  const version = table.state()?.view.version
  expect(await table.here.chances?.()).toEqual({ version, of })
  expect(told).toMatchObject([{ game: 'auction', seat: 0 }])
  expect(told[0]).not.toHaveProperty('state.chance')
  expect(await store.get(id)).not.toHaveProperty('helped')
  of = []
  expect(await table.here.chances?.()).toBeUndefined()
})

it('goes on where it was when the tab is opened again', async () => {
  const { table, store, id } = await sit(['human', 'human'])
  await asked(table)
  await choose(table, 1)
  table.close()
  const again = reopen(id, store).table
  await asked(again)
  expect((await again.export()).choices).toHaveLength(1)
})

it('sets the table up again from the store when its worker dies', async () => {
  const { table, ports } = await sit(['human', 'human'])
  await asked(table)
  await choose(table, 0)
  await asked(table)
  ports[0]?.die()
  await expect.poll(() => table.state()?.problem?.kind).toBe('worker-died')
  await expect.poll(() => ports.length).toBe(2)
  await asked(table)
  expect((await table.export()).choices).toHaveLength(1)
  expect(await choose(table, 0)).toEqual({ ok: true })
  expect(table.state()?.problem).toBeUndefined()
})

it('hears of the death of its worker also while something beside the match is being asked', async () => {
  const { table, ports } = await sit(['human', 'human'])
  await asked(table)
  const beside = table.previews().catch((fault: unknown) => fault)
  ports[0]?.die()
  expect(await beside).toMatchObject({ name: 'CallFault' })
  await expect.poll(() => ports.length).toBe(2)
  await asked(table)
  expect(await choose(table, 0)).toEqual({ ok: true })
})

it('does not try again and again with a worker that dies before the match is set up', async () => {
  const { table, ports } = await sit(['human', 'human'])
  ports[0]?.die()
  await expect.poll(() => table.failure()?.kind).toBe('worker-died')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ports).toHaveLength(1)
})

it('a choice on its way to a worker that dies is kept or refused, never half made', async () => {
  const { table, ports } = await sit(['human', 'human'])
  await asked(table)
  const waiting = choose(table, 0)
  ports[0]?.die()
  expect(await waiting).toMatchObject({ ok: false })
  await asked(table)
  expect((await table.export()).choices).toHaveLength(table.state()?.made ?? -1)
})

it('a second click on a choice that is under way is refused, and makes no choice of what is asked next', async () => {
  const { table } = await sit(['human', 'novice'])
  await asked(table)
  const { number = -1 } = table.state()?.view.decision ?? {}
  const [one, two] = await Promise.all([table.submit(number, 0), table.submit(number, 0)])
  expect(one).toEqual({ ok: true })
  expect(two).toMatchObject({ ok: false })
})

it('what is asked of a table that changes waits its turn', async () => {
  const { table } = await sit(['human', 'novice'])
  table.pace = () => new Promise(() => {})
  await asked(table)
  const { number = -1 } = table.state()?.view.decision ?? {}
  const outcomes = await Promise.all([table.submit(number, 1), table.undo(), table.redo(), table.undo()])
  expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: true }])
  expect((await table.export()).choices).toEqual([])
})

it('a bot that has chosen when its turn is taken back is not heard, and nothing is wrong', async () => {
  const { table } = await sit(['human', 'novice'])
  let go: () => void = () => {}
  table.pace = () => new Promise((resolve) => (go = resolve))
  await asked(table)
  await choose(table, 0)
  await expect.poll(() => table.state()?.thinking).toBe(1)
  await new Promise((resolve) => setTimeout(resolve))
  const undone = table.undo()
  go()
  expect(await undone).toEqual({ ok: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(table.state()).toMatchObject({ made: 0 })
  expect(table.state()?.problem).toBeUndefined()
})

it('a turn that waits for its confirmation still waits when the tab is opened again', async () => {
  const { table, store, id } = await sit(['human', 'novice'], new MemoryStore(), true)
  table.pace = () => new Promise(() => {})
  await asked(table)
  await choose(table, 0)
  expect(table.state()?.view.holding).toBe(0)
  table.close()
  const again = reopen(id, store, true).table
  await expect.poll(() => again.state()?.view.holding).toBe(0)
  expect(await again.undo()).toEqual({ ok: true })
})

it('after that its player has the screen, and may still take it back', async () => {
  const { table, store, id } = await sit(['human', 'human'], new MemoryStore(), true)
  await asked(table)
  await choose(table, 0)
  table.close()
  const again = reopen(id, store, true).table
  await expect.poll(() => again.state()?.curtain).toBe(0)
  again.lift()
  await expect.poll(() => again.state()?.view).toMatchObject({ seat: 0, holding: 0, undo: true })
  expect(await again.undo()).toEqual({ ok: true })
})

it('goes on in memory when the store is full, and says so', async () => {
  const store = new MemoryStore()
  const { table } = await sit(['human', 'human'], store)
  await asked(table)
  store.put = () => Promise.reject(new StoreFault('store-full', 'quota'))
  await choose(table, 0)
  await expect.poll(() => table.state()?.problem?.kind).toBe('store-full')
  expect((await table.export()).choices).toHaveLength(1)
})

it('says when another tab played on', async () => {
  const { table, store, id } = await sit(['human', 'human'])
  const other = reopen(id, store).table
  await asked(table)
  await asked(other)
  await choose(other, 0)
  await choose(table, 1)
  await expect.poll(() => table.state()?.problem?.kind).toBe('elsewhere')
  expect((await store.get(id))?.file.choices).toHaveLength(1)
  table.retry()
  await expect.poll(() => table.state()?.problem).toBeUndefined()
  expect((await table.export()).choices).toHaveLength(1)
})

it('draws a curtain between two people when the game has secrets', async () => {
  const { table } = await sit(['human', 'human'])
  await expect.poll(() => table.state()?.curtain).toBe(0)
  table.lift()
  await expect.poll(() => table.state()?.view.seat).toBe(0)
})

it('waits for the confirmation of a turn that can be taken back', async () => {
  const { table } = await sit(['human', 'novice'], new MemoryStore(), true)
  table.pace = () => new Promise(() => {})
  await asked(table)
  await choose(table, 0)
  await expect.poll(() => table.state()?.view.holding).toBe(0)
  await table.undo()
  await expect.poll(() => table.state()?.view.decision !== undefined).toBe(true)
  await choose(table, 1)
  await expect.poll(() => table.state()?.view.holding).toBe(0)
  void table.confirmTurn()
  await expect.poll(() => table.state()?.view.holding).toBeUndefined()
})

it('says what is wrong with a match that is not there', async () => {
  const { table } = reopen('nowhere', new MemoryStore())
  await expect.poll(() => table.failure()?.kind).toBe('no-such-match')
})

it('shows earlier moments, and goes on from one as a match of its own with other dice', async () => {
  const { table, store } = await sit(['human', 'novice'])
  await playOn(table)
  const file = await table.export()
  const moment = await table.at(3)
  expect(moment.view).toEqual(replay(game, file, 3).view(0).table)
  const branch = await store.get(await table.goOnFrom(3))
  expect(branch?.file.seed).not.toBe(file.seed)
  expect(branch && replay(game, branch.file).view(0).table).toEqual(moment.view)
})

it('says of every choice what it would change for certain', async () => {
  const { table } = await sit(['human', 'human'])
  await asked(table)
  const { decision } = table.state()?.view ?? {}
  const previews = await table.previews()
  expect(previews.map(({ choice }) => choice)).toEqual(decision?.choices.map((_, index) => index))
  expect(previews[0]?.changes?.map(({ path }) => path[0])).toContain('hand')
})

it('gives up looking ahead when a choice is made meanwhile', async () => {
  const store = new MemoryStore()
  const config = configure(game, { seats: 2 })
  const seats = ['human', 'human'].map((player) => ({ name: player, player }))
  const id = await addMatch(store, newMatchFile(game, config, seats))
  let clock = 0
  const host = new TableHost(
    () => Promise.resolve(game),
    store,
    () => (clock += 10),
  )
  await host.answer('open', { id, confirm: false })
  const ahead = host.answer('previews', { seat: 0 })
  const entry = { kind: 'choose', seat: 0, decision: 0, choice: 0 } as const
  await host.answer('apply', { entry, as: 0 })
  expect(await ahead).toEqual([])
})
