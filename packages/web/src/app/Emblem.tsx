import type { Seat } from '@hippodrome/engine'
import { EMBLEMS } from '../miniature/signs.ts'
import './emblem.css'

export const seatColour = (seat: Seat): string => `var(--seat-${seat % EMBLEMS.length})`

type Place = { readonly seat: Seat; readonly x?: number; readonly y?: number; readonly size: number }

/** The emblem of a seat, in form and colour, drawn inside an `svg`. */
export const Emblem = ({ seat, x = 0, y = 0, size }: Place) => (
  <path
    className="emblem"
    d={EMBLEMS[seat % EMBLEMS.length]}
    transform={`translate(${x} ${y}) scale(${size})`}
    fill={seatColour(seat)}
    vectorEffect="non-scaling-stroke"
  />
)

/** The emblem as a picture of its own, in text. */
export const EmblemMark = ({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) => (
  <svg className="mark-emblem" width={size} height={size} viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
    <Emblem seat={seat} size={1} />
  </svg>
)
