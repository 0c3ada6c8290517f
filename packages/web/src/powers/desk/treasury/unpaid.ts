import type { PowersChoice } from '@hippodrome/powers'
import { UNITS } from '@hippodrome/powers/vocabulary'
import { draftNow } from '../../draft.ts'
import { type WageLine, wagesOf } from '../../ledger.ts'
import { askedPower } from '../../standing.ts'
import type { PowersStage } from '../../usePowers.ts'

export const lineKey = ({ stack, unit }: Pick<WageLine, 'stack' | 'unit'>): string => `${stack} ${unit}`

/** Whom one may leave unpaid; what is due was fixed before anybody rolled (§9.3), so a line may be gone from the map. */
export function openLines(stage: PowersStage): readonly WageLine[] {
  const { choices, decision, view, board } = stage
  const what = decision?.facts?.['what']
  const own = askedPower(stage)?.power
  const lines = own === undefined ? [] : wagesOf({ view, board }, own)
  return choices.flatMap((choice): WageLine[] => {
    if (choice.do !== 'skip') return []
    const { stack, unit, place } = choice
    const there = view.stacks.find(({ id }) => id === stack)?.units?.[UNITS.indexOf(unit)] ?? 1
    // §22.7 Land is worth the same to everybody.
    if (what === 'landDistribution') return [{ stack, unit, place, count: there, price: 1, dear: false }]
    const line = lines.find((known) => known.stack === stack && known.unit === unit)
    return [line ?? { stack, unit, place, count: 1, price: 0, dear: false }]
  })
}

/** How many units go unpaid, what they would have cost, what is still lacking, and what is said. */
export function unpaidOf(stage: PowersStage) {
  const { unpaid } = draftNow(stage)
  const { decision } = stage
  const lines = openLines(stage)
  const skips = lines.flatMap((line) =>
    Array.from({ length: Math.min(line.count, unpaid[lineKey(line)] ?? 0) }, () => line),
  )
  const price = skips.reduce((sum, line) => sum + line.price, 0)
  const money = askedPower(stage)?.treasury ?? 0
  // When nobody is left to be paid the engine settles it by itself.
  const nobody = skips.length > 0 && skips.length === lines.reduce((sum, { count }) => sum + count, 0)
  const said = skips.map(({ unit, stack, place }): PowersChoice => ({ do: 'skip', unit, stack, place }))
  return {
    units: skips.length,
    price,
    nobody,
    short: Math.max(0, Number(decision?.facts?.['due'] ?? 0) - price - money),
    choices: nobody ? said : [...said, { do: 'pay' } as const],
  }
}
