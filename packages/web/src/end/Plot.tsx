import { Emblem, seatColour } from '../app/Emblem.tsx'
import { useWords } from '../app/language.ts'
import type { Turning } from './series.ts'
import { endWords } from './words.ts'

const WIDTH = 436
const HEIGHT = 212
const LEFT = 34
const RIGHT = 58
const TOP = 14
const BOTTOM = 14
/** Lines are told apart by dashes as well as by colour, and end in the seat's emblem. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3']

type Props = {
  readonly series: readonly (readonly number[])[]
  readonly names: readonly string[]
  readonly turnings: readonly Turning[]
}

/** The points of every seat after every choice. */
export function Plot({ series, names, turnings }: Props) {
  const words = useWords(endWords)
  const last = (series[0]?.length ?? 1) - 1
  const all = series.flat()
  const least = Math.min(0, ...all)
  const most = Math.max(10, ...all)
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const marks = [0, 1, 2, 3, 4].map((part) => Math.round(least + ((most - least) * part) / 4))
  const spoken = series.map((line, seat) => `${names[seat]} ${line[0]} → ${line[last]}`).join(', ')
  return (
    <svg
      className="end-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.points}: ${spoken}`}
      data-testid="plot"
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path className="tick" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
          <text className="tick-text" x={LEFT - 6} y={y(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      {series.map((line, seat) => (
        <path
          key={seat}
          className="line"
          d={stairs(line, x, y)}
          stroke={seatColour(seat)}
          strokeDasharray={DASHES[seat % 4]}
        />
      ))}
      {apart(series.map((line) => y(line[last] ?? 0))).map((height, seat) => (
        <g key={seat} transform={`translate(${x(last) + 10} ${height})`}>
          <Emblem seat={seat} size={6} />
          <text x={11} y={4}>
            {series[seat]?.[last]}
          </text>
        </g>
      ))}
      {turnings.map(({ at, seat }, index) => (
        <g key={at} transform={`translate(${x(at)} ${y(series[seat]?.[at] ?? 0) - 12})`}>
          <circle className="turning" r={8.5} />
          <text className="turning-text" y={4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Points change at once, so the line goes in steps. */
const stairs = (line: readonly number[], x: (at: number) => number, y: (value: number) => number): string =>
  line
    .map((value, at) => {
      if (at === 0) return `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`
      const isCorner = value !== line[at - 1] || at === line.length - 1
      return isCorner ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : ''
    })
    .join('')

/** Heights of labels, moved apart where they would lie on each other. */
function apart(heights: readonly number[]): readonly number[] {
  const moved = [...heights]
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + 14)
  })
  return moved
}
