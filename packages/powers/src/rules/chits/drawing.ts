import { at, Bits, type Seat, together } from '@hippodrome/engine'
import { assassinChoice, chitChoice, discardChoice, FORGO, PASS } from '../../choices.ts'
import {
  powerOf,
  ANNOUNCED,
  CUP,
  findChit,
  handSize,
  hasLost,
  heldSize,
  isRebel,
  type Powers,
  REMOVED,
  seatOf,
} from '../../state.ts'
import { CEREMONIES, chitId, chitNumber, isImmediate, placeId, powerId, powerNumber } from '../../tables.ts'
import type { ChitId, ChitPlay, ChoiceOf, PlaceId, PowerId, PowersEntry } from '../../vocabulary.ts'
import { leaderOf } from '../combat/belligerents.ts'
import { type Into, type PowersFlow, step } from '../step.ts'

const ASSASSIN = chitNumber('assassin')
const MOST_CHITS = 10

/** An announced chit and what it is aimed at; -1 where there is nothing. */
export type Announced = {
  readonly power: number
  readonly chit: number
  readonly stack: number
  readonly target: number
  readonly place: number
  readonly unit: number
  /** Another power that it is aimed at. */
  readonly other: number
}

export const kindOf = (game: Powers, chit: number): number => at(game.tables.chitKinds, chit)

type Drawing = {
  readonly power: number
  readonly n: number
  /** §10.7 What is paid for the chit, once there is room for it. */
  readonly price?: number
}

/** §20.2 Chits are drawn one at a time: what must be played at once is played before the next. */
export const draw = step('draw', {
  rule: '20.2',
  play(game, drawing: Drawing, flow) {
    const { power, n, price } = drawing
    if (n <= 0 || seatOf(game, power) < 0 || hasLost(game, power)) return
    const cup = handSize(game, CUP)
    if (cup === 0) return
    if (heldSize(game, power) >= MOST_CHITS) {
      flow.then(makeRoom, drawing)
      return
    }
    if (price !== undefined) {
      game.treasury[power] = at(game.treasury, power) - price
      flow.tell({ kind: 'boughtChit', power: powerId(power) })
    }
    let left = flow.pick(cup)
    const chit = game.chits.findIndex((where) => where === CUP && left-- === 0)
    const kind = kindOf(game, chit)
    flow.tell({ kind: 'drew', power: powerId(power), count: 1 })
    if (isImmediate(kind)) announceChit(flow, { power, chit })
    else {
      forgetCup(game, seatOf(game, power))
      game.chits[chit] = power
      game.known[chit] = 0
      flow.tell({ kind: 'drewChit', power: powerId(power), chit: chitId(kind) }, [seatOf(game, power)])
    }
    flow.call('draw', { power, n: n - 1 })
  },
})

/** §20.3 A power with ten chits puts one back before it draws, or does not draw; nor for what it can no longer pay (§20.8). */
export const makeRoom = step('make-room', {
  rule: '20.3',
  ask: (game, { power, price = 0 }: Drawing) =>
    seatOf(game, power) >= 0 &&
    price <= at(game.treasury, power) && {
      seat: seatOf(game, power),
      prompt: 'discard',
      choices: [FORGO, ...kindsInHand(game, power).map((kind) => discardChoice(kind))],
      facts: { power: powerId(power) },
    },
  answer(game, drawing, choice: ChoiceOf<'discard' | 'forgo'>, flow) {
    const { power } = drawing
    flow.done()
    if (choice.do !== 'discard') return
    putBack(game, findChit(game, power, chitNumber(choice.chit)))
    flow.tell({ kind: 'discarded', power: powerId(power), chit: choice.chit })
    flow.then(draw, drawing)
  },
})

/** Everybody sees a chit go back to the cup. */
export function putBack(game: Powers, chit: number): void {
  game.chits[chit] = CUP
  game.known[chit] = Bits.below(game.seats)
}

