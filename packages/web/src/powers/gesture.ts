/** What a click, a drag or a key means on this board: the plan that it makes. */
import { itemAt as item } from '@hippodrome/engine'
import type { PowersChoice } from '@hippodrome/powers'
import type { Act, Plan } from '../board/board.ts'
import { placesOf } from './places.ts'
import { reachOf, reachOfStack, reachOn, type Way } from './reach.ts'
import type { PowersKey } from './keys.ts'
import { placeOf, stackSpot } from './targets.ts'
import { changeDraft, draftNow } from './draft.ts'
import { fits } from './offer.ts'
import { closing, NOTED, shop, tax } from './treasury.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

export type PowersPlan = Plan<PowersChoice>

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

/** The way that waits for more stops, as far as it was planned. */
function plannedWay({ planned }: PowersStage): Way | undefined {
  const moves = ((planned?.plan.choices ?? []) as readonly PowersChoice[]).filter(
    (choice): choice is Way['moves'][number] => choice.do === 'move' || choice.do === 'sail',
  )
  const cost = moves.reduce((sum, move) => sum + move.cost, 0)
  return moves.length > 0 ? { cost, moves, by: moves[0]?.do === 'sail' ? 'sea' : 'land' } : undefined
}

/** With Shift a place becomes a stop: the way leads through it, and is walked when the last is clicked. */
function through(at: PowersStage, spot: string, more: boolean): PowersPlan | undefined {
  const place = placeOf(at, spot)
  const own = at.view.operating?.stack
  const before = plannedWay(at)
  if (at.decision?.prompt !== 'act' || own === undefined || place === undefined) return undefined
  if (!before && !more) return undefined
  const places = placesOf(at.board)
  const way = before ? reachOn(at, places, before).get(place) : reachOf(at, places).get(place)
  const plan = way && wayPlan(stackSpot(at, own), way)
  if (!plan || !more) return plan
  at.propose(plan)
  return NOTED
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

/** A click on a stack that has nothing to answer itself is one on the area in which it stands. */
function under(at: PowersStage, spot: string): PowersPlan | undefined {
  const place = placeOf(at, spot)
  if (place === undefined || (at.spots.get(spot)?.choices.length ?? 0) > 0) return undefined
  const [only, ...more] = at.spots.get(`place:${place}`)?.choices ?? []
  return only === undefined || more.length > 0 ? undefined : { choices: [item(at.choices, only)] }
}

/** A term of the offer that is being written lacks its place: this is it. */
function pickPlace(at: PowersStage, spot: string): PowersPlan | undefined {
  const { offer } = draftNow(at)
  const place = placeOf(at, spot)
  if (!offer || place === undefined) return undefined
  const home = placesOf(at.board).homeOf(place)
  const open = offer.terms.findIndex(
    (term) =>
      (term.kind === 'concession' || (term.kind === 'promise' && term.what !== 'peace')) &&
      term.place === undefined &&
      fits(at, offer, term, home),
  )
  if (open < 0) return undefined
  const terms = offer.terms.map((term, i) => (i === open ? ({ ...term, place: home } as typeof term) : term))
  changeDraft(at, { offer: { ...offer, terms } })
  return NOTED
}

/** The one choice that does something by itself. */
const only = (at: PowersSituation, ...kinds: readonly PowersChoice['do'][]): PowersPlan | undefined => {
  const found = at.choices.filter((choice) => kinds.includes(choice.do))
  return found.length === 1 ? { choices: [item(found, 0)] } : undefined
}

type Says = (at: PowersStage) => PowersPlan | undefined

export const KEYS: { readonly [key: string]: Says | undefined } = {
  e: (at) => only(at, 'end', 'done') ?? only(at, 'pass'),
  p: (at) => only(at, 'pillage'),
  r: (at) => only(at, 'roll', 'refuse', 'decline'),
  a: (at) => only(at, 'accept', 'agree', 'advance', 'assassin'),
  c: closing,
} satisfies { readonly [key in PowersKey]: Says }

/** The letter that says this by itself. */
export const letterOf = (at: PowersStage, choice: PowersChoice): string | undefined =>
  Object.keys(KEYS).find((key) => {
    const [said, ...more] = KEYS[key]?.(at)?.choices ?? []
    return said === choice && more.length === 0
  })

export function gesture(act: Act, stage: PowersStage): PowersPlan | undefined {
  if (act.kind === 'click')
    return (
      pickPlace(stage, act.spot) ??
      shop(stage, act.spot) ??
      tax(stage, act.spot) ??
      through(stage, act.spot, act.shift) ??
      march(stage, act.spot) ??
      (act.shift ? undefined : (begin(stage, act.spot) ?? under(stage, act.spot)))
    )
  if (act.kind === 'key') return KEYS[act.key]?.(stage)
  return march(stage, act.to) ?? setOut(stage, act.spot, act.to)
}
