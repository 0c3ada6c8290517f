import type { AreaView, LandId } from '@hippodrome/powers'
import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { areaSentence } from './sentences.ts'
import { type Holding, holdingOf } from './standing.ts'
import { placesOf } from './places.ts'
import { usePowers } from './usePowers.ts'

/** Patterns that tell the powers apart without their colours. */
export const Patterns = () => (
  <defs>
    <pattern id="pw-soil-byzantine" width={12} height={12} patternUnits="userSpaceOnUse">
      <path d="M6 3.2v5.6M3.2 6h5.6" stroke="var(--byzantine)" strokeWidth={1.1} />
    </pattern>
    <pattern id="pw-soil-muslim" width={12} height={10} patternUnits="userSpaceOnUse">
      <path d="M8 2.2A3 3 0 1 0 8 7.4 2.5 2.5 0 1 1 8 2.2z" fill="var(--muslim)" />
    </pattern>
    <pattern id="pw-soil-khazar" width={12} height={8} patternUnits="userSpaceOnUse">
      <path d="M0 6L3 2 6 6 9 2 12 6" fill="none" stroke="var(--khazar)" strokeWidth={1.1} />
    </pattern>
    <pattern
      id="pw-soil-frank"
      width={7}
      height={7}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V7" stroke="var(--frank)" strokeWidth={1.5} />
    </pattern>
    <pattern
      id="pw-soil-pillaged"
      width={7}
      height={7}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-35)"
    >
      <path d="M0 3.5H7" className="burnt" />
    </pattern>
  </defs>
)

/** Every area is one spot: its ground says who holds it, by tint, pattern and rim. */
export function Areas() {
  const stage = usePowers()
  const { view, board } = stage
  const places = placesOf(board)
  const known = new Map(view.areas.map((area) => [area.place, area]))
  return (
    <g className="pw-areas">
      {places.lands.map((id) => {
        const key = `place:${id}`
        const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
        return (
          <g
            key={id}
            className={spotClass(stage, key, 'pw-area')}
            data-spot={key}
            role="button"
            tabIndex={legal ? 0 : -1}
            aria-label={areaSentence(stage, id)}
          >
            <AreaGround
              id={id}
              path={places.outlines.paths[id] ?? ''}
              area={known.get(id)}
              holding={holdingOf(view, places, id)}
            />
          </g>
        )
      })}
      {places.seas.map((id) => {
        const key = `place:${id}`
        const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
        return (
          <path
            key={id}
            className={spotClass(stage, key, 'pw-sea')}
            data-spot={key}
            role="button"
            tabIndex={legal ? 0 : -1}
            aria-label={areaSentence(stage, id)}
            d={places.outlines.paths[id]}
          />
        )
      })}
    </g>
  )
}

type GroundProps = {
  readonly id: LandId
  readonly path: string
  readonly area: AreaView | undefined
  readonly holding: Holding
}

const AreaGround = memo(
  function AreaGround({ id, path, area, holding }: GroundProps) {
    const { kind, powers } = holding
    return (
      <>
        <clipPath id={`pw-clip-${id}`}>
          <path d={path} />
        </clipPath>
        <path className="soil" d={path} />
        {kind !== 'rebels' &&
          powers.map((power) => <path key={power} className={`tint ${kind} ${power}`} d={path} />)}
        {kind === 'held' && <path className="pattern" d={path} fill={`url(#pw-soil-${powers[0]})`} />}
        <g clipPath={`url(#pw-clip-${id})`}>
          {powers.map((power, turn) => (
            <path
              key={power}
              className={`rim ${kind} ${power}`}
              d={path}
              {...(kind === 'shared'
                ? { strokeDasharray: `14 ${14 * (powers.length - 1)}`, strokeDashoffset: -14 * turn }
                : {})}
            />
          ))}
          <path className="glow" d={path} />
        </g>
        {area?.pillaged && <path className="pattern" d={path} fill="url(#pw-soil-pillaged)" />}
      </>
    )
  },
  (before, after) =>
    before.path === after.path &&
    before.area === after.area &&
    before.holding.kind === after.holding.kind &&
    before.holding.powers.join() === after.holding.powers.join(),
)
