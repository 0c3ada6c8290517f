import type { CourtBoard, CourtChoice, CourtView, Id, PlayedCard } from '@hippodrome/court'
import { isIntrigue, producesOf } from '@hippodrome/court/faces'
import { type Action, type Area, type Resource, RESOURCES, type Unit } from '@hippodrome/court/vocabulary'
import type { Choice } from '@hippodrome/engine'
import type { Act, Plan } from '../board/board.ts'
import type { Planned } from '../board/planner.ts'
import type { Situation } from '../board/stage.ts'
import { activatingUnit, isMeant, movingTo } from './activating.ts'
import { buying, deals, selling } from './dealing.ts'

type Cards = Pick<CourtBoard, 'named'>
type At = Pick<Situation<CourtView, CourtChoice, Cards>, 'view' | 'board' | 'choices' | 'decision'> & {
  readonly planned?: Planned | undefined
}
type CourtPlan = Plan<CourtChoice>

/** Prompts in which an action may be declared, so that a thing can be clicked that would follow from it. */
const DECLARING: ReadonlySet<string> = new Set(['take-turn', 'extra-action'])

const declares = ({ decision }: At): boolean => DECLARING.has(decision?.prompt ?? '')

const mayDo = ({ choices }: At, action: Action): boolean =>
  choices.some((choice) => choice.do === 'action' && choice.action === action)

const act = (action: Action): CourtChoice => ({ do: 'action', action })

const planned = (choices: readonly CourtChoice[], spots: readonly string[]): CourtPlan => ({ choices, spots })

/** A card of the hand: declare Play Cards, and play it for what it costs. */
function playing(at: At, card: Id): CourtPlan | undefined {
  const { own, players, seat } = at.view
  const index = own?.hand.indexOf(card) ?? -1
  const cost = own?.prices[index]
  if (cost === undefined || isIntrigue(at.board, card) || !mayDo(at, 'play')) return undefined
  if (cost > (players[seat]?.goods.nomisma ?? 0)) return undefined
  return planned([act('play'), { do: 'card', card, cost }], [`card:${card}`, 'action:play'])
}

/** Whether a card that lies in a court produces anything. */
const yields = ({ card, down }: PlayedCard, board: Cards): boolean =>
  !down && Object.keys(producesOf(board, card)).length > 0

/** A card in one's court: declare Activate, and activate the Bandon that it leads or lies in. */
function activating(at: At, card: Id): CourtPlan | undefined {
  const played = at.view.players[at.view.seat]?.played ?? []
  const clicked = played.find((one) => one.card === card)
  if (!clicked || !mayDo(at, 'activate')) return undefined
  const lead = clicked.leader ?? card
  const group = played.filter((one) => one.card === lead || one.leader === lead)
  if (group.some(({ spent }) => spent) || !group.some((one) => yields(one, at.board))) return undefined
  return planned([act('activate'), { do: 'activate', card: lead }], [`card:${lead}`, 'action:activate'])
}

/** The Deck, the Discard Pile, or a card of the Offer: declare Draw Cards, and draw that way. */
function drawing(at: At, way: number, card?: Id): CourtPlan | undefined {
  const taken: readonly CourtChoice[] = card === undefined ? [] : [{ do: 'card', card }]
  const spot = card === undefined ? `way:${way}` : `card:${card}`
  const open = at.choices.find((choice) => choice.do === 'way' && choice.way === way && !choice.search)
  if (open) return planned([open, ...taken], [spot])
  if (!declares(at) || !mayDo(at, 'draw')) return undefined
  if (way > (at.view.players[at.view.seat]?.goods.auctoritas ?? 0)) return undefined
  return planned([act('draw'), { do: 'way', way, cost: way }, ...taken], [spot, 'action:draw'])
}

/** A good of the market or of the purse is laid in the basket; a click on one that lies there takes it out again. */
function dealing(spot: string, at: At, stays = false): CourtPlan | undefined {
  const [kind, id = ''] = spot.split(':')
  if (!declares(at) && !deals(at.decision?.prompt ?? '')) return undefined
  return kind === 'stall' ? buying(at, Number(id), stays) : selling(at, id as Resource, stays)
}

/** What a click on a spot comes to while an action may be declared or a way of drawing chosen. */
function planOf(spot: string, at: At): CourtPlan | undefined {
  const [kind = '', id = '', place = ''] = spot.split(':')
  const isDrawing = at.decision?.prompt === 'draw-way'
  if (kind === 'unit') return activatingUnit(at, id as Unit, place as Area, declares(at))
  if (kind === 'area') return movingTo(at, id as Area)
  if (kind === 'stall' || kind === 'good') return dealing(spot, at)
  if (!declares(at) && !isDrawing) return undefined
  const inOffer = at.view.offer.some(({ card }) => card === id)
  if (kind === 'card' && inOffer) return drawing(at, 2, id)
  if (kind === 'way' && (id === '1' || id === '3')) return drawing(at, Number(id))
  if (!declares(at)) return undefined
  if (kind === 'card') return playing(at, id) ?? activating(at, id)
  return undefined
}

