import { type Estimate, NOTHING, plus } from './estimate.ts'
import type { Account, Point } from './report.ts'

/** Takes the result of every seat apart. */
export function accountsOf(
  chances: readonly (readonly number[])[],
  points: readonly Point[],
): readonly Account[] {
  return chances.map((line, seat) => {
    const start = line[0] ?? 0
    const result = line.at(-1) ?? 0
    const luck = sumOf(points.map((point) => point.luck?.[seat]))
    const effects = (isOwn: boolean) =>
      sumOf(
        points.map((point) => ((point.seat === seat) === isOwn ? point.weighed?.effect[seat] : undefined)),
      )
    const own = effects(true)
    const others = effects(false)
    return { seat, start, result, luck, own, others, residual: rest(result - start, luck, own, others) }
  })
}

const sumOf = (parts: readonly (Estimate | undefined)[]): Estimate =>
  parts.reduce<Estimate>((sum, part) => (part ? plus(sum, part) : sum), NOTHING)

/** What is left is as unsure as all that was taken off. */
function rest(whole: number, ...parts: readonly Estimate[]): Estimate {
  const { value, error } = sumOf(parts)
  return { value: whole - value, error }
}
