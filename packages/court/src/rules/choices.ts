import type { CourtChoice } from '../types.ts'
import { ACTIONS, AREAS, GOODS, KEIMELIA, TYPES, UNITS } from '../vocabulary.ts'

/** An answer that waits in a match saved before choices were named by what they do: it has the name as its kind. */
export const answerIn = (answers: { readonly [seat: number]: CourtChoice | undefined }, seat: number) => {
  const answer = answers[seat]
  return answer && 'kind' in answer ? ({ ...answer, do: answer.kind } as CourtChoice) : answer
}

/** Choices that are always the same, made once. */

export const PASS: CourtChoice = { do: 'pass' }
export const DONE: CourtChoice = { do: 'done' }
export const YES: CourtChoice = { do: 'yes' }
export const NO: CourtChoice = { do: 'no' }
export const STAY: CourtChoice = { do: 'stay' }
export const USE: CourtChoice = { do: 'use' }
export const SEAL: CourtChoice = { do: 'seal' }
export const SETTLE: CourtChoice = { do: 'settle' }

export const GOOD_CHOICES: readonly CourtChoice[] = GOODS.map((good) => ({ do: 'good', good }))
export const AREA_CHOICES: readonly CourtChoice[] = AREAS.map((area) => ({ do: 'area', area }))
export const UNIT_CHOICES: readonly CourtChoice[] = UNITS.map((unit) => ({ do: 'unit', unit }))
export const BUILD_CHOICES: readonly CourtChoice[] = UNITS.map((unit) => ({ do: 'build', unit }))
export const TYPE_CHOICES: readonly CourtChoice[] = TYPES.map((type) => ({ do: 'type', type }))
export const ACTION_CHOICES: readonly CourtChoice[] = ACTIONS.map((action) => ({ do: 'action', action }))
export const POSITION_CHOICES: readonly CourtChoice[] = KEIMELIA.map((position) => ({
  do: 'position',
  position,
}))
export const CLAIM_CHOICES: readonly CourtChoice[] = KEIMELIA.map((position) => ({ do: 'claim', position }))
export const OPTION_CHOICES: readonly CourtChoice[] = [1, 2].map((option) => ({ do: 'option', option }))
export const PILE_CHOICES: readonly CourtChoice[] = [1, 2].map((pile) => ({ do: 'pile', pile }))
export const SEAT_CHOICES: readonly CourtChoice[] = [0, 1, 2, 3].map((seat) => ({ do: 'seat', seat }))

const UNIT_AT: readonly CourtChoice[] = UNITS.flatMap((unit) =>
  AREAS.map((area): CourtChoice => ({ do: 'unitAt', unit, area })),
)
const MOVES: readonly CourtChoice[] = UNITS.flatMap((unit) =>
  AREAS.map((area): CourtChoice => ({ do: 'move', unit, area })),
)
export const unitAt = (unit: number, area: number): CourtChoice =>
  UNIT_AT[unit * AREAS.length + area] as CourtChoice
export const moveOf = (unit: number, area: number): CourtChoice =>
  MOVES[unit * AREAS.length + area] as CourtChoice

const numberLists: CourtChoice[][] = []

/** `from` to `to`, as choices. */
export function numberChoices(from: number, to: number): readonly CourtChoice[] {
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
