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

  it('is seen by whoever acts: what is their own is a rival to the other', () => {
    const position = (active: number) =>
      table({ seats: 3, active }).points(0, 14, 10).city('damascus', { owner: 0 }).money(0, 20, 5).pool(1, 3)
    const [mine] = readOf(position(0))
    const [, yours] = readOf(position(1))
    const isMine = (name: string) => name.includes('own ') && !/ (active|first player)$/.test(name)
    for (const [name, value] of mine ?? [])
      if (isMine(name)) expect(yours?.get(name.replace('own ', 'rival 2 '))).toBe(value)
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

  it.each([2, 3, 4])('is written for the one who acts alone, and speaks of all %i seats', (seats) => {
    const position = table({ seats, active: 1 }).set((game) => {
      game.first = 0
    })
    expect(readOf(position).flatMap((inputs, seat) => (inputs.size > 0 ? [seat] : []))).toEqual([1])
    // With two, what the one has the other lacks.
    expect(features.writer(position.game.tables, seats).places).toBe(seats === 2 ? 1 : seats)
  })

  it('tells an action under way from what is left of none', () => {
    const spending = (active: number) =>
      table({ seats: 3, active }).set((game) => {
        game.purse = 5
      })
    const [, acting] = readOf(spending(1))
    expect([acting?.get('own purse'), acting?.get("nobody's purse")]).toEqual([1, undefined])
  })

  it('tells how far each rival is ahead where there are several', () => {
    const [, mine] = readOf(table({ seats: 3, active: 1 }).points(0, 30, 30).points(2, 10, 10))
    expect(mine?.get('rival 2 lead')).toBeCloseTo(40 / 15)
    expect(mine?.get('rival 1 lead')).toBeCloseTo(-40 / 15)
    expect(mine?.get('lead')).toBeCloseTo(-40 / 15)
  })

  it('sees the rivals in the order of their turns', () => {
    const position = (active: number) => table({ seats: 3, active }).points(1, 7, 0)
    const [first] = readOf(position(0))
    const [, , third] = readOf(position(2))
    expect(first?.get('rival 1 byzantine points')).toBeCloseTo(7 / 20)
    expect(third?.get('rival 2 byzantine points')).toBeCloseTo(7 / 20)
  })
})
