import { configure, draw, fastChance, Runner, type State } from '@hippodrome/engine'
import { bench, describe } from 'vitest'
import { court } from './index.ts'
import type { Court } from './state.ts'

const config = configure(court, { seats: 2 })
const tables = court.tables(config)
const runner = new Runner<Court>(court as never)
const dice = fastChance(1)
let seed = 1
let state = begin()
const middle = begin()
advance(middle, 200)

function begin(): State<Court> {
  seed += 1
  return runner.start(court.setup(config, tables), fastChance(seed))
}

function advance(from: State<Court>, choices: number): void {
  for (let i = 0; i < choices && from.pending.length > 0; i++) {
    const decision = from.pending[draw(dice, from.pending.length)]
    if (decision) runner.choose(from, decision, draw(dice, decision.choices.length))
  }
}

describe('court, two seats', () => {
  bench('1,000 random decisions', () => {
    for (let left = 1000; left > 0; left -= 50) {
      if (state.pending.length === 0) state = begin()
      advance(state, 50)
    }
  })

  bench('1,000 clones', () => {
    for (let i = 0; i < 1000; i++) runner.clone(middle)
  })

  bench('1,000 evaluations', () => {
    const out: number[] = []
    for (let i = 0; i < 1000; i++) court.evaluate(middle.game, out, middle.stack)
  })
})
