import { readInputs } from '@hippodrome/engine/testing'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { table } from './testing/position.ts'

type Table = ReturnType<typeof table>

const readOf = ({ game }: Table) => readInputs(features, game)

describe('what a model reads', () => {
  it.each([2, 3, 4])('has a name for every input, and each only once, with %i seats', (seats) => {
    const { game } = table({ seats })
    const { names, general } = features.writer(game.tables, seats)
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, general).some((name) => name.includes(':'))).toBe(false)
    expect(names.slice(general).every((name) => name.includes(':'))).toBe(true)
  })

  it('is seen from each seat: what is my own is a rival to the other', () => {
    const [mine, yours] = readOf(
      table({ seats: 3 }).points(0, 14, 10).city('damascus', { owner: 0 }).money(0, 20, 5).pool(1, 3),
    )
    for (const [name, value] of mine ?? [])
      if (name.includes('own ')) expect(yours?.get(name.replace('own ', 'rival 2 '))).toBe(value)
    expect(mine?.get('own byzantine points')).toBeCloseTo(14 / 20)
    expect(mine?.get('damascus: own byzantine tokens')).toBeGreaterThan(0)
    expect(yours?.get('damascus: rival 2 byzantine tokens')).toBeGreaterThan(0)
    expect(yours?.get('own pool')).toBeCloseTo(3 / 10)
  })

  it('tells who is ahead, in which turn', () => {
    const late = (active: number) =>
      table({ active })
        .points(0, 30, 30)
        .points(1, 20, 20)
        .set((game) => {
          game.turn = 3
        })
    const [mine] = readOf(late(0))
    const [, yours] = readOf(late(1))
    expect(mine?.get('turn 3')).toBe(1)
    expect(mine?.get('lead in turn 3')).toBeCloseTo(20 / 15)
    expect(yours?.get('lead')).toBeCloseTo(-20 / 15)
  })

  it('of two seats is what the one who acts sees, and of more what each sees', () => {
    expect(readOf(table({ active: 1 })).map((inputs) => inputs.size > 0)).toEqual([false, true])
    expect(readOf(table({ seats: 3, active: 1 })).map((inputs) => inputs.size > 0)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('tells an action of one’s own from that of another', () => {
    const spending = table({ seats: 3, active: 1 }).set((game) => {
      game.purse = 5
    })
    const [waiting, acting] = readOf(spending)
    expect([acting?.get('own purse'), acting?.get("another's purse")]).toEqual([1, undefined])
    expect([waiting?.get('own purse'), waiting?.get("another's purse")]).toEqual([undefined, 1])
  })

  it('sees the rivals in the order of their turns', () => {
    const [first, , third] = readOf(table({ seats: 3 }).points(1, 7, 0))
    expect(first?.get('rival 1 byzantine points')).toBeCloseTo(7 / 20)
    expect(third?.get('rival 2 byzantine points')).toBeCloseTo(7 / 20)
  })
})
