import { at, Bits, type Seat } from '@hippodrome/engine'
import { chitChoice, placeChoice } from '../../choices.ts'
import { eyesOf, isSeen } from '../../fog.ts'
import {
  DONE,
  findChit,
  handSize,
  hasBasileus,
  isActive,
  isMarked,
  isRebel,
  LEADERSHIP,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
  presenceMap,
  REBEL,
  sameArea,
  seatOf,
  startingPower,
  VACILLATING,
  areaOf,
  liesIn,
  countsOf,
} from '../../state.ts'
import {
  BOX0,
  BYZANTINE,
  chitId,
  chitNumber,
  FLEET,
  isLand,
  isSea,
  KHAZAR,
  MUSLIM,
  NOMAD,
  placeId,
  placeNumber,
  powerId,
  powerNumber,
  SEA0,
  unitId,
} from '../../tables.ts'
import { type ChitPlay, type ChoiceOf, UNITS } from '../../vocabulary.ts'
import { pay } from '../turn/activation.ts'
import { announceChit, kindsInHand } from './drawing.ts'
import { type Effect, rollFor } from './immediateChits.ts'
import { everybody, showChits, showStack } from '../negotiation/showing.ts'
import { type Into, type PowersFlow, step } from '../step.ts'
import { convert, isBarred, subvert } from './intrigue.ts'
import { changeSides, raiseUnit } from '../stacks/units.ts'

/** Where a player is asked when a chit may be played. */
export type When = 'maintenance' | 'treasury' | 'operations' | 'act'

type Lister = (
  game: Powers,
  power: number,
  when: When,
  push: (play: Omit<ChitPlay, 'do' | 'chit'>) => void,
) => void

/** §21 Who may play a held chit where, and on what. Chits that answer something are offered where that happens. */
const listers: { readonly [kind: number]: Lister } = {
  [chitNumber('alliance')]: (game, power, _when, push) => {
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power + REBEL)
        push({ target: stack, place: placeId(placeOf(game, stack)) })
  },
  [chitNumber('espionage')]: (game, power, _when, push) => {
    const seat = seatOf(game, power)
    const eyes = eyesOf(game, seat)
    const told = new Set<number>()
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      if (place < 0 || isSeen(game, seat, stack, eyes)) continue
      const area = areaOf(game, place)
      if (told.has(area)) continue
      told.add(area)
      push({ place: placeId(area) })
    }
    for (let other = 0; other < 4; other++) if (isSpiedOn(game, seat, other)) push({ power: powerId(other) })
  },
  [chitNumber('rebelControl')]: (game, _power, when, push) => {
    if (when !== 'operations') return
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && isRebel(game, stack) && !isMarked(game, stack, DONE))
        push({ target: stack, place: placeId(placeOf(game, stack)) })
  },
  [chitNumber('subversion')]: (game, power, when, push) => listTargets(game, power, when, false, push),
  [chitNumber('conversion')]: (game, power, when, push) => listTargets(game, power, when, true, push),
  [chitNumber('raidersEast')]: (game, power, when, push) => listRaiders(game, power, when, 'East', push),
  [chitNumber('raidersNorth')]: (game, power, when, push) => listRaiders(game, power, when, 'North', push),
  [chitNumber('raidersWest')]: (game, power, when, push) => listRaiders(game, power, when, 'West', push),
  [chitNumber('leadership')]: (game, power, when, push) => {
    if (when !== 'treasury' && when !== 'maintenance') return
    for (let stack = 0; stack < game.stackPlace.length; stack++)
      if (placeOf(game, stack) >= 0 && ownerOf(game, stack) === power && !hasBasileus(game, stack))
        push({ stack, place: placeId(placeOf(game, stack)) })
  },
  [chitNumber('tribesUnite')]: (game, power, when, push) => {
    if (when === 'treasury' && poolOf(game, power, NOMAD) > 0 && tribalPlaces(game, power).length > 0)
      push({})
  },
  [chitNumber('vacillatingForce')]: (game, power, _when, push) => {
    const seat = seatOf(game, power)
    const eyes = eyesOf(game, seat)
    for (let stack = 0; stack < game.stackPlace.length; stack++) {
      const place = placeOf(game, stack)
      const owner = ownerOf(game, stack)
      if (place < 0 || owner >= REBEL || owner === power || !isActive(game, owner)) continue
      if (!(hasBasileus(game, stack) && isSeen(game, seat, stack, eyes)))
        push({ target: stack, place: placeId(place) })
    }
  },
}

/** All chits of the powers that a player holds; those of a neutral are its own. */
const hoardOf = (game: Powers, power: number): number[] =>
  seatOf(game, power) < 0
    ? [power]
    : game.tables.order.filter((other) => seatOf(game, other) === seatOf(game, power))

/** Whether Espionage may name a power: one for each player with chits, and each neutral. */
const isSpiedOn = (game: Powers, seat: Seat, power: number): boolean => {
  const hoard = hoardOf(game, power)
  return (
    seatOf(game, power) !== seat &&
    power === (hoard.find((one) => one === startingPower(game, seatOf(game, power))) ?? hoard[0]) &&
    hoard.some((one) => handSize(game, one) > 0)
  )
}

/** The owners beside a stack, each in its area. A scratch buffer. */
const beside: number[] = []

/** §23.1 Each enemy owner beside each own stack; in an operation only beside the stack that operates. */
function listTargets(
  game: Powers,
  power: number,
  when: When,
  converting: boolean,
  push: Parameters<Lister>[3],
): void {
  if (when !== 'operations' && when !== 'act') return
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    const mine = when === 'act' ? stack === game.opStack : ownerOf(game, stack) === power
    if (place < 0 || !mine) continue
    beside.length = 0
    for (let target = 0; target < game.stackPlace.length; target++) {
      const there = placeOf(game, target)
      const owner = ownerOf(game, target)
      if (there < 0 || owner === ownerOf(game, stack) || !sameArea(game, place, there)) continue
      if (converting && (isBarred(game, power, owner) || isMarked(game, target, LEADERSHIP))) continue
      // A garrison on two areas works in one of them.
      const key = areaOf(game, isLand(place) ? place : there) * 8 + owner
      if (beside.includes(key)) continue
      beside.push(key)
      push({ stack, target, place: placeId(place) })
    }
  }
}

/** §21.5 Nomads by land, fleets by sea, beside the named box. */
function listRaiders(
  game: Powers,
  power: number,
  when: When,
  box: 'East' | 'North' | 'West',
  push: Parameters<Lister>[3],
): void {
  if (when !== 'treasury') return
  for (const place of game.tables.boxTouches[placeNumber(box) - BOX0] as readonly number[]) {
    const unit = isSea(place) ? FLEET : NOMAD
    if (poolOf(game, power, unit) > 0) push({ place: placeId(place), unit: unitId(unit) })
  }
}

/** Adds what a power may play with its chits where it is asked now. */
export function addChitPlays(game: Powers, power: number, when: When, choices: Into<ChitPlay>): void {
  for (const kind of kindsInHand(game, power)) {
    const chit = chitId(kind)
    listers[kind]?.(game, power, when, (aim) =>
      choices.push(Object.keys(aim).length === 0 ? chitChoice(kind) : { do: 'chit', chit, ...aim }),
    )
  }
}

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

function tribalPlaces(game: Powers, power: number): number[] {
  const owners = presenceMap(game)
  const places: number[] = []
  for (let land = 0; land < SEA0; land++)
    if (Bits.has(at(owners, land), power) && game.pillaged[land] === 0) places.push(land)
  const box = at(game.tables.boxOf, power)
  if (box >= 0) places.push(box)
  return places
}

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
