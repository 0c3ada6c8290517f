import { at, Bits, type Decision, type Seat } from '@hippodrome/engine'
import { DONE_CHOICE, SHOW_ALL, showChitsChoice, showSeatChoice, showStackChoice } from '../../choices.ts'
import { countsOf, isRebel, ownerOf, type Powers, placeOf, powerOf, seatOf } from '../../state.ts'
import { chitId, placeId, powerId } from '../../tables.ts'
import type { ChitId, ChoiceOf } from '../../vocabulary.ts'
import { kindOf } from '../chits/drawing.ts'
import { type PowersFlow, step } from '../step.ts'

export const everybody = (game: Powers): Bits => Bits.below(game.seats)

const readers = (game: Powers, seats: Bits): readonly Seat[] | undefined =>
  seats === everybody(game) ? undefined : Bits.list(seats)

/** These seats see what is in a stack until the player turn ends. */
export function showStack(game: Powers, stack: number, seats: Bits, flow: PowersFlow): void {
  game.stackSeen[stack] = Bits.union(at(game.stackSeen, stack), seats)
  flow.reveal()
  flow.tell(
    {
      kind: 'showedStack',
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      place: placeId(placeOf(game, stack)),
      units: countsOf(game, stack),
    },
    readers(game, seats),
  )
}

/** These seats know the chits that a power holds, as long as it holds them. */
export function showChits(game: Powers, power: number, seats: Bits, flow: PowersFlow): void {
  const chits: ChitId[] = []
  for (let chit = 0; chit < game.chits.length; chit++) {
    if (game.chits[chit] !== power) continue
    game.known[chit] = Bits.union(at(game.known, chit), seats)
    chits.push(chitId(kindOf(game, chit)))
  }
  flow.reveal()
  flow.tell({ kind: 'showed', power: powerId(power), chits }, readers(game, seats))
}

/** The other seats that do not know a stack yet, or with `stack` -1 some chit of the power. */
function unaware(game: Powers, power: number, stack: number): Bits {
  const others = Bits.without(everybody(game), seatOf(game, power))
  if (stack >= 0) return Bits.minus(others, at(game.stackSeen, stack))
  let unknown: Bits = Bits.empty
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === power) unknown = Bits.union(unknown, Bits.minus(others, at(game.known, chit)))
  return unknown
}

/** §24.4 A stack, or the chits. Whoever shows nothing after all is not offered it again before the next turn or player turn. */
export const showing = step('showing', {
  rule: '24.4',
  ask(game, { power }: { power: number }): Decision<ChoiceOf<'showChits' | 'showStack' | 'done'>> {
    const choices: ChoiceOf<'showChits' | 'showStack' | 'done'>[] = [DONE_CHOICE]
    if (unaware(game, power, -1) !== Bits.empty) choices.push(showChitsChoice(power))
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power)
        if (unaware(game, power, stack) !== Bits.empty)
          choices.push(showStackChoice(stack, placeOf(game, stack)))
    return {
      seat: seatOf(game, power),
      prompt: 'show',
      choices,
      facts: { power: powerId(power) },
    }
  },
  answer(game, { power }, choice: ChoiceOf<'showChits' | 'showStack' | 'done'>, flow) {
    flow.done()
    if (choice.do === 'done') game.shown = Bits.with(game.shown, power)
    else flow.then(audience, { power, stack: choice.do === 'showStack' ? choice.stack : -1 })
  },
})

/** §24.4 To all, or to one player. */
export const audience = step('audience', {
  rule: '24.4',
  ask(game, { power, stack }: { power: number; stack: number }): Decision<ChoiceOf<'showAll' | 'showSeat'>> {
    const seats = Bits.list(unaware(game, power, stack))
    return {
      seat: seatOf(game, power),
      prompt: 'show-to',
      choices: seats.length > 1 ? [SHOW_ALL, ...seats.map((seat) => showSeatChoice(seat))] : [SHOW_ALL],
      facts:
        stack < 0
          ? { power: powerId(power) }
          : { power: powerId(power), stack, place: placeId(placeOf(game, stack)) },
    }
  },
  answer(game, { power, stack }, choice: ChoiceOf<'showAll' | 'showSeat'>, flow) {
    flow.done()
    const to = choice.do === 'showSeat' ? Bits.of(seatOf(game, power), choice.seat) : everybody(game)
    if (choice.do === 'showSeat')
      flow.tell({
        kind: 'showedTo',
        power: powerId(power),
        seat: choice.seat,
        ...(stack < 0 ? {} : { place: placeId(placeOf(game, stack)) }),
      })
    if (stack < 0) showChits(game, power, to, flow)
    else showStack(game, stack, to, flow)
  },
})
