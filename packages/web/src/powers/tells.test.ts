import { configure, draw, fastChance, type Game, Runner } from '@hippodrome/engine'
import { powers, type PowersBoard } from '@hippodrome/powers'
import { reachOf } from '@hippodrome/powers/ways'
import { expect, it } from 'vitest'
import { tells } from './explain.ts'
import { placesOf } from './places.ts'
import type { PowersSituation } from './usePowers.ts'

const runner = new Runner(powers as unknown as Game)

/** A position in which a stack acts, after choices by lot. */
function acting() {
  const config = configure(powers, { seats: 2, options: { scenario: '1' } })
  const state = runner.start(powers.setup(config, powers.tables(config)), fastChance(3))
  const lot = fastChance(4)
  for (let made = 0; made < 700; made++) {
    const [decision] = state.pending
    if (!decision) break
    if (decision.prompt === 'act' && draw(lot, 3) === 0) return { state, decision }
    runner.choose(state, decision, draw(lot, decision.choices.length))
  }
  throw new Error('nobody acts')
}

it('the desk tells of every place within reach while a stack acts, and of no other', () => {
  const { state, decision } = acting()
  const board = powers.board?.(state.game.tables as never) as PowersBoard
  const view = powers.view(state.game as never, decision.seat)
  const at = { view, board, decision, choices: decision.choices } as unknown as PowersSituation
  const reach = reachOf(at)
  expect(reach.size).toBeGreaterThan(0)
  const lands = placesOf(board).lands
  expect(lands.filter((land) => tells(`place:${land}`, at))).toEqual(lands.filter((land) => reach.has(land)))
  const asked = { ...at, decision: { ...decision, prompt: 'operations' } } as unknown as PowersSituation
  expect(lands.some((land) => tells(`place:${land}`, asked))).toBe(false)
})
