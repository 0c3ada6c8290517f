import { Bits } from '@hippodrome/engine'
import { ownerOf, type Powers, REBEL, sizeOf } from '../../state.ts'
import { draw } from '../chits/drawing.ts'
import { destroy } from '../stacks/units.ts'
import { takeToll } from '../stacks/tolls.ts'
import type { PowersFlow } from '../step.ts'
import { becomeNeutral } from '../turn/activation.ts'
import { leaderOf, stackOfSide } from './belligerents.ts'

/** §14.11 The whole stack is lost; the victor's power draws a chit; a limited ally stands aside (§28.15). */
export function decisiveVictory(game: Powers, side: number, flow: PowersFlow): void {
  const roller = stackOfSide(game, side)
  const other = stackOfSide(game, 1 - side)
  const victor = leaderOf(game, roller)
  const beaten = ownerOf(game, other)
  destroy(game, other, flow)
  if (victor >= 0) flow.then(draw, { power: victor, n: 1 })
  if (beaten < REBEL && Bits.has(game.allied, beaten)) becomeNeutral(game, beaten, flow)
}

/** §14.10, §14.14 A stack loses units of its owner's choice; all, if it has no more. */
export function casualties(game: Powers, stack: number, count: number, flow: PowersFlow): void {
  if (count >= sizeOf(game, stack)) destroy(game, stack, flow)
  else
    takeToll(
      game,
      {
        toll: 'lose',
        power: leaderOf(game, stack),
        owner: ownerOf(game, stack),
        area: -1,
        stack,
        into: -1,
        n: count,
      },
      flow,
    )
}
