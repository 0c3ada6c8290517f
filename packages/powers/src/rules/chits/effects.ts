import { ANNOUNCED, type Powers, REMOVED } from '../../state.ts'
import { chitId } from '../../tables.ts'
import type { ChitId } from '../../vocabulary.ts'
import { type Announced, isRemovedWhenDrawn, kindOf, putBack } from './drawing.ts'
import { heldEffects } from './heldChits.ts'
import { type Effect, immediateEffects } from './immediateChits.ts'
import { step } from '../step.ts'
import { provoke } from './intrigue.ts'

const nothing: Effect = () => {}

/** §23.1 What is stopped by an Assassin was still tried. */
const isAttempt = (chit: ChitId): boolean => chit === 'subversion' || chit === 'conversion'

const effects: { readonly [chit in ChitId]: Effect } = {
  ...heldEffects,
  ...immediateEffects,
  assassin: nothing,
}

/** §20.4 A chit that nobody cancelled takes effect and goes back to the cup, unless its text removes it. */
export const chitEffect = step('chit-effect', {
  rule: '20.4',
  play(game: Powers, local: Announced, flow) {
    const kind = kindOf(game, local.chit)
    if (game.chits[local.chit] !== ANNOUNCED) {
      if (isAttempt(chitId(kind))) provoke(game, local, flow)
      return
    }
    if (isRemovedWhenDrawn(game, kind)) game.chits[local.chit] = REMOVED
    else putBack(game, local.chit)
    effects[chitId(kind)](game, local, flow)
  },
})
