import { at, Bits } from '@hippodrome/engine'
import { clamped, NEEDED } from '../../chances.ts'
import { powerChoice } from '../../choices.ts'
import {
  basileusStack,
  hasLost,
  isFortOf,
  occupier,
  stackAt,
  type Powers,
  placeOf,
  poolOf,
  presenceMap,
  REBEL,
  REMOVED,
  seatOf,
  startingPower,
  yearOf,
  isNeutral,
  CUP,
} from '../../state.ts'
import {
  BOX0,
  BYZANTINE,
  CEREMONIES,
  CONSTANTINOPLE,
  chitId,
  FLEET,
  FORT0,
  FRANK,
  isLand,
  placeId,
  powerId,
  powerNumber,
  SEA0,
  WARRIOR,
} from '../../tables.ts'
import type { ChitEffect, ChoiceOf } from '../../vocabulary.ts'
import { becomeNeutral, enter } from '../turn/activation.ts'
import { type Announced, draw, kindOf, putBack } from './drawing.ts'
import { liable, takeToll, type TollLocal } from '../stacks/tolls.ts'
import { type PowersFlow, step } from '../step.ts'
import { landDistribution } from '../treasury/maintenance.ts'
import { loseAllChits, pillageArea, raiseUnit } from '../stacks/units.ts'

export type Effect = (game: Powers, local: Announced, flow: PowersFlow) => void

const anywhere = { area: -1, stack: -1, into: -1 } as const

/** Rolls for a chit and tells what came of it. */
export function rollFor(
  game: Powers,
  { power, chit }: Announced,
  flow: PowersFlow,
  effectOf: (die: number) => ChitEffect,
  { bonus = 0, about = -1 } = {},
): { die: number; effect: ChitEffect } {
  const die = flow.die()
  const effect = effectOf(clamped(die + bonus))
  flow.tell({
    kind: 'chitRoll',
    power: powerId(power),
    chit: chitId(kindOf(game, chit)),
    ...(about < 0 ? {} : { about: powerId(about) }),
    die,
    ...(bonus === 0 ? {} : { bonus }),
    effect,
  })
  return { die, effect }
}

/** §22.2 With four players removed; else the powers that one holds besides one's own may go their own way. */
const belligerentWithdrawal: Effect = (game, local, flow) => {
  if (game.seats === 4) return
  const seat = seatOf(game, local.power)
  for (const power of game.tables.order) {
    if (seatOf(game, power) !== seat || power === startingPower(game, seat) || hasLost(game, power)) continue
    const { effect } = rollFor(game, local, flow, (die) => (die >= 4 ? 'reverts' : 'none'), {
      about: power,
    })
    if (effect === 'reverts') becomeNeutral(game, power, flow)
  }
}

/** §22.3 A die roll of own units rebel. */
const civilWar: Effect = (game, local, flow) => {
  const { power } = local
  const { die } = rollFor(game, local, flow, () => 'count')
  const toll: TollLocal = { toll: 'civil-war', power, owner: power, ...anywhere, n: 0 }
  takeToll(game, { ...toll, n: Math.min(die, liable(game, toll)) }, flow)
}

/** §22.4, §22.5 From 1050 on, perhaps a crusade. */
const crusade: Effect = (game, local, flow) => {
  if (yearOf(game) < 1050) return
  const { effect } = rollFor(game, local, flow, (die) => (die >= NEEDED.crusade ? 'crusade' : 'none'))
  if (effect === 'none') return
  game.crusade = 1
  if (isNeutral(game, FRANK)) enter(game, FRANK, seatOf(game, BYZANTINE), flow)
  if (hasLost(game, FRANK)) return
  const units = rollFor(game, local, flow, () => 'count').die
  const money = rollFor(game, local, flow, () => 'count').die * 2
  game.treasury[FRANK] = at(game.treasury, FRANK) + money
  flow.tell({ kind: 'gained', power: 'frank', n: money, chit: 'crusade' })
  if (at(game.tables.boxOf, FRANK) >= 0) flow.then(crusaders, { n: units })
}

/** §22.5 Warriors and fleets, mixed as their owner likes, within the pool. */
export const crusaders = step('crusaders', {
  rule: '22.5',
  ask(game, { n }: { n: number }) {
    if (n <= 0 || seatOf(game, FRANK) < 0) return undefined
    const box = at(game.tables.boxOf, FRANK)
    const units = [WARRIOR, FLEET].filter((unit) => poolOf(game, FRANK, unit) > 0)
    return {
      seat: seatOf(game, FRANK),
      prompt: 'crusade',
      choices: units.map(
        (unit): ChoiceOf<'crusader'> => ({
          do: 'crusader',
          unit: unit === FLEET ? 'fleet' : 'warrior',
          place: placeId(box),
        }),
      ),
      facts: { power: 'frank', left: n },
    }
  },
  answer(game, local, choice: ChoiceOf<'crusader'>, flow) {
    local.n -= 1
    const box = at(game.tables.boxOf, FRANK)
    raiseUnit(game, FRANK, choice.unit === 'fleet' ? FLEET : WARRIOR, box)
    flow.tell({ kind: 'arrived', power: 'frank', unit: choice.unit, place: placeId(box) })
  },
})

/** §22.6 Kept in sight until the end of the player turn. */
const deCeremoniis: Effect = (game, { power, chit }) => {
  game.chits[chit] = power
  game.known[chit] = Bits.below(game.seats)
}

