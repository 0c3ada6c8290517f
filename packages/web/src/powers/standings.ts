/** Where every stack stands on the map: in its slot, on its tower, or fanned out round the last slot of a crowded place. */
import type { PlaceId, PowersView, StackView } from '@hippodrome/powers'
import type { Point } from './map/outlines.ts'
import { type Places, placesOf, slotsOf } from './places.ts'
import { inOrder } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

export type Standing = {
  readonly stack: StackView
  readonly at: Point
  /** How many more stand here than can be drawn. */
  readonly more: number
}

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

/** All stacks outside fortresses, in the order of their numbers: whoever moves is drawn on, and glides. */
export function standingsOf(
  view: PowersView,
  places: Places,
  fans: (place: PlaceId, hidden: readonly StackView[]) => boolean,
): readonly Standing[] {
  const byPlace = new Map<PlaceId, StackView[]>()
  for (const stack of view.stacks) {
    const there = byPlace.get(stack.place)
    if (there) there.push(stack)
    else byPlace.set(stack.place, [stack])
  }
  return [...byPlace]
    .flatMap(([place, stacks]) => {
      const slots = slotsOf(places, place)
      if (slots.length === 0) return []
      const ordered = inOrder(view, stacks)
      const hidden = ordered.slice(slots.length)
      return standIn(slots, ordered, hidden.length > 0 && fans(place, hidden))
    })
    .toSorted((a, b) => a.stack.id - b.stack.id)
}

/** Where a stack is seen: its counter, or the tower that it is in. */
export function seenAt(view: PowersView, places: Places, id: number | undefined): Point | undefined {
  const stack = view.stacks.find((known) => known.id === id)
  if (!stack) return undefined
  const standing = standingsOf(view, places, () => true).find((one) => one.stack.id === id)
  return standing?.at ?? places.centreOf(stack.place)
}

/** Where a stack or a place lies on the map: an area where its first stack stands, for its middle holds its name. */
export function pointOf({ view, board }: Pick<PowersSituation, 'view' | 'board'>, spot: string) {
  const [kind, id = ''] = spot.split(':')
  const places = placesOf(board)
  const at =
    kind === 'stack'
      ? seenAt(view, places, Number(id))
      : kind === 'place'
        ? places.centreOf(id as PlaceId)
        : undefined
  return at && { x: at[0], y: at[1] }
}
