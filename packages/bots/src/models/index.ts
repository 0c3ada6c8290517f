import type { Config, Game } from '@hippodrome/engine'
import { isCalibrated } from '../model/calibrated.ts'
import { fits, type Model, parseModel, type Seating } from '../model/model.ts'
import { SHIPPED } from './shipped.ts'

/** A model that comes with the game: fetched when somebody first plays with this many seats. */
export type Shipped = {
  readonly game: string
  readonly seats: number
  readonly load: () => Promise<{ readonly default: unknown }>
}

const fetched = new Map<Shipped, Promise<Model | undefined>>()

/** One that cannot be fetched or read is as good as none, and is tried again the next time. */
function fetchOnce(one: Shipped): Promise<Model | undefined> {
  const known = fetched.get(one)
  if (known) return known
  const fetching = one.load().then(
    (file) => parseModel(file.default),
    () => undefined,
  )
  const model = fetching.catch(() => undefined)
  fetched.set(one, model)
  void model.then((found) => found ?? fetched.delete(one))
  return model
}

/**
 * The model that judges a match: one that has learned its board, or else one for any board. Nothing where none fits, and
 * bots judge by what the game brings.
 */
export async function modelFor(
  rules: Game,
  seating: Seating,
  shipped: readonly Shipped[] = SHIPPED,
): Promise<Model | undefined> {
  for (const one of shipped) {
    if (one.game !== rules.id || one.seats !== seating.seats) continue
    const model = await fetchOnce(one)
    if (model && fits(model, rules, seating)) return model
  }
  return undefined
}

/** The same, if what it says of a match with these options may be told to people as chances. */
export async function honestModelFor(
  rules: Game,
  config: Config,
  shipped: readonly Shipped[] = SHIPPED,
): Promise<Model | undefined> {
  const model = await modelFor(rules, config, shipped)
  return model && isCalibrated(model, config) ? model : undefined
}
