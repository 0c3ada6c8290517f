import type { Choice, Denied } from '@hippodrome/engine'
import { type Board, keyOf } from './board.ts'
import type { Situation, Spot } from './stage.ts'

/** The spots of a choice; what is refused may be said of a whole kind, without its place. */
export function targetsOf(board: Board, choice: Choice, at: Situation): readonly string[] {
  const { decision } = at
  if (!decision) return []
  if (board.targetsOf) return board.targetsOf(choice, at).filter((key) => !key.includes('undefined'))
  return at.words.concerns?.(choice, decision).map(keyOf) ?? []
}

/** All spots of the board where something may be chosen, or is refused with a reason. */
export function spotsOf(
  board: Board,
  at: Situation,
  denied: readonly Denied[],
): { readonly spots: ReadonlyMap<string, Spot>; readonly targets: readonly (readonly string[])[] } {
  const spots = new Map<string, { choices: number[]; denied: Denied[] }>()
  const spotAt = (key: string) => {
    const spot = spots.get(key) ?? { choices: [], denied: [] }
    spots.set(key, spot)
    return spot
  }
  const targets = at.choices.map((choice) => targetsOf(board, choice, at))
  targets.forEach((keys, index) => {
    for (const key of keys) spotAt(key).choices.push(index)
  })
  for (const refusal of denied)
    for (const key of targetsOf(board, refusal.choice, at)) spotAt(key).denied.push(refusal)
  return { spots, targets }
}
