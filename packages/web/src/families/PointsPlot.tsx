import { SIDES, type SideName } from '@hippodrome/families'
import { useEffect, useState } from 'react'
import { useWords } from '../app/language.ts'
import { usePlaying } from '../play/playing.ts'
import { corners, pathsOf, pointsFrom, type PointsOverTime, turnEnds } from './points.ts'
import { Emblem, EmblemMark, seatColour } from './shapes.tsx'
import { boardWords } from './words.ts'
import './plot.css'

const WIDTH = 400
const HEIGHT = 120
const LEFT = 26
const RIGHT = 14
const TOP = 8
const BOTTOM = 18
/** The width of what is written below the end of a turn. */
const LABEL = 64
/** Lines of the families are told apart by dashes as well as by colour, and end in the family's emblem. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3']

/** Both victory tracks over the whole match, with the numbers themselves below. */
export default function PointsPlot() {
  const { table, state } = usePlaying()
  const seats = state.seats.length
  const [over, setOver] = useState<PointsOverTime>()
  useEffect(() => {
    let wanted = true
    table.series(pathsOf(seats)).then(
      (series) => wanted && setOver(pointsFrom(series)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table, seats, state.made])
  if (!over || over.turns.length < 2) return undefined
  return (
    <div className="points-plots" data-testid="plot">
      {SIDES.map((side) => (
        <Plot key={side} side={side} over={over} />
      ))}
      <Numbers over={over} />
    </div>
  )
}

function Plot({ side, over }: { readonly side: SideName; readonly over: PointsOverTime }) {
  const words = useWords(boardWords)
  const { naming } = usePlaying()
  const lines = over.points[side]
  const last = over.turns.length - 1
  const most = Math.max(20, Math.ceil(Math.max(...lines.flat()) / 10) * 10)
  const x = (at: number) => LEFT + (at / last) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const marks = [0, most / 2, most]
  const ends = turnEnds(over.turns).slice(0, -1)
  const hasRoom = (next: number | undefined, at: number) => next === undefined || x(next) - x(at) > LABEL
  const spoken = lines.map((line, seat) => `${naming.seats[seat]} ${line[0]} → ${line[last]}`).join(', ')
  return (
    <figure className={`points-plot ${side}`}>
      <figcaption>{words.pointsOverTime(words[side])}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${words.pointsOverTime(words[side])}: ${spoken}`}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className="tick" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
            <text className="tick-text end" x={LEFT - 4} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        {ends.map((at, index) => (
          <g key={at}>
            <path className="turn-end" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
            {hasRoom(ends[index + 1], at) && (
              <text className="tick-text" x={x(at)} y={HEIGHT - 5}>
                {words.turnEnd(index + 1)}
              </text>
            )}
          </g>
        ))}
        {lines.map((line, seat) => (
          <Line key={seat} seat={seat} path={stairs(line, x, y)} />
        ))}
        {lines.map((line, seat) => (
          <Emblem key={seat} seat={seat} x={x(last) + 2} y={y(line[last] ?? 0)} size={6} />
        ))}
      </svg>
    </figure>
  )
}

const Line = ({ seat, path }: { readonly seat: number; readonly path: string }) => (
  <>
    <path className="line-edge" d={path} />
    <path
      className="line"
      d={path}
      stroke={seatColour(seat)}
      strokeDasharray={DASHES[seat % DASHES.length]}
    />
  </>
)

/** Points change at once, so the line goes in steps. */
const stairs = (values: readonly number[], x: (at: number) => number, y: (value: number) => number): string =>
  corners(values)
    .map(({ at, value }, index) =>
      index === 0
        ? `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`
        : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('')

/** The same as a table: what each family had at the end of each turn. */
function Numbers({ over }: { readonly over: PointsOverTime }) {
  const words = useWords(boardWords)
  const { naming } = usePlaying()
  const ends = turnEnds(over.turns)
  return (
    <details className="points-numbers">
      <summary>{words.pointsTable}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {ends.map((at, index) => (
              <th key={at} scope="col">
                {words.turnEnd(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.flatMap((side) =>
            over.points[side].map((line, seat) => (
              <tr key={`${side} ${seat}`}>
                <th scope="row">
                  <EmblemMark seat={seat} size={12} /> {naming.seats[seat]}, {words[side]}
                </th>
                {ends.map((at) => (
                  <td key={at}>{line[at]}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </details>
  )
}
