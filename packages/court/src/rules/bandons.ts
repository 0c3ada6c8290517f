import { itemAt, type Seat } from '@hippodrome/engine'
import { type Court, playedBy, step, underOf } from '../state.ts'
import type { ChoiceOf, CourtChoice } from '../types.ts'
import { cardOf, fitsUnder, isDown, isSpent, sizeOfBandon } from './area.ts'
import { idOf, numberOf } from './cards.ts'
import { DONE } from './choices.ts'
import { modified } from './live.ts'

/**
 * §10.5 Rearranging: one card after the other joins a Bandon or leaves it. A card that has joined stays, so that it ends;
 * one that has left may still join, so that any arrangement can be reached, also two full Bandons that swap cards.
 */
export const formBandons = step('form-bandons', {
  rule: '10.5',
  ask(game, { seat, moved }: { seat: Seat; moved: readonly number[] }) {
    const choices = rearrangements(game, seat, moved)
    if (choices.length === 0) return undefined
    choices.push(DONE)
    return { seat, prompt: 'form-bandons', choices }
  },
  answer(game, local, choice: ChoiceOf<'join' | 'leave' | 'done'>, flow) {
    if (choice.do !== 'join' && choice.do !== 'leave') return flow.done()
    const card = numberOf(game, choice.card)
    const { seat } = local
    underOf(game, seat)[playedBy(game, seat).indexOf(card)] =
      choice.do === 'join' ? numberOf(game, choice.leader) : -1
    if (choice.do === 'join') {
      local.moved = [...local.moved, card]
      flow.tell({ kind: 'bandon', seat, card: choice.card, leader: choice.leader })
    } else flow.tell({ kind: 'left-bandon', seat, card: choice.card })
  },
})

function rearrangements(game: Court, seat: Seat, moved: readonly number[]): CourtChoice[] {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  const choices: CourtChoice[] = []
  const leaders: number[] = []
  const wider = modified(game, seat, 'bandonCapacity')
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    if (under[i] === -1 && cardOf(game, card).hero && !isDown(game, card) && !isSpent(game, card))
      leaders.push(card)
  }
  for (let i = 0; i < played.length; i++) {
    const card = played[i] as number
    const above = under[i] as number
    if (moved.includes(card) || isSpent(game, card) || cardOf(game, card).intrigue) continue
    if (above !== -1) choices.push(itemAt(game.tables.shared.leave, card))
    if (isDown(game, card) || (above === -1 && sizeOfBandon(game, seat, card) > 1)) continue
    for (const leader of leaders)
      if (leader !== card && leader !== above && fitsUnder(game, seat, card, leader, wider))
        choices.push({ do: 'join', card: idOf(game, card), leader: idOf(game, leader) })
  }
  return choices
}
