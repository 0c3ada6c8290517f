import {
  type Choice,
  type Config,
  configure,
  fastChance,
  type Features,
  type Game,
  numbers,
  Runner,
  stepsOf,
} from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { anyModel } from '../testing/anyModel.ts'
import { type Tiny, tiny } from '../testing/tiny.ts'
import { chancesOf } from './chances.ts'
import { counselOf } from './counsel.ts'
import { judgedBy } from './judge.ts'
import type { Model } from './model.ts'

const step = stepsOf<Tiny, { kind: string }>()

/** Seat 0 takes some points, or wins or loses at once; after that nothing that anybody says changes anything. */
const take = step('take', {
  ask: (_game, _local: object) => ({
    seat: 0,
    prompt: 'take',
    choices: [...numbers(0, 2), { do: 'win' }, { do: 'lose' }],
  }),
  answer(game, _local, choice: Choice, flow) {
    if (choice.do === 'number') {
      game.points[0] = choice.n as number
      flow.done()
      flow.call('talk', {})
      return
    }
    game.points[choice.do === 'win' ? 0 : 1] = 9
    flow.end()
  },
})
const talk = step('talk', {
  ask: (_game, _local: object) => ({ seat: 1, prompt: 'talk', choices: [{ do: 'say' }, { do: 'sing' }] }),
  answer: () => undefined,
})

/** Each seat knows its own points alone, so that what both expect sums up to anything. */
const OWN: Features<Tiny> = {
  version: 1,
  writer: () => ({
    names: ['points'],
    general: 1,
    places: 1,
    write: ({ points }, to) => points.forEach((mine, seat) => to[seat]?.put(0, 1 + mine)),
  }),
}

const TABLES = {}
const game = tiny('taking', [take, talk], {
  features: OWN as unknown as Features,
  evaluate: (_game, out) => void out.splice(0, 2, 0.5, 0.5),
})
const rules = {
  ...game,
  tables: () => TABLES,
  setup: (config: Config, tables: undefined) => ({ ...game.setup(config, tables), tables: TABLES }),
} as unknown as Game
const config = configure(rules, { seats: 2 })
const runner = new Runner(rules)
const state = runner.start(rules.setup(config, rules.tables(config)), fastChance(1))
const any = anyModel(rules, config)
const honest: Model = {
  ...any,
  about: {
    ...any.about,
    calibration: {
      matches: 1,
      positions: 1,
      logLoss: 1,
      brier: 1,
      tenths: Array.from({ length: 10 }, () => ({ cases: 1, said: 0.5, won: 0.5 })),
    },
  },
}

const told = (model: Model | undefined) => {
  const { advice, chances } = counselOf(runner, config, model, state, 0, 3, { playouts: 300 })
  const worth = (choice: number) => advice.find((each) => each.choice === choice)?.value
  return { chances, worth, best: advice[0]?.choice }
}

const after = (choice: number) => {
  const copy = runner.clone(state)
  const [decision] = copy.pending
  if (decision) runner.choose(copy, decision, choice)
  return copy
}

describe('what a captain thinks of a choice', () => {
  it('is on the scale of the chances that everybody sees, where these may be told', () => {
    const { chances, worth } = told(honest)
    expect(chances).toBe(true)
    for (const choice of [0, 1, 2])
      expect(worth(choice)).toBeCloseTo(chancesOf(runner, honest, after(choice), 0, 1)[0] ?? 0, 9)
  })

  it('is all of the chance where the choice wins, and none where it loses', () => {
    const { worth, best } = told(honest)
    expect(best).toBe(3)
    expect(worth(3)).toBe(1)
    expect(worth(4)).toBe(0)
  })

  it('is no chance but what a bot goes by, where nobody knows whether chances come true', () => {
    const { chances, worth } = told(any)
    expect(chances).toBe(false)
    const { game, stack } = after(2)
    const out: number[] = []
    judgedBy(rules, any).evaluate(game, out, stack)
    expect((out[0] ?? 0) + (out[1] ?? 0)).not.toBeCloseTo(1, 3)
    expect(worth(2)).toBeCloseTo(out[0] ?? 0, 9)
    expect(told(undefined).chances).toBe(false)
  })
})
