const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
const MOST_MARKS = 5
const MOST_NAMES = 7

/** Round numbers from below the least to above the most of these, zero among them. */
export function scaleOf(values: readonly number[]): {
  readonly marks: readonly number[]
  readonly least: number
  readonly most: number
} {
  const lowest = values.reduce((low, value) => Math.min(low, value), 0)
  const highest = values.reduce((high, value) => Math.max(high, value), 10)
  const step = STEPS.find((wide) => (highest - lowest) / wide <= MOST_MARKS) ?? highest - lowest
  const least = Math.floor(lowest / step) * step
  const most = Math.ceil(highest / step) * step
  const marks = Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step)
  return { marks, least, most }
}

/** Where each turn begins and ends; no more of them are named than can be read, and none that was too short for it. */
export function beginnings(moments: readonly number[]) {
  const last = moments.length - 1
  const begin = moments.flatMap((moment, at) => (moment === moments[at - 1] ? [] : [{ moment, at }]))
  const every = Math.ceil(begin.length / MOST_NAMES)
  return begin.map(({ moment, at }, index) => {
    const until = begin[index + every]?.at ?? last
    const named = index % every === 0 && (until - at) * (MOST_NAMES + 1) >= last
    return { moment, at, until: begin[index + 1]?.at ?? last, named }
  })
}

/** Points change at once, so the line goes in steps. */
export const stairs = (
  line: readonly number[],
  x: (at: number) => number,
  y: (value: number) => number,
): string =>
  line
    .map((value, at) => {
      if (at === 0) return `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`
      const isCorner = value !== line[at - 1] || at === line.length - 1
      return isCorner ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : ''
    })
    .join('')

type Place = { readonly x: number; readonly y: number }

/** Places of signs, moved as little as it takes where one would lie on another, and none below the lowest. */
export function apart(
  places: readonly Place[],
  size: number,
  lowest = Number.POSITIVE_INFINITY,
): readonly Place[] {
  const moved = [...places]
  const order = places.map((_, index) => index).sort((a, b) => (places[a]?.y ?? 0) - (places[b]?.y ?? 0))
  const placed: Place[] = []
  for (const index of order) {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    const near = placed.filter((other) => Math.abs(other.x - x) < size)
    const isFree = (at: number) => at <= lowest && near.every((other) => Math.abs(other.y - at) >= size)
    const [found = y] = [y, lowest, ...near.flatMap((other) => [other.y + size, other.y - size])]
      .filter(isFree)
      .sort((a, b) => Math.abs(a - y) - Math.abs(b - y) || b - a)
    const place = { x, y: found }
    placed.push(place)
    moved[index] = place
  }
  return moved
}