/**
 * No more cards, and the Bandons stay as they are but for cards that were dropped on a Hero: one press, where cards lie in
 * Bandons, so that the rules ask for their arrangement after the last card for certain (§10.5).
 */
export function finishing({ decision, view }: At, joins: readonly CourtChoice[] = []): CourtPlan | undefined {
  const asks = view.players[view.seat]?.played.some(({ leader, spent }) => leader !== undefined && !spent)
  if (decision?.prompt !== 'play-card' || !asks) return undefined
  return { choices: [{ do: 'done' }, ...joins, { do: 'done' }] }
}

/** The card that is played when it is dropped somewhere: declared first, or as one more of the action under way. */
function playingNow(at: At, card: Id): CourtPlan | undefined {
  if (declares(at)) return playing(at, card)
  const now = at.choices.find((choice) => choice.do === 'card' && choice.card === card)
  return at.decision?.prompt === 'play-card' && now ? planned([now], [`card:${card}`]) : undefined
}

/** A card dropped on a Hero joins the Bandon that it leads; one from the hand is played for that first. */
function joining(card: Id, leader: Id, at: At): CourtPlan | undefined {
  const { choices, view } = at
  const spots = [`card:${card}`, `card:${leader}`]
  const open = choices.find(
    (choice) => choice.do === 'join' && choice.card === card && choice.leader === leader,
  )
  if (open) return planned([open], spots)
  const lead = view.players[view.seat]?.played.find((one) => one.card === leader)
  if (!lead || lead.leader !== undefined || lead.spent || lead.down) return undefined
  const play = playingNow(at, card)
  return play && planned([...play.choices, { do: 'join', card, leader }], spots)
}

/** What is dropped where: a card on a Hero, in one's court or on the Discard Pile, goods between purse and market. */
function dropping(spot: string, to: string, at: At): CourtPlan | undefined {
  const [kind = '', id = ''] = spot.split(':')
  const [where = '', there = ''] = to.split(':')
  if (`${kind} ${where}` === 'good stall' || `${kind} ${where}` === 'stall good')
    return dealing(spot, at, true)
  if (kind !== 'card') return undefined
  const discard = at.choices.find((choice) => choice.do === 'discard' && choice.card === id)
  if (to === 'way:3') return discard && planned([discard], [spot, to])
  if (where === 'card') return joining(id, there, at) ?? (isOwn(at, there) ? playingNow(at, id) : undefined)
  return to === 'court:own' ? playingNow(at, id) : undefined
}

const isOwn = ({ view }: At, card: Id): boolean =>
  view.players[view.seat]?.played.some((one) => one.card === card) === true

export function gesture(did: Act, at: At): CourtPlan | undefined {
  if (did.kind === 'drag') return dropping(did.spot, did.to, at)
  if (did.kind !== 'click') return undefined
  // The ground of one's court is there to drop cards on.
  return did.spot === 'court:own' ? { choices: [] } : planOf(did.spot, at)
}

/** What is left of a plan from its next step that is offered: a question with one answer is not asked. */
export function restOf(plan: Plan, offered: readonly CourtChoice[]): Plan | undefined {
  const found = (wanted: Choice) => offered.find((choice) => isMeant(wanted, choice))
  const next = plan.choices.findIndex((choice) => found(choice) !== undefined)
  const wanted = plan.choices[next]
  const first = wanted && found(wanted)
  return first && { ...plan, choices: [first, ...plan.choices.slice(next + 1)] }
}

/** What was last found for a view: many parts of the table ask for the same moment. */
const found = new WeakMap<CourtView, { readonly at: At; readonly spots: ReadonlySet<string> }>()

/** All spots whose click is such a gesture now. */
export function hotSpots(at: At): ReadonlySet<string> {
  const last = found.get(at.view)
  if (last?.at.choices === at.choices && last.at.decision === at.decision) return last.spots
  const { view, board, choices, decision } = at
  const bare = { view, board, choices, decision }
  const spots = new Set(
    [
      ...(view.own?.hand ?? []).map((card) => `card:${card}`),
      ...(view.players[view.seat]?.played ?? []).map(({ card }) => `card:${card}`),
      ...view.offer.map(({ card }) => `card:${card}`),
      ...view.market.map((_, index) => `stall:${index + 1}`),
      ...RESOURCES.map((good) => `good:${good}`),
      ...view.map.flatMap(({ area, units }) => Object.keys(units).map((unit) => `unit:${unit}:${area}`)),
      'way:1',
      'way:3',
    ].filter((spot) => planOf(spot, bare) !== undefined),
  )
  found.set(view, { at, spots })
  return spots
}
