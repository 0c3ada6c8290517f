import { memo } from 'react'
import { REGIONS } from './labels.ts'
import map from './map.json' with { type: 'json' }

const { width, height } = map
const MARGIN = 400

/** Rhumb lines from a wind rose, as on a portolan. */
function rhumbs(x: number, y: number, lines: number): string {
  return Array.from({ length: lines }, (_, index) => {
    const angle = (index * Math.PI) / lines
    const dx = Math.cos(angle) * 1400
    const dy = Math.sin(angle) * 1400
    return `M${(x - dx).toFixed(0)} ${(y - dy).toFixed(0)}L${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`
  }).join('')
}

const ROSE = { x: 118, y: 640 }
const LINES = rhumbs(ROSE.x, ROSE.y, 16) + rhumbs(300, 380, 8) + rhumbs(470, 30, 8)

const POINTS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8 - Math.PI / 2
  const reach = index % 4 === 0 ? 52 : index % 2 === 0 ? 36 : 24
  const side = Math.PI / 16
  const at = (turn: number, far: number) =>
    `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
  return {
    index,
    path: `M0 0L${at(angle - side, 12)}L${at(angle, reach)}Z`,
    shade: `M0 0L${at(angle + side, 12)}L${at(angle, reach)}Z`,
  }
})

/** Sea, land, rivers and ornament: drawn once. */
export const MapGround = memo(function MapGround() {
  return (
    <g className="ground" aria-hidden="true">
      <defs>
        <pattern id="tesserae" width={18} height={18} patternUnits="userSpaceOnUse">
          <path className="tessera dark" d="M0 0h5.4v5.4H0zM12 6h5.4v5.4H12zM6 12h5.4v5.4H6z" />
          <path className="tessera pale" d="M6 0h5.4v5.4H6zM0 6h5.4v5.4H0zM12 12h5.4v5.4H12z" />
        </pattern>
      </defs>
      <rect className="sea" x={-MARGIN} y={-MARGIN} width={width + 2 * MARGIN} height={height + 2 * MARGIN} />
      <path className="rhumbs" d={LINES} />
      <path className="shore far" d={map.land} />
      <path className="shore near" d={map.land} />
      <path className="land" d={map.land} />
      <path className="land-tiles" d={map.land} fill="url(#tesserae)" />
      <path className="rivers" d={map.rivers} />
      <path className="lakes" d={map.lakes} />
      <g className="rose" transform={`translate(${ROSE.x} ${ROSE.y})`}>
        <circle r={56} />
        <circle r={44} className="inner" />
        {POINTS.map(({ index, path, shade }) => (
          <g key={index}>
            <path d={path} className="point" />
            <path d={shade} className="point shade" />
          </g>
        ))}
        <path className="north" d="M0-60l5 8h-10z" />
      </g>
      {REGIONS.map(({ name, x, y, size, turn }) => (
        <text
          key={name}
          className="region"
          fontSize={size}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {name}
        </text>
      ))}
      <rect className="frame outer" x={4} y={4} width={width - 8} height={height - 8} />
      <rect className="frame" x={10} y={10} width={width - 20} height={height - 20} />
    </g>
  )
})
