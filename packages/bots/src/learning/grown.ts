import { BadData, configure, type Game } from '@hippodrome/engine'
import type { Model } from '../model/model.ts'
import { layoutOf, type Net } from '../model/net.ts'

/**
 * A general model as one that reads places and cards as well: it knows nothing of them yet, so that it says what it said
 * before. What it learned on any board is where it goes on from. Throws `BadData` for one that reads them already.
 */
export function grown(model: Model, rules: Game): Model {
  const { seats, general, inputs } = model.about
  if (!general) throw new BadData('model', 'reads places and cards already')
  const all = rules.features?.writer(rules.tables(configure(rules, { seats })), seats).names.length ?? inputs
  return {
    net: widened(model.net, all),
    about: { ...model.about, data: rules.data, general: false, inputs: all },
  }
}

/** The same net with more inputs behind those that it has. */
function widened(net: Net, inputs: number): Net {
  const old = layoutOf(net)
  const wide = layoutOf({ ...net, inputs })
  const weights = new Float32Array(wide.size)
  weights.set(net.weights.subarray(0, old.line))
  weights.set(net.weights.subarray(old.line, old.bias), wide.line)
  weights.set(net.weights.subarray(old.bias), wide.bias)
  return { ...net, inputs, weights }
}
