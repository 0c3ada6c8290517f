import { type Features, Inputs } from '../features.ts'
import type { GameState } from '../game.ts'
import type { Frame } from '../step.ts'

/** By name, what a model reads of a position for each seat. */
export function readInputs<S extends GameState>(
  features: Features<S>,
  game: S,
  stack: readonly Frame[] = [],
): Map<string, number>[] {
  const writer = features.writer(game.tables, game.seats)
  const inputs = Array.from({ length: game.seats }, () => new Inputs())
  writer.write(game, inputs, stack)
  return inputs.map(
    ({ count, index, value }) =>
      new Map(Array.from({ length: count }, (_, i) => [writer.names[index[i] ?? -1] ?? '?', value[i] ?? 0])),
  )
}
