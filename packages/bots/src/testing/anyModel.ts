import type { Config, Game } from '@hippodrome/engine'
import type { Model } from '../model/model.ts'
import { layoutOf } from '../model/net.ts'

const HIDDEN = 32

/** A model that fits a match and has learned nothing: its weights are any. */
export function anyModel(rules: Game, config: Config): Model {
  const { seats } = config
  const writer = rules.features?.writer(rules.tables(config), seats)
  const shape = { inputs: writer?.names.length ?? 0, hidden: HIDDEN, places: writer?.places ?? 1 }
  const weights = Float32Array.from({ length: layoutOf(shape).size }, (_, i) => Math.sin(i) / 4)
  return {
    net: { ...shape, weights },
    about: {
      format: 'hippodrome-model-1',
      game: rules.id,
      rules: rules.rules,
      data: rules.data,
      features: rules.features?.version ?? 0,
      seats,
      general: false,
      ...shape,
      trained: { seed: 'one', rounds: 1, matches: 1, positions: 1, coreMinutes: 1 },
      series: [],
    },
  }
}
