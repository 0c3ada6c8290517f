/** How far a stack that operates can come: every place within its points, with the price and the way there. */
import { type FortressId, FORTRESSES, type LandId, type PlaceId } from './ids.ts'
import type { PowersChoice } from './choiceTypes.ts'
import type { PowersBoard, PowersView, StackView } from './viewTypes.ts'

/** What a seat sees, and what it is offered. */
export type Sight = {
  readonly view: PowersView
  readonly board: PowersBoard
  readonly choices: readonly PowersChoice[]
}
type Move = Extract<PowersChoice, { readonly do: 'move' | 'sail' }>
export type Way = { readonly cost: number; readonly moves: readonly Move[]; readonly by: 'land' | 'sea' }
export type Found = ReadonlyMap<PlaceId, Way>
type Step = { readonly to: PlaceId; readonly cost: number }

/** The areas that a fortress lies in; of any other place none. */
const areasOf = ({ fortresses }: PowersBoard, place: PlaceId): readonly LandId[] =>
  fortresses[place as FortressId]?.areas ?? []

/** Where somebody stands who is no friend of this stack. Units in a fortress stand in its area too (§6.1). */
function enemyPlaces({ view, board }: Sight, own: StackView): ReadonlySet<PlaceId> {
  const enemies = view.stacks.filter(({ power, rebel }) => power !== own.power || rebel !== own.rebel)
  return new Set(enemies.flatMap(({ place }) => [place, ...areasOf(board, place)]))
}

/** §11.2, §12.5 A fortress is entered while it is empty or holds the own power; rebels join nobody. */
const isOpen = (view: PowersView, fort: PlaceId, own: StackView): boolean =>
  view.stacks.every(
    ({ place, power, rebel }) => place !== fort || (power === own.power && !rebel && !own.rebel),
  )

/** Chapter 12 and §13.2: the steps from any place. The engine's own list is what counts for the first. */
function stepper(at: Sight, own: StackView): (from: PlaceId) => readonly Step[] {
  const { view, board } = at
  const enemies = enemyPlaces(at, own)
  const open = FORTRESSES.filter((id) => {
    const since = board.fortresses[id]?.since
    return since !== undefined && since <= view.year && isOpen(view, id, own)
  })
  const fortsOf = (area: LandId) => open.filter((id) => areasOf(board, id).includes(area))
  return (from) => {
    const toll = enemies.has(from) ? 1 : 0
    if (own.fleet) {
      const links = board.seas[from as keyof typeof board.seas] ?? []
      return links.map((to) => ({ to, cost: 1 + toll }))
    }
    const within = areasOf(board, from)
    if (within.length > 0) return within.map((to) => ({ to, cost: 1 }))
    const borders = Object.entries(board.lands[from as LandId]?.borders ?? {}) as [LandId, string][]
    return [
      ...borders.map(([to, form]) => ({ to, cost: (form === 'n' || form === 'x' ? 1 : 2) + toll })),
      ...borders
        .flatMap(([to, form]) => (form === 'x' ? fortsOf(to) : []))
        .map((to) => ({ to, cost: 1 + toll })),
      ...fortsOf(from as LandId).map((to) => ({ to, cost: 1 + toll })),
    ]
  }
}

/** The cheapest ways from where the first steps lead, within this many points. */
function search(at: Sight, own: StackView, first: readonly Way[], points: number): Found {
  const stepsFrom = stepper(at, own)
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
    for (const { to, cost } of stepsFrom(place))
      if (way.cost + cost <= points)
        offer({ cost: way.cost + cost, moves: [...way.moves, { do: 'move', to, cost }], by: way.by })
  }
  return found
}

const NOWHERE: Found = new Map()

/** The stack that operates. */
export const actingIn = ({ view }: Pick<Sight, 'view'>): StackView | undefined =>
  view.stacks.find(({ id }) => id === view.operating?.stack)

/** For the stack that operates: the first step is what the engine offers. */
export function reachOf(at: Sight): Found {
  const { view, choices } = at
  const own = actingIn(at)
  if (!own || !view.operating) return NOWHERE
  const first = choices.flatMap((choice): Way[] =>
    choice.do === 'move' || choice.do === 'sail'
      ? [{ cost: choice.cost, moves: [choice], by: choice.do === 'sail' ? 'sea' : 'land' }]
      : [],
  )
  return search(at, own, first, view.operating.points)
}

/** The way to a place; to a fortress that others hold, the cheapest into its area: it is besieged from there. */
export function wayTo({ view, board }: Sight, own: StackView, reach: Found, place: PlaceId): Way | undefined {
  const areas = areasOf(board, place)
  if (areas.length === 0 || isOpen(view, place, own)) return reach.get(place)
  if (areas.some((area) => area === own.place)) return undefined
  return areas
    .flatMap((area): Way[] => {
      const way = reach.get(area)
      return way ? [way] : []
    })
    .toSorted((a, b) => a.cost - b.cost)[0]
}

/** On from the end of a way that is not walked yet. */
export function reachOn(at: Sight, way: Way): Found {
  const moving = actingIn(at)
  const from = way.moves.at(-1)?.to
  const points = at.view.operating?.points
  if (!moving || points === undefined || from === undefined) return NOWHERE
  const own = { ...moving, place: from }
  const first = stepper(
    at,
    own,
  )(from).map(
    ({ to, cost }): Way => ({
      cost: way.cost + cost,
      moves: [...way.moves, { do: 'move', to, cost }],
      by: way.by,
    }),
  )
  return search(
    at,
    own,
    first.filter(({ cost }) => cost <= points),
    points,
  )
}

/** The most points that a stack can roll, Strategos and Basileus left out. */
const MOST = 6

/** For a stack that might operate, before it has rolled. */
export function reachOfStack(at: Sight, stack: number): Found {
  const own = at.view.stacks.find(({ id }) => id === stack)
  if (!own) return NOWHERE
  const first = stepper(
    at,
    own,
  )(own.place).map(
    ({ to, cost }): Way => ({ cost, moves: [{ do: 'move', to, cost }], by: own.fleet ? 'sea' : 'land' }),
  )
  return search(at, own, first, MOST)
}

/** A place, the steps of the stack that operates to it, and all of them as if they were one: nothing where it cannot come. */
export type Destination = { readonly place: PlaceId; readonly moves: readonly Move[]; readonly asOne?: Move }

const idsOf = <K extends string>(places: { readonly [id in K]?: unknown }): K[] => Object.keys(places) as K[]

/** All that somebody may name who says where the stack that operates is to go; a fortress that others hold is approached. */
export function destinationsOf(at: Sight): readonly Destination[] {
  const own = actingIn(at)
  if (!own) return []
  const { lands, seas, boxes, fortresses } = at.board
  const reach = reachOf(at)
  return [...idsOf(lands), ...idsOf(seas), ...idsOf(boxes), ...idsOf(fortresses)].map(
    (place): Destination => {
      const way = wayTo(at, own, reach, place)
      const last = way?.moves.at(-1)
      return way && last
        ? { place, moves: way.moves, asOne: { ...last, cost: way.cost } }
        : { place, moves: [] }
    },
  )
}
