import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { FALL } from './state.ts'
import { type TestTable, table } from './testing/position.ts'

const valuesOf = (t: TestTable): number[] => {
  const out: number[] = []
  evaluate(t.game, out)
  return out
}
const lead = (t: TestTable): number => (valuesOf(t)[0] ?? 0) - (valuesOf(t)[1] ?? 0)

describe('evaluation', () => {
  it('is a share of one for each seat, even at the start', () => {
    for (const seats of [2, 3, 4]) {
      const values = valuesOf(table({ seats }))
      expect(values).toHaveLength(seats)
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
    }
    expect(lead(table())).toBeCloseTo(0)
  })

  it('prefers points, cities, money and cubes', () => {
    expect(lead(table().points(0, 14, 10))).toBeGreaterThan(0)
    expect(lead(table().city('damascus', { owner: 0 }))).toBeGreaterThan(0)
    expect(lead(table().money(0, 20, 5))).toBeGreaterThan(0)
    expect(lead(table().pool(0, 12))).toBeGreaterThan(0)
  })

  it('§22.3 sees that the weaker side must reach half', () => {
    const late = (byzantine: number, arab: number) =>
      table()
        .points(0, byzantine, arab)
        .points(1, 30, 30)
        .set((game) => {
          game.turn = 3
        })
    expect(lead(late(60, 28)) - lead(late(60, 20))).toBeGreaterThan(0.1)
  })

  it('§21.5 fears armies that cannot be paid', () => {
    const army = (main: number) =>
      table()
        .money(0, 0, 0)
        .pool(0, 0)
        .army(0, 'byzantine', {})
        .army(0, 'arab', { main })
        .set((game) => {
          game.turn = 3
          game.passed[0] = 1
        })
    expect(lead(army(0))).toBeGreaterThan(lead(army(5)))
  })

  it('§22.5 after the fall counts Arab points alone', () => {
    const t = table()
      .points(0, 60, 20)
      .points(1, 0, 21)
      .set((game) => {
        game.over = FALL
      })
    expect(lead(t)).toBeLessThan(0)
  })
})
