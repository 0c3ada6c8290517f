import type { LandId } from '@hippodrome/powers'
import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { useSentences } from './useSentences.ts'
import { type Holding, holdingOf } from './standing.ts'
import { placesOf } from './places.ts'
import { usePowers } from './usePowers.ts'

/** Patterns that tell the powers apart without their colours. */
const Patterns = memo(() => (
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

/** The ground of every area says who holds it, by tint, pattern and rim. */
export function Lands() {
  const { view, board } = usePowers()
  const places = placesOf(board)
  const known = new Map(view.areas.map((area) => [area.place, area]))
  return (
    <g>
      <Patterns />
      {places.lands.map((id) => {
        const { kind, powers } = holdingOf(view, places, id)
        return (
          <Land
            key={id}
            id={id}
            path={places.outlines.paths[id] ?? ''}
            pillaged={known.get(id)?.pillaged === true}
            kind={kind}
            powers={powers.join(' ')}
          />
        )
      })}
    </g>
  )
}

type LandProps = {
  readonly id: LandId
  readonly path: string
  readonly pillaged: boolean
  readonly kind: Holding['kind']
  /** As one text, so that an area that stays as it is is not drawn again. */
  readonly powers: string
}

export const Land = memo(function Land({ id, path, pillaged, kind, powers }: LandProps) {
  const held = powers === '' ? [] : powers.split(' ')
  return (
    <g className="pw-land">
      <clipPath id={clipOf(id)}>
        <path d={path} />
      </clipPath>
      <path className="soil" d={path} />
      {kind !== 'rebels' &&
        held.map((power) => <path key={power} className={`tint ${kind} ${power}`} d={path} />)}
      {kind === 'held' && <path className="pattern" d={path} fill={`url(#pw-soil-${powers})`} />}
      {held.length > 0 && (
        <g clipPath={`url(#${clipOf(id)})`}>
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
        </g>
      )}
      {pillaged && <path className="pattern" d={path} fill="url(#pw-soil-pillaged)" />}
    </g>
  )
})

const clipOf = (id: LandId): string => `pw-clip-${id}`

/** Every area and every sea is one spot, which glows when it can be chosen. */
export function Areas() {
  const stage = usePowers()
  const places = placesOf(stage.board)
  const says = useSentences(stage)
  return (
    <g className="pw-areas">
      {places.lands.map((id) => {
        const key = `place:${id}`
        return (
          <Area
            key={id}
            id={id}
            className={spotClass(stage, key, 'pw-area')}
            says={says(id)}
            path={places.outlines.paths[id] ?? ''}
          />
        )
      })}
      {places.seas.map((id) => {
        const key = `place:${id}`
        const className = spotClass(stage, key, 'pw-sea')
        return (
          <path
            key={id}
            className={className}
            data-spot={key}
            role="button"
            tabIndex={isLegal(className) ? 0 : -1}
            aria-label={says(id)}
            d={places.outlines.paths[id]}
          />
        )
      })}
    </g>
  )
}

const isLegal = (className: string): boolean => className.includes(' legal')

type AreaProps = {
  readonly id: LandId
  readonly className: string
  readonly says: string
  readonly path: string
}

const Area = memo(function Area({ id, className, says, path }: AreaProps) {
  return (
    <g
      className={className}
      data-spot={`place:${id}`}
      role="button"
      tabIndex={isLegal(className) ? 0 : -1}
      aria-label={says}
    >
      <path className="glow" d={path} clipPath={`url(#${clipOf(id)})`} />
    </g>
  )
})