/** §6.6, §22.6 The Basileus is in Constantinople inside its walls, or in Thrace while his power occupies them empty. */
const holdsCourt = (game: Powers, power: number, place: number): boolean =>
  place === CONSTANTINOPLE ||
  (isFortOf(game, CONSTANTINOPLE, place) &&
    stackAt(game, CONSTANTINOPLE) < 0 &&
    occupier(game, CONSTANTINOPLE) === power)

/** §22.6 At the end of a player turn. */
export const settleCeremonies = step('ceremonies', {
  rule: '22.6',
  play(game, _: object, flow) {
    const chit = game.tables.chitKinds.indexOf(CEREMONIES)
    const power = chit < 0 ? CUP : at(game.chits, chit)
    if (power >= 4) return
    const stack = basileusStack(game, power)
    if (stack >= 0 && holdsCourt(game, power, placeOf(game, stack))) {
      const die = flow.die()
      flow.tell({ kind: 'chitRoll', power: powerId(power), chit: 'deCeremoniis', die, effect: 'count' })
      flow.then(draw, { power, n: die })
    }
    flow.then(ceremoniesEnd, { chit })
  },
})

/** §22.6 Only then does it go back, so that it is not among the chits that it brings. */
export const ceremoniesEnd = step('ceremonies-end', {
  rule: '22.6',
  play(game, { chit }: { chit: number }, flow) {
    const power = at(game.chits, chit)
    if (power >= CUP) return
    putBack(game, chit)
    flow.tell({ kind: 'discarded', power: powerId(power), chit: 'deCeremoniis' })
  },
})

/** §22.8 A neutral power may come in on the drawer's side. */
const neutralEntry: Effect = (game, local, flow) => {
  if (game.seats === 4) return
  if (neutrals(game).length > 0) flow.then(neutralEntryStep, local)
}

const neutrals = (game: Powers): number[] =>
  game.tables.order.filter((power) => isNeutral(game, power) && seatOf(game, power) < 0)

export const neutralEntryStep = step('neutral-entry', {
  rule: '22.8',
  ask: (game, { power }: Announced) =>
    seatOf(game, power) >= 0 && {
      seat: seatOf(game, power),
      prompt: 'neutral-entry',
      choices: neutrals(game).map((neutral) => powerChoice(neutral)),
      facts: { power: powerId(power) },
    },
  answer(game, local, choice: ChoiceOf<'power'>, flow) {
    flow.done()
    const about = powerNumber(choice.power)
    const { effect } = rollFor(game, local, flow, (die) => (die >= 4 ? 'enters' : 'none'), { about })
    if (effect === 'enters') enter(game, about, seatOf(game, local.power), flow)
  },
})

/** §22.9 Everybody but the Byzantines loses units elsewhere. */
const peripheralWar: Effect = (game, local, flow) => {
  const { power } = local
  if (power === BYZANTINE) return
  const { die } = rollFor(game, local, flow, () => 'count')
  const toll: TollLocal = { toll: 'peripheral-war', power, owner: power, ...anywhere, n: 0 }
  takeToll(game, { ...toll, n: Math.min(die, liable(game, toll)) }, flow)
}

/** §22.10 Plague. */
const plague: Effect = (game, local, flow) => {
  const { effect } = rollFor(game, local, flow, (die) => (die >= NEEDED.plague ? 'plague' : 'none'))
  if (effect === 'none') return
  game.chits[local.chit] = REMOVED
  for (let place = 0; place < FORT0; place++)
    if ((place < SEA0 && game.tables.inPlay[place] === true) || (place >= BOX0 && isBoxInPlay(game, place)))
      flow.then(plagueArea, { place })
}

const isBoxInPlay = (game: Powers, box: number): boolean => game.tables.boxOf.includes(box)

/** §22.10 Each area and box rolls for itself. */
export const plagueArea = step('plague-area', {
  rule: '22.10',
  play(game, { place }: { place: number }, flow) {
    const die = flow.die()
    if (die < 4) return
    flow.tell({ kind: 'plagueArea', place: placeId(place), die })
    const owners = at(presenceMap(game), place)
    for (let owner = 0; owner < 8; owner++) {
      if (!Bits.has(owners, owner)) continue
      const toll: TollLocal = {
        toll: 'plague',
        power: owner < REBEL ? owner : -1,
        owner,
        area: place,
        stack: -1,
        into: -1,
        n: 0,
      }
      takeToll(game, { ...toll, n: Math.ceil(liable(game, toll) / 2) }, flow)
    }
    if (isLand(place)) pillageArea(game, place, flow)
  },
})

/** §22.12 All chits may be lost. */
const schism: Effect = (game, local, flow) => {
  const { effect } = rollFor(game, local, flow, (die) => (die >= NEEDED.schism ? 'schism' : 'none'))
  if (effect === 'schism') loseAllChits(game, local.power, flow)
}

/** §22.13 Peace between Byzantines and Franks. */
const unification: Effect = (game, local, flow) => {
  const { effect } = rollFor(game, local, flow, (die) => (die >= NEEDED.unification ? 'unification' : 'none'))
  if (effect === 'unification') game.unification = 1
}

export const immediateEffects = {
  belligerentWithdrawal,
  civilWar,
  crusade,
  deCeremoniis,
  landDistribution: (game, { power }, flow) => landDistribution(game, power, flow),
  neutralEntry,
  peripheralWar,
  plague,
  schism,
  unification,
} satisfies { readonly [chit: string]: Effect }
