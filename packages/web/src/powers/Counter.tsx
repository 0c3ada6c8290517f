import type { NationId, StackView } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { Sign } from './icons.tsx'
import type { Sighting } from './sightings.ts'
import { sizeOf } from './standing.ts'

const W = 30
const H = 23
const SHIELD = 'M0 3a3 3 0 0 1 3-3h7.5v23H3a3 3 0 0 1-3-3z'
const BANNER = 'M1 0H29a1 1 0 0 1 1 1V22.4L22.5 18.6 15 22.4 7.5 18.6 0 22.4V1a1 1 0 0 1 1-1z'

type Props = {
  readonly stack: StackView
  readonly nation: NationId
  /** It operates now, or fights. */
  readonly active: boolean
  /** How many more stacks stand here than can be drawn. */
  readonly more?: number
  /** It lies face down and was once seen. */
  readonly seen?: Sighting | undefined
}

/** A stack: face up with its make-up as far as the view knows it, else a banner; fleets are hulls. */
export function Counter({ stack, nation, active, more = 0, seen }: Props) {
  const { rebel, units, power, fleet, done } = stack
  const classes = `counter ${power}${rebel ? ' rebel' : ''}${done && !active ? ' done' : ''}${active ? ' active' : ''}`
  return (
    <g className={classes}>
      <rect className="frame" x={-3} y={-3} width={W + 6} height={H + 6} rx={6} />
      <g className="body">
        {fleet ? (
          <Hull units={units} nation={nation} />
        ) : units ? (
          <Face units={units} nation={nation} />
        ) : (
          <Banner nation={nation} />
        )}
      </g>
      {seen && <Recalled seen={seen} />}
      {rebel && <path className="pennon" d="M24-4V5M24-4l6.4 2.2L24 .6z" />}
      {stack.leadership && <Sign id="star" className="mark" x={-5} y={-6} size={10} />}
      {stack.vacillating && <path className="mark" d="M-4-5H4L0 0 4 5H-4L0 0z" />}
      {done && !active && (
        <g className="tick">
          <circle cx={28.6} cy={1.2} r={4} />
          <path d="M26.6 1.3l1.4 1.4 2.5-2.9" />
        </g>
      )}
      {more > 0 && (
        <g className="more">
          <circle cx={29} cy={22} r={5.6} />
          <text x={29} y={24.6}>
            +{more}
          </text>
        </g>
      )}
    </g>
  )
}

/** How many they were when they were last seen, and in which year: never as sure as a strength. */
const Recalled = ({ seen: { units, year, changed, oneOf } }: { readonly seen: Sighting }) => (
  <g className="recall">
    <rect x={5} y={17.5} width={20} height={8.4} rx={4.2} />
    <text x={15} y={24}>
      {sizeOf(units)}
      {changed || oneOf ? '?' : ''} ’{String(year % 100).padStart(2, '0')}
    </text>
  </g>
)

type FaceProps = { readonly units: NonNullable<StackView['units']>; readonly nation: NationId }

/** Strength under the arms, and each kind of unit with its number. */
function Face({ units, nation }: FaceProps) {
  const kinds = UNITS.flatMap((unit, i) => ((units[i] ?? 0) > 0 ? [{ unit, count: units[i] ?? 0 }] : []))
  const size = sizeOf(units)
  const royal = (units[0] ?? 0) > 0
  const spot = (i: number) => {
    if (kinds.length === 1) return { x: 14.2, y: 3.4, size: 12 }
    return { x: 11.4 + (i % 2) * 9.2, y: kinds.length > 2 ? 1.2 + Math.floor(i / 2) * 10.8 : 6.2, size: 8.8 }
  }
  return (
    <>
      {size > 1 && <rect className="below" x={2} y={2} width={W} height={H} rx={3} />}
      <rect className={royal ? 'face royal' : 'face'} width={W} height={H} rx={3} />
      <path className="shield" d={SHIELD} />
      <Sign id={nation} className="arms" x={0.6} y={2} size={9.4} />
      <text className="size" x={5.3} y={20.4}>
        {size}
      </text>
      {kinds.slice(0, 4).map(({ unit, count }, i) => {
        const { x, y, size: side } = spot(i)
        return (
          <g key={unit}>
            <Sign id={unit} className={`unit ${unit}`} x={x} y={y} size={side} />
            {count > 1 && (
              <text className="count" x={x + side + 0.4} y={y + side + 1.2}>
                {count}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

const Banner = ({ nation }: { readonly nation: NationId }) => (
  <>
    <path className="banner" d={BANNER} />
    <path className="stripe" d="M0 4H30" />
    <Sign id={nation} className="arms" x={8.6} y={4.6} size={12.8} />
  </>
)

function Hull({ units, nation }: { readonly units: StackView['units']; readonly nation: NationId }) {
  return (
    <>
      <path className="hull" d="M2 13H28L24.5 22.4H5.5Z" />
      <path className={units ? 'sail' : 'sail down'} d="M7 1H23L21.4 12.2H8.6Z" />
      {units ? (
        <text className="count sailing" x={15} y={10.8}>
          {sizeOf(units)}
        </text>
      ) : (
        <Sign id={nation} className="arms" x={10.2} y={1.7} size={9.6} />
      )}
      <Sign id={nation} className="arms" x={11.2} y={13.6} size={7.6} />
    </>
  )
}
