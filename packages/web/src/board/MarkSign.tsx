import type { Mark } from './stage.ts'

const REACH = 27

/** Rings of those who moved here last, and the numbers of the list beside. */
export function MarkSign({ mark, x, y }: { readonly mark: Mark; readonly x: number; readonly y: number }) {
  return (
    <g className="mark-sign" transform={`translate(${x} ${y})`}>
      {mark.seats.map((seat, place) => (
        <circle
          key={seat}
          className="last-move"
          r={REACH + place * 4}
          style={{ stroke: `var(--seat-${seat})` }}
        />
      ))}
      {mark.numbers.map((number, place) => (
        <g key={number} className="mark-number" transform={`translate(${-20 + place * 24} ${-26})`}>
          <circle r={11} />
          <text y={4.5}>{number}</text>
        </g>
      ))}
    </g>
  )
}
