import { configure, draw, fastChance, type Game, Runner, type State } from '@hippodrome/engine'
import { describe, expect, it } from 'vitest'
import { powers, type PowersBoard, type PowersChoice } from './index.ts'
import { destinationsOf, reachOf, type Sight } from './ways.ts'

const runner = new Runner(powers as unknown as Game)
const text = (choice: unknown) => JSON.stringify(choice)

/** Positions in which a stack acts, in some choices by lot. */
function* acting(scenario: string, seats: number, seed: number, most: number): Generator<State> {
  const config = configure(powers, { seats, options: { scenario } })
  const state = runner.start(powers.setup(config, powers.tables(config)), fastChance(seed))
  const lot = fastChance(seed + 1)
  for (let made = 0; made < most && state.pending[0]; made++) {
    const [decision] = state.pending
    if (decision.prompt === 'act' && draw(lot, 3) === 0) yield state
    runner.choose(state, decision, draw(lot, decision.choices.length))
  }
}

/** Takes the steps one by one; says which of them was not offered to a stack that was still asked. */
function refused(state: State, moves: readonly PowersChoice[]): string | undefined {
  const copy = runner.clone(state)
  const seat = copy.pending[0]?.seat
  for (const move of moves) {
    const [decision] = copy.pending
    // somebody intercepts, or the stack is gone: the way ends there
    if (decision?.prompt !== 'act' || decision.seat !== seat) return undefined
    const index = decision.choices.findIndex((choice) => text(choice) === text(move))
    if (index < 0) return text(move)
    runner.choose(copy, decision, index)
  }
  return undefined
}

describe('what a stack can reach', () => {
  it.each([
    ['1', 2, 3],
    ['3', 4, 8],
    ['A', 2, 5],
  ])(
    'scenario %s: every way is walked by the rules at its price',
    (scenario, seats, seed) => {
      let ways = 0
      let long = 0
      for (const state of acting(scenario, seats, seed, 700)) {
        const [decision] = state.pending
        if (!decision) continue
        const board = powers.board?.(state.game.tables as never) as PowersBoard
        const at = {
          view: powers.view(state.game as never, decision.seat),
          board,
          choices: decision.choices,
        } as unknown as Sight
        for (const { moves, cost } of reachOf(at).values()) {
          expect(refused(state, moves)).toBeUndefined()
          expect(moves.reduce((sum, move) => sum + move.cost, 0)).toBe(cost)
          expect(cost).toBeLessThanOrEqual(at.view.operating?.points ?? 0)
          ways += 1
          if (moves.length > 1) long += 1
        }
        for (const { place, moves, asOne } of destinationsOf(at)) {
          const [last] = moves.slice(-1)
          expect(asOne).toEqual(last && { ...last, cost: reachOf(at).get(last.to)?.cost })
          // before the walls that others hold
          if (asOne && asOne.to !== place)
            expect(board.fortresses[place as 'rome']?.areas).toContain(asOne.to)
        }
      }
      expect(ways).toBeGreaterThan(50)
      expect(long).toBeGreaterThan(20)
    },
    30_000,
  )
})
