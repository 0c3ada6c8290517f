import { type Choice, type Game, stepsOf } from '@hippodrome/engine'
import { type Tiny, tiny } from './tiny.ts'

const step = stepsOf<Tiny, { kind: string }>()
const ROUNDS = 4

/** By turns each seat dares for a point: carefully it comes on 3 or more, rashly on a 6. Most points win. */
const dare = step('dare', {
  ask: (game, { seat }: { seat: number }) =>
    game.pile > 0 && { seat, prompt: 'dare', choices: [{ do: 'careful' }, { do: 'rash' }] },
  answer(game, local: { seat: number }, choice: Choice, flow) {
    const won = flow.die() >= (choice.do === 'careful' ? 3 : 6)
    if (won) game.points[local.seat] = (game.points[local.seat] ?? 0) + 1
    game.pile -= 1
    local.seat = (local.seat + 1) % game.seats
    if (game.pile === 0) flow.end()
  },
})

/** The evaluation says what it would come to if everybody were careful from here on. */
export const dares: Game<Tiny> = tiny('dares', [dare], {
  pile: 2 * ROUNDS,
  local: { seat: 0 },
  evaluate(game, out) {
    for (let seat = 0; seat < 2; seat++) {
      const [mine = 0, theirs = 0] = [game.points[seat], game.points[1 - seat]]
      const next = (2 * ROUNDS - game.pile) % 2
      const turns = (of: number) => Math.floor((game.pile + (of === next ? 1 : 0)) / 2)
      out[seat] = chanceToLead(mine, theirs, turns(seat), turns(1 - seat))
    }
  },
})

const POINT = 2 / 3

/** The chance to have more points in the end; half of it where they are equal. */
function chanceToLead(mine: number, theirs: number, my: number, their: number): number {
  if (my > 0)
    return (
      POINT * chanceToLead(mine + 1, theirs, my - 1, their) +
      (1 - POINT) * chanceToLead(mine, theirs, my - 1, their)
    )
  if (their > 0)
    return (
      POINT * chanceToLead(mine, theirs + 1, 0, their - 1) +
      (1 - POINT) * chanceToLead(mine, theirs, 0, their - 1)
    )
  return mine === theirs ? 0.5 : mine > theirs ? 1 : 0
}
