import type { Denied, Seat } from '@hippodrome/engine'
import { takeOffer } from '../effects/hands.ts'
import { AUCTORITAS, type Court, has, step } from '../state.ts'
import type { ChoiceOf, CourtChoice } from '../types.ts'
import { cardsLeft, drawCards, takeTopDiscard } from './cards.ts'
import { allows, begin } from './fire.ts'
import { payGood } from './goods.ts'
import { isUsed, liveAbilities, modifiersOf, useUp } from './live.ts'

/** Draw Cards (chapter 8). */

/** §8.5 What a way of drawing costs now, with the abilities that lower it. */
function drawCost(game: Court, seat: Seat, printed: number, spend: boolean): number {
  let cost = printed
  for (const { ability, effect } of modifiersOf(game, seat, 'drawCost'))
    if (cost > 0) {
      cost = Math.max(0, cost + effect.delta)
      if (spend) useUp(game, ability)
    }
  return cost
}

/** A Patron's Search that takes the place of one of the cards (§23.11). */
const searchInstead = (game: Court, seat: Seat) =>
  liveAbilities(game, seat, 'onDraw').find(
    (ability) =>
      !isUsed(game, ability) &&
      allows(game, seat, ability) &&
      ability.effects.some((effect) => effect.op === 'search' && effect.replaces),
  )

/** Whether a way of drawing is open, and what it costs now; -1 if not (§8.4, §8.6). */
function wayCost(game: Court, seat: Seat, index: number): number {
  const way = game.tables.rules.draw[index]
  if (!way) return -1
  const cost = drawCost(game, seat, way.auctoritas, false)
  if (cost > has(game, seat, AUCTORITAS) || !cardsLeft(game, seat)) return -1
  if (way.discardTop) return game.cards.discard.length > 0 ? cost : -1
  if (way.offer) return game.cards.offer.some((card) => card >= 0) ? cost : -1
  return cost
}

export function canDraw(game: Court, seat: Seat): boolean {
  for (let index = 0; index < game.tables.rules.draw.length; index++)
    if (wayCost(game, seat, index) >= 0) return true
  return false
}

function drawWays(game: Court, seat: Seat): CourtChoice[] {
  const choices: CourtChoice[] = []
  const search =
    searchInstead(game, seat) !== undefined && game.cards.deck.length + game.cards.discard.length > 0
  for (let index = 0; index < game.tables.rules.draw.length; index++) {
    const cost = wayCost(game, seat, index)
    if (cost < 0) continue
    choices.push({ do: 'way', way: index + 1, cost })
    if (search) choices.push({ do: 'way', way: index + 1, cost, search: true })
  }
  return choices
}

/** §8.1 to §8.3 */
export const drawAction = step('draw-action', {
  rule: '8.1',
  ask(game, { seat }: { seat: Seat }) {
    const choices = drawWays(game, seat)
    return choices.length > 0 && { seat, prompt: 'draw-way', choices }
  },
  answer(game, { seat }, choice: ChoiceOf<'way'>, flow) {
    flow.done()
    const way = game.tables.rules.draw[choice.way - 1]
    if (!way) return
    payGood(game, flow, seat, AUCTORITAS, drawCost(game, seat, way.auctoritas, true))
    for (let i = 0; i < (way.discardTop ?? 0); i++) takeTopDiscard(game, flow, seat)
    const search = choice.search ? searchInstead(game, seat) : undefined
    if (search) begin(game, flow, search, { owner: seat })
    flow.then(drawRest, {
      seat,
      deck: way.deck - (search ? 1 : 0),
      offer: way.offer ?? 0,
      except: search?.uid ?? -1,
    })
  },
  denied: (game, { seat }) =>
    game.tables.rules.draw.flatMap((way, index) =>
      wayCost(game, seat, index) >= 0 ? [] : [deniedWay(game, seat, way.auctoritas, index)],
    ),
})

/** §8.4 and the price. */
function deniedWay(game: Court, seat: Seat, printed: number, index: number): Denied<CourtChoice> {
  const cost = drawCost(game, seat, printed, false)
  const choice: CourtChoice = { do: 'way', way: index + 1, cost }
  return cost > has(game, seat, AUCTORITAS)
    ? { choice, reason: { key: 'no-auctoritas', rule: `8.${index + 1}` } }
    : { choice, reason: { key: 'no-cards-left', rule: index === 2 ? '8.4' : '4.2' } }
}

export const drawRest = step('draw-rest', {
  rule: '8.2',
  play(
    game,
    { seat, deck, offer, except }: { seat: Seat; deck: number; offer: number; except: number },
    flow,
  ) {
    if (deck > 0) drawCards(game, flow, seat, deck)
    if (offer > 0) flow.then(takeOffer, { seat, left: offer })
    for (const ability of liveAbilities(game, seat, 'onDraw'))
      if (
        ability.uid !== except &&
        !isUsed(game, ability) &&
        allows(game, seat, ability) &&
        !ability.effects.some(({ op }) => op === 'search')
      )
        begin(game, flow, ability, { owner: seat })
  },
})
