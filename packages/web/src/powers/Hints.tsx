import type { NationId, PlaceId, PowerId, PowersChoice, PowersEntry, PowersView } from '@hippodrome/powers'
import { reachOf, type Way, wayTo } from '@hippodrome/powers/ways'
import { useMemo } from 'react'
import { usePointed } from '../board/pointer.ts'
import { useDraft } from './draft.ts'
import { Sign } from './icons.tsx'
import map from './map/map.json' with { type: 'json' }
import type { Point } from './map/outlines.ts'
import { isStep } from './marching.ts'
import { giverOf } from './offer.ts'
import { badgeAt } from './badges.ts'
import { type Places, placesOf } from './places.ts'
import { nationOf } from './standing.ts'
import { seenAt } from './standings.ts'
import { TreasuryHints } from './TreasuryHints.tsx'
import { usePowers } from './usePowers.ts'

const COUNTER = map.counter.w / 2
const BESIDE = COUNTER + 7

/** What is drawn for a moment: prices of destinations, the way to one, places to buy at, battles, places of promises. */
export function Hints() {
  const stage = usePowers()
  const { view, board, decision } = stage
  const places = placesOf(board)
  const reach = useMemo(() => (decision?.prompt === 'act' ? reachOf(stage) : undefined), [decision, stage])
  return (
    <g className="pw-hints" aria-hidden="true" data-fights={view.battle ? '' : undefined}>
      {reach &&
        [...reach].map(([place, way]) => (
          <Price
            key={place}
            at={badgeAt(places, place)}
            way={way}
            size={place in board.fortresses ? 0.62 : 0.86}
          />
        ))}
      {reach && <PointedWay reach={reach} />}
      <PlannedWay />
      <ToldWay />
      <TreasuryHints />
      <Clash view={view} places={places} />
      <Promises view={view} places={places} />
    </g>
  )
}

type PriceProps = { readonly at: Point; readonly way: Way; readonly size: number }

/** Of an area; that of its fortress is smaller, and hides nothing beside it. */
export const Price = ({ at: [x, y], way, size }: PriceProps) => (
  <g className={`price ${way.by}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-4-8.4H4L8.4-4V4L4 8.4H-4L-8.4 4V-4z" />
    <text y={4.2}>{way.cost}</text>
  </g>
)

function PointedWay({ reach }: { readonly reach: ReadonlyMap<PlaceId, Way> }) {
  const stage = usePowers()
  const { pointer, view, board } = stage
  const spot = usePointed(pointer, (pointed) => pointed.spot)
  const places = placesOf(board)
  const own = view.stacks.find(({ id }) => id === view.operating?.stack)
  const place = spot?.startsWith('place:') ? (spot.slice('place:'.length) as PlaceId) : undefined
  const way = own && place !== undefined ? wayTo(stage, own, reach, place) : undefined
  return way && own && <Arrow points={[own.place, ...way.moves.map(({ to }) => to)].map(places.centreOf)} />
}

/** The way of a plan that waits for its word, or for what has stopped it; other plans lead nowhere. */
function PlannedWay() {
  const { planned, view, board } = usePowers()
  const places = placesOf(board)
  const moves = (planned?.plan.choices as readonly PowersChoice[] | undefined)?.some(isStep) ?? false
  const points = (moves ? (planned?.spots ?? []) : []).flatMap((spot): Point[] => {
    const [kind, id = ''] = spot.split(':')
    const place =
      kind === 'stack' ? view.stacks.find((stack) => stack.id === Number(id))?.place : (id as PlaceId)
    return place === undefined || kind === 'chit' || kind === 'power' ? [] : [places.centreOf(place)]
  })
  return points.length > 1 ? <Arrow points={points} /> : undefined
}

/** Where somebody else has just gone. */
function ToldWay() {
  const { playing, view, board } = usePowers()
  const entry = playing.news.at(-1)?.entry as PowersEntry | undefined
  if (entry?.kind !== 'moved') return undefined
  const own = view.powers.some(({ power, seat }) => power === entry.power && seat === view.viewer)
  const { centreOf } = placesOf(board)
  return !own && <Arrow points={[centreOf(entry.from), centreOf(entry.to)]} />
}

/** A point so far on the way to another. */
const towards = ([x, y]: Point, [tx, ty]: Point, far: number): Point => {
  const share = far / Math.max(3 * far, Math.hypot(tx - x, ty - y))
  return [x + (tx - x) * share, y + (ty - y) * share]
}

/** An arrow that bends a little at every step, and leaves what stands at its ends to be read. */
export function Arrow({ points }: { readonly points: readonly Point[] }) {
  const path = points
    .map((point, i) => {
      const other = i === 0 ? points[1] : i === points.length - 1 ? points[i - 1] : undefined
      return other ? towards(point, other, COUNTER) : point
    })
    .map(([x, y], i, all) => {
      const before = all[i - 1]
      if (!before) return `M${x} ${y}`
      const [mx, my] = [
        (before[0] + x) / 2 - (y - before[1]) * 0.14,
        (before[1] + y) / 2 + (x - before[0]) * 0.14,
      ]
      return `Q${mx} ${my} ${x} ${y}`
    })
    .join('')
  return (
    <>
      <defs>
        <marker
          id="pw-tip"
          viewBox="0 0 10 10"
          refX={6}
          refY={5}
          markerWidth={3.2}
          markerHeight={3.2}
          orient="auto"
        >
          <path className="tip" d="M0 0L10 5 0 10 2.6 5z" />
        </marker>
      </defs>
      <path className="way bank" d={path} />
      <path className="way" d={path} markerEnd="url(#pw-tip)" />
    </>
  )
}

type Shown = { readonly view: PowersView; readonly places: Places }

function Clash({ view, places }: Shown) {
  const [one, other] = [view.battle?.attacker, view.battle?.defender].map((id) => seenAt(view, places, id))
  if (!one || !other) return undefined
  // Between stacks above one another lies the name of the area.
  const [x, y] =
    Math.abs(one[0] - other[0]) < COUNTER
      ? [Math.max(one[0], other[0]) + BESIDE, one[1]]
      : [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  return <ClashSign at={[x, y]} />
}

export const ClashSign = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="clash" transform={`translate(${x} ${y})`}>
    <circle r={10} />
    <Sign id="clash" x={-6.6} y={-6.6} size={13.2} />
  </g>
)

/** A pennant in each place that a promise names: of an open offer, or of the one that is being written. */
function Promises({ view, places }: Shown) {
  const { offer } = useDraft(usePowers())
  const named = [
    ...view.offers.flatMap(({ terms }) => terms),
    ...(offer?.terms.map((term) => ({ ...term, by: giverOf(offer, term.by) })) ?? []),
  ].flatMap((term) =>
    'place' in term && term.place !== undefined ? [{ place: term.place, by: term.by }] : [],
  )
  return named.map(({ place, by }, i) => {
    const [x, y] = badgeAt(places, place)
    return <Pennant key={`${place} ${i}`} at={[x - 20, y - 4]} by={by} nation={nationOf(view, by)} />
  })
}

type PennantProps = { readonly at: Point; readonly by: PowerId; readonly nation: NationId }

export const Pennant = ({ at: [x, y], by, nation }: PennantProps) => (
  <g className={`pennant ${by}`} transform={`translate(${x} ${y})`}>
    <path d="M0 6V-22H30l-6 6.5 6 6.5H0z" />
    <Sign id={nation} x={7} y={-21} size={11} />
  </g>
)
