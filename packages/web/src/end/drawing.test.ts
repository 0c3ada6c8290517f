import { describe, expect, it } from 'vitest'
import { apart, beginnings, scaleOf } from './drawing.ts'

describe('the plot of points', () => {
  it('is marked with round numbers that hold all of them', () => {
    expect(scaleOf([5, 44, 12])).toEqual({ marks: [0, 10, 20, 30, 40, 50], least: 0, most: 50 })
    expect(scaleOf([-7, 66])).toEqual({ marks: [-20, 0, 20, 40, 60, 80], least: -20, most: 80 })
  })

  it('names no more turns than can be read', () => {
    expect(beginnings([1, 1, 1, 2, 2, 3])).toEqual([
      { moment: 1, at: 0, until: 3, named: true },
      { moment: 2, at: 3, until: 5, named: true },
      { moment: 3, at: 5, until: 5, named: false },
    ])
    const many = beginnings(Array.from({ length: 26 }, (_, turn) => turn))
    expect(many.filter(({ named }) => named).length).toBeLessThanOrEqual(7)
  })

  it('lays no sign on another', () => {
    const signs = [
      { x: 100, y: 50 },
      { x: 104, y: 50 },
      { x: 100, y: 60 },
      { x: 200, y: 50 },
    ]
    const laid = apart(signs, 19)
    for (const [index, one] of laid.entries())
      for (const other of laid.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 19 || Math.abs(one.y - other.y) >= 19).toBe(true)
    expect(laid[3]).toEqual(signs[3])
    const held = apart(signs, 19, 60).map(({ y }) => y)
    expect(Math.max(...held)).toBeLessThanOrEqual(60)
    expect(new Set(held.slice(0, 3)).size).toBe(3)
  })
})
