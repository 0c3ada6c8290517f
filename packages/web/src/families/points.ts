import { SIDES, type SideName } from '@hippodrome/families'
import type { Path } from '../table/table.ts'

/** Both victory tracks over a whole match: by side, by seat, the points after every choice. */
export type PointsOverTime = {
  readonly turns: readonly number[]
  readonly points: { readonly [side in SideName]: readonly (readonly number[])[] }
}

export const pathsOf = (seats: number): Path[] => [
  ['turn'],
  ...SIDES.flatMap((side) =>
    Array.from({ length: seats }, (_, seat): Path => ['players', seat, side, 'points']),
  ),
]

export function pointsFrom([turns = [], ...series]: readonly (readonly number[])[]): PointsOverTime {
  const seats = series.length / SIDES.length
  return { turns, points: { byzantine: series.slice(0, seats), arab: series.slice(seats) } }
}

/** The moments at which a number changed, with the last one: a plot needs no more. */
export function corners(values: readonly number[]): { readonly at: number; readonly value: number }[] {
  return values.flatMap((value, at) =>
    at === 0 || at === values.length - 1 || value !== values[at - 1] ? [{ at, value }] : [],
  )
}

/** The last moment of each turn, and the end. */
export const turnEnds = (turns: readonly number[]): number[] =>
  turns.flatMap((turn, at) => (at === turns.length - 1 || turns[at + 1] !== turn ? [at] : []))
