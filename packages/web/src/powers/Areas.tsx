import type { LandId } from '@hippodrome/powers'
import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { areaSentence } from './sentences.ts'
import { type Holding, holdingOf } from './standing.ts'
import { placesOf } from './places.ts'
import { usePowers } from './usePowers.ts'

/** Patterns that tell the powers apart without their colours. */
export const Patterns = memo(() => (
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
))

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
        const { kind, powers } = holdingOf(view, places, id)
        return (
          <Area
            key={id}
            id={id}
            className={spotClass(stage, key, 'pw-area')}
            legal={legal}
            says={areaSentence(stage, id)}
            path={places.outlines.paths[id] ?? ''}
            pillaged={known.get(id)?.pillaged === true}
            kind={kind}
            powers={powers.join(' ')}
          />
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

type AreaProps = {
  readonly id: LandId
  readonly className: string
  readonly legal: boolean
  readonly says: string
  readonly path: string
  readonly pillaged: boolean
  readonly kind: Holding['kind']
  /** As one text, so that an area that stays as it is is not drawn again. */
  readonly powers: string
}

const Area = memo(function Area({ id, className, legal, says, path, pillaged, kind, powers }: AreaProps) {
  const held = powers === '' ? [] : powers.split(' ')
  return (
    <g
      className={className}
      data-spot={`place:${id}`}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={says}
    >
      <clipPath id={`pw-clip-${id}`}>
        <path d={path} />
      </clipPath>
      <path className="soil" d={path} />
      {kind !== 'rebels' &&
        held.map((power) => <path key={power} className={`tint ${kind} ${power}`} d={path} />)}
      {kind === 'held' && <path className="pattern" d={path} fill={`url(#pw-soil-${powers})`} />}
      <g clipPath={`url(#pw-clip-${id})`}>
        {held.map((power, turn) => (
          <path
            key={power}
            className={`rim ${kind} ${power}`}
            d={path}
            {...(kind === 'shared'
              ? { strokeDasharray: `14 ${14 * (held.length - 1)}`, strokeDashoffset: -14 * turn }
              : {})}
          />
        ))}
        <path className="glow" d={path} />
      </g>
      {pillaged && <path className="pattern" d={path} fill="url(#pw-soil-pillaged)" />}
    </g>
  )
})
