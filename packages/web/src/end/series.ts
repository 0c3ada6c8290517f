import type { PowersView } from '@hippodrome/powers'
import type { Path } from '../table/table.ts'

/** Where a view keeps how far the match is: the turn, the year, the round. */
const MOMENTS: { readonly [game: string]: string | undefined } = {
  families: 'turn',
  powers: 'year',
  court: 'round',
}

/** Where a view keeps the points of each seat, and last how far the match is; nothing for a game that has none to follow. */
export function pathsOfPoints(game: string, seats: number, view: unknown): readonly Path[] {
  const moment = MOMENTS[game]
  if (moment === undefined) return []
  const points: { readonly [game: string]: (seat: number) => Path } = {
    families: (seat) => ['players', seat, 'score'],
    court: (seat) => ['players', seat, 'goods', 'doxa'],
    powers: (seat) => {
      const own = (view as PowersView).powers.findIndex(({ home }) => home === seat)
      return ['powers', Math.max(0, own), 'points']
    },
  }
  return [...Array.from({ length: seats }, (_, seat) => points[game]?.(seat) ?? []), [moment]]
}

/** A match as it went, choice by choice. */
export type Went = {
  /** By seat. */
  readonly points: readonly (readonly number[])[]
  /** How far the match was: the turn, the year, the round. */
  readonly moments: readonly number[]
  /** Points come and go within a turn with the money: only what a whole turn left counts. */
  readonly whole: boolean
}

/** What the table counted along the paths. */
export const wentOf = (game: string, series: readonly (readonly number[])[]): Went => ({
  points: series.slice(0, -1),
  moments: series.at(-1) ?? [],
  whole: game === 'powers',
})

export type Turning = { readonly at: number; readonly seat: number; readonly change: number }

/** What one choice changed, and what was left of it when its turn was over. */
type Change = Turning & { readonly turn: number; readonly left: number }

/** The changes of one seat: where money comes and goes within a turn, only those that a turn left. */
function changesOf(line: readonly number[], moments: readonly number[], seat: number): readonly Change[] {
  const begun = new Map<number, number>()
  return line.flatMap((value, at) => {
    const turn = moments[at] ?? 0
    const before = line[at - 1] ?? value
    if (!begun.has(turn)) begun.set(turn, before)
    const over = line[moments.lastIndexOf(turn)] ?? value
    const change = value - before
    return change === 0 ? [] : [{ at, seat, change, turn, left: over - (begun.get(turn) ?? before) }]
  })
}

/** In each turn of a seat the largest change of the sign that the turn left, as far as it was left. */
function ofWholeTurns(changes: readonly Change[]): readonly Turning[] {
  const largest = new Map<number, Turning>()
  for (const { at, seat, change, turn, left } of changes) {
    const kept = Math.sign(left) * Math.min(Math.abs(change), Math.abs(left))
    if (change * left > 0 && Math.abs(kept) > Math.abs(largest.get(turn)?.change ?? 0))
      largest.set(turn, { at, seat, change: kept })
  }
  return [...largest.values()]
}

/**
 * The largest changes of points by one choice, in the order in which they happened: of no turn more than its share, and
 * of equal ones those that lie apart, so that they tell of the whole match.
 */
export function turningPoints({ points, moments, whole }: Went, most: number): readonly Turning[] {
  const last = moments.length - 1
  const share = Math.ceil(most / new Set(moments).size)
  const changes = points
    .flatMap((line, seat) => {
      const all = changesOf(line, moments, seat)
      return whole ? ofWholeTurns(all) : all.map(({ at, change }) => ({ at, seat, change }))
    })
    // The last choice counts everything up at once: that is the result, not a turning point.
    .filter(({ at }) => at !== last)
  const found: Turning[] = []
  const inTurnOf = (at: number) => found.filter((one) => moments[one.at] === moments[at]).length
  const farFrom = (at: number) => Math.min(...found.map((one) => Math.abs(one.at - at)))
  while (found.length < most) {
    const left = changes.filter(({ at }) => inTurnOf(at) < share && found.every((one) => one.at !== at))
    const [next] = left.sort(
      (a, b) => Math.abs(b.change) - Math.abs(a.change) || farFrom(b.at) - farFrom(a.at) || a.at - b.at,
    )
    if (!next) break
    found.push(next)
  }
  return found.sort((a, b) => a.at - b.at)
}
