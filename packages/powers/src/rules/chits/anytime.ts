import {
  type Asked,
  at,
  Bits,
  type Choice,
  type Decision,
  itemAt,
  type Seat,
  type Step,
} from '@hippodrome/engine'
import { graftChoice, showChoice, tradeChoice } from '../../choices.ts'
import { CUP, findChit, type Powers, seatOf } from '../../state.ts'
import { chitNumber, powerNumber } from '../../tables.ts'
import type { ChoiceOf, PowersChoice, PowersEntry } from '../../vocabulary.ts'
import type { PowersFlow } from '../step.ts'

export type PowersStep = Step<Powers, never, Choice, PowersEntry>

const TRADE = chitNumber('tradeConcession')

const NOTHING: readonly ChoiceOf<'chit'>[] = []

/** §21.9, §28.16 What the seat may play whenever it is asked something. */
function playsOf(game: Powers, seat: Seat): readonly ChoiceOf<'chit'>[] {
  const { anytime } = game.tables
  for (let i = 0; i < anytime.length; i++) {
    const power = at(game.chits, at(anytime, i))
    if (power < CUP && seatOf(game, power) === seat) return listPlays(game, seat)
  }
  return NOTHING
}

function listPlays(game: Powers, seat: Seat): ChoiceOf<'chit'>[] {
  const choices: ChoiceOf<'chit'>[] = []
  for (const chit of game.tables.anytime) {
    const power = at(game.chits, chit)
    if (power >= CUP || seatOf(game, power) !== seat) continue
    if (at(game.tables.chitKinds, chit) === TRADE) {
      if (!choices.includes(tradeChoice(power))) choices.push(tradeChoice(power))
    } else
      for (let other = 0; other < 4; other++)
        if (other !== power && at(game.treasury, other) > 0) choices.push(graftChoice(power, other))
  }
  return choices
}

/** By the set of powers with something to show. */
const SHOWS: readonly (readonly ChoiceOf<'show'>[])[] = Array.from({ length: 16 }, (_, powers) =>
  Bits.list(powers).map((power) => showChoice(power)),
)

/** §24.4 At the real choices of one's own turn one may show what one has. */
function showsOf(game: Powers, seat: Seat): readonly ChoiceOf<'show'>[] {
  const { actor, control } = game
  let powers: Bits = Bits.empty
  if (actor >= 0 && at(control, actor) === seat)
    for (let power = 0; power < 4; power++) if (at(control, power) === seat) powers = Bits.with(powers, power)
  return itemAt(SHOWS, Bits.minus(powers, game.waiting | game.lost | game.shown))
}

function widened(game: Powers, decision: Decision): Decision {
  const { seat, prompt, choices } = decision
  const real = choices.length > 1
  if (!real && !decision.evenIfForced) return decision
  const plays = playsOf(game, seat)
  const shows = real && prompt !== 'show' && prompt !== 'show-to' ? showsOf(game, seat) : NOTHING
  // Every question lists its choices anew, so that the list may be added to.
  const all = choices as Choice[]
  for (const play of plays) all.push(play)
  for (const show of shows) all.push(show)
  return decision
}

/** Plays what may be played at any time; says whether the choice was that. */
function playedAnyTime(game: Powers, choice: PowersChoice, flow: PowersFlow): boolean {
  if (choice.do === 'show') {
    flow.call('showing', { power: powerNumber(choice.power) })
    return true
  }
  if (choice.do !== 'chit' || choice.by === undefined) return false
  const power = powerNumber(choice.by)
  flow.call('announce', {
    power,
    chit: findChit(game, power, chitNumber(choice.chit)),
    stack: -1,
    target: -1,
    place: -1,
    unit: -1,
    other: choice.power === undefined ? -1 : powerNumber(choice.power),
  })
  return true
}

const isList = (asked: Decision | readonly Decision[]): asked is readonly Decision[] => Array.isArray(asked)

/** §20.8 What was played at any time may have left nothing to choose. */
const isEmpty = ({ choices }: Decision): boolean => choices.length === 0

/**
 * The same step, in which everybody who is asked may also do what is allowed at any time; the question then comes again.
 * One that was left without a choice does not: who is asked nothing any more ends the step, and its `after` says how.
 */
export function openToAll(step: PowersStep): PowersStep {
  if (!step.ask || !step.answer) return step
  return {
    ...step,
    ask(game, local): Asked {
      const asked = step.ask?.(game, local)
      if (!asked) return asked
      if (!isList(asked)) return isEmpty(asked) ? undefined : widened(game, asked)
      const open: Decision[] = []
      for (const decision of asked) if (!isEmpty(decision)) open.push(widened(game, decision))
      return open
    },
    answer(game, local, choice, flow, seat) {
      if (!playedAnyTime(game, choice as PowersChoice, flow)) step.answer?.(game, local, choice, flow, seat)
    },
  }
}
