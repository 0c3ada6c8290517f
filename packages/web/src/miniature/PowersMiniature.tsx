import { memo } from 'react'
import map from './powers.json' with { type: 'json' }
import type { Scene } from './scene.ts'
import { POWER_SIGNS } from './signs.ts'

type PowersScene = Extract<Scene, { readonly game: 'powers' }>
type Area = readonly [x: number, y: number, path: string]

const AREAS = Object.entries(map.areas as unknown as { readonly [id: string]: Area })
const LAND = map.far + AREAS.map(([, [, , path]]) => path).join('')
const CAPITAL = [576, 280] as const

export const PowersMiniature = memo(function PowersMiniature(props: {
  readonly scene: PowersScene
  readonly bare: boolean
}) {
  const { scene, bare } = props
  /** Istria belongs to Croatia in the wars that do not divide it. */
  const ownerOf = (id: string) => scene.owners[id] ?? (id === 'Ist' ? scene.owners.Cro : undefined) ?? ''
  return (
    <svg viewBox={bare ? '10 30 930 560' : '190 60 700 430'} preserveAspectRatio="xMidYMid slice">
      <rect className="sea" x={-400} y={-400} width={1900} height={1500} />
      <path className="shore" d={LAND} />
      <path className="far" d={map.far} />
      {AREAS.map(([id, [, , path]]) => {
        const owner = ownerOf(id)
        const loyal = owner !== owner.toLowerCase()
        const ground = owner === '' ? '' : ` held${loyal ? '' : ' rebels'} of-${owner.toLowerCase()}`
        return <path key={id} className={`area${ground}`} d={path} />
      })}
      {!bare &&
        map.forts.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            className="fort"
            transform={`translate(${x} ${y})`}
            d="M-8 8V-7h4v3h2.5v-3h3v3H4v-3h4V8z"
          />
        ))}
      {!bare &&
        AREAS.map(([id, [x, y]]) => {
          const owner = scene.owners[id] ?? ''
          const sign = POWER_SIGNS[owner.toLowerCase()]
          return owner !== owner.toLowerCase() && sign ? (
            <g key={id} className={`counter of-${owner.toLowerCase()}`} transform={`translate(${x} ${y})`}>
              <rect x={-15} y={-15} width={30} height={30} rx={5} />
              <path d={sign} transform="translate(-11 -11) scale(1.4)" />
            </g>
          ) : undefined
        })}
      <path
        className="star"
        d="M0-20l5.5 13 14 1-11 9 3.5 13.5L0 9l-12 7.5 3.5-13.5-11-9 14-1z"
        transform={`translate(${CAPITAL.join(' ')}) scale(${bare ? 2 : 1.3})`}
      />
    </svg>
  )
})
