import { AREAS, GOODS } from '../vocabulary.ts'

/** What the parts of the state are made of: lists of small numbers. */

export const G = GOODS.length
export const A = AREAS.length
/** Goods that can be contributed: all but Dynamis. */
export const GIFT = 9

export const zeros = (n: number): number[] => new Array<number>(n).fill(0)
export const blanks = (n: number): number[] => new Array<number>(n).fill(-1)
export const lists = (n: number): number[][] => Array.from({ length: n }, () => [])

export const copies = (from: readonly number[][]): number[][] => {
  const to: number[][] = new Array<number[]>(from.length)
  for (let i = 0; i < from.length; i++) {
    const list = from[i] as number[]
    // Most lists of lists are empty for most of a match, and a new list is cheaper than a copy of none.
    to[i] = list.length === 0 ? [] : list.slice()
  }
  return to
}
