import type { Acted, Choice, Outcome, Walk } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { goesOn, Planner } from './planner.ts'

const OK: Outcome = { ok: true }
const NO: Outcome = { ok: false, code: 'no-undo', message: '' }
const choices = (...steps: readonly string[]): readonly Choice[] => steps.map((step) => ({ do: step }))

/** A table that makes as many choices as it is told to, and lets go back to `sealed`. */
function table(most = 99, sealed = 0) {
  const state = { made: 4 }
  let undone = 0
  const asked: Choice[][] = []
  return {
    state: () => state as never,
    asked,
    walk: (wanted: readonly Choice[]): Promise<Walk> => {
      asked.push([...wanted])
      return Promise.resolve({ steps: wanted.map((_, choice) => ({ choice })), stop: { why: 'done' } })
    },
    act: (wanted: readonly Choice[]): Promise<Acted> => {
      const made = Math.min(most, wanted.length)
      state.made += made
      const stop =
        made < wanted.length ? ({ why: 'others', waiting: [1] } as const) : ({ why: 'done' } as const)
      return Promise.resolve({ made, stop })
    },
    undo: () => {
      if (state.made <= sealed) return Promise.resolve(NO)
      state.made -= 1
      undone += 1
      return Promise.resolve(OK)
    },
    redo: () => {
      if (undone === 0) return Promise.resolve(NO)
      state.made += 1
      undone -= 1
      return Promise.resolve(OK)
    },
    made: () => state.made,
  }
}

describe('a plan', () => {
  it('is walked through the engine before anything is sent', async () => {
    const at = table()
    const planner = new Planner(at)
    const walking = planner.propose({ choices: choices('march', 'march') }, ['area:1'])
    expect(planner.snapshot()).toMatchObject({ phase: 'walking', spots: ['area:1'] })
    await walking
    expect(planner.snapshot()).toMatchObject({ phase: 'ready', walk: { stop: { why: 'done' } } })
    expect([at.asked.length, at.made()]).toEqual([1, 4])
  })

  it('that was let go of or replaced takes no late answer', async () => {
    const planner = new Planner(table())
    const walking = planner.propose({ choices: choices('march') })
    planner.letGo()
    await walking
    expect(planner.snapshot()).toBeUndefined()
  })

  it('is gone once something else was chosen, whether it was walked by then or not', async () => {
    const at = table()
    const planner = new Planner(at)
    await planner.propose({ choices: choices('march') })
    const late = planner.propose({ choices: choices('march', 'attack') })
    await at.act(choices('pass'))
    expect(planner.snapshot()).toBeUndefined()
    await late
    expect(planner.snapshot()).toBeUndefined()
    await planner.propose({ choices: choices('march') })
    expect(planner.snapshot()).toMatchObject({ phase: 'ready' })
  })

  it('keeps its rest as a proposal where something else is asked, and goes on when it is offered again', async () => {
    const planner = new Planner(table(1))
    await planner.carryOut({ choices: choices('march', 'attack') })
    const left = planner.snapshot()
    expect(left).toMatchObject({
      phase: 'stopped',
      stop: { why: 'others' },
      plan: { choices: choices('attack') },
    })
    expect(goesOn(left, choices('retreat'))).toBe(false)
    expect(goesOn(left, choices('retreat', 'attack'))).toBe(true)
  })

  it('is told to be on its way only where the table takes long, and is made once however often it is clicked', async () => {
    const at = table()
    const planner = new Planner(at)
    const told: (string | undefined)[] = []
    planner.subscribe(() => told.push(planner.snapshot()?.phase))
    const [first, second] = [
      planner.carryOut({ choices: choices('a') }),
      planner.carryOut({ choices: choices('a') }),
    ]
    expect([(await first).made, (await second).made, at.made()]).toEqual([1, 0, 5])
    expect(told).toEqual([undefined])
    let answer = (_: Acted): void => undefined
    const slow = new Planner({ ...at, act: () => new Promise<Acted>((resolve) => (answer = resolve)) })
    const seen = new Promise<string | undefined>((resolve) => {
      slow.subscribe(() => resolve(slow.snapshot()?.phase))
    })
    const making = slow.carryOut({ choices: choices('b') })
    expect(await seen).toBe('making')
    answer({ made: 0, stop: { why: 'done' } })
    await making
  })

  it('is taken back and made again as one', async () => {
    const at = table()
    const planner = new Planner(at)
    await planner.carryOut({ choices: choices('a', 'b', 'c') })
    expect(at.made()).toBe(7)
    expect(await planner.undo()).toEqual({ steps: 3, of: 3 })
    expect(at.made()).toBe(4)
    await planner.redo()
    expect(at.made()).toBe(7)
    await planner.undo()
    expect(at.made()).toBe(4)
  })

  it('is taken back as far as the rules allow, and says how far', async () => {
    const at = table(99, 6)
    const planner = new Planner(at)
    await planner.carryOut({ choices: choices('a', 'b', 'c') })
    expect(await planner.undo()).toEqual({ steps: 1, of: 3 })
    expect(at.made()).toBe(6)
  })

  it('may be made one choice after the other, and is one to Undo and Redo', async () => {
    const at = table()
    const planner = new Planner(at)
    await planner.together(async () => {
      for (const step of ['a', 'b', 'c']) await at.act(choices(step))
    })
    expect(await planner.undo()).toEqual({ steps: 3, of: 3 })
    await planner.redo()
    expect(at.made()).toBe(7)
  })

  it('does not bind single choices made after it', async () => {
    const at = table()
    const planner = new Planner(at)
    await planner.carryOut({ choices: choices('a', 'b') })
    await at.act(choices('c'))
    expect(await planner.undo()).toEqual({ steps: 1, of: 1 })
    expect(at.made()).toBe(6)
    expect(await planner.undo()).toEqual({ steps: 2, of: 2 })
    expect(at.made()).toBe(4)
  })
})
