import { at, Bits } from '@hippodrome/engine'
import { placeChoice } from '../../choices.ts'
import {
  findChit,
  handSize,
  hasBasileus,
  LEADERSHIP,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  seatOf,
  VACILLATING,
  liesIn,
  countsOf,
} from '../../state.ts'
import {
  BYZANTINE,
  chitNumber,
  KHAZAR,
  MUSLIM,
  NOMAD,
  placeId,
  placeNumber,
  powerId,
  powerNumber,
  unitId,
} from '../../tables.ts'
import { type ChitPlay, type ChoiceOf, UNITS } from '../../vocabulary.ts'
import { pay } from '../turn/activation.ts'
import { announceChit } from './drawing.ts'
import { type Effect, rollFor } from './immediateChits.ts'
import { everybody, showChits, showStack } from '../negotiation/showing.ts'
import { type PowersFlow, step } from '../step.ts'
import { convert, subvert } from './intrigue.ts'
import { changeSides, raiseUnit } from '../stacks/units.ts'
import { hoardOf, tribalPlaces } from './playable.ts'

export function playChit(game: Powers, power: number, play: ChitPlay, flow: PowersFlow): void {
  announceChit(flow, {
    power,
    chit: findChit(game, power, chitNumber(play.chit)),
    stack: play.stack ?? -1,
    target: play.target ?? -1,
    place: play.place === undefined ? -1 : placeNumber(play.place),
    unit: play.unit === undefined ? -1 : UNITS.indexOf(play.unit),
    other: play.power === undefined ? -1 : powerNumber(play.power),
  })
}

// ---- what they do --------------------------------------------------------------------------------------------

/** §21.1 */
const alliance: Effect = (game, { target }, flow) => {
  if (placeOf(game, target) >= 0) changeSides(game, target, countsOf(game, target), flow)
}

/** §21.3 It shows the moment: what was seen stays known until the player turn is over. */
const espionage: Effect = (game, { power, place, other }, flow) => {
  const spy = Bits.only(seatOf(game, power))
  if (other >= 0) {
    for (const one of hoardOf(game, other)) if (handSize(game, one) > 0) showChits(game, one, spy, flow)
    return
  }
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const here = placeOf(game, stack)
    if (here >= 0 && liesIn(game, here, place) && ownerOf(game, stack) !== power)
      showStack(game, stack, spy, flow)
  }
}

/** §17.7 */
const rebelControl: Effect = (_game, { target }, flow) => flow.call('operate', { stack: target })

const raiders: Effect = (game, { power, place, unit }, flow) => {
  if (raiseUnit(game, power, unit, place))
    flow.tell({ kind: 'arrived', power: powerId(power), unit: unitId(unit), place: placeId(place) })
}

/** §21.8 Points before the roll of an operation, strength in a battle. */
const strategos =
  (bonus: number): Effect =>
  (game, { stack }) => {
    if (isInBattle(game)) strengthen(game, stack, bonus)
    else game.opPoints += bonus
  }

const isInBattle = (game: Powers): boolean => game.battleAttacker >= 0 || game.battleDefender >= 0

function strengthen(game: Powers, stack: number, bonus: number): void {
  const side = stack === game.battleAttacker ? 0 : 1
  game.battleBonus[side] = at(game.battleBonus, side) + bonus
}

/** §21.4 */
const greekFire: Effect = (game, { power, stack }) => strengthen(game, stack, power === BYZANTINE ? 2 : 1)

/** §21.9 */
const tradeConcession: Effect = (game, { power }, flow) => {
  game.treasury[power] = at(game.treasury, power) + 10
  flow.tell({ kind: 'gained', power: powerId(power), n: 10, chit: 'tradeConcession' })
}

// ---- §28.16 the new chits ------------------------------------------------------------------------------------

const leadership: Effect = (game, { stack }) => {
  if (placeOf(game, stack) >= 0) game.stackMarks[stack] = at(game.stackMarks, stack) | LEADERSHIP
}

const treasuryGraft: Effect = (game, local, flow) => {
  const { die } = rollFor(game, local, flow, () => 'count')
  const n = Math.min(die, at(game.treasury, local.other))
  pay(game, local.other, n)
  flow.tell({ kind: 'paid', power: powerId(local.other), n, chit: 'treasuryGraft' })
}

const tribesUnite: Effect = (_game, { power }, flow) =>
  flow.then(tribes, { power, n: power === KHAZAR || power === MUSLIM ? 2 : 1 })

export const tribes = step('tribes', {
  rule: '28.16',
  ask(game, { power, n }: { power: number; n: number }) {
    if (n <= 0 || poolOf(game, power, NOMAD) === 0 || seatOf(game, power) < 0) return undefined
    return {
      seat: seatOf(game, power),
      prompt: 'place',
      choices: tribalPlaces(game, power).map((place) => placeChoice(place)),
      facts: { power: powerId(power), unit: 'nomad', left: Math.min(n, poolOf(game, power, NOMAD)) },
    }
  },
  answer(game, local, choice: ChoiceOf<'place'>, flow) {
    local.n -= 1
    raiseUnit(game, local.power, NOMAD, placeNumber(choice.place))
    flow.tell({ kind: 'arrived', power: powerId(local.power), unit: 'nomad', place: choice.place })
  },
})

/** A Basileus whom its player did not see steps forward, and the chit is spent for nothing. */
const vacillatingForce: Effect = (game, { power, target }, flow) => {
  if (placeOf(game, target) < 0) return
  if (!hasBasileus(game, target)) {
    game.stackMarks[target] = at(game.stackMarks, target) | VACILLATING
    return
  }
  showStack(game, target, everybody(game), flow)
  flow.tell({
    kind: 'chitFailed',
    power: powerId(power),
    chit: 'vacillatingForce',
    place: placeId(placeOf(game, target)),
  })
}

export const heldEffects = {
  alliance,
  espionage,
  greekFire,
  raidersEast: raiders,
  raidersNorth: raiders,
  raidersWest: raiders,
  rebelControl,
  conversion: (_game, local, flow) => flow.then(convert, local),
  strategos1: strategos(1),
  strategos2: strategos(2),
  strategos3: strategos(3),
  subversion: (_game, local, flow) => flow.then(subvert, local),
  tradeConcession,
  ambush: (game) => {
    const { battleAttacker, battleBonus } = game
    game.battleAttacker = game.battleDefender
    game.battleDefender = battleAttacker
    game.battleBonus = [at(battleBonus, 1), at(battleBonus, 0)]
  },
  leadership,
  treasuryGraft,
  tribesUnite,
  vacillatingForce,
} satisfies { readonly [chit: string]: Effect }
