import { addTo, at, type Seat } from '@hippodrome/engine'
import type { SourceChoice } from '../../choices.ts'
import { NONE } from '../../names.ts'
import { type Families } from '../../state.ts'
import { takeFrom } from '../cubes.ts'
import { checkArmies } from '../armies.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §20.1, §20.3 A cube from casualties; the first to pass leads the next turn. */
export function pass(game: Families, seat: Seat, forced: boolean, flow: FamiliesFlow): void {
  const first = game.firstPasser === NONE
  if (first) game.firstPasser = seat
  game.passed[seat] = 1
  flow.tell({ kind: 'pass', seat, first, ...(forced ? { forced } : {}) })
  if (at(game.casualties, seat) > 0) {
    addTo(game.casualties, seat, -1)
    game.passBox[seat] = 1
  } else flow.then(passCube, { seat })
}

/** §20.2 Without casualties, a cube from the display or the pool, free of charge. */
export const passCube = step('passCube', {
  rule: '20.2',
  ask(game, { seat }: { seat: Seat }) {
    const { pool, army } = game.tables.choices
    const choices: SourceChoice[] = []
    if (at(game.pool, seat) > 0) choices.push(pool)
    for (let index = 0; index < 8; index++)
      if (at(game.boxes, seat * 8 + index) > 0) choices.push(army[index] as SourceChoice)
    return choices.length > 0 && { seat, prompt: 'passCube', choices }
  },
  answer(game, { seat }, choice: SourceChoice, flow) {
    takeFrom(game, seat, choice)
    game.passBox[seat] = 1
    const { do: _kind, ...from } = choice
    flow.tell({ kind: 'passCube', seat, ...(from as { source: 'pool' | 'army' }) })
    checkArmies(game, seat, flow)
    flow.done()
  },
})
