import type { PlaceId, StackView } from '@hippodrome/powers'
import { memo } from 'react'
import { usePointed } from '../board/pointer.ts'
import { spotClass } from '../board/stage.ts'
import { Counter } from './Counter.tsx'
import map from './map/map.json' with { type: 'json' }
import { placesOf, slotsOf } from './places.ts'
import { stackSentence } from './sentences.ts'
import { type Sighting, sightingsOf } from './sightings.ts'
import { nationOf } from './standing.ts'
import { standingsOf } from './standings.ts'
import { placeOf } from './targets.ts'
import { usePowers } from './usePowers.ts'

/** All stacks outside fortresses. */
export function Stacks() {
  const stage = usePowers()
  const { view, board, spots } = stage
  const places = placesOf(board)
  const countIn = (place: PlaceId) => view.stacks.filter((stack) => stack.place === place).length
  // Only where more stand than there is room for does it matter what is pointed at.
  const pointed = usePointed(stage.pointer, ({ spot }) => {
    const place = spot === undefined ? undefined : placeOf(stage, spot)
    return place !== undefined && countIn(place) > slotsOf(places, place).length ? place : undefined
  })
  const isLegal = ({ id }: StackView) => (spots.get(`stack:${id}`)?.choices.length ?? 0) > 0
  // Whatever can be chosen is always seen.
  const standings = standingsOf(view, places, (place, hidden) => place === pointed || hidden.some(isLegal))
  const busy = [view.operating?.stack, view.battle?.attacker, view.battle?.defender]
  const seen = sightingsOf(stage)
  return (
    <g className="pw-stacks">
      {standings.map(({ stack, at: [x, y], more }) => (
        <Stack
          key={stack.id}
          stack={stack}
          nation={nationOf(view, stack.power)}
          className={spotClass(stage, `stack:${stack.id}`, 'pw-stack')}
          legal={isLegal(stack)}
          says={stackSentence(stage, stack)}
          active={busy.includes(stack.id)}
          x={x - map.counter.w / 2}
          y={y - map.counter.h / 2}
          more={more}
          seen={seen.get(stack.id)}
        />
      ))}
    </g>
  )
}

type StackProps = {
  readonly stack: StackView
  readonly nation: ReturnType<typeof nationOf>
  readonly className: string
  readonly legal: boolean
  readonly says: string
  readonly active: boolean
  readonly x: number
  readonly y: number
  readonly more: number
  readonly seen: Sighting | undefined
}

const Stack = memo(function Stack({
  stack,
  nation,
  className,
  legal,
  says,
  active,
  x,
  y,
  more,
  seen,
}: StackProps) {
  return (
    <g
      className={className}
      data-spot={`stack:${stack.id}`}
      data-drag
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={says}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <Counter stack={stack} nation={nation} active={active} more={more} seen={seen} />
    </g>
  )
})
