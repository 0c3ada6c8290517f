import { relievedToll } from '../../chances.ts'
import { RELIEF, STAND } from '../../choices.ts'
import { type Powers, placeOf, seatOf, sizeOf } from '../../state.ts'
import { CONSTANTINOPLE, placeId, powerId } from '../../tables.ts'
import type { ChoiceOf, ResultId } from '../../vocabulary.ts'
import { type PowersFlow, step } from '../step.ts'
import { leaderOf, stackOfSide } from './belligerents.ts'
import { casualties, decisiveVictory } from './losses.ts'

/** §15.1-§15.3 A victory over a garrison: in Constantinople the walls speak for themselves, elsewhere the besieged do. */
export function siege(
  game: Powers,
  side: number,
  decisive: boolean,
  toll: number,
  from: ResultId,
  flow: PowersFlow,
): void {
  const garrison = stackOfSide(game, 1 - side)
  const place = placeOf(game, garrison)
  if (place === CONSTANTINOPLE) {
    flow.tell({ kind: 'siegeResult', from, to: decisive ? 'MV' : 'NE', place: placeId(place) })
    if (decisive) casualties(game, garrison, toll, flow)
    return
  }
  const power = leaderOf(game, garrison)
  // Where the walls spare nobody there is nothing to ask.
  const idle = !decisive && Math.min(toll, sizeOf(game, garrison)) === 1
  if (power < 0 || seatOf(game, power) < 0 || idle) relieve(game, side, decisive, toll, from, flow)
  else flow.then(relief, { side, decisive, toll, from })
}

type Siege = {
  readonly side: number
  readonly decisive: boolean
  readonly toll: number
  readonly from: ResultId
}

/** §15.2 The besieged may take a DV as an MV, and an MV as the loss of one unit. */
export const relief = step('relief', {
  rule: '15.2',
  ask(game, { side, from, decisive, toll }: Siege) {
    const garrison = stackOfSide(game, 1 - side)
    const power = leaderOf(game, garrison)
    const size = sizeOf(game, garrison)
    const losses = decisive ? size : Math.min(size, toll)
    return {
      seat: seatOf(game, power),
      prompt: 'relief',
      choices: [RELIEF, STAND],
      facts: {
        power: powerId(power),
        place: placeId(placeOf(game, garrison)),
        result: from,
        losses,
        spared: size - Math.min(size, relievedToll(decisive, toll, game.tables.options)),
        left: size,
      },
      window: { kind: 'relief', pass: 0, aims: [seatOf(game, power)], amount: losses },
    }
  },
  answer(game, { side, decisive, toll, from }, choice: ChoiceOf<'relief' | 'stand'>, flow) {
    flow.done()
    if (choice.do === 'relief') relieve(game, side, decisive, toll, from, flow)
    else if (decisive) decisiveVictory(game, side, flow)
    else casualties(game, stackOfSide(game, 1 - side), toll, flow)
  },
})

function relieve(
  game: Powers,
  side: number,
  decisive: boolean,
  toll: number,
  from: ResultId,
  flow: PowersFlow,
): void {
  const garrison = stackOfSide(game, 1 - side)
  const place = placeId(placeOf(game, garrison))
  const lost = relievedToll(decisive, toll, game.tables.options)
  flow.tell({ kind: 'siegeResult', from, to: decisive && lost === toll ? 'MV' : 'loseOne', place })
  casualties(game, garrison, lost, flow)
}
