import { addTo, at, type Choice, type Denied, type Seat } from '@hippodrome/engine'
import type { SourceChoice } from '../choices.ts'
import type { Use } from '../prompts.ts'
import { BOXES, LEVY, NONE, type Side } from '../names.ts'
import { armySize, type Families, moneyOf, pay } from '../state.ts'
import { denyInto } from './deny.ts'
import { checkArmies } from './armies.ts'
import { step } from './step.ts'

/** §5.3 */
export const CUBE_PRICE = 3

/** Both treasuries may pay (§9.6). */
export const EITHER = 2
export type Payer = Side | typeof EITHER

/** What a cube is taken for, and what limits where it may come from. */
export type Taking = {
  readonly seat: Seat
  readonly payer: Payer
  /** The prompt's fact: what the cube is for. */
  readonly use: Use
  /** The box that the cube goes to (side × 4 + box), which is no source (§7.4). */
  readonly except?: number
  /** The side whose army must not cease to exist (§15.4). */
  readonly keep?: Side
}

const canPay = (game: Families, seat: Seat, payer: Payer): boolean =>
  payer === EITHER
    ? moneyOf(game, seat, 0) >= CUBE_PRICE || moneyOf(game, seat, 1) >= CUBE_PRICE
    : moneyOf(game, seat, payer) >= CUBE_PRICE

/** §15.4 Whether taking a cube out of box `index` (side × 4 + box) would end the army that must stay. */
function endsArmy(game: Families, seat: Seat, keep: Side | undefined, index: number): boolean {
  if (keep === undefined || index >> 2 !== keep || (index & 3) === LEVY) return false
  return armySize(game, seat, keep) === 1
}

function canBuy(game: Families, seat: Seat, except = NONE, keep?: Side): boolean {
  if (at(game.casualties, seat) > 0) return true
  for (let index = 0; index < 8; index++)
    if (index !== except && at(game.boxes, seat * 8 + index) > 0 && !endsArmy(game, seat, keep, index))
      return true
  return false
}

/** Whether a cube can be had at all: from the pool, or bought (§5.1). */
export const hasCube = (game: Families, seat: Seat, payer: Payer, except = NONE, keep?: Side): boolean =>
  at(game.pool, seat) > 0 || (canPay(game, seat, payer) && canBuy(game, seat, except, keep))

/** §5.1 Every source that the cube may come from. */
function sourcesOf(game: Families, { seat, payer, except = NONE, keep }: Taking): SourceChoice[] {
  const { choices } = game.tables
  const list: SourceChoice[] = []
  if (at(game.pool, seat) > 0) list.push(choices.pool)
  for (let side = 0; side < 2; side++) {
    if (payer === EITHER ? moneyOf(game, seat, side as Side) < CUBE_PRICE : side !== payer) continue
    if (payer !== EITHER && moneyOf(game, seat, payer) < CUBE_PRICE) continue
    if (at(game.casualties, seat) > 0)
      list.push((payer === EITHER ? choices.casualtiesPaidBy[side] : choices.casualties) as SourceChoice)
    const army = (payer === EITHER ? choices.armyPaidBy[side] : choices.army) as readonly SourceChoice[]
    for (let index = 0; index < 8; index++)
      if (index !== except && at(game.boxes, seat * 8 + index) > 0 && !endsArmy(game, seat, keep, index))
        list.push(army[index] as SourceChoice)
  }
  return list
}

/** Takes the cube that a choice names out of its place; says what it costs if it is bought. */
export function takeFrom(game: Families, seat: Seat, choice: SourceChoice): void {
  if (choice.source === 'pool') addTo(game.pool, seat, -1)
  else if (choice.source === 'casualties') addTo(game.casualties, seat, -1)
  else addTo(game.boxes, seat * 8 + choice.side * 4 + BOXES.indexOf(choice.box), -1)
}

/** §5.1 to §5.4 The active player takes the cube that was placed from a source of their choice. */
export const takeCube = step('takeCube', {
  rule: '5.1',
  ask: (game, local: Taking) =>
    game.owed > 0 && {
      seat: local.seat,
      prompt: 'cube',
      choices: sourcesOf(game, local),
      facts: { use: local.use, payer: local.payer },
    },
  answer(game, { seat, payer, except }, choice: SourceChoice, flow) {
    takeFrom(game, seat, choice)
    game.owed -= 1
    if (choice.source === 'pool') flow.tell({ kind: 'cube', seat, source: 'pool', cost: 0 })
    else {
      const pays = payer === EITHER ? (choice.pays ?? 0) : payer
      pay(game, seat, pays, CUBE_PRICE)
      const { source } = choice
      flow.tell(
        source === 'army'
          ? { kind: 'cube', seat, source, side: choice.side, box: choice.box, pays, cost: CUBE_PRICE }
          : { kind: 'cube', seat, source, pays, cost: CUBE_PRICE },
      )
    }
    // §7.5 An increase looks at the armies when all its cubes are placed.
    if (except === undefined) checkArmies(game, seat, flow)
    flow.done()
  },
  denied: (game, local) => deniedSources(game, local),
})

function deniedSources(game: Families, taking: Taking): Denied[] {
  const { seat, payer, except = NONE, keep } = taking
  const { choices } = game.tables
  const list: Denied[] = []
  const deny = denyInto(list)
  if (at(game.pool, seat) === 0) deny(choices.pool, 'empty-box', '5.2')
  for (const side of [0, 1] as const) {
    if (payer !== EITHER && side !== payer) continue
    const have = moneyOf(game, seat, side)
    const poor = (choice: Choice) => deny(choice, 'no-money', '5.3', { side, need: CUBE_PRICE, have })
    const casualties = payer === EITHER ? choices.casualtiesPaidBy[side] : choices.casualties
    const army = payer === EITHER ? choices.armyPaidBy[side] : choices.army
    if (at(game.casualties, seat) === 0) deny(casualties as SourceChoice, 'empty-box', '5.1')
    else if (have < CUBE_PRICE) poor(casualties as SourceChoice)
    army?.forEach((choice, index) => {
      if (index === except) deny(choice, 'same-box', '7.4')
      else if (at(game.boxes, seat * 8 + index) === 0) deny(choice, 'empty-box', '5.1')
      else if (have < CUBE_PRICE) poor(choice)
      else if (endsArmy(game, seat, keep, index)) deny(choice, 'last-cube', '15.4')
    })
  }
  return list
}
