import { addTo, at, type Denied, type Seat } from '@hippodrome/engine'
import type { BoxChoice } from '../../choices.ts'
import { BOXES, ELITE, LEVY, MAIN, MOVE, NONE, type Side } from '../../names.ts'
import { armySize, boxIndex, cubesIn, type Families, hasGuard } from '../../state.ts'
import { denyInto } from '../deny.ts'
import { type FamiliesFlow, step } from '../step.ts'

type Losses = { seat: Seat; side: Side; hits: number }

const ARMY_BOXES = [ELITE, MAIN, MOVE] as const

/** The army's cubes without a guard. */
export const ownCubes = (game: Families, seat: Seat, side: Side): number =>
  armySize(game, seat, side) - (hasGuard(game, seat, side) ? 1 : 0)

/** The boxes of a Field Army that a cube can be taken from. */
export function armyBoxes(game: Families, seat: Seat, side: Side): BoxChoice[] {
  const list: BoxChoice[] = []
  for (const box of ARMY_BOXES)
    if (at(game.boxes, boxIndex(seat, side, box)) > 0)
      list.push(game.tables.choices.box[side * 4 + box] as BoxChoice)
  return list
}

/** Why a cube of each other box of the display cannot go. */
export function deniedBoxes(game: Families, seat: Seat, side: Side, rule: string): Denied[] {
  const list: Denied[] = []
  const deny = denyInto(list)
  for (const choice of game.tables.choices.box) {
    if (choice.side !== side) deny(choice, 'other-army', rule, { side })
    else if (choice.box === 'levy') deny(choice, 'levy-stays', '12.2')
    else if (cubesIn(game, seat, side, BOXES.indexOf(choice.box)) === 0) deny(choice, 'empty-box', rule)
  }
  return list
}

/** §8.10 The guard goes back to its own box. */
export function loseGuard(game: Families, side: Side): void {
  game.guard[side] = NONE
}

/** §16.3, §16.4 A Field Army loses a cube for each hit; its owner is asked where there is something to choose. */
export function hitArmy(game: Families, seat: Seat, side: Side, hits: number, flow: FamiliesFlow): void {
  if (hits > 0 && armySize(game, seat, side) > 0) flow.then(losses, { seat, side, hits })
}

/** §16.3 A levy loses Levy cubes only. */
export function hitLevy(game: Families, seat: Seat, side: Side, hits: number, flow: FamiliesFlow): void {
  const index = boxIndex(seat, side, LEVY)
  const cubes = Math.min(hits, at(game.boxes, index))
  if (cubes === 0) return
  addTo(game.boxes, index, -cubes)
  addTo(game.casualties, seat, cubes)
  flow.tell({ kind: 'levyLoss', seat, cubes, left: at(game.boxes, index) })
}

/** §9.9 Lost orange cubes go to the supply. */
export function hitBulgars(game: Families, hits: number, flow: FamiliesFlow): void {
  const cubes = Math.min(hits, game.bulgars)
  if (cubes === 0) return
  game.bulgars -= cubes
  flow.tell({ kind: 'bulgarLoss', cubes, left: game.bulgars })
}

/** §16.3, §8.10 The owner takes each lost cube from Elite, Main Army or Move; the guard goes last. */
export const losses = step('losses', {
  rule: '16.3',
  ask(game, { seat, side, hits }: Losses) {
    if (hits === 0) return undefined
    const choices = armyBoxes(game, seat, side)
    if (choices.length === 0) return undefined
    // When everything is lost there is nothing to choose: the boxes are emptied one after the other.
    const shown = hits >= ownCubes(game, seat, side) ? choices.slice(0, 1) : choices
    return { seat, prompt: 'lose', choices: shown, facts: { side, hits } }
  },
  answer(game, local, choice: BoxChoice, flow) {
    const { seat, side } = local
    addTo(game.boxes, boxIndex(seat, side, BOXES.indexOf(choice.box)), -1)
    addTo(game.casualties, seat, 1)
    local.hits -= 1
    flow.tell({ kind: 'loss', seat, side, box: choice.box })
  },
  denied: (game, { seat, side }) => deniedBoxes(game, seat, side, '16.3'),
  after(game, { seat, side, hits }, flow) {
    if (hits === 0 || !hasGuard(game, seat, side)) return
    loseGuard(game, side)
    flow.tell({ kind: 'loss', seat, side, box: 'guard' })
  },
})
