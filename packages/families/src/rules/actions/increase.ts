import { addTo, type Denied, deny, type Seat } from '@hippodrome/engine'
import { type ActionChoice, DONE, type DoneChoice, type IncreaseChoice } from '../../choices.ts'
import { BOXES, ELITE, type Side } from '../../names.ts'
import { type Families } from '../../state.ts'
import type { ReasonKey } from '../../reasons.ts'
import { hasCube, takeCube } from '../cubes.ts'
import { checkArmies } from '../armies.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §7.1 */
const MOST_CUBES = 3

type Increase = { seat: Seat; placed: number; elite: number }

/** The boxes (side × 4 + box) that one more cube may go to. */
export function listIncrease(
  game: Families,
  seat: Seat,
  elite: boolean,
  list: (ActionChoice | IncreaseChoice)[],
): void {
  for (let index = 0; index < 8; index++)
    if ((elite || (index & 3) !== ELITE) && hasCube(game, seat, (index >> 2) as Side, index))
      list.push(game.tables.choices.increase[index] as IncreaseChoice)
}

function place(game: Families, seat: Seat, { side, box }: IncreaseChoice, flow: FamiliesFlow): void {
  const index = side * 4 + BOXES.indexOf(box)
  addTo(game.boxes, seat * 8 + index, 1)
  game.owed = 1
  flow.tell({ kind: 'increase', seat, side, box })
  flow.then(takeCube, { seat, payer: side, use: 'increase', except: index })
}

/** §7.1 The first cube; up to two more may follow. */
export function increaseArmy(game: Families, seat: Seat, choice: IncreaseChoice, flow: FamiliesFlow): void {
  place(game, seat, choice, flow)
  flow.then(increase, { seat, placed: 1, elite: choice.box === 'elite' ? 1 : 0 })
}

/** §7.1, §7.2 The second and the third cube. */
export const increase = step('increase', {
  rule: '7.1',
  ask(game, { seat, placed, elite }: Increase) {
    if (placed === MOST_CUBES) return undefined
    const choices: (IncreaseChoice | DoneChoice)[] = [DONE]
    listIncrease(game, seat, elite === 0, choices as IncreaseChoice[])
    return { seat, prompt: 'increase', choices, facts: { placed, most: MOST_CUBES } }
  },
  answer(game, local, choice: IncreaseChoice | DoneChoice, flow) {
    if (choice.do === 'done') {
      flow.done()
      return
    }
    local.placed += 1
    if (choice.box === 'elite') local.elite = 1
    place(game, local.seat, choice, flow)
  },
  after: (game, { seat }, flow) => checkArmies(game, seat, flow),
  denied: (game, { seat, elite }) => deniedIncrease(game, seat, elite === 0),
})

/** Why a cube cannot go to each of the other boxes. */
export function deniedIncrease(game: Families, seat: Seat, elite: boolean): Denied[] {
  const offered: IncreaseChoice[] = []
  listIncrease(game, seat, elite, offered)
  return game.tables.choices.increase.flatMap((choice): Denied[] => {
    if (offered.includes(choice)) return []
    const { side, box } = choice
    if (!elite && box === 'elite') return [deny<IncreaseChoice, ReasonKey>(choice, 'one-elite', '7.2')]
    return hasCube(game, seat, side)
      ? [deny<IncreaseChoice, ReasonKey>(choice, 'same-box', '7.4')]
      : [deny<IncreaseChoice, ReasonKey>(choice, 'no-cube', '5.1', { side })]
  })
}
