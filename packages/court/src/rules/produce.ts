import type { Flow, Seat } from '@hippodrome/engine'
import { type Court, G } from '../state.ts'
import type { CourtEntry } from '../types.ts'
import { bandonOf, cardOf, isDown, isSpent, typesOfBandon } from './area.ts'
import { idOf } from './cards.ts'
import { fire } from './fire.ts'
import { bagOf, give } from './goods.ts'

/** §11.1 A card or the Bandon that it leads produces; `alone`, only the card. `mark` puts a Dynamis on it. */
export function produce(
  game: Court,
  flow: Flow<CourtEntry>,
  seat: Seat,
  leader: number,
  alone: boolean,
  mark: boolean,
): void {
  const cards = alone ? [leader] : bandonOf(game, seat, leader)
  const gain = new Array<number>(G).fill(0)
  for (const card of cards) {
    if (isDown(game, card)) continue
    const { produces } = cardOf(game, card)
    for (let good = 0; good < G; good++) (gain[good] as number) += produces[good] as number
  }
  for (let good = 0; good < G; good++)
    if ((gain[good] as number) > 0) give(game, seat, good, gain[good] as number)
  if (mark) for (const card of cards) if (!isSpent(game, card)) game.players.spent.push(card)
  flow.tell({ kind: 'activated', seat, cards: cards.map((card) => idOf(game, card)), gain: bagOf(gain) })
  fire(game, flow, seat, 'onActivate', {
    actor: seat,
    leader,
    size: cards.length,
    types: alone ? cardOf(game, leader).types : typesOfBandon(game, seat, leader),
  })
}
