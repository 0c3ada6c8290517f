import type { NationId, PlaceId, StackView } from '@hippodrome/powers'
import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { Sign } from './icons.tsx'
import type { Point } from './map/outlines.ts'
import names from './map/names.json' with { type: 'json' }
import { placesOf, type Tower } from './places.ts'
import { nameOf } from './sentences.ts'
import { inOrder, nationOf, sizeOf } from './standing.ts'
import { usePowers } from './usePowers.ts'
import { useSentences } from './useSentences.ts'

/** Fortresses: filled by their garrison, which may be several stacks, empty ones with an open gate; each port by its anchor. */
export function Towers() {
  const stage = usePowers()
  const { view, board } = stage
  const places = placesOf(board)
  const says = useSentences(stage)
  const written: { readonly [place in PlaceId]?: string } = names[stage.language]
  const standing = places.towers.filter(({ since }) => since <= view.year)
  const busy = [view.operating?.stack, view.battle?.attacker, view.battle?.defender]
  return (
    <g className="pw-towers">
      {standing.map((tower) => (
        <Anchors key={tower.id} tower={tower} />
      ))}
      {standing.map((tower) => {
        const key = `place:${tower.id}`
        const inside = inOrder(
          view,
          view.stacks.filter(({ place }) => place === tower.id),
        )
        const active = inside.find(({ id }) => busy.includes(id))
        const garrison = active ?? inside[0]
        return (
          <Fortress
            key={tower.id}
            tower={tower}
            className={spotClass(stage, key, 'pw-tower')}
            legal={(stage.spots.get(key)?.choices.length ?? 0) > 0}
            says={says(tower.id)}
            name={written[tower.id] ?? nameOf(stage, tower.id)}
            slots={places.laid[tower.areas[0] ?? '']?.slots}
            garrison={garrison}
            nation={garrison && nationOf(view, garrison.power)}
            active={active !== undefined}
            more={Math.max(0, inside.length - 1)}
            royal={inside.some(({ units }) => (units?.[0] ?? 0) > 0)}
            done={garrison !== undefined && inside.every(({ done }) => done)}
          />
        )
      })}
    </g>
  )
}

/** A name gives way to the counters beside its tower. */
function aside({ x, y }: Tower, slots: readonly Point[]) {
  const beside = slots.filter(([sx, sy]) => Math.abs(sy - y) < 24 && Math.abs(sx - x) < 44)
  const [left, right] = [beside.some(([sx]) => sx < x), beside.some(([sx]) => sx > x)]
  if (left === right) return {}
  return left ? ({ x: -10, textAnchor: 'start' } as const) : ({ x: 10, textAnchor: 'end' } as const)
}

const Anchors = memo(({ tower }: { readonly tower: Tower }) =>
  tower.ports.map(({ sea, x, y }) => <Anchor key={sea} from={[tower.x, tower.y]} at={[x, y]} />),
)

export const Anchor = ({ from, at: [x, y] }: { readonly from: Point; readonly at: Point }) => (
  <g className="anchor" aria-hidden="true">
    <path d={`M${from.join(' ')}L${x} ${y}`} />
    <circle cx={x} cy={y} r={4.7} />
    <Sign id="anchor" x={x - 3.7} y={y - 3.7} size={7.4} />
  </g>
)

type FortressProps = {
  readonly tower: Tower
  readonly className: string
  readonly legal: boolean
  readonly says: string
  readonly name: string
  readonly slots: readonly Point[] | undefined
  readonly garrison: StackView | undefined
  readonly nation: NationId | undefined
  /** Whoever is inside operates now, or fights. */
  readonly active: boolean
  /** How many more stacks are inside than the one that is drawn. */
  readonly more: number
  /** A Basileus is inside, in whichever stack. */
  readonly royal: boolean
  /** All inside have operated. */
  readonly done: boolean
}

const Fortress = memo(function Fortress(props: FortressProps) {
  const { tower, className, legal, says, name, slots } = props
  const great = tower.id === 'constantinople'
  return (
    <g
      className={className}
      data-spot={`place:${tower.id}`}
      data-drag
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={says}
      transform={`translate(${tower.x} ${tower.y})`}
    >
      <Walls great={great} {...props} />
      <text className="city-name" y={great ? 21 : 15} {...aside(tower, slots ?? [])}>
        {name}
      </text>
    </g>
  )
})

type WallsProps = Pick<FortressProps, 'garrison' | 'nation' | 'active' | 'more' | 'royal' | 'done'> & {
  readonly great: boolean
}

export function Walls({ great, garrison, nation, active, more, royal, done }: WallsProps) {
  const r = great ? 10.5 : 8
  const t = r * 0.36
  const battlements = `M${-r} ${-r}h${t}v${t}h${t * 0.8}v${-t}h${t * 2}v${t}h${t * 0.8}v${-t}h${r * 2 - t * 4.6}V${r}H${-r}Z`
  const owner = garrison
    ? `${garrison.power}${garrison.rebel ? ' rebel' : ''}${done && !active ? ' done' : ''}`
    : 'empty'
  return (
    <g className={`walls ${owner}${active ? ' active' : ''}`}>
      <rect className="frame hit" x={-r - 4} y={-r - 4} width={2 * r + 8} height={2 * r + 8} rx={5} />
      {great && <path className="great" d="M-13.5-13.5H13.5V13.5H-13.5Z" />}
      <path className="stone" d={battlements} />
      {garrison && nation ? (
        <Garrison garrison={garrison} nation={nation} r={r} more={more} royal={royal} done={done} />
      ) : (
        <path className="gate" d={`M-2.6 ${r}V${r * 0.35}a2.6 2.6 0 0 1 5.2 0V${r}`} />
      )}
    </g>
  )
}

type GarrisonProps = Pick<FortressProps, 'more' | 'royal' | 'done'> & {
  readonly garrison: StackView
  readonly nation: NationId
  readonly r: number
}

function Garrison({ garrison: { units }, nation, r, more, royal, done }: GarrisonProps) {
  return (
    <>
      {units ? (
        <text className="size" y={r * 0.72} fontSize={r * 1.4}>
          {sizeOf(units)}
        </text>
      ) : (
        <Sign id={nation} className="arms" x={-5} y={-3.4} size={10} />
      )}
      {royal && <Sign id="basileus" className="crown" x={-4.5} y={-r - 7} size={9} />}
      {done && (
        <g className="tick">
          <circle cx={r} cy={-r} r={3.6} />
          <path d={`M${r - 2} ${-r}l1.4 1.4 2.5-2.9`} />
        </g>
      )}
      {more > 0 && (
        <g className="more">
          <circle cx={r + 2} cy={r} r={5} />
          <text x={r + 2} y={r + 2.4}>
            +{more}
          </text>
        </g>
      )}
    </>
  )
}
