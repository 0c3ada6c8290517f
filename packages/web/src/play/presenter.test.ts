import type { Entry, Told } from '@hippodrome/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Table, TableState } from '../table/table.ts'
import { Presenter } from './presenter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const moved: Told = { at: 1, entry: { kind: 'march' } }
const rolled: Told = { at: 2, entry: { kind: 'siege', dice: [1, 6], hits: 1 } as Entry }
const fell: Told = { at: 2, entry: { kind: 'conquest' } }

/** A table that only shows what it is told to show. */
function fakeTable() {
  let current: TableState | undefined
  const listeners = new Set<() => void>()
  const table = {
    here: { pace: () => Promise.resolve(), lift: () => {} },
    state: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Table
  const show = (version: number, told: readonly Told[], asked = false) => {
    const view = {
      version,
      seat: 0,
      waiting: [0],
      undo: asked,
      redo: false,
      ...(asked ? { decision: {} } : {}),
    }
    current = { view, told } as unknown as TableState
    for (const listener of listeners) listener()
  }
  return { table, show }
}

it('shows an own choice without dice at once', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [], true)
  show(1, [moved], true)
  expect(presenter.snapshot()?.state.view.version).toBe(1)
  expect(presenter.snapshot()?.news).toEqual([moved])
})

it('tells dice before their outcome, and nobody can choose meanwhile', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [], true)
  show(1, [rolled, fell], true)
  expect(presenter.snapshot()).toMatchObject({
    telling: true,
    news: [rolled],
    state: { view: { version: 0 } },
  })
  expect(presenter.snapshot()?.state.view.decision).toBeUndefined()
  vi.advanceTimersByTime(1400)
  expect(presenter.snapshot()?.news).toEqual([rolled, fell])
  vi.advanceTimersByTime(1400)
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 1 } } })
})

it('a single die is dice too, in any game', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  const operates: Told = { at: 1, entry: { kind: 'operates', die: 4 } as Entry }
  show(0, [])
  show(1, [operates, moved])
  expect(presenter.snapshot()).toMatchObject({
    telling: true,
    news: [operates],
    state: { view: { version: 0 } },
  })
  vi.advanceTimersByTime(1400)
  expect(presenter.snapshot()?.news).toEqual([operates, moved])
  vi.advanceTimersByTime(1000)
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 1 } } })
})

it('what followed the last die of an own choice is told as one, that of others step by step', () => {
  const told = [rolled, fell, moved]
  const heardOf = (asked: boolean) => {
    const { table, show } = fakeTable()
    const presenter = new Presenter(table, () => 1)
    const heard: number[] = []
    show(0, [], asked)
    presenter.subscribe(() => heard.push(presenter.snapshot()?.news.length ?? 0))
    show(1, told)
    vi.advanceTimersByTime(5000)
    return heard
  }
  expect(heardOf(true)).toEqual([1, 3, 3])
  expect(heardOf(false)).toEqual([1, 2, 3, 3])
})

it('skipping shows the newest table', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [], true)
  show(1, [rolled, fell])
  show(2, [rolled, fell, moved])
  presenter.skip()
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 2 } } })
})

it('lets bots go on only when what they did was seen', async () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [])
  show(1, [moved])
  let free = false
  void table.here?.pace().then(() => {
    free = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(free).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(free).toBe(true)
  presenter.close()
})

it('an own attack right after a bot acted is told once, step by step', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [])
  show(1, [moved], true)
  vi.advanceTimersByTime(300)
  const heard: number[] = []
  presenter.subscribe(() => heard.push(presenter.snapshot()?.news.length ?? 0))
  show(2, [moved, rolled, fell], true)
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual([1, 2, 2])
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 2 } } })
})

it('what a bot did stays on show for its while when the next one begins to think', async () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [])
  show(1, [moved])
  show(1, [moved])
  let free = false
  void table.here?.pace().then(() => (free = true))
  await vi.advanceTimersByTimeAsync(300)
  expect(free).toBe(false)
  await vi.advanceTimersByTimeAsync(600)
  expect(free).toBe(true)
  presenter.close()
})

it('bots wait while somebody looks back', async () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 1)
  show(0, [])
  presenter.hold(true)
  let free = false
  void table.here?.pace().then(() => (free = true))
  show(1, [moved])
  await vi.advanceTimersByTimeAsync(5000)
  expect(free).toBe(false)
  presenter.hold(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(free).toBe(true)
  presenter.close()
})

it('shows everything at once when the speed says so', () => {
  const { table, show } = fakeTable()
  const presenter = new Presenter(table, () => 0)
  show(0, [])
  show(1, [rolled, fell])
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 1 } } })
  show(2, [rolled, fell, { at: 3, entry: { kind: 'combatRoll', die: 2 } as Entry }])
  expect(presenter.snapshot()).toMatchObject({ telling: false, state: { view: { version: 2 } } })
})
