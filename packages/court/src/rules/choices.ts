import { type Answers, itemAt } from '@hippodrome/engine'
import type { ChoiceOf, CourtChoice } from '../types.ts'
import { ACTIONS, AREAS, GOODS, KEIMELIA, TYPES, UNITS } from '../vocabulary.ts'

/** An answer that waits in a match saved before choices were named by what they do: it has the name as its kind. */
export const answerIn = <C extends CourtChoice>(answers: Answers<C>, seat: number): C | undefined => {
  const answer = answers[seat]
  return answer && 'kind' in answer ? { ...answer, do: answer.kind } : answer
}

/** Choices that are always the same, made once. */

export const PASS: ChoiceOf<'pass'> = { do: 'pass' }
export const DONE: ChoiceOf<'done'> = { do: 'done' }
export const YES: ChoiceOf<'yes'> = { do: 'yes' }
export const NO: ChoiceOf<'no'> = { do: 'no' }
export const STAY: ChoiceOf<'stay'> = { do: 'stay' }
export const USE: ChoiceOf<'use'> = { do: 'use' }
export const SEAL: ChoiceOf<'seal'> = { do: 'seal' }
export const SETTLE: ChoiceOf<'settle'> = { do: 'settle' }

export const GOOD_CHOICES: readonly ChoiceOf<'good'>[] = GOODS.map((good) => ({ do: 'good', good }))
export const AREA_CHOICES: readonly ChoiceOf<'area'>[] = AREAS.map((area) => ({ do: 'area', area }))
export const UNIT_CHOICES: readonly ChoiceOf<'unit'>[] = UNITS.map((unit) => ({ do: 'unit', unit }))
export const BUILD_CHOICES: readonly ChoiceOf<'build'>[] = UNITS.map((unit) => ({ do: 'build', unit }))
export const TYPE_CHOICES: readonly ChoiceOf<'type'>[] = TYPES.map((type) => ({ do: 'type', type }))
export const ACTION_CHOICES: readonly ChoiceOf<'action'>[] = ACTIONS.map((action) => ({
  do: 'action',
  action,
}))
export const POSITION_CHOICES: readonly ChoiceOf<'position'>[] = KEIMELIA.map((position) => ({
  do: 'position',
  position,
}))
export const CLAIM_CHOICES: readonly ChoiceOf<'claim'>[] = KEIMELIA.map((position) => ({
  do: 'claim',
  position,
}))
export const OPTION_CHOICES: readonly ChoiceOf<'option'>[] = [1, 2].map((option) => ({
  do: 'option',
  option,
}))
export const PILE_CHOICES: readonly ChoiceOf<'pile'>[] = [1, 2].map((pile) => ({ do: 'pile', pile }))
export const SEAT_CHOICES: readonly ChoiceOf<'seat'>[] = [0, 1, 2, 3].map((seat) => ({ do: 'seat', seat }))

const UNIT_AT: readonly ChoiceOf<'unitAt'>[] = UNITS.flatMap((unit) =>
  AREAS.map((area) => ({ do: 'unitAt' as const, unit, area })),
)
const MOVES: readonly ChoiceOf<'move'>[] = UNITS.flatMap((unit) =>
  AREAS.map((area) => ({ do: 'move' as const, unit, area })),
)
export const unitAt = (unit: number, area: number): ChoiceOf<'unitAt'> =>
  itemAt(UNIT_AT, unit * AREAS.length + area)
export const moveOf = (unit: number, area: number): ChoiceOf<'move'> =>
  itemAt(MOVES, unit * AREAS.length + area)

const numberLists: ChoiceOf<'number'>[][] = []

/** `from` to `to`, as choices. */
export function numberChoices(from: number, to: number): readonly ChoiceOf<'number'>[] {
  if (from === 0) {
    let list = numberLists[to]
    if (!list) {
      list = Array.from({ length: to + 1 }, (_, n) => ({ do: 'number', n }))
      numberLists[to] = list
    }
    return list
  }
  return numberChoices(0, to).slice(from)
}

const indexMap = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [name, index]))
const goodIndex = indexMap(GOODS)
const areaIndex = indexMap(AREAS)
const unitIndex = indexMap(UNITS)
const typeIndex = indexMap(TYPES)
const positionIndex = indexMap(KEIMELIA)
const actionIndex = indexMap(ACTIONS)
export const goodOf = (name: string): number => goodIndex.get(name) ?? -1
export const areaOf = (name: string): number => areaIndex.get(name) ?? -1
export const unitOf = (name: string): number => unitIndex.get(name) ?? -1
export const typeOf = (name: string): number => typeIndex.get(name) ?? -1
export const positionOf = (name: string): number => positionIndex.get(name) ?? -1
export const actionOf = (name: string): number => actionIndex.get(name) ?? -1
