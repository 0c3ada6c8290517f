import type { PlaceId, StackView } from '@hippodrome/powers'
import { usePointed } from '../board/pointer.ts'
import { spotClass } from '../board/stage.ts'
import { Counter } from './Counter.tsx'
import type { Point } from './map/outlines.ts'
import map from './map/map.json' with { type: 'json' }
import { placesOf, slotsOf } from './places.ts'
import { stackSentence } from './sentences.ts'
import { sightingsOf } from './sightings.ts'
import { inOrder, nationOf } from './standing.ts'
import { type PowersStage, usePowers } from './usePowers.ts'

type Standing = { readonly stack: StackView; readonly at: Point; readonly more: number }

/** Stacks of one place on its slots; what has no slot is counted on the last, or fanned out round it. */
function standIn(
  slots: readonly Point[],
  stacks: readonly StackView[],
  fanned: boolean,
): readonly Standing[] {
  const last = slots.length - 1
  const hub = slots[last] ?? [0, 0]
  const over = stacks.length - slots.length
  return stacks.flatMap((stack, i): Standing[] => {
    const slot = slots[i]
    if (slot) return [{ stack, at: slot, more: i === last && over > 0 && !fanned ? over : 0 }]
    if (!fanned) return []
    const angle = -Math.PI / 2 + ((i - slots.length + 1) * 2 * Math.PI) / (over + 1)
    return [{ stack, at: [hub[0] + Math.cos(angle) * 36, hub[1] + Math.sin(angle) * 30], more: 0 }]
  })
}

/** All stacks outside fortresses. */
export function Stacks() {
  const stage = usePowers()
  const { view, board } = stage
  const places = placesOf(board)
  return (
    <g className="pw-stacks">
      {[...new Set(view.stacks.map(({ place }) => place))].map((place) => {
        const slots = slotsOf(places, place)
        const here = view.stacks.filter((stack) => stack.place === place)
        return (
          slots.length > 0 && <Group key={place} place={place} slots={slots} stacks={inOrder(view, here)} />
        )
      })}
    </g>
  )
}

type GroupProps = {
  readonly place: PlaceId
  readonly slots: readonly Point[]
  readonly stacks: readonly StackView[]
}

function Group({ place, slots, stacks }: GroupProps) {
  const stage = usePowers()
  const crowded = stacks.length > slots.length
  const pointed = usePointed(stage.pointer, ({ spot }) =>
    crowded && spot !== undefined
      ? spot === `place:${place}` || stacks.some(({ id }) => spot === `stack:${id}`)
      : false,
  )
  // Whatever can be chosen is always seen.
  const asked = stacks
    .slice(slots.length)
    .some(({ id }) => (stage.spots.get(`stack:${id}`)?.choices.length ?? 0) > 0)
  return standIn(slots, stacks, pointed || asked).map(({ stack, at, more }) => (
    <Stack key={stack.id} stage={stage} stack={stack} at={at} more={more} />
  ))
}

type StackProps = {
  readonly stage: PowersStage
  readonly stack: StackView
  readonly at: Point
  readonly more: number
}

function Stack({ stage, stack, at: [x, y], more }: StackProps) {
  const { view } = stage
  const key = `stack:${stack.id}`
  const legal = (stage.spots.get(key)?.choices.length ?? 0) > 0
  const active = [view.operating?.stack, view.battle?.attacker, view.battle?.defender].includes(stack.id)
  return (
    <g
      className={spotClass(stage, key, 'pw-stack')}
      data-spot={key}
      data-drag
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={stackSentence(stage, stack)}
      style={{ transform: `translate(${x - map.counter.w / 2}px, ${y - map.counter.h / 2}px)` }}
    >
      <Counter
        stack={stack}
        nation={nationOf(view, stack.power)}
        active={active}
        more={more}
        seen={sightingsOf(stage).get(stack.id)}
      />
    </g>
  )
}
