import { CITY_NAMES, type CityView, type FamiliesView } from '@hippodrome/families'
import { memo } from 'react'
import { useWords } from '../app/language.ts'
import { useBoard } from './board.ts'
import { type Anchor, anchorOf, CAPITAL_RADIUS, CITY_RADIUS, labelOf, LABEL_SIZE, standOf } from './labels.ts'
import { Emblem, Pawn, Tower } from './shapes.tsx'
import { cityKey } from './targets.ts'
import { boardWords } from './words.ts'

export function Cities({ view }: { readonly view: FamiliesView }) {
  const { spots, focus, playing, activate } = useBoard()
  const { selected } = playing
  return (
    <g className="cities">
      {view.cities.map((city, number) => {
        const key = cityKey(number)
        const printed = view.board.cities[number]
        const spot = spots.get(key)
        const legal = spot !== undefined && spot.choices.length > 0
        const picked = focus === key || (selected !== undefined && spot?.choices.includes(selected) === true)
        return (
          printed && (
            <City
              key={city.id}
              city={city}
              anchor={anchorOf(printed)}
              capital={printed.capital}
              spot={key}
              legal={legal}
              picked={picked}
              name={CITY_NAMES[playing.language][city.id] ?? city.name}
              names={playing.naming.seats}
              onActivate={activate}
            />
          )
        )
      })}
    </g>
  )
}

type Props = {
  readonly city: CityView
  readonly anchor: Anchor
  readonly capital: boolean
  readonly spot: string
  readonly legal: boolean
  readonly picked: boolean
  /** As it is called in the language of the page. */
  readonly name: string
  readonly names: readonly string[]
  readonly onActivate: (key: string) => void
}

const City = memo(function City(props: Props) {
  const { city, anchor, capital, spot, legal, picked, onActivate } = props
  const radius = capital ? CAPITAL_RADIUS : CITY_RADIUS
  const label = labelOf(city.id, { x: 0, y: 0 }, capital)
  const spoken = useCityName(props)
  return (
    <g
      className={`city ${city.colour}${legal ? ' legal' : ''}${picked ? ' picked' : ''}${capital ? ' capital' : ''}`}
      transform={`translate(${anchor.x} ${anchor.y})`}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={spoken}
      data-city={city.id}
      onClick={() => onActivate(spot)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onActivate(spot)
      }}
    >
      <circle className="hit" r={radius + 5} />
      <circle className="halo" r={radius + 5} />
      {capital ? <Walls /> : <Disc city={city} />}
      {city.owner !== undefined &&
        (city.fortified ? (
          <Tower seat={city.owner} x={13} y={8} />
        ) : (
          <g className="control">
            <circle cx={12} cy={10} r={8} />
            <Emblem seat={city.owner} x={12} y={10} size={5.6} />
          </g>
        ))}
      <text className="name" x={label.x} y={label.y} fontSize={LABEL_SIZE} textAnchor={label.align}>
        {props.name}
      </text>
    </g>
  )
})

/** What a screen reader says of a city. */
function useCityName({ city, name, names }: Props): string {
  const words = useWords(boardWords)
  const side = words[city.colour]
  const owner = city.owner === undefined ? words.uncontrolled : words.controlled(names[city.owner] ?? '')
  const armies = city.armies.map((army) =>
    words.army(army.side === 0 ? words.byzantine : words.arab, names[army.seat] ?? ''),
  )
  const facts = [
    side,
    words.strength(city.strength),
    owner,
    ...(city.fortified ? [words.fortified] : []),
    ...armies,
  ]
  return `${name}: ${facts.join(', ')}`
}

/** The city as a medallion; tokens are coins on it, a Persian city shows its strength. */
function Disc({ city }: { readonly city: CityView }) {
  return (
    <>
      <circle className="disc" r={CITY_RADIUS} />
      <circle className="rim" r={CITY_RADIUS - 2.5} />
      {city.tokens === 0 ? (
        <text className="value" y={5.5}>
          {city.strength}
        </text>
      ) : (
        (COINS[city.tokens - 1] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} className="coin" cx={x} cy={y} r={4.2} />
        ))
      )}
    </>
  )
}

const COINS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-5, 0],
    [5, 0],
  ],
  [
    [0, -5.2],
    [-5, 3.6],
    [5, 3.6],
  ],
]

/** Constantinople: its walls, its dome, its strength. */
function Walls() {
  const side = CAPITAL_RADIUS
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4
    return { x: Math.cos(angle) * side, y: Math.sin(angle) * side }
  })
  return (
    <>
      <polygon className="disc" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {corners.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className="turret" x={x - 4} y={y - 4} width={8} height={8} />
      ))}
      <path className="dome" d="M-12 9V3A12 11 0 0 1 12 3V9ZM0-8V-15M-3-12H3" />
      <text className="value" y={8}>
        5
      </text>
    </>
  )
}

/** All armies on the map. They are drawn last and glide from city to city. */
export function Armies({ view }: { readonly view: FamiliesView }) {
  return (
    <g className="armies" aria-hidden="true">
      {view.players.flatMap((player, seat) =>
        ([0, 1] as const).map((side) => {
          const { army, strength } = side === 0 ? player.byzantine : player.arab
          const city = army === undefined ? undefined : view.cities[army]
          const printed = army === undefined ? undefined : view.board.cities[army]
          if (!city || !printed) return undefined
          const place = city.armies.findIndex((other) => other.seat === seat && other.side === side)
          const stand = standOf(printed.id, anchorOf(printed), printed.capital)
          const x = stand.x + (place - (city.armies.length - 1) / 2) * 16
          return (
            <g
              key={`${seat} ${side}`}
              className="army"
              style={{ transform: `translate(${x}px, ${stand.y}px)` }}
            >
              <Pawn seat={seat} side={side} strength={strength} />
            </g>
          )
        }),
      )}
    </g>
  )
}
