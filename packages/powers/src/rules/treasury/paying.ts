import { at } from '@hippodrome/engine'
import { type Powers, poolOf, seatOf } from '../../state.ts'
import { FIELD_ARMY, KINDS, powerId } from '../../tables.ts'
import type { ChoiceOf, PowersChoice } from '../../vocabulary.ts'
import { playChit } from '../chits/heldChits.ts'
import { addChitPlays } from '../chits/playable.ts'
import { dueOf, goUnpaid, owedBy, type Payment, payments, settle, sumOf, upkeep } from './maintenance.ts'
import { step } from '../step.ts'
import { addTransfers, beginTransfer } from './transfers.ts'
import { whyNotBought } from '../refusals/why.ts'

/** Whether it has any unit that costs money: the pool shows it to all. */
function hasUnits(game: Powers, power: number): boolean {
  for (let unit: number = FIELD_ARMY; unit < KINDS; unit++)
    if (poolOf(game, power, unit) < at(game.tables.manifest[power] as readonly number[], unit)) return true
  return false
}

/** §8.1, §9.4 The power pays for all its units, or names one that it does not pay; before that it may find money. */
export const maintenance = step('maintenance', {
  rule: '9.4',
  ask(game, { power }: { power: number }) {
    if (!hasUnits(game, power) || seatOf(game, power) < 0) return undefined
    const due = dueOf(game, power)
    const choices: (Payment | ChoiceOf<'transfer' | 'chit'>)[] = payments(game, power, due)
    addTransfers(game, power, choices)
    addChitPlays(game, power, 'maintenance', choices)
    return {
      seat: seatOf(game, power),
      prompt: 'maintenance',
      choices,
      facts: { power: powerId(power), due: sumOf(due) },
      evenIfForced: true,
    }
  },
  answer(game, { power }, choice: Payment | ChoiceOf<'transfer' | 'chit'>, flow) {
    if (choice.do === 'chit') playChit(game, power, choice, flow)
    else if (choice.do === 'transfer') beginTransfer(power, choice, flow)
    else {
      flow.done()
      const all = dueOf(game, power)
      const due = choice.do === 'skip' ? goUnpaid(game, power, all, choice, flow) : all
      if (choice.do === 'pay' || due.length === 0) settle(game, power, sumOf(due), 'maintenance', flow)
      else flow.then(upkeep, { power, due, what: 'maintenance', most: choice.do === 'payMost' })
    }
  },
  why(game, { power }, choice) {
    const { do: verb } = choice as PowersChoice
    if (verb === 'pay') {
      const facts = { cost: owedBy(game, power), money: at(game.treasury, power) }
      return { key: 'too-expensive', rule: '9.4', facts }
    }
    return whyNotBought(game, { power, bought: [] }, choice)
  },
})
