import type { Told } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import type { Board } from './board.ts'
import type { Situation } from './stage.ts'
import { happenedIn } from './useSince.ts'

type Entry = { readonly kind: string; readonly seat: number; readonly rank: number }

const board = {
  newsOf: ({ rank }: Entry) => (rank > 0 ? { rank } : undefined),
  spotsOf: ({ kind }: Entry) => [`city:${kind}`],
} as unknown as Board

const told = (kind: string, seat: number, rank: number, at: number) =>
  ({ at, entry: { kind, seat, rank } }) as unknown as Told

const at = { seat: 0 } as Situation

it('lists what others did and what matters, in the order of happening, numbered', () => {
  const entries = [told('a', 1, 1, 1), told('mine', 0, 9, 2), told('cube', 1, 0, 3), told('b', 2, 5, 4)]
  expect(happenedIn(board, entries, at).map(({ number, spots }) => [number, ...spots])).toEqual([
    [1, 'city:a'],
    [2, 'city:b'],
  ])
})

it('tells the weightiest of what somebody did at one spot', () => {
  const entries = [told('a', 1, 1, 5), told('a', 1, 8, 6), told('a', 2, 2, 7)]
  expect(happenedIn(board, entries, at).map(({ rank }) => rank)).toEqual([8, 2])
})

it('keeps the weightiest when there is too much', () => {
  const entries = Array.from({ length: 20 }, (_, place) => told(String(place), 1, place + 1, place))
  const kept = happenedIn(board, entries, at)
  expect(kept[0]?.rank).toBe(21 - kept.length)
  expect(kept.map(({ number }) => number)).toEqual(kept.map((_, place) => place + 1))
})
