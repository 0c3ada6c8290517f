/** What the view says of areas, stacks and powers, as the board shows it. */
import type { Counts, PlaceId, PowerId, PowersView, PowerView, StackView } from '@hippodrome/powers'
import type { Places } from './places.ts'
import type { PowersSituation } from './usePowers.ts'

/** Who stands in an area: one power that controls it, several that share it, rebels, or nobody. */
export type Holding = {
  readonly kind: 'empty' | 'held' | 'shared' | 'rebels'
  readonly powers: readonly PowerId[]
}

export const sizeOf = (units: Counts): number => units.reduce((sum, n) => sum + n, 0)

const standing = new WeakMap<readonly StackView[], ReadonlyMap<PlaceId, readonly StackView[]>>()
const NOBODY: readonly StackView[] = []

/** Every stack by the places that it counts in. */
function byPlace({ stacks }: PowersView, { towers }: Places): ReadonlyMap<PlaceId, readonly StackView[]> {
  const found = standing.get(stacks)
  if (found) return found
  const there = new Map<PlaceId, StackView[]>()
  for (const stack of stacks)
    for (const place of [stack.place, ...(towers.find(({ id }) => id === stack.place)?.areas ?? [])]) {
      const known = there.get(place)
      if (known) known.push(stack)
      else there.set(place, [stack])
    }
  standing.set(stacks, there)
  return there
}

/** Who stands in a place, or in the fortress of an area. */
export const stacksIn = (view: PowersView, places: Places, area: PlaceId): readonly StackView[] =>
  byPlace(view, places).get(area) ?? NOBODY

/** §6.1-6.3 Units in a fortress count in its area; rebels deny control to everybody. */
export function holdingOf(view: PowersView, places: Places, area: PlaceId): Holding {
  const there = stacksIn(view, places, area)
  const rebels = there.filter(({ rebel }) => rebel)
  const powers = [...new Set((rebels.length > 0 ? rebels : there).map(({ power }) => power))]
  return {
    kind:
      rebels.length > 0 ? 'rebels' : powers.length > 1 ? 'shared' : powers.length === 1 ? 'held' : 'empty',
    powers,
  }
}

/** The arms of a power: those of its nation in this scenario. */
export const nationOf = (view: PowersView, power: PowerId) =>
  view.powers.find((known) => known.power === power)?.nation ?? power

/** The power that the seat plays now, or began with. */
export const ownPower = (view: PowersView): PowerId | undefined =>
  (
    view.powers.find(({ seat }) => seat === view.viewer) ??
    view.powers.find(({ home }) => home === view.viewer)
  )?.power

/** The power that decides now. */
export const askedPower = ({
  view,
  decision,
}: Pick<PowersSituation, 'view' | 'decision'>): PowerView | undefined =>
  view.powers.find(({ power }) => power === decision?.facts?.['power'])

/** Stacks of one place in the order of their slots: the one that operates, then those that are seen, then the rest. */
export function inOrder(view: PowersView, stacks: readonly StackView[]): readonly StackView[] {
  const rank = (stack: StackView) =>
    (stack.id === view.operating?.stack ? 4 : 0) + (stack.units ? 2 : 0) + (stack.rebel ? 0 : 1)
  return stacks.toSorted((a, b) => rank(b) - rank(a) || a.id - b.id)
}
