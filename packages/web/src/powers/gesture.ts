/** What a click, a drag or a key means on this board: the plan that it makes. */
import { itemAt as item } from '@hippodrome/engine'
import type { PowersChoice } from '@hippodrome/powers'
import type { Act } from '../board/board.ts'
import { march, NOTED, type PowersPlan, setOut, storm, through } from './marching.ts'
import { onwardTo, rollOf, waitingOf } from './onward.ts'
import { placesOf } from './places.ts'
import type { PowersKey } from './keys.ts'
import { placeOf, stackSpot } from './targets.ts'
import { FROM_HAND } from './desk/acts.ts'
import { changeDraft, draftNow } from './draft.ts'
import { fits } from './offer.ts'
import { closing, shop, tax } from './treasury.ts'
import type { PowersSituation, PowersStage } from './usePowers.ts'

/** A click on a stack that may operate names it; with Shift the list offers to split it. */
function begin(at: PowersSituation, spot: string): PowersPlan | undefined {
  const found = at.choices.filter((choice) => choice.do === 'operate' && stackSpot(at, choice.stack) === spot)
  return found.length === 1 ? { choices: found } : undefined
}

/** Whether something can be chosen at the spot itself. */
const answers = (at: PowersStage, spot: string): boolean => (at.spots.get(spot)?.choices.length ?? 0) > 0

/** While a stack operates a click on another goes on to that; a roll of which nothing was spent is not let go by one click. */
function onward(at: PowersStage, spot: string): PowersPlan | undefined {
  const { decision, view } = at
  const choices = onwardTo(at, spot)
  if (decision?.prompt !== 'act' || choices.length === 0 || answers(at, spot)) return undefined
  const plan = { choices, spots: [spot] }
  const spent = (view.operating?.points ?? 0) < (rollOf(at)?.points ?? 0)
  return spent ? plan : twice(at, plan, spot)
}

/** What cannot be taken back and is easily hit by mistake is proposed by the first click and made by the second. */
function twice(at: PowersStage, plan: PowersPlan, spot: string): PowersPlan {
  const waits = at.planned?.phase === 'ready' && at.planned.plan.spots?.includes(spot) === true
  if (waits || at.playing.confirms) return plan
  at.propose(plan)
  return NOTED
}

/** A chit is played where it is aimed at, or from the hand; never by one click on a stack that happens to be its only aim. */
function chit(at: PowersStage, spot: string): PowersPlan | undefined {
  const [only, ...more] = at.spots.get(spot)?.choices ?? []
  const choice = only === undefined ? undefined : at.choices[only]
  if (choice?.do !== 'chit' || more.length > 0 || !FROM_HAND.includes(at.decision?.prompt ?? ''))
    return undefined
  return twice(at, { choices: [choice], spots: [spot] }, spot)
}

/** What is answered on the map alone: a place is the whole answer. */
const WHERE: readonly string[] = ['place', 'garrison', 'free-move', 'promise-place', 'basileus']
/** Units are set up one after the other, each taken back as easily as it was put. */
const SET_UP: readonly string[] = ['place', 'garrison']

/** The only choice of a place; a click on a stack that has nothing to answer itself is one on the area in which it stands. */
function here(at: PowersStage, spot: string): PowersPlan | undefined {
  const { prompt = '', facts } = at.decision ?? {}
  const own = answers(at, spot)
  if (own && !WHERE.includes(prompt)) return undefined
  const [only, ...more] = at.spots.get(own ? spot : `place:${placeOf(at, spot)}`)?.choices ?? []
  if (only === undefined || more.length > 0) return undefined
  const plan = { choices: [item(at.choices, only)] }
  if (!SET_UP.includes(prompt) || !at.playing.confirms || facts?.['left'] === 1) return plan
  void at.playing.planner.carryOut(plan)
  return NOTED
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

/** The next stack after the one that has the focus that has not operated yet. */
function nextStack(at: PowersStage, spot: string | undefined): PowersPlan | undefined {
  const spots = [...new Set(waitingOf(at).map(({ id }) => stackSpot(at, id)))]
  const next = spots[(spots.indexOf(spot ?? '') + 1) % Math.max(1, spots.length)]
  return next === undefined ? undefined : { choices: [], spots: [next] }
}

type Key = (at: PowersStage, spot: string | undefined) => PowersPlan | undefined

export const KEYS: { readonly [key: string]: Key | undefined } = {
  e: (at) => only(at, 'end', 'done') ?? only(at, 'pass'),
  p: (at) => only(at, 'pillage'),
  r: (at) => only(at, 'roll', 'refuse', 'decline'),
  a: (at) => only(at, 'accept', 'agree', 'advance', 'assassin'),
  c: closing,
  n: nextStack,
} satisfies { readonly [key in PowersKey]: Key }

/** The letter that says this by itself. */
export const letterOf = (at: PowersStage, choice: PowersChoice): string | undefined =>
  Object.keys(KEYS).find((key) => {
    const [said, ...more] = KEYS[key]?.(at, undefined)?.choices ?? []
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
      (act.shift
        ? undefined
        : (begin(stage, act.spot) ??
          onward(stage, act.spot) ??
          chit(stage, act.spot) ??
          here(stage, act.spot)))
    )
  if (act.kind === 'key') return KEYS[act.key]?.(stage, act.spot)
  const { operating } = stage.view
  const acts = operating !== undefined && act.spot === stackSpot(stage, operating.stack)
  return (
    (acts ? (storm(stage, act.to) ?? march(stage, act.to)) : undefined) ?? setOut(stage, act.spot, act.to)
  )
}
