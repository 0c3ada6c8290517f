import { type Config, configure, type Features, type Game } from '@hippodrome/engine'
import type { Model } from '../model/model.ts'
import { anyModel } from './anyModel.ts'
import type { Tiny } from './tiny.ts'

/** The same small game for two, with a model of it: all that it has learned is that a lead is good, here counted in `unit`s. */
export function withLeads(game: Game<Tiny>, unit = 1): { readonly rules: Game; readonly model: Model } {
  const tables = {}
  const features: Features<Tiny> = {
    version: 1,
    writer: () => ({
      names: ['lead'],
      general: 1,
      places: 1,
      write: ({ points: [mine = 0, theirs = 0] }, to) => {
        to[0]?.put(0, (mine - theirs) / unit)
        to[1]?.put(0, (theirs - mine) / unit)
      },
    }),
  }
  const rules = {
    ...game,
    features,
    tables: () => tables,
    setup: (config: Config) => ({ ...game.setup(config, undefined), tables }),
  } as unknown as Game
  const any = anyModel(rules, configure(rules, { seats: 2 }))
  const { hidden } = any.net
  // The first weight of the line beside the hidden layer.
  const weights = any.net.weights.map((_, at) => (at === hidden ? 1 : 0))
  return { rules, model: { ...any, net: { ...any.net, weights } } }
}
