import { type FeatureWriter, type Game, Inputs, Runner } from '@hippodrome/engine'
import type { Bot } from '../bot.ts'
import { kernelOf, type Layers } from './kernel.ts'
import type { Model } from './model.ts'
import { fillLayer, type Net, Scores } from './net.ts'
import { toShares } from './shares.ts'

/** Room for the inputs of each seat, and what a net makes of them. */
export type Scorer = {
  readonly inputs: readonly Inputs[]
  /** How each seat stands, by the inputs of all that are written. */
  score(out: number[]): void
}

const scorers = new WeakMap<Net, Scorer>()

/** The kernel where the host has one, and otherwise the same in plain code; made once for each net. */
export function scorerOf(net: Net, seats: number): Scorer {
  const known = scorers.get(net)
  if (known?.inputs.length === seats) return known
  const scorer = scorerBy(kernelOf(net, seats) ?? plainLayers(net, seats), net, seats)
  scorers.set(net, scorer)
  return scorer
}

export function scorerBy(layers: Layers, net: Net, seats: number): Scorer {
  const scores = new Scores(net, seats)
  const { inputs } = layers
  return {
    inputs,
    score(out) {
      for (let seat = 0; seat < seats; seat++) out[seat] = 0
      for (let seat = 0; seat < seats; seat++) {
        const written = inputs[seat] as Inputs
        if (written.count > 0) scores.add(seat, written, layers.of(seat), out)
      }
    },
  }
}

export function plainLayers(net: Net, seats: number): Layers {
  const inputs = Array.from({ length: seats }, () => new Inputs(undefined, undefined, net.inputs))
  const layer = new Float32Array(net.hidden)
  return {
    inputs,
    of(seat) {
      fillLayer(net, inputs[seat] as Inputs, layer)
      return layer
    },
  }
}

/** The same rules, whose positions a model judges; those that are over are judged as before. */
export function judgedBy(rules: Game, { about: { seats }, net }: Model, scorer = scorerOf(net, seats)): Game {
  const writers = new WeakMap<object, FeatureWriter>()
  let writer: FeatureWriter | undefined
  let tables: unknown
  const writerFor = (of: unknown): FeatureWriter | undefined => {
    const key = typeof of === 'object' && of !== null ? of : rules
    const known = writers.get(key) ?? rules.features?.writer(of, seats)
    if (known) writers.set(key, known)
    return known
  }
  return {
    ...rules,
    evaluate(game, out, stack) {
      if (stack.length === 0) {
        rules.evaluate(game, out, stack)
        return
      }
      if (game.tables !== tables) {
        tables = game.tables
        writer = writerFor(game.tables)
      }
      for (const each of scorer.inputs) each.count = 0
      writer?.write(game, scorer.inputs, stack)
      scorer.score(out)
      toShares(out, seats)
    },
  }
}

/** A bot that judges by a model instead of by the game's own evaluation. */
export function withModel(bot: Bot, model: Model): Bot {
  let table: Runner | undefined
  let rules: Game | undefined
  return {
    name: bot.name,
    choose(at, state, seat) {
      if (!table || rules !== at.rules) {
        rules = at.rules
        table = new Runner(judgedBy(at.rules, model))
      }
      return bot.choose(table, state, seat)
    },
  }
}
