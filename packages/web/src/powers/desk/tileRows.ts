/** Which units a question is about, and which of them go when nobody says otherwise. */
import type { PowersChoice, UnitId } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import type { PowersSituation } from '../usePowers.ts'

type UnitChoice = Extract<PowersChoice, { readonly do: 'unit' }>
export type Row = { readonly choice: UnitChoice; readonly there: number }

/** The cheapest go first, the Basileus last. */
const ORDER: readonly UnitId[] = ['militia', 'nomad', 'warrior', 'fieldArmy', 'fleet', 'basileus']

/** As many of the cheapest as must go. */
export function cheapest(rows: readonly Row[], left: number): readonly number[] {
  const wanted = rows.map(() => 0)
  let open = left
  const order = rows
    .map((_, i) => i)
    .toSorted(
      (a, b) =>
        ORDER.indexOf(rows[a]?.choice.unit ?? 'militia') - ORDER.indexOf(rows[b]?.choice.unit ?? 'militia'),
    )
  for (const i of order) {
    const n = Math.min(open, rows[i]?.there ?? 0)
    wanted[i] = n
    open -= n
  }
  return wanted
}

/** How many must go. */
export function leftOf({ decision }: Pick<PowersSituation, 'decision'>): number {
  const left = decision?.facts?.['left']
  return typeof left === 'number' ? left : 1
}

export const rowsOf = ({ choices, view }: Pick<PowersSituation, 'choices' | 'view'>): readonly Row[] =>
  choices.flatMap((choice): Row[] => {
    if (choice.do !== 'unit') return []
    const units = view.stacks.find(({ id }) => id === choice.stack)?.units
    return [{ choice, there: units?.[UNITS.indexOf(choice.unit)] ?? 1 }]
  })

export const planOf = (rows: readonly Row[], wanted: readonly number[]): readonly UnitChoice[] =>
  rows.flatMap(({ choice }, i) => Array.from({ length: wanted[i] ?? 0 }, () => choice))

/** What is proposed. */
export const proposedUnits = (at: PowersSituation): readonly UnitChoice[] =>
  planOf(rowsOf(at), cheapest(rowsOf(at), leftOf(at)))
