import type { Seat } from '@hippodrome/engine'
import type { Side } from '@hippodrome/families'
import { Emblem, seatColour } from '../app/Emblem.tsx'

/** A fortification: a tower with battlements in the family's colour. */
export function Tower({ seat, x, y }: { readonly seat: Seat; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="tower">
      <path d="M-8 9V-8h4v3h2.5v-3h3v3H4v-3h4V9Z" fill={seatColour(seat)} />
      <Emblem seat={seat} y={2} size={4} />
    </g>
  )
}

/** A pawn: Byzantine armies carry a cross, Arab armies a crescent. */
export function Pawn({
  seat,
  side,
  strength,
}: {
  readonly seat: Seat
  readonly side: Side
  readonly strength: number
}) {
  return (
    <g className={`pawn side-${side}`} transform="scale(1.25)">
      <path
        className="pawn-body"
        d="M-8 9C-8 3-4.5 1-4-3A4.6 4.6 0 1 1 4-3C4.5 1 8 3 8 9Z"
        fill={seatColour(seat)}
      />
      {side === 0 ? (
        <path className="pawn-sign" d="M0-16.5V-9M-2.8-13.8H2.8" />
      ) : (
        <path className="pawn-sign crescent" d="M2.6-16.4A4 4 0 1 0 2.6-9.6A3.1 3.1 0 1 1 2.6-16.4Z" />
      )}
      <Emblem seat={seat} y={-5.6} size={2.4} />
      <text className="pawn-strength" y={7}>
        {strength}
      </text>
    </g>
  )
}

/** A die with its pips; a hit is a 4, 5 or 6. */
export function Die({ value, order }: { readonly value: number; readonly order: number }) {
  const hit = value >= 4
  return (
    <svg
      className={hit ? 'die hit' : 'die'}
      style={{ animationDelay: `${order * 70}ms` }}
      width={34}
      height={34}
      viewBox="0 0 30 30"
      role="img"
      aria-label={String(value)}
    >
      <rect x={1.5} y={1.5} width={27} height={27} rx={5} />
      {(PIPS[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.6} />
      ))}
    </svg>
  )
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[15, 15]],
  [
    [8, 8],
    [22, 22],
  ],
  [
    [8, 8],
    [15, 15],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  [
    [8, 8],
    [22, 8],
    [8, 15],
    [22, 15],
    [8, 22],
    [22, 22],
  ],
]