/** After a hidden draw only whoever drew knows what is still in the cup. */
function forgetCup(game: Powers, drawer: Seat): void {
  for (let chit = 0; chit < game.chits.length; chit++)
    if (game.chits[chit] === CUP) game.known[chit] = Bits.intersect(at(game.known, chit), Bits.only(drawer))
}

/** The kinds of chits in a hand, each once, in the order of the list. */
export function kindsInHand(game: Powers, power: number): number[] {
  const kinds: number[] = []
  const { chits, tables } = game
  let last = CEREMONIES
  for (let chit = 0; chit < chits.length; chit++) {
    if (chits[chit] !== power) continue
    const kind = at(tables.chitKinds, chit)
    if (kind === CEREMONIES || kind === last) continue
    kinds.push(kind)
    last = kind
  }
  return kinds
}

/** Announces a chit: everybody may answer it with an Assassin, then it takes effect. */
export function announceChit(
  flow: PowersFlow,
  play: Pick<Announced, 'power' | 'chit'> & Partial<Announced>,
): void {
  const { power, chit, stack = -1, target = -1, place = -1, unit = -1, other = -1 } = play
  flow.then(announce, { stack, target, place, unit, other, power, chit })
}

/** §20.4 A chit is announced and laid open. */
export const announce = step('announce', {
  rule: '20.4',
  play(game, local: Announced, flow) {
    game.chits[local.chit] = ANNOUNCED
    game.known[local.chit] = 0
    const against = local.other >= 0 ? local.other : local.target >= 0 ? powerOf(game, local.target) : -1
    flow.reveal()
    const aim: Aim = {
      ...(local.place >= 0 ? { place: placeId(local.place) } : {}),
      ...(against >= 0 ? { against: powerId(against) } : {}),
      ...(local.target >= 0 && isRebel(game, local.target) ? { rebels: true as const } : {}),
    }
    flow.tell({ kind: 'chit', power: powerId(local.power), chit: chitId(kindOf(game, local.chit)), ...aim })
    flow.then(assassinWindow, { power: local.power, chit: local.chit, aim })
    flow.call('chit-effect', local)
  },
})

/** Whether a seat holds any chit: what everybody can see of its power to answer. */
export function holdsChits(game: Powers, seat: Seat): boolean {
  const { chits } = game
  for (let chit = 0; chit < chits.length; chit++) {
    const power = at(chits, chit)
    if (power < CUP && seatOf(game, power) === seat && kindOf(game, chit) !== CEREMONIES) return true
  }
  return false
}

const STRATEGOI = (['strategos1', 'strategos2', 'strategos3'] as const).map(chitNumber)

/** Whether a player holds such a chit with any power. */
function isHeldBy(game: Powers, seat: Seat, kind: number): boolean {
  const { chits, tables } = game
  for (let chit = 0; chit < chits.length; chit++) {
    if (tables.chitKinds[chit] !== kind) continue
    const power = at(chits, chit)
    if (power < CUP && seatOf(game, power) === seat) return true
  }
  return false
}

/** The power of the same player that holds such a chit, this one first; or -1. */
function lenderOf(game: Powers, power: number, kind: number): number {
  if (findChit(game, power, kind) >= 0) return power
  for (let other = 0; other < 4; other++)
    if (seatOf(game, other) === seatOf(game, power) && findChit(game, other, kind) >= 0) return other
  return -1
}

/** §21.8 A player's Strategos serves any stack of any of his powers. */
export function addStrategoi(game: Powers, power: number, choices: Into<ChitPlay>): void {
  const seat = seatOf(game, power)
  for (const kind of STRATEGOI) if (isHeldBy(game, seat, kind)) choices.push(chitChoice(kind))
}

/** Sends a Strategos, or Greek Fire, to a stack. */
export function lend(game: Powers, power: number, id: ChitId, stack: number, flow: PowersFlow): void {
  const lender = lenderOf(game, power, chitNumber(id))
  announceChit(flow, { power: lender, chit: findChit(game, lender, chitNumber(id)), stack })
}

