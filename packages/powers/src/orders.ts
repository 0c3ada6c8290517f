import type { Periods, Windows } from '@hippodrome/engine'
import type { Powers } from './state.ts'

/** The moments outside its own turn for which a seat can leave orders. */
export const WINDOWS: Windows = {
  assassin: { aims: true },
  'activation-bid': { amount: true },
  ambush: { amount: true },
  support: { amount: true },
  relief: { amount: true },
  intercept: { aims: true, amount: true },
}

/** A round is a year; a turn is that of one power in it. */
export const periods = ({ turn, phase, actor }: Powers): Periods => ({
  turn: (turn * 32 + phase) * 8 + actor + 1,
  round: turn,
})
