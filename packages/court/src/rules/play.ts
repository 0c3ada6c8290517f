import type { Flow, Seat } from '@hippodrome/engine'
import type { Goods } from '../data/parts.ts'
import { ACTIONS, GOODS } from '../vocabulary.ts'
import { type Court, HIDDEN, NOMISMA } from '../state.ts'
import type { CourtChoice, CourtEntry } from '../types.ts'
import { cardOf } from './area.ts'
import { idOf, intoArea, removeFromHand } from './cards.ts'
import { fire, useAbility } from './fire.ts'
import { bagOf, take } from './goods.ts'
import { costOf } from './live.ts'

export const FREE: Goods = GOODS.map(() => 0)

const inNomisma = (n: number): Goods => GOODS.map((_, good) => (good === NOMISMA ? n : 0))

const isPlaying = (game: Court, seat: Seat): boolean =>
  game.action.declared[0] === seat && ACTIONS[game.action.declared[1] as number] === 'play'

/** Pays for a card and lays it into the area. */
export function layCard(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  card: number,
  from: 'hand' | 'seen' | 'discard',
  payment?: Goods,
): void {
  const cost = payment ?? inNomisma(costOf(game, seat, card))
  for (let good = 0; good < cost.length; good++) take(game, seat, good, cost[good] as number)
  if (from === 'hand') removeFromHand(game, seat, card)
  else if (from === 'seen') game.cards.seen = game.cards.seen.filter((other) => other !== card)
  else {
    game.cards.discard = game.cards.discard.filter((other) => other !== card)
    game.cards.place[card] = HIDDEN
  }
  intoArea(game, seat, card)
  flow.tell({ kind: 'played', seat, card: idOf(game, card), cost: bagOf(cost) })
}

/** The choice to play a card for what it costs now. */
export const pricedCard = (game: Court, card: number, cost: number): CourtChoice =>
  game.tables.shared.priced[card]?.[cost] ?? { do: 'card', card: idOf(game, card), cost }

/** §9.6 Abilities in play that answer to a card being played. */
export function answerToPlay(game: Court, flow: Flow<CourtEntry>, seat: Seat, card: number): void {
  const { types, hero, intrigue } = cardOf(game, card)
  fire(game, flow, seat, 'onPlayCard', {
    actor: seat,
    card,
    types,
    hero,
    intrigue,
    ...(isPlaying(game, seat) ? { action: 'playCards' } : {}),
  })
}

/** §9.1, §9.5 Plays a card: paid, answered to, then its own ability. Without `payment` it costs what it costs. */
export function playCard(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  card: number,
  from: 'hand' | 'seen' | 'discard',
  payment?: Goods,
): void {
  const { intrigue, abilities } = cardOf(game, card)
  if (intrigue) {
    flow.call('play-intrigue', {
      seat,
      card,
      window: 'turn',
      actor: seat,
      from,
      ...(payment ? { payment } : {}),
    })
    return
  }
  layCard(game, flow, seat, card, from, payment)
  answerToPlay(game, flow, seat, card)
  for (const ability of abilities)
    if (ability.trigger === 'instant')
      flow.then(useAbility, {
        uid: ability.uid,
        owner: seat,
        actor: seat,
        area: -1,
        unit: -1,
        position: -1,
        abilityUsed: 0,
        sealsBefore: 0,
      })
}
