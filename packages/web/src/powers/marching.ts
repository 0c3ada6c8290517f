/** Ways as plans: where a stack goes when an area, a banner or a tower is clicked or dragged onto. */
import type { PowersChoice, StackView } from '@hippodrome/powers'
import { TABLES, tablesFor } from '@hippodrome/powers/vocabulary'
import { actingIn, reachOf, reachOfStack, reachOn, type Way, wayTo } from '@hippodrome/powers/ways'
import type { Plan } from '../board/board.ts'
import { onwardTo } from './onward.ts'
import { placeOf, stackSpot } from './targets.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

export type PowersPlan = Plan<PowersChoice> & {
  /** The way to the last stop that was asked for: whatever is chosen next is reached over it. */
  readonly via?: Way['moves']
}

/** The board takes note of a click, and nothing is said yet. */
export const NOTED: PowersPlan = { choices: [] }

const wayPlan = (from: string, { moves }: Way): PowersPlan => ({
  choices: moves,
  spots: [from, ...moves.map(({ to }) => `place:${to}`)],
})

/** The stack that acts, and the place that somebody points out to it. */
function orderOf(at: PowersSituation, spot: string) {
  const place = placeOf(at, spot)
  const own = actingIn(at)
  return at.decision?.prompt === 'act' && own && place !== undefined ? { own, place } : undefined
}

/** The stack that operates goes there, by the cheapest way; also to whoever stands there, or before the walls that they hold. */
export function march(at: PowersSituation, spot: string): PowersPlan | undefined {
  const order = orderOf(at, spot)
  const way = order && wayTo(at, order.own, reachOf(at), order.place)
  return way && wayPlan(stackSpot(at, order.own.id), way)
}

const isMove = (choice: PowersChoice): choice is Way['moves'][number] =>
  choice.do === 'move' || choice.do === 'sail'

/** Whether it leads from one place to another, or strikes there. */
export const isStep = (choice: PowersChoice): boolean => isMove(choice) || choice.do === 'attack'

/** The steps of what is planned now; what is left of a plan that was stopped is none of it. */
export function movesPlanned({ planned }: PowersStage): Way['moves'] {
  if (!planned || planned.phase === 'stopped') return []
  return (planned.plan.choices as readonly PowersChoice[]).filter(isMove)
}

const stopsIn = ({ planned }: PowersStage): Way['moves'] =>
  planned && planned.phase !== 'stopped' ? ((planned.plan as PowersPlan).via ?? []) : []

/** Whether the end of what is planned is a stop already. */
export const isStop = (at: PowersStage): boolean => stopsIn(at).length === movesPlanned(at).length

/** What is planned so far becomes the way to a stop. */
export const stopThere = (at: PowersStage): void => {
  const via = movesPlanned(at)
  const plan: PowersPlan = { ...(at.planned?.plan as PowersPlan), choices: via, via }
  if (via.length > 0) at.propose(plan)
}

/** With Shift a place becomes a stop: the way leads through it, and is walked when the last is clicked. Another destination replaces the last, not the stops. */
export function through(at: PowersStage, spot: string, more: boolean): PowersPlan | undefined {
  const order = orderOf(at, spot)
  const before = more ? movesPlanned(at) : stopsIn(at)
  if (!order || (before.length === 0 && !more)) return undefined
  const { own, place } = order
  const cost = before.reduce((sum, move) => sum + move.cost, 0)
  const first: Way = { cost, moves: before, by: before[0]?.do === 'sail' ? 'sea' : 'land' }
  const reach = before.length > 0 ? reachOn(at, first) : reachOf(at)
  const way = before.at(-1)?.to === place ? first : wayTo(at, own, reach, place)
  if (!way) return undefined
  const plan = { ...wayPlan(stackSpot(at, own.id), way), via: more ? way.moves : before }
  if (!more) return plan
  at.propose(plan)
  return NOTED
}

/** Who is struck at a spot: a stack, or the only one behind walls. */
function foeAt({ view }: PowersSituation, spot: string, own: StackView): StackView | undefined {
  const there = view.stacks.filter(({ id, place }) => spot === `stack:${id}` || spot === `place:${place}`)
  const foes = there.filter(({ power, rebel }) => power !== own.power || rebel !== own.rebel)
  return foes.length === 1 ? foes[0] : undefined
}

/** §14.4 A blow at whoever stands there, where only one table is open; of several the desk asks which. */
function blowAt(at: PowersSituation, spot: string, own: StackView): readonly PowersChoice[] {
  const foe = isArea(at, spot) ? undefined : foeAt(at, spot, own)
  const [table, ...more] = own.units ? tablesFor(own.units, at.board.options) : []
  const name = table === undefined || more.length > 0 ? undefined : TABLES[table]
  return foe && name ? [{ do: 'attack', target: foe.id, place: foe.place, table: name }] : []
}

/** An area is entered, not struck. */
const isArea = ({ board }: PowersSituation, spot: string): boolean =>
  spot.startsWith('place:') && !(spot.slice('place:'.length) in board.fortresses)

/** The stack that acts is dragged onto an enemy: the way there, and the blow as far as that is one. */
export function storm(at: PowersSituation, spot: string): PowersPlan | undefined {
  const order = orderOf(at, spot)
  const blow = order ? blowAt(at, spot, order.own) : []
  if (!order || blow.length === 0) return undefined
  const plan = march(at, spot)
  const cost = (plan?.choices ?? []).reduce((sum, choice) => sum + (isMove(choice) ? choice.cost : 0), 0)
  if (cost >= (at.view.operating?.points ?? 0)) return plan
  if (plan) return { choices: [...plan.choices, ...blow], spots: [...(plan.spots ?? []), spot] }
  const text = JSON.stringify(blow[0])
  const offered = at.choices.filter((choice) => JSON.stringify(choice) === text)
  return offered.length > 0 ? { choices: offered, spots: [stackSpot(at, order.own.id), spot] } : undefined
}

/** A stack that has not operated yet is named, rolls, and goes as far as its points lead, to strike whom it was dragged onto. */
export function setOut(at: PowersSituation, spot: string, to: string): PowersPlan | undefined {
  const begun = onwardTo(at, spot)
  const operate = begun.at(-1)
  const place = placeOf(at, to)
  const own = operate?.do === 'operate' && at.view.stacks.find(({ id }) => id === operate.stack)
  if (!own || place === undefined) return undefined
  const way = wayTo(at, own, reachOfStack(at, own.id), place)
  return (
    way && {
      choices: [...begun, ...way.moves, ...blowAt(at, to, own)],
      spots: wayPlan(spot, way).spots ?? [],
    }
  )
}
