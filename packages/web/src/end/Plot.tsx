import { Emblem, seatColour } from '../app/Emblem.tsx'
import { apart, beginnings, scaleOf, stairs } from './drawing.ts'
import type { Turning, Went } from './series.ts'

const WIDTH = 436
const HEIGHT = 226
const LEFT = 38
const RIGHT = 58
const TOP = 26
const BOTTOM = 24
/** Lines are told apart by dashes as well as by colour, and end in the seat's emblem. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3']

type Props = {
  readonly went: Went
  readonly names: readonly string[]
  /** How a turn, a year or a round is called. */
  readonly momentOf: (moment: number) => string
  readonly turnings: readonly Turning[]
  /** What the lines are of, for who does not see them. */
  readonly title: string
  /** Follows every number. */
  readonly unit?: string
}

/** The points of every seat after every choice, with the turns below. */
export function Plot({ went, names, momentOf, turnings, title, unit = '' }: Props) {
  const { points, moments } = went
  const last = moments.length - 1
  const { marks, least, most } = scaleOf(points.flat())
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const spoken = points
    .map((line, seat) => `${names[seat]} ${line[0]}${unit} → ${line[last]}${unit}`)
    .join(', ')
  return (
    <svg
      className="end-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}: ${spoken}`}
      data-testid="plot"
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path className="tick" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
          <text className="tick-text" x={LEFT - 6} y={y(mark) + 4}>
            {mark}
            {unit}
          </text>
        </g>
      ))}
      {beginnings(moments).map(({ moment, at, until, named }) => (
        <g key={moment}>
          {at > 0 && <path className="turn" d={`M${x(at)} ${TOP - 12}V${HEIGHT - BOTTOM}`} />}
          {named && (
            <text className="turn-text" x={(x(at) + x(until)) / 2} y={HEIGHT - 6}>
              {momentOf(moment)}
            </text>
          )}
        </g>
      ))}
      {points.map((line, seat) => (
        <path
          key={seat}
          className="line"
          d={stairs(line, x, y)}
          stroke={seatColour(seat)}
          strokeDasharray={DASHES[seat % DASHES.length]}
        />
      ))}
      {apart(
        points.map((line) => ({ x: 0, y: y(line[last] ?? 0) })),
        14,
      ).map((place, seat) => (
        <g key={seat} transform={`translate(${x(last) + 10} ${place.y})`}>
          <Emblem seat={seat} size={6} />
          <text x={11} y={4}>
            {points[seat]?.[last]}
            {unit}
          </text>
        </g>
      ))}
      {apart(
        turnings.map(({ at, seat }) => ({
          x: Math.max(LEFT + 10, x(at)),
          y: y(points[seat]?.[at] ?? 0) - 12,
        })),
        19,
        HEIGHT - BOTTOM - 9,
      ).map((place, index) => (
        <g key={index} transform={`translate(${place.x} ${place.y})`}>
          <circle className="turning" r={8.5} />
          <text className="turning-text" y={4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
