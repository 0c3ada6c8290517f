import { type Asked, at, type Choice, type Decision, type Seat, type Step } from '@hippodrome/engine'
import { Bits } from '@hippodrome/engine'
import { graftChoice, showChoice, tradeChoice } from '../../choices.ts'
import { CUP, findChit, isActive, type Powers, seatOf } from '../../state.ts'
import { chitNumber, powerNumber } from '../../tables.ts'
import type { ChoiceOf, PowersChoice, PowersEntry } from '../../vocabulary.ts'
import type { Into, PowersFlow } from '../step.ts'

export type PowersStep = Step<Powers, never, Choice, PowersEntry>

const TRADE = chitNumber('tradeConcession')

/** §21.9, §28.16 What the seat may play whenever it is asked something. */
function addPlays(game: Powers, seat: Seat, choices: ChoiceOf<'chit' | 'show'>[]): void {
  for (const chit of game.tables.anytime) {
    const power = at(game.chits, chit)
    if (power >= CUP || seatOf(game, power) !== seat) continue
    if (at(game.tables.chitKinds, chit) === TRADE) {
      if (!choices.includes(tradeChoice(power))) choices.push(tradeChoice(power))
    } else
      for (let other = 0; other < 4; other++)
        if (other !== power && at(game.treasury, other) > 0) choices.push(graftChoice(power, other))
  }
}

/** §24.4 In one's own turn one may show what one has. */
function addShows(game: Powers, seat: Seat, choices: Into<ChoiceOf<'show'>>): void {
  if (game.actor < 0 || seatOf(game, game.actor) !== seat) return
  for (let power = 0; power < 4; power++)
    if (seatOf(game, power) === seat && isActive(game, power) && !Bits.has(game.shown, power))
      choices.push(showChoice(power))
}

function widened(game: Powers, decision: Decision): Decision {
  const { seat, choices, evenIfForced } = decision
  const real = choices.length > 1
  if (!real && !evenIfForced) return decision
  const extra: ChoiceOf<'chit' | 'show'>[] = []
  addPlays(game, seat, extra)
  if (real && decision.prompt !== 'show' && decision.prompt !== 'show-to') addShows(game, seat, extra)
  return extra.length === 0 ? decision : { ...decision, choices: [...choices, ...extra] }
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
  const { ask, answer } = step
  if (!ask || !answer) return step
  return {
    ...step,
    ask(game, local): Asked {
      const asked = ask(game, local)
      if (!asked) return asked
      if (!isList(asked)) return isEmpty(asked) ? undefined : widened(game, asked)
      return asked.flatMap((decision) => (isEmpty(decision) ? [] : widened(game, decision)))
    },
    answer(game, local, choice, flow, seat) {
      if (!playedAnyTime(game, choice as PowersChoice, flow)) answer(game, local, choice, flow, seat)
    },
  }
}
