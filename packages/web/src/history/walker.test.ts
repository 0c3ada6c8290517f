import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Moment, TableState } from '../table/table.ts'
import { Walker } from './walker.ts'

let asked: number[] = []
let answers: (() => void)[] = []

const table = {
  state: () => ({ made: 10, view: { table: {} } }) as unknown as TableState,
  at: (version: number): Promise<Moment> => {
    asked.push(version)
    return new Promise((resolve) => answers.push(() => resolve({ version, view: { version }, waiting: [] })))
  },
}

const answer = async () => {
  answers.shift()?.()
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  asked = []
  answers = []
})
afterEach(() => vi.useRealTimers())

it('while a moment is fetched only the newest wish is kept', async () => {
  const walker = new Walker(table)
  for (const version of [9, 8, 7, 3]) walker.go(version)
  expect(walker.snapshot().at).toBe(3)
  expect(asked).toEqual([9])
  await answer()
  expect(walker.snapshot().moment?.version).toBe(9)
  expect(asked).toEqual([9, 3])
  await answer()
  expect(walker.snapshot().moment?.version).toBe(3)
  expect(asked).toEqual([9, 3])
})

it('an answer that comes after the return to the present is dropped', async () => {
  const walker = new Walker(table)
  walker.go(4)
  walker.go(10)
  expect(walker.snapshot()).toEqual({ running: false })
  await answer()
  expect(walker.snapshot()).toEqual({ running: false })
})

it('runs from the beginning to the present and stops there', async () => {
  vi.useFakeTimers()
  const walker = new Walker(table)
  walker.run(100)
  expect(walker.snapshot()).toMatchObject({ at: 0, running: true })
  await vi.advanceTimersByTimeAsync(350)
  expect(walker.snapshot()).toMatchObject({ at: 3, running: true })
  await vi.advanceTimersByTimeAsync(2000)
  expect(walker.snapshot()).toEqual({ running: false })
})

it('rests only where the reader stays for a while', async () => {
  vi.useFakeTimers()
  const walker = new Walker(table)
  walker.go(4)
  await answer()
  await vi.advanceTimersByTimeAsync(60)
  walker.go(5)
  await answer()
  expect(walker.snapshot()).toMatchObject({ at: 5, rests: false })
  await vi.advanceTimersByTimeAsync(60)
  expect(walker.snapshot().rests).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(walker.snapshot().rests).toBe(true)
})

it('steps neither before the beginning nor behind the present', () => {
  const walker = new Walker(table)
  walker.step(1)
  expect(walker.snapshot().at).toBeUndefined()
  walker.go(1)
  walker.step(-5)
  expect(walker.snapshot().at).toBe(0)
})

it('shows what never happened until somebody walks on, and then the match again', async () => {
  const walker = new Walker(table)
  walker.go(4)
  await answer()
  const told = [{ at: 4, entry: { kind: 'siege' } }]
  walker.imagine({ version: 4, view: { imagined: true }, waiting: [1] }, told)
  expect(walker.snapshot()).toMatchObject({ at: 4, moment: { view: { imagined: true } }, imagined: told })
  walker.go(4)
  // What is imagined stays until the table has answered: nothing flickers.
  expect(walker.snapshot().imagined).toBe(told)
  expect(asked).toEqual([4, 4])
  await answer()
  expect(walker.snapshot()).toMatchObject({ at: 4, moment: { view: { version: 4 } } })
  expect(walker.snapshot().imagined).toBeUndefined()
})

it('an answer of the table does not push away what is imagined meanwhile', async () => {
  const walker = new Walker(table)
  walker.go(4)
  walker.imagine({ version: 4, view: { imagined: true }, waiting: [] }, [])
  await answer()
  expect(walker.snapshot().moment?.view).toEqual({ imagined: true })
  walker.go(5)
  await answer()
  expect(walker.snapshot()).toMatchObject({ at: 5, moment: { version: 5 } })
})
