import { type Answers, at, Bits, type Seat, together } from '@hippodrome/engine'
import { amountChoice } from '../../choices.ts'
import { isNeutral, type Powers, seatOf, startingPower } from '../../state.ts'
import { powerId } from '../../tables.ts'
import type { ChoiceOf, PowersEntry } from '../../vocabulary.ts'
import { type PowersFlow, step } from '../step.ts'

/** §25.3-§25.6 A neutral power enters the war because the player in `seat` provoked it. */
export const activate = step('activate', {
  rule: '25.3',
  play(game, { power, seat }: { power: number; seat: Seat }, flow) {
    if (!isNeutral(game, power)) return
    if (seatOf(game, power) >= 0) enter(game, power, seatOf(game, power), flow)
    else if (game.seats === 2) enter(game, power, 1 - seat, flow)
    else flow.then(activationBid, { power, seat })
  },
})

/** The power is played by `seat` from now on, who sees what it has. */
export function enter(game: Powers, power: number, seat: Seat, flow: PowersFlow): void {
  flow.reveal()
  game.control[power] = seat
  game.waiting = Bits.without(game.waiting, power)
  flow.tell({ kind: 'activated', power: powerId(power), seat })
}

/** §25.8 The power stands aside again, and nobody is left to answer for its offers. */
export function becomeNeutral(game: Powers, power: number, flow: PowersFlow): void {
  // Its player has seen the chits that it keeps.
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === power) game.known[chit] = Bits.with(at(game.known, chit), seatOf(game, power))
  game.control[power] = -1
  game.owed[power] = 0
  game.allied = Bits.without(game.allied, power)
  game.offers = game.offers.filter(({ from, to }) => from !== power && to !== power)
  flow.tell({ kind: 'neutral', power: powerId(power) })
}

/** The other players, who bid. */
const bidders = (game: Powers, provoker: Seat): Seat[] => {
  const seats: Seat[] = []
  for (let seat = 0; seat < game.seats; seat++) if (seat !== provoker) seats.push(seat)
  return seats
}

/** §20.8 What a seat has bid, as far as its treasury still holds it when the bids are opened. */
export const bidOf = (game: Powers, seat: Seat, answers: Answers<ChoiceOf<'amount'>>): number =>
  Math.min(answers[seat]?.n ?? 0, at(game.treasury, startingPower(game, seat)))

/** Older versions asked for money here; now it is found at the bid itself (§21.9). */
export const funds = step('funds', { rule: '21.9', play() {} })

/** §25.6 The two who did not provoke it bid in secret. */
export const activationBid = together<Powers, { power: number; seat: Seat }, ChoiceOf<'amount'>, PowersEntry>(
  'activation-bid',
  {
    rule: '25.6',
    ask(game, local, seat) {
      if (seat === local.seat) return undefined
      const most = at(game.treasury, startingPower(game, seat))
      return {
        seat,
        prompt: 'activation-bid',
        choices: Array.from({ length: most + 1 }, (_, n) => amountChoice(n)),
        facts: { power: powerId(local.power) },
        window: { kind: 'activation-bid', pass: 0, aims: [seat], amount: most },
      }
    },
    resolve(game, { power, seat: provoker }, answers, flow) {
      const seats = bidders(game, provoker)
      const bids = seats.map((seat) => bidOf(game, seat, answers))
      const bySeat = (values: readonly number[]) =>
        Array.from({ length: game.seats }, (_, seat) => values[seats.indexOf(seat)] ?? -1)
      const [first = 0, second = 0] = bids
      const rolls = first === second ? rollOff(flow) : undefined
      const winner = higher(rolls ?? [first, second])
      flow.tell({
        kind: 'bid',
        power: powerId(power),
        bids: bySeat(bids),
        ...(rolls ? { rolls: bySeat(rolls) } : {}),
      })
      const seat = seats[winner] as Seat
      if (first !== second) pay(game, startingPower(game, seat), Math.max(first, second))
      enter(game, power, seat, flow)
    },
  },
)

/** Two dice, thrown again while they are equal. */
export function rollOff(flow: PowersFlow): readonly [number, number] {
  for (;;) {
    const [a = 0, b = 0] = flow.roll(2)
    if (a !== b) return [a, b]
  }
}

/** Which of two numbers is the higher: 0 or 1. */
export const higher = ([a, b]: readonly [number, number]): number => (a > b ? 0 : 1)

export function pay(game: Powers, power: number, amount: number): void {
  game.treasury[power] = Math.max(0, at(game.treasury, power) - amount)
}
