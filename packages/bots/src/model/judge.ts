import { type Game, Inputs, Runner, type Seat } from '@hippodrome/engine'
import type { Bot } from '../bot.ts'
import { kernelOf, type Layers } from './kernel.ts'
import type { Model } from './model.ts'
import { fillLayer, type Net, Scores } from './net.ts'
import { Readers } from './reader.ts'
import { toShares } from './shares.ts'

/** Room for the inputs of each seat, and what a net makes of them. */
export type Scorer = {
  readonly inputs: readonly Inputs[]
  /** How each seat stands, as the inputs of one seat tell it. */
  score(seat: Seat, out: number[]): void
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
    score: (seat, out) => scores.of(seat, inputs[seat] as Inputs, layers.of(seat), out),
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

/**
 * The same rules, whose positions a model judges; those that are over are judged as before. Each seat is given the share that it would
 * expect from what it knows, so that with secrets the shares need not sum to one: what was imagined of another's hand
 * changes nothing for oneself. A seat that is not written is given what another expects of it.
 */
export function judgedBy(rules: Game, { about: { seats }, net }: Model, scorer = scorerOf(net, seats)): Game {
  const readers = new Readers(rules, seats)
  const shares: number[] = []
  return {
    ...rules,
    evaluate(game, out, stack, only) {
      if (stack.length === 0) {
        rules.evaluate(game, out, stack)
        return
      }
      const { inputs } = scorer
      readers.for(game)?.read(game, inputs, stack, only)
      for (let seat = 0; seat < seats; seat++) out[seat] = 1 / seats
      for (let seat = 0; seat < seats; seat++) {
        if ((inputs[seat] as Inputs).count === 0) continue
        scorer.score(seat, shares)
        toShares(shares, seats)
        for (let of = 0; of < seats; of++)
          if (of === seat || (inputs[of] as Inputs).count === 0) out[of] = shares[of] as number
      }
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
