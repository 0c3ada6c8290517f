import { itemAt, type Seat } from '@hippodrome/engine'
import { type Court, playedBy, step, underOf } from '../state.ts'
import type { ChoiceOf, CourtChoice } from '../types.ts'
import { cardOf, isDown, isSpent } from './area.ts'
import { numberOf } from './cards.ts'
import { produce } from './produce.ts'

/** Activate (chapter 11). */

/** §11.1, §11.2 A lone card or a Bandon that produces; one already activated only without Dynamis (§11.4). */
function canActivateAt(game: Court, seat: Seat, index: number, free: boolean): boolean {
  const played = playedBy(game, seat)
  const under = underOf(game, seat)
  const leader = played[index] as number
  if (under[index] !== -1 || (!free && isSpent(game, leader))) return false
  if (producesNow(game, leader)) return true
  for (let i = 0; i < played.length; i++)
    if (under[i] === leader && producesNow(game, played[i] as number)) return true
  return false
}

const producesNow = (game: Court, card: number): boolean =>
  cardOf(game, card).productive && !isDown(game, card)

export function canActivate(game: Court, seat: Seat, free: boolean): boolean {
  for (let i = 0; i < playedBy(game, seat).length; i++) if (canActivateAt(game, seat, i, free)) return true
  return false
}

function activatable(game: Court, seat: Seat, free: boolean): CourtChoice[] {
  const choices: CourtChoice[] = []
  const played = playedBy(game, seat)
  for (let i = 0; i < played.length; i++)
    if (canActivateAt(game, seat, i, free))
      choices.push(itemAt(game.tables.shared.activate, played[i] as number))
  return choices
}

export const activate = step('activate', {
  rule: '11.1',
  ask(game, { seat, free }: { seat: Seat; free: boolean }) {
    const choices = activatable(game, seat, free)
    return choices.length > 0 && { seat, prompt: 'activate', choices }
  },
  answer(game, { seat, free }, choice: ChoiceOf<'activate'>, flow) {
    flow.done()
    produce(game, flow, seat, numberOf(game, choice.card), false, !free)
  },
  denied: (game, { seat, free }) =>
    free
      ? []
      : playedBy(game, seat).flatMap((card, index) =>
          underOf(game, seat)[index] === -1 && isSpent(game, card)
            ? [
                {
                  choice: itemAt(game.tables.shared.activate, card),
                  reason: { key: 'already-activated', rule: '11.2' },
                },
              ]
            : [],
        ),
})
