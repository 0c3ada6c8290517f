import {
  configure,
  type Decision,
  draw,
  fastChance,
  Runner,
  standingChoice,
  USUAL_ORDERS,
} from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { powers } from './game.ts'
import { Board } from './testing/board.ts'
import type { ChitId } from './vocabulary.ts'

/** All that the usual orders leave to a person in a match that is played by lot. */
function askedIn(seed: number): Decision[] {
  const config = configure(powers, { seats: 4 })
  const runner = new Runner(powers)
  const state = runner.start(powers.setup(config, powers.tables(config)), fastChance(seed))
  const lot = fastChance(seed + 100)
  const asked: Decision[] = []
  for (let [decision] = state.pending; decision; [decision] = state.pending) {
    const ordered = standingChoice(decision, USUAL_ORDERS)
    if (ordered === undefined) asked.push(decision)
    runner.choose(state, decision, ordered ?? draw(lot, decision.choices.length))
  }
  return asked
}

it('§24.4 nobody is asked only because they may show something, unless they have the word', () => {
  const asked = [1, 2, 3].flatMap(askedIn).filter(({ prompt }) => prompt !== 'talk')
  expect(asked.length).toBeGreaterThan(500)
  const bare = asked.filter(({ choices }) => choices.filter(({ do: verb }) => verb !== 'show').length < 2)
  expect(bare).toEqual([])
})

it('§21.9 before a roll only whoever can add something to it or plays at any time is left to decide', () => {
  const orderedWith = (chit: ChitId) => {
    const board = new Board().hold('byzantine', chit)
    const stack = board.put('byzantine', 'Hel', { fieldArmy: 1 })
    board.game.actor = 0
    board.play('operate', { stack })
    expect(board.asked().prompt).toBe('push')
    return standingChoice(board.asked(), USUAL_ORDERS)
  }
  expect(orderedWith('greekFire')).toBe(0)
  expect(orderedWith('strategos1')).toBeUndefined()
  expect(orderedWith('tradeConcession')).toBeUndefined()
})
