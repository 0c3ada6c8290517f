import { type Choice, draw, type Game, stepsOf } from '@hippodrome/engine'
import { type Tiny, tiny } from './tiny.ts'

const step = stepsOf<Tiny, { kind: string }>()
const ROUNDS = 8
const SIDES = 6

/** A die lies under a cup, and nobody looks. */
const hide = step('hide', {
  play(game, { left }: { left: number }, flow) {
    if (left === 0) {
      flow.end()
      return
    }
    game.pile = flow.die()
    flow.call('guess', {})
    flow.call('hide', { left: left - 1 })
  },
})

/** Whoever trusts in it wins a point on 1 to 3 and gives one away on 4 to 6: nothing, on average, as much as keeping out of it. */
const guess = step('guess', {
  ask: (_game, _local: object) => ({
    seat: 0,
    prompt: 'guess',
    choices: [{ do: 'trust' }, { do: 'keep' }],
  }),
  answer(game, _local, choice: Choice, flow) {
    const winner = game.pile <= SIDES / 2 ? 0 : 1
    if (choice.do === 'trust') game.points[winner] = (game.points[winner] ?? 0) + 1
    flow.done()
  },
})

/** All that makes one try differ from another is what lies hidden. The evaluation says who leads. */
export const hunches: Game<Tiny> = tiny('hunches', [hide, guess], {
  local: { left: ROUNDS },
  view: ({ points }) => ({ points: [...points] }),
  resample(game, _seat, chance) {
    game.pile = draw(chance, SIDES) + 1
  },
  evaluate({ points: [mine = 0, theirs = 0] }, out) {
    out[0] = 0.5 + (mine - theirs) / (4 * ROUNDS)
    out[1] = 1 - out[0]
  },
})
