import type { AreaView, PlaceId } from '@hippodrome/powers'
import { memo } from 'react'
import names from './map/names.json' with { type: 'json' }
import { Sign } from './icons.tsx'
import { type Label, placesOf } from './places.ts'
import { usePowers } from './usePowers.ts'

/** A name on the map, in as many lines as it has room for there. */
function linesOf(name: string, lines: number): readonly string[] {
  return lines > 1 ? name.split('|') : [name.replaceAll('-|', '').replaceAll('|', ' ')]
}

/** Value and name of every area, names of seas. */
export function Plates() {
  const { view, board, language } = usePowers()
  const places = placesOf(board)
  const written: { readonly [place in PlaceId]?: string } = names[language]
  return (
    <g className="pw-plates" aria-hidden="true">
      {places.seas.map((id) => {
        const label = places.laid[id]?.label
        return label && <SeaName key={id} name={written[id] ?? id} label={label} />
      })}
      {view.areas.map((area) => {
        const label = places.laid[area.place]?.label
        return (
          label && (
            <Plate key={area.place} name={written[area.place] ?? area.place} label={label} area={area} />
          )
        )
      })}
    </g>
  )
}

const SeaName = memo(function SeaName({ name, label }: { readonly name: string; readonly label: Label }) {
  return linesOf(name, label.lines).map((line, i) => (
    <text
      key={line}
      className="sea-name"
      fontSize={label.size}
      x={label.x}
      y={label.y - label.h / 2 + (i + 0.86) * (label.size + 1)}
    >
      {line}
    </text>
  ))
})

type PlateProps = { readonly name: string; readonly label: Label; readonly area: AreaView }

const Plate = memo(function Plate({ name, label, area }: PlateProps) {
  const left = label.x - label.w / 2
  const lines = linesOf(name, label.lines)
  const first = (1 - lines.length) / 2
  return (
    <g>
      <Coin x={left + 7.5} y={label.y} value={area.value} area={area} />
      {lines.map((line, i) => (
        <text
          key={line}
          className="area-name"
          fontSize={label.size}
          x={left + 17}
          y={label.y + label.size * 0.34 + (first + i) * (label.size + 0.5)}
          {...fitted(line, label)}
        >
          {line}
        </text>
      ))}
    </g>
  )
})

/** Only what would run out of its plate is squeezed. */
function fitted(line: string, { w, size }: Label) {
  const room = w - 19
  return line.length * size * 0.5 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
}

type CoinProps = { readonly x: number; readonly y: number; readonly value: number; readonly area?: AreaView }

/** The value; round it a colony and walls, on it a monastery, below it a concession; black and burning when pillaged. */
export function Coin({ x, y, value, area }: CoinProps) {
  const { colony, monastery, fortifications, concession, pillaged } = area ?? {}
  const at = `translate(${x} ${y})`
  return (
    <g className={pillaged ? 'coin pillaged' : 'coin'}>
      {fortifications?.map((power, i) => (
        <path
          key={power}
          className={`walls ${power}`}
          transform={`${at} scale(${1 + i * 0.22})`}
          d="M-8.6-8.6H-5V-6.4H-1.8V-8.6H1.8V-6.4H5V-8.6H8.6V8.6H-8.6Z"
        />
      ))}
      {colony && (
        <>
          <circle className={`colony ${colony}`} cx={x} cy={y} r={7.7} />
          <circle className="colony beads" cx={x} cy={y} r={7.7} />
        </>
      )}
      <circle className="disc" cx={x} cy={y} r={6.1} />
      <text x={x} y={y + 3.5}>
        {value}
      </text>
      {pillaged && <Sign id="flame" className="flame" x={x - 7} y={y - 18} size={14} />}
      {monastery && <Sign id="monastery" className={`church ${monastery}`} x={x - 5} y={y - 16} size={10} />}
      {concession && (
        <g transform={at}>
          <path className={`tab ${concession.by}`} d="M-6 6.6H0V11H-6z" />
          <path className={`tab ${concession.to}`} d="M0 6.6H6V11H0z" />
        </g>
      )}
    </g>
  )
}
