import { EMBLEMS } from '../miniature/signs.ts'

/** The track from above, with two of the four emblems racing. */
export const Mark = () => (
  <svg viewBox="0 0 36 24" aria-hidden="true">
    <rect x={1.5} y={1.5} width={33} height={21} rx={10.5} fill="#e2b454" stroke="#5b2163" strokeWidth={3} />
    <rect x={9} y={9} width={18} height={6} rx={3} fill="#5b2163" />
    <path d="M25 2.6l2.6 2.9-2.6 2.9-2.6-2.9z" fill="#b3262e" stroke="#2b1430" strokeWidth={0.8} />
    <circle cx={10.5} cy={18.5} r={2.3} fill="#1d5fab" stroke="#2b1430" strokeWidth={0.8} />
  </svg>
)

const RACERS = [
  { x: 320, y: 31, fill: '#d8434b' },
  { x: 245, y: 42, fill: '#4a90e0' },
  { x: 140, y: 131, fill: '#3fa06e' },
  { x: 88, y: 142, fill: '#f0c53a' },
]

/** The same, large, with the monuments on its spine. */
export const Track = () => (
  <svg className="hero-track" viewBox="0 0 420 168" aria-hidden="true">
    <rect x={6} y={6} width={408} height={156} rx={78} fill="#3d1545" stroke="#e2b454" strokeWidth={1.5} />
    <rect
      x={14}
      y={14}
      width={392}
      height={140}
      rx={70}
      fill="none"
      stroke="#e2b454"
      strokeWidth={9}
      strokeDasharray="2.2 6.8"
      opacity={0.75}
    />
    <rect x={21} y={21} width={378} height={126} rx={63} fill="#c99f66" stroke="#f3cf7c" strokeWidth={1.5} />
    {[30, 41, 52].map((lane) => (
      <rect
        key={lane}
        x={lane}
        y={lane}
        width={420 - 2 * lane}
        height={168 - 2 * lane}
        rx={84 - lane}
        fill="none"
        stroke="#8d6230"
        strokeWidth={0.9}
        strokeDasharray="7 5"
        opacity={0.65}
      />
    ))}
    <rect x={92} y={67} width={236} height={34} rx={17} fill="#5b2163" stroke="#f3cf7c" strokeWidth={2} />
    <g fill="#f6d68a">
      <path d="M132 92l3-46 4-6 4 6 3 46z" />
      <path d="M203 92V76c0-10 4-16 9-16s9 6 9 16v16zM211 50h2.500v5h3v2.500h-3V62H211v-4.500h-3V55h3z" />
      <path d="M280 92V54h-4v-4h16v4h-4v38z" />
      <circle cx={172} cy={84} r={5} />
      <circle cx={250} cy={84} r={5} />
    </g>
    <path
      d="M302 31h-44M226 42h-56M158 131h40M104 142h44"
      stroke="#fff6e0"
      strokeLinecap="round"
      strokeWidth={2.5}
      opacity={0.8}
    />
    {RACERS.map(({ x, y, fill }, seat) => (
      <path
        key={seat}
        d={EMBLEMS[seat]}
        transform={`translate(${x} ${y}) scale(10)`}
        fill={fill}
        stroke="#2b1430"
        strokeWidth={0.12}
      />
    ))}
  </svg>
)
