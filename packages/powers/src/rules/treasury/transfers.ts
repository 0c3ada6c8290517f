import { at, Bits } from '@hippodrome/engine'
import { amountsTo } from '../../choices.ts'
import { isActive, type Powers, seatOf } from '../../state.ts'
import { powerId, powerNumber } from '../../tables.ts'
import { type ChoiceOf, POWERS } from '../../vocabulary.ts'
import { type Into, type PowersFlow, step } from '../step.ts'

export const pairBit = (a: number, b: number): number => Bits.only(Math.min(a, b) * 4 + Math.max(a, b))

/** §7.7 A fifth at most of what a power has. */
const mostOf = (game: Powers, power: number): number => Math.floor(at(game.treasury, power) / 5)

/** §7.7 Between the powers of one player, once a turn for each pair. */
export function addTransfers(game: Powers, power: number, choices: Into<ChoiceOf<'transfer'>>): void {
  const seat = seatOf(game, power)
  for (let other = 0; other < POWERS.length; other++) {
    if (other === power || seatOf(game, other) !== seat || !isActive(game, other)) continue
    if ((game.transfers & pairBit(power, other)) !== 0) continue
    if (mostOf(game, power) > 0) choices.push({ do: 'transfer', from: powerId(power), to: powerId(other) })
    if (mostOf(game, other) > 0) choices.push({ do: 'transfer', from: powerId(other), to: powerId(power) })
  }
}

export function beginTransfer(power: number, choice: ChoiceOf<'transfer'>, flow: PowersFlow): void {
  flow.then(transfer, { from: powerNumber(choice.from), to: powerNumber(choice.to), power })
}

/** §7.7 How much. */
export const transfer = step('transfer', {
  rule: '7.7',
  ask: (game, { from, to, power }: { from: number; to: number; power: number }) =>
    seatOf(game, power) >= 0 && {
      seat: seatOf(game, power),
      prompt: 'amount',
      choices: amountsTo(mostOf(game, from)),
      facts: { what: 'transfer', from: powerId(from), to: powerId(to) },
    },
  answer(game, { from, to }, choice: ChoiceOf<'amount'>, flow) {
    flow.done()
    game.transfers |= pairBit(from, to)
    game.treasury[from] = at(game.treasury, from) - choice.n
    game.treasury[to] = at(game.treasury, to) + choice.n
    flow.tell({ kind: 'transferred', from: powerId(from), to: powerId(to), n: choice.n })
  },
})
