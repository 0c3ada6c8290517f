import { at } from '@hippodrome/engine'
import { CONVERSION, SUBVERSION } from '../../chances.ts'
import {
  colourOf,
  areaOf,
  isNeutral,
  isRebel,
  ownerOf,
  type Powers,
  placeOf,
  powerOf,
  REBEL,
  seatOf,
} from '../../state.ts'
import { BYZANTINE, FRANK, isFort, isLand } from '../../tables.ts'
import { activate } from '../turn/activation.ts'
import type { Announced } from './drawing.ts'
import { rollFor } from './immediateChits.ts'
import { liable, takeColony, takeToll, type Toll, type TollLocal } from '../stacks/tolls.ts'
import { type PowersFlow, step } from '../step.ts'

/** §22.13 Byzantines and Franks keep the peace, also with each other's rebels: `a` is the power that would act. */
export const isBarred = (game: Powers, a: number, b: number): boolean =>
  game.unification === 1 && isUnited(a) && isUnited(b)

const isUnited = (owner: number): boolean => colourOf(owner) === BYZANTINE || colourOf(owner) === FRANK

/** The area around a stack. */
const fieldOf = (game: Powers, stack: number, target: number): number => {
  const place = placeOf(game, stack)
  return isFort(place) ? areaOf(game, placeOf(game, target)) : place
}

/** §23.1 The attempt itself makes a neutral active. */
export function provoke(game: Powers, { power, target }: Announced, flow: PowersFlow): void {
  const victim = ownerOf(game, target)
  if (placeOf(game, target) >= 0 && victim < REBEL && isNeutral(game, victim))
    flow.then(activate, { power: victim, seat: seatOf(game, power) })
}

export const subvert = step('subvert', {
  rule: '23.1',
  play(game, local: Announced, flow) {
    if (placeOf(game, local.target) < 0 || placeOf(game, local.stack) < 0) return
    provoke(game, local, flow)
    flow.then(subversionRoll, local)
  },
})

/** §28.3 Monasteries on either side change the die. */
function monasteryBonus(game: Powers, area: number, power: number, victim: number): number {
  if (!isLand(area)) return 0
  const holder = at(game.monastery, area)
  if (holder < 0) return 0
  return holder === power ? 1 : victim < REBEL && holder === victim ? -1 : 0
}

export const subversionRoll = step('subversion-roll', {
  rule: '23.3',
  play(game, local: Announced, flow) {
    const { power, stack, target } = local
    const owner = ownerOf(game, target)
    const area = fieldOf(game, stack, target)
    const bonus = monasteryBonus(game, area, power, owner)
    const { effect } = rollFor(game, local, flow, (die) => SUBVERSION[die - 1] ?? 'none', { bonus })
    const toll = (kind: Toll, by: number, n: number, one = -1): TollLocal => ({
      toll: kind,
      power: by,
      owner: one >= 0 ? ownerOf(game, one) : owner,
      area,
      stack: one,
      into: -1,
      n,
    })
    if (effect === 'betrayal') takeToll(game, toll('betrayal', power, 1, stack), flow)
    if (effect !== 'desertion' && effect !== 'rebellion') return
    const n = rollFor(game, local, flow, () => 'count').die
    const picker = effect === 'rebellion' && owner < REBEL ? owner : power
    const all = toll(effect, picker, 0)
    takeToll(game, { ...all, n: Math.min(n, liable(game, all)) }, flow)
  },
})

/** §23.7 Religious Conversion. */
export const convert = step('convert', {
  rule: '23.7',
  play(game, local: Announced, flow) {
    if (placeOf(game, local.target) < 0 || placeOf(game, local.stack) < 0) return
    provoke(game, local, flow)
    flow.then(conversionRoll, local)
  },
})

export const conversionRoll = step('conversion-roll', {
  rule: '23.7',
  play(game, local: Announced, flow) {
    const { power, stack, target } = local
    const owner = ownerOf(game, target)
    const area = fieldOf(game, stack, target)
    const bonus = monasteryBonus(game, area, power, owner)
    const { effect } = rollFor(game, local, flow, (die) => CONVERSION[die - 1] ?? 'none', { bonus })
    const base: TollLocal = { toll: 'convert', power, owner, area, stack: -1, into: stack, n: 0 }
    const hasColony = owner < REBEL && isLand(area) && at(game.colony, area) === owner
    if (effect === 'heresy') {
      if (isRebel(game, stack)) return
      const heresy: TollLocal = { ...base, toll: 'heresy', owner: powerOf(game, stack), stack, into: -1 }
      takeToll(game, { ...heresy, n: Math.min(1, liable(game, heresy)) }, flow)
    } else if (effect === 'assimilation')
      takeToll(game, { ...base, n: Math.min(1, liable(game, base) + (hasColony ? 1 : 0)) }, flow)
    else if (effect === 'holyWar') {
      const n = rollFor(game, local, flow, () => 'count').die
      if (hasColony) takeColony(game, base, flow)
      takeToll(game, { ...base, n: Math.min(n, liable(game, base)) }, flow)
    }
  },
})
