import { addTo, at, type Seat, shared } from '@hippodrome/engine'
import type { ActionChoice, SplitChoice } from '../../choices.ts'
import { ARAB, BYZANTINE, type Side } from '../../names.ts'
import { earn, type Families, moneyOf, pay, score } from '../../state.ts'
import { CUBE_PRICE, hasCube, takeCube } from '../cubes.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §10.2 */
const TAX_PER_CUBE = 2
/** §11.1 */
export const BUILDING_PRICE = 6
const BUILDING_POINTS = 2

/** §10.1, §10.4 Once a turn, with cubes from the pool only. */
export function listTax(game: Families, seat: Seat, list: ActionChoice[]): void {
  if (game.taxBox[seat] !== 0) return
  const most = at(game.pool, seat)
  for (let n = 1; n <= most; n++) list.push(game.tables.choices.tax[n] as ActionChoice)
}

export function tax(game: Families, seat: Seat, cubes: number, flow: FamiliesFlow): void {
  addTo(game.pool, seat, -cubes)
  game.taxBox[seat] = cubes
  game.purse = cubes * TAX_PER_CUBE
  flow.tell({ kind: 'tax', seat, cubes })
  flow.then(splitTax, { seat })
}

const splitChoice = shared((byzantine, arab): SplitChoice => ({ do: 'split', byzantine, arab }))

/** §10.3 Any whole amounts. */
export const splitTax = step('splitTax', {
  rule: '10.3',
  ask(game, { seat }: { seat: Seat }) {
    const { purse } = game
    if (purse === 0) return undefined
    const choices: SplitChoice[] = []
    for (let byzantine = 0; byzantine <= purse; byzantine++)
      choices.push(splitChoice(byzantine, purse - byzantine))
    return { seat, prompt: 'split', choices, facts: { bezants: purse } }
  },
  answer(game, { seat }, { byzantine, arab }: SplitChoice, flow) {
    earn(game, seat, BYZANTINE, byzantine)
    earn(game, seat, ARAB, arab)
    game.purse = 0
    flow.tell({ kind: 'split', seat, byzantine, arab })
    flow.done()
  },
})

/** §11.1, §11.2 Six Bezants, and three more if no cube is free. */
function canBuild(game: Families, seat: Seat, side: Side): boolean {
  const money = moneyOf(game, seat, side)
  if (money < BUILDING_PRICE || !hasCube(game, seat, side)) return false
  return at(game.pool, seat) > 0 || money >= BUILDING_PRICE + CUBE_PRICE
}

export function listBuildings(game: Families, seat: Seat, list: ActionChoice[]): void {
  for (const side of [BYZANTINE, ARAB] as const)
    if (canBuild(game, seat, side)) list.push(game.tables.choices.build[side] as ActionChoice)
}

/** §11.1 to §11.3 */
export function build(game: Families, seat: Seat, side: Side, flow: FamiliesFlow): void {
  pay(game, seat, side, BUILDING_PRICE)
  score(game, seat, side, BUILDING_POINTS)
  addTo(game.built, seat * 2 + side, 1)
  game.owed = 1
  flow.tell({ kind: 'build', seat, side, points: BUILDING_POINTS })
  flow.then(takeCube, { seat, payer: side, use: 'build' })
}
