import type { PowersView } from '@hippodrome/powers'
import type { Path } from '../table/table.ts'

/** Where a view keeps the points of each seat; nothing for a game that has none to follow. */
export function pathsOfPoints(game: string, seats: number, view: unknown): readonly Path[] {
  const each = (path: (seat: number) => Path) => Array.from({ length: seats }, (_, seat) => path(seat))
  if (game === 'families') return each((seat) => ['players', seat, 'score'])
  if (game === 'court') return each((seat) => ['players', seat, 'goods', 'doxa'])
  if (game !== 'powers') return []
  const { powers } = view as PowersView
  return each((seat) => [
    'powers',
    Math.max(
      0,
      powers.findIndex(({ home }) => home === seat),
    ),
    'points',
  ])
}

export type Turning = { readonly at: number; readonly seat: number; readonly change: number }

/** The largest changes of points by one choice, in the order in which they happened. */
export function turningPoints(series: readonly (readonly number[])[], most: number): readonly Turning[] {
  const changes = series.flatMap((line, seat) =>
    line.flatMap((value, at) => {
      const change = at === 0 ? 0 : value - (line[at - 1] ?? 0)
      return change === 0 ? [] : [{ at, seat, change }]
    }),
  )
  const largest = changes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.at - b.at)
  const moments = new Map<number, Turning>()
  for (const turning of largest) {
    // The last choice counts everything up at once: that is the result, not a turning point.
    const isEnd = turning.at === (series[0]?.length ?? 0) - 1
    if (moments.size < most && !isEnd && !moments.has(turning.at)) moments.set(turning.at, turning)
  }
  return [...moments.values()].sort((a, b) => a.at - b.at)
}
