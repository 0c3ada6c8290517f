import type { Model } from '@hippodrome/bots'
import { configure, type Game } from '@hippodrome/engine'

/** A model that fits a game and knows nothing of it: all seats stand alike. */
export function plainModel(
  rules: Game,
  { seats = 2, hidden = 32, general = false }: { seats?: number; hidden?: number; general?: boolean } = {},
): Model {
  const writer = rules.features?.writer(rules.tables(configure(rules, { seats })), seats)
  if (!writer || !rules.features) throw new Error(`${rules.id} has no inputs`)
  const inputs = general ? writer.general : writer.names.length
  const shape = { inputs, hidden, places: writer.places }
  return {
    about: {
      format: 'hippodrome-model-1',
      game: rules.id,
      rules: rules.rules,
      data: rules.data,
      features: rules.features.version,
      seats,
      general,
      ...shape,
      trained: { seed: 'plain', rounds: 1, matches: 10, positions: 100, coreMinutes: 0 },
      series: [],
    },
    net: {
      ...shape,
      weights: new Float32Array((inputs + 1 + shape.places) * hidden + (inputs + 1) * shape.places),
    },
  }
}
