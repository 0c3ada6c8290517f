import { type Game, type Match, newHeader, openMatch, seedFromText } from '@hippodrome/engine'
import { powers, type PowersChoice, type SetBoard } from '@hippodrome/powers'
import { openingWith, TWO } from './lessons/positions.ts'

const rules = powers as unknown as Game
const PLAYERS = ['Leo', 'Zoe'].map((name) => ({ name, player: 'human' }))

/** The Muslims before their operations, the stack in Kilikia acting if it shall, with the points that a die gives it. */
export function matchAt(change: (board: SetBoard) => void, die?: number): Match {
  const extra = { position: openingWith(change)(), script: die === undefined ? [] : [die] }
  const match = openMatch(rules, newHeader(rules, TWO, PLAYERS, seedFromText('gestures'), extra))
  const asked = match.view(0).decision?.choices as readonly PowersChoice[]
  const choice = asked.findIndex((one) => one.do === 'operate' && one.place === 'Kil')
  if (die !== undefined) match.submit({ seat: 0, decision: match.state.opened[0] ?? 0, choice })
  return match
}
