import { CITY_NAMES, type CityView, type FamiliesView } from '@hippodrome/families'
import { memo } from 'react'
import { useWords } from '../app/language.ts'
import {
  type Anchor,
  anchorOf,
  CAPITAL_RADIUS,
  CITY_RADIUS,
  labelOf,
  LABEL_SIZE,
  radiusOf,
} from './labels.ts'
import { Emblem } from '../app/Emblem.tsx'
import { COINS } from '../miniature/signs.ts'
import { Pawn, Tower } from './shapes.tsx'
import { spotClass } from '../board/stage.ts'
import { standOf } from './stands.ts'
import { useFamilies } from './stage.ts'
import { armyKey, cityKey } from './targets.ts'
import { boardWords } from './words.ts'

export function Cities({ view }: { readonly view: FamiliesView }) {
  const stage = useFamilies()
  return (
    <g className="cities">
      {view.cities.map((city, number) => {
        const key = cityKey(number)
        const printed = stage.board.cities[number]
        return (
          printed && (
            <City
              key={city.id}
              city={city}
              anchor={anchorOf(printed)}
              capital={printed.capital}
              spot={key}
              state={spotClass(stage, key, '')}
              name={CITY_NAMES[stage.language][city.id] ?? city.name}
              names={stage.naming.seats}
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
  /** Whether it can be chosen, or is. */
  readonly state: string
  /** As it is called in the language of the page. */
  readonly name: string
  readonly names: readonly string[]
}

const City = memo(function City(props: Props) {
  const { city, anchor, capital, spot, state } = props
  const radius = radiusOf(capital)
  const label = labelOf(city.id, { x: 0, y: 0 }, capital)
  const spoken = useCityName(props)
  return (
    <g
      className={`city ${city.colour}${capital ? ' capital' : ''}${state}`}
      transform={`translate(${anchor.x} ${anchor.y})`}
      role="button"
      tabIndex={state.includes('legal') ? 0 : -1}
      aria-label={spoken}
      data-city={city.id}
      data-spot={spot}
    >
      <circle className="hit" r={radius + 5} />
      <circle className="halo" r={radius + 5} />
      <CityDisc city={city} capital={capital} />
      <Owned city={city} />
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

export const CityDisc = ({ city, capital }: { readonly city: CityView; readonly capital: boolean }) =>
  capital ? <Walls /> : <Disc city={city} />

/** Who controls the city: a cube with an emblem, or a tower. */
export function Owned({ city: { owner, fortified } }: { readonly city: CityView }) {
  if (owner === undefined) return undefined
  if (fortified) return <Tower seat={owner} x={13} y={8} />
  return (
    <g className="control">
      <circle cx={12} cy={10} r={8} />
      <Emblem seat={owner} x={12} y={10} size={5.6} />
    </g>
  )
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
        (COINS[city.tokens] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} className="coin" cx={x} cy={y} r={4.2} />
        ))
      )}
    </>
  )
}

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
  const stage = useFamilies()
  return (
    <g className="armies">
      {view.players.flatMap((player, seat) =>
        ([0, 1] as const).map((side) => {
          const { army, strength } = side === 0 ? player.byzantine : player.arab
          const city = army === undefined ? undefined : view.cities[army]
          const printed = army === undefined ? undefined : stage.board.cities[army]
          if (!city || !printed) return undefined
          const place = city.armies.findIndex((other) => other.seat === seat && other.side === side)
          const { x, y } = standOf(printed, place)
          return (
            <g
              key={`${seat} ${side}`}
              className={spotClass(stage, armyKey(seat, side), 'army')}
              data-spot={armyKey(seat, side)}
              data-drag=""
              aria-hidden="true"
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <Pawn seat={seat} side={side} strength={strength} />
            </g>
          )
        }),
      )}
    </g>
  )
}
