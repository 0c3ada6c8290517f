import { expect, it } from 'vitest'
import { corners, pathsOf, pointsFrom, turnEnds } from './points.ts'

it('the series of the table are put back by side and seat in the order in which they were asked for', () => {
  const series = pathsOf(3).map((path) => [path.length, String(path[1]) === '2' ? 2 : 0])
  const { turns, points } = pointsFrom(series)
  expect(turns).toEqual([1, 0])
  expect(points.byzantine).toEqual([
    [4, 0],
    [4, 0],
    [4, 2],
  ])
  expect(points.arab).toHaveLength(3)
})

it('a line has corners where its number changed, and an end', () => {
  expect(corners([10, 10, 13, 13, 12, 12])).toEqual([
    { at: 0, value: 10 },
    { at: 2, value: 13 },
    { at: 4, value: 12 },
    { at: 5, value: 12 },
  ])
  expect(corners([7])).toEqual([{ at: 0, value: 7 }])
})

it('each turn ends at the last choice before the next one', () => {
  expect(turnEnds([1, 1, 1, 2, 2, 3])).toEqual([2, 4, 5])
})
