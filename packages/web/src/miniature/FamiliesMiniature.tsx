import { memo } from 'react'
import map from './families.json' with { type: 'json' }
import type { ArmyScene, CityScene, Scene } from './scene.ts'
import { COINS, EMBLEMS } from './signs.ts'

type FamiliesScene = Extract<Scene, { readonly game: 'families' }>

const CAPITAL = 'constantinople'
const places = new Map(
  map.cities.map(([id, x, y, value]) => [String(id), [Number(x), Number(y), Number(value)] as const]),
)

/** Ways bend a little, so that they look like ways. */
const LINKS = map.links.flatMap(([a = 0, b = 0, kind = 0]) => {
  const [, ax, ay] = map.cities[a] ?? []
  const [, bx, by] = map.cities[b] ?? []
  if (typeof ax !== 'number' || typeof ay !== 'number' || typeof bx !== 'number' || typeof by !== 'number')
    return []
  const bend = kind === 2 ? 0.14 : 0.04
  const x = (ax + bx) / 2 - (by - ay) * bend
  const y = (ay + by) / 2 + (bx - ax) * bend
  return [{ kind, path: `M${ax} ${ay}Q${x.toFixed(0)} ${y.toFixed(0)} ${bx} ${by}` }]
})

const ways = (kind: number): string =>
  LINKS.flatMap((link) => (link.kind === kind ? [link.path] : [])).join('')

const Ground = memo(function Ground() {
  return (
    <>
      <rect className="sea" x={-300} y={-300} width={1700} height={1500} />
      <path className="shore" d={map.land} />
      <path className="land" d={map.land} />
      <path className="lakes" d={map.lakes} />
      <path className="way lane" d={ways(2)} />
      <path className="way desert" d={ways(1)} />
      <path className="way road" d={ways(0)} />
      <path className="way road inner" d={ways(0)} />
    </>
  )
})

export const FamiliesMiniature = memo(function FamiliesMiniature({
  scene,
}: {
  readonly scene: FamiliesScene
}) {
  return (
    <svg viewBox="110 -14 790 500" preserveAspectRatio="xMidYMid slice">
      <Ground />
      {scene.cities.map((city) => (
        <City key={city[0]} city={city} />
      ))}
      {scene.armies.map((army) => (
        <Army key={army.join()} army={army} />
      ))}
    </svg>
  )
})

function City({ city: [id, colour, tokens, owner, fort] }: { readonly city: CityScene }) {
  const place = places.get(id)
  if (!place) return undefined
  return (
    <g transform={`translate(${place[0]} ${place[1]}) scale(1.5)`}>
      {id === CAPITAL ? (
        <>
          <circle className="walls" r={21} />
          <circle className="capital" r={17} />
          <path className="dome" d="M-9 7v-4a9 9 0 0 1 18 0v4z" />
        </>
      ) : (
        <>
          <circle className={`disc ${colour}`} r={15} />
          {colour === 'persian' && (
            <text className="value" y={6}>
              {place[2]}
            </text>
          )}
          {COINS[Math.min(3, tokens)]?.map(([x, y]) => (
            <circle key={x} className={`coin ${colour}`} cx={x} cy={y} r={4.2} />
          ))}
        </>
      )}
      {owner >= 0 && (
        <>
          {fort ? (
            <path className="fort" transform="translate(12 9)" d="M-8 9V-8h4v3h2.5v-3h3v3H4v-3h4V9Z" />
          ) : (
            <circle className="ring" cx={12} cy={10} r={8} />
          )}
          <path
            className="emblem"
            d={EMBLEMS[owner % 4]}
            transform="translate(12 10) scale(5.6)"
            fill={`var(--seat-${owner % 4})`}
          />
        </>
      )}
    </g>
  )
}

function Army({ army: [city, seat, side, strength] }: { readonly army: ArmyScene }) {
  const place = places.get(city)
  if (!place) return undefined
  return (
    <g className="army" transform={`translate(${place[0] - 14} ${place[1] - 22}) scale(2)`}>
      <path d="M-8 9C-8 3-4.5 1-4-3A4.6 4.6 0 1 1 4-3C4.5 1 8 3 8 9Z" fill={`var(--seat-${seat % 4})`} />
      {side === 0 ? (
        <path className="cross" d="M0-16.5V-9M-2.8-13.8H2.8" />
      ) : (
        <path className="crescent" d="M2.6-16.4A4 4 0 1 0 2.6-9.6A3.1 3.1 0 1 1 2.6-16.4Z" />
      )}
      <text y={7}>{strength}</text>
    </g>
  )
}
