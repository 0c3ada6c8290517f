/** What a click, a drag or a key means on this board: the plan that it makes. */
import { at as item } from '@hippodrome/engine'
import type { PlaceId, PowersChoice } from '@hippodrome/powers'
import type { Act, Plan } from '../board/board.ts'
import { placesOf } from './places.ts'
import { reachOf, reachOfStack, type Way } from './reach.ts'
import { stackSpot } from './targets.ts'
import { toolNow } from './tool.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

export type PowersPlan = Plan<PowersChoice>

const placeIn = (spot: string): PlaceId | undefined =>
  spot.startsWith('place:') ? (spot.slice('place:'.length) as PlaceId) : undefined

/** The place of a spot: a stack stands in one. */
function placeOf({ view }: PowersSituation, spot: string): PlaceId | undefined {
  const stack = spot.startsWith('stack:') ? Number(spot.slice('stack:'.length)) : undefined
  return placeIn(spot) ?? view.stacks.find(({ id }) => id === stack)?.place
}

const wayPlan = (from: string, { moves }: Way): PowersPlan => ({
  choices: moves,
  spots: [from, ...moves.map(({ to }) => `place:${to}`)],
})

/** The stack that operates goes there, by the cheapest way; also to whoever stands there. */
function march(at: PowersSituation, spot: string): PowersPlan | undefined {
  const place = placeOf(at, spot)
  const own = at.view.operating?.stack
  if (at.decision?.prompt !== 'act' || own === undefined || place === undefined) return undefined
  const way = reachOf(at, placesOf(at.board)).get(place)
  return way && wayPlan(stackSpot(at, own), way)
}

/** A click on a stack that may operate names it; with Shift the list offers to split it. */
function begin(at: PowersSituation, spot: string): PowersPlan | undefined {
  const found = at.choices.filter((choice) => choice.do === 'operate' && stackSpot(at, choice.stack) === spot)
  return found.length === 1 ? { choices: found } : undefined
}

/** A stack that has not operated yet is named, rolls, and goes as far as its points lead. */
function setOut(at: PowersSituation, spot: string, to: string): PowersPlan | undefined {
  const operate = at.choices.find((choice) => choice.do === 'operate' && stackSpot(at, choice.stack) === spot)
  const place = placeOf(at, to)
  if (operate?.do !== 'operate' || place === undefined) return undefined
  const way = reachOfStack(at, placesOf(at.board), operate.stack).get(place)
  return way && { choices: [operate, ...way.moves], spots: wayPlan(spot, way).spots ?? [] }
}

/** What the tool in hand buys at a place. */
function buy(at: PowersSituation, spot: string): PowersPlan | undefined {
  const tool = toolNow()
  const place = placeOf(at, spot)
  if (tool === undefined || place === undefined || at.decision?.prompt !== 'treasury') return undefined
  const home = placesOf(at.board).homeOf(place)
  const offered = at.choices.filter(
    (choice) =>
      'place' in choice &&
      (choice.do === 'recruit' || choice.do === 'crusader' ? choice.unit : choice.do) === tool,
  )
  const found =
    offered.find((choice) => 'place' in choice && choice.place === place) ??
    offered.find((choice) => 'place' in choice && choice.place === home)
  return found && { choices: [found] }
}

/** All that is left of a treasury phase in which nothing more is done: no taxes, wages paid, nothing bought. */
export function closing(at: PowersSituation): PowersPlan | undefined {
  const left: { readonly [prompt: string]: readonly PowersChoice[] } = {
    taxes: [{ do: 'done' }, { do: 'pay' }, { do: 'done' }],
    maintenance: [{ do: 'pay' }, { do: 'done' }],
    treasury: [{ do: 'done' }],
  }
  const choices = left[at.decision?.prompt ?? '']
  return choices && { choices }
}

/** No (more) taxes, wages paid, and on to buying. */
export function paying(at: PowersSituation): PowersPlan | undefined {
  const left: { readonly [prompt: string]: readonly PowersChoice[] } = {
    taxes: [{ do: 'done' }, { do: 'pay' }],
    maintenance: [{ do: 'pay' }],
  }
  const choices = left[at.decision?.prompt ?? '']
  return choices && { choices }
}

/** A click on a stack that has nothing to answer itself is one on the area in which it stands. */
function under(at: PowersStage, spot: string): PowersPlan | undefined {
  const place = placeOf(at, spot)
  if (place === undefined || (at.spots.get(spot)?.choices.length ?? 0) > 0) return undefined
  const [only, ...more] = at.spots.get(`place:${place}`)?.choices ?? []
  return only === undefined || more.length > 0 ? undefined : { choices: [item(at.choices, only)] }
}

/** The one choice that does something by itself. */
const only = (at: PowersSituation, ...kinds: readonly PowersChoice['do'][]): PowersPlan | undefined => {
  const found = at.choices.filter((choice) => kinds.includes(choice.do))
  return found.length === 1 ? { choices: [item(found, 0)] } : undefined
}

const KEYS: { readonly [key: string]: (at: PowersSituation) => PowersPlan | undefined } = {
  e: (at) => only(at, 'end', 'done') ?? only(at, 'pass'),
  p: (at) => only(at, 'pillage'),
  r: (at) => only(at, 'roll', 'refuse', 'decline'),
  a: (at) => only(at, 'accept', 'agree', 'advance', 'assassin'),
  c: closing,
}

export function gesture(act: Act, stage: PowersStage): PowersPlan | undefined {
  if (act.kind === 'click')
    return (
      buy(stage, act.spot) ??
      march(stage, act.spot) ??
      (act.shift ? undefined : (begin(stage, act.spot) ?? under(stage, act.spot)))
    )
  if (act.kind === 'key') return KEYS[act.key]?.(stage)
  return march(stage, act.to) ?? setOut(stage, act.spot, act.to)
}
