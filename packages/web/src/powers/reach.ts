/** How far a stack that operates can come: every place within its points, with the price and the way there. */
import type { FortressId, LandId, PlaceId, PowersChoice, PowersView, StackView } from '@hippodrome/powers'
import type { Places } from './places.ts'
import { stacksIn } from './standing.ts'
import type { PowersSituation } from './usePowers.ts'

type Move = Extract<PowersChoice, { readonly do: 'move' | 'sail' }>
export type Way = { readonly cost: number; readonly moves: readonly Move[]; readonly by: 'land' | 'sea' }
type Step = { readonly to: PlaceId; readonly cost: number }

const isEnemy = (view: PowersView, places: Places, area: PlaceId, own: StackView): boolean =>
  stacksIn(view, places, area).some(({ power, rebel }) => power !== own.power || rebel !== own.rebel)

/** §11.2, §12.5 A fortress is entered while it is empty or holds the own power; rebels join nobody. */
const isOpen = (view: PowersView, fort: PlaceId, own: StackView): boolean =>
  view.stacks.every(
    ({ place, power, rebel }) => place !== fort || (power === own.power && !rebel && !own.rebel),
  )

/** Chapter 12 and §13.2, from any place; the engine's own list is what counts for the first step. */
function stepsFrom(at: PowersSituation, places: Places, own: StackView, from: PlaceId): Step[] {
  const { view, board } = at
  const leaving = (area: PlaceId) => (isEnemy(view, places, area, own) ? 1 : 0)
  const fortsOf = (area: LandId): FortressId[] =>
    places.towers
      .filter(({ id, areas, since }) => areas.includes(area) && since <= view.year && isOpen(view, id, own))
      .map(({ id }) => id)
  if (own.fleet) {
    const links = board.seas[from as keyof typeof board.seas] ?? []
    return links.map((to) => ({ to, cost: 1 + leaving(from) }))
  }
  const tower = places.towers.find(({ id }) => id === from)
  if (tower) return tower.areas.map((to) => ({ to, cost: 1 }))
  const land = board.lands[from as LandId]
  if (!land) return []
  const borders = Object.entries(land.borders) as [LandId, string][]
  return [
    ...borders.map(([to, form]) => ({ to, cost: (form === 'n' || form === 'x' ? 1 : 2) + leaving(from) })),
    ...borders
      .flatMap(([to, form]) => (form === 'x' ? fortsOf(to) : []))
      .map((to) => ({ to, cost: 1 + leaving(from) })),
    ...fortsOf(from as LandId).map((to) => ({ to, cost: 1 + leaving(from) })),
  ]
}

export type Found = ReadonlyMap<PlaceId, Way>

/** The cheapest ways from where the first steps lead, within this many points. */
function search(
  at: PowersSituation,
  places: Places,
  own: StackView,
  first: readonly Way[],
  points: number,
): Found {
  const found = new Map<PlaceId, Way>()
  const open: { readonly place: PlaceId; readonly way: Way }[] = []
  const offer = (way: Way) => {
    const place = way.moves.at(-1)?.to
    const known = place && found.get(place)
    if (place === undefined || place === own.place || (known && known.cost <= way.cost)) return
    found.set(place, way)
    open.push({ place, way })
  }
  first.forEach(offer)
  for (let next = open.shift(); next; next = open.shift()) {
    const { place, way } = next
    if (found.get(place) !== way) continue
    for (const { to, cost } of stepsFrom(at, places, own, place))
      if (way.cost + cost <= points)
        offer({ cost: way.cost + cost, moves: [...way.moves, { do: 'move', to, cost }], by: way.by })
  }
  return found
}

const NOWHERE: Found = new Map()

/** For the stack that operates: the first step is what the engine offers. */
export function reachOf(at: PowersSituation, places: Places): Found {
  const { view, choices } = at
  const own = view.stacks.find(({ id }) => id === view.operating?.stack)
  if (!own || !view.operating) return NOWHERE
  const first = choices.flatMap((choice): Way[] =>
    choice.do === 'move' || choice.do === 'sail'
      ? [{ cost: choice.cost, moves: [choice], by: choice.do === 'sail' ? 'sea' : 'land' }]
      : [],
  )
  return search(at, places, own, first, view.operating.points)
}

/** The way to a place; to a fortress that others hold, the cheapest into its area: it is besieged from there. */
export function wayTo(
  { view }: PowersSituation,
  places: Places,
  own: StackView,
  reach: Found,
  place: PlaceId,
) {
  const tower = places.towers.find(({ id }) => id === place)
  if (!tower || isOpen(view, place, own)) return reach.get(place)
  if (tower.areas.some((area) => area === own.place)) return undefined
  return tower.areas
    .flatMap((area): Way[] => {
      const way = reach.get(area)
      return way ? [way] : []
    })
    .toSorted((a, b) => a.cost - b.cost)[0]
}

/** On from the end of a way that is not walked yet. */
export function reachOn(at: PowersSituation, places: Places, way: Way): Found {
  const { view } = at
  const moving = view.stacks.find(({ id }) => id === view.operating?.stack)
  const from = way.moves.at(-1)?.to
  if (!moving || !view.operating || from === undefined) return NOWHERE
  const own = { ...moving, place: from }
  const first = stepsFrom(at, places, own, from).map(
    ({ to, cost }): Way => ({
      cost: way.cost + cost,
      moves: [...way.moves, { do: 'move', to, cost }],
      by: way.by,
    }),
  )
  const points = view.operating.points
  return search(
    at,
    places,
    own,
    first.filter(({ cost }) => cost <= points),
    points,
  )
}

/** The most points that a stack can roll, Strategos and Basileus left out. */
const MOST = 6

/** For a stack that might operate, before it has rolled. */
export function reachOfStack(at: PowersSituation, places: Places, stack: number): Found {
  const own = at.view.stacks.find(({ id }) => id === stack)
  if (!own) return NOWHERE
  const first = stepsFrom(at, places, own, own.place).map(
    ({ to, cost }): Way => ({ cost, moves: [{ do: 'move', to, cost }], by: own.fleet ? 'sea' : 'land' }),
  )
  return search(at, places, own, first, MOST)
}