/** At what an announced chit is aimed, as all hear it. */
type Aim = { readonly place?: PlaceId; readonly against?: PowerId; readonly rebels?: true }
type Answerable = { readonly power: number; readonly chit: number; readonly aim?: Aim }

const NOBODY: readonly Seat[] = []

/** The players whom a chit is played against: its target's, or the other side of the battle that it joins. */
function aimsOf(game: Powers, power: number, { against, rebels }: Aim): readonly Seat[] {
  if (against !== undefined) return rebels ? NOBODY : [seatOf(game, powerNumber(against))]
  if (game.battleAttacker < 0) return NOBODY
  // Whoever fell in it is gone.
  const stacks = [game.battleAttacker, game.battleDefender].filter((stack) => stack >= 0)
  const sides = stacks.map((stack) => leaderOf(game, stack))
  return sides.filter((side) => side >= 0 && side !== power).map((side) => seatOf(game, side))
}

/** §20.6 Any power may cancel a chit, its own one that was drawn and played at once too. */
export const assassinWindow = together<Powers, Answerable, ChoiceOf<'pass' | 'assassin'>, PowersEntry>(
  'assassin',
  {
    rule: '20.6',
    ask(game, { power, chit, aim = {} }, seat) {
      const kind = kindOf(game, chit)
      const own = seatOf(game, power) === seat
      if ((own && !isImmediate(kind)) || !holdsChits(game, seat)) return undefined
      const choices: ChoiceOf<'pass' | 'assassin'>[] = [PASS]
      for (let other = 0; other < 4; other++)
        if (seatOf(game, other) === seat && findChit(game, other, ASSASSIN) >= 0)
          choices.push(assassinChoice(other))
      return {
        seat,
        prompt: 'assassin',
        choices,
        facts: { chit: chitId(kind), by: powerId(power), ...aim },
        window: { kind: 'assassin', pass: 0, aims: aimsOf(game, power, aim) },
        evenIfForced: true,
      }
    },
    resolve(game, { power, chit, aim = {} }, answers, flow) {
      const { order } = game.tables
      const first = order.indexOf(power)
      for (let i = 1; i <= 4; i++) {
        const killer = at(order, (first + i) % 4)
        const answer = answers[seatOf(game, killer)]
        if (answer?.do !== 'assassin' || answer.power !== powerId(killer)) continue
        const assassin = findChit(game, killer, ASSASSIN)
        // §20.8 He was sent against another chit meanwhile.
        if (assassin < 0) continue
        game.chits[assassin] = ANNOUNCED
        game.known[assassin] = 0
        flow.tell({
          kind: 'assassinated',
          power: powerId(power),
          chit: chitId(kindOf(game, chit)),
          by: powerId(killer),
        })
        flow.call('assassin', { power: killer, chit: assassin })
        flow.then(assassinate, { assassin, power, chit, aim })
        return
      }
    },
  },
)

/** §20.7 An Assassin that was not cancelled itself does its work; else the chit is open to the next one. */
export const assassinate = step('assassinate', {
  rule: '20.7',
  play(game, { assassin, power, chit, aim = {} }: Answerable & { assassin: number }, flow) {
    if (game.chits[assassin] !== ANNOUNCED) {
      flow.then(assassinWindow, { power, chit, aim })
      return
    }
    putBack(game, assassin)
    if (isRemovedWhenDrawn(game, kindOf(game, chit))) game.chits[chit] = REMOVED
    else putBack(game, chit)
  },
})

const CRUSADE = chitNumber('crusade')
const WITHDRAWAL = chitNumber('belligerentWithdrawal')
const ENTRY = chitNumber('neutralEntry')

/** §22.2, §22.4, §22.8 */
export const isRemovedWhenDrawn = (game: Powers, kind: number): boolean =>
  kind === CRUSADE || (game.seats === 4 && (kind === WITHDRAWAL || kind === ENTRY))
