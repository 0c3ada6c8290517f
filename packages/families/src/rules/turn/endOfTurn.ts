import { addTo, at, type Denied, type Seat } from '@hippodrome/engine'
import type { BoxChoice } from '../../choices.ts'
import { ARAB, BOXES, BYZANTINE, NONE, type Side } from '../../names.ts'
import {
  boxIndex,
  cubesIn,
  earn,
  type Families,
  maintenanceOf,
  moneyOf,
  pay,
  score,
  THREE_TURNS,
  tokensOf,
} from '../../state.ts'
import { checkArmies, checkArmy } from '../armies.ts'
import { denyInto } from '../deny.ts'
import { type FamiliesFlow, step } from '../step.ts'

/** §21.2 */
const INCOME_PER_TOKEN = 2

/** §21.1 Income, maintenance, then everything goes back and a new turn begins; seats clockwise from the first. */
export const endOfTurn = step('endOfTurn', {
  rule: '21.1',
  play(game, _: object, flow) {
    for (let place = 0; place < game.seats; place++) collect(game, (game.first + place) % game.seats, flow)
    for (let place = 0; place < game.seats; place++)
      for (const side of [BYZANTINE, ARAB] as const)
        flow.then(maintenance, { seat: (game.first + place) % game.seats, side })
    flow.then(newTurn, {})
  },
})

/** §21.2 */
function collect(game: Families, seat: Seat, flow: FamiliesFlow): void {
  const byzantine = tokensOf(game, seat, BYZANTINE) * INCOME_PER_TOKEN
  const arab = tokensOf(game, seat, ARAB) * INCOME_PER_TOKEN
  earn(game, seat, BYZANTINE, byzantine)
  earn(game, seat, ARAB, arab)
  flow.tell({ kind: 'income', seat, byzantine, arab })
}

/** §21.3 to §21.5 Cubes that cannot be paid leave the game, one at a time; then the rest is paid. */
export const maintenance = step('maintenance', {
  rule: '21.4',
  ask(game, { seat, side }: { seat: Seat; side: Side }) {
    const due = maintenanceOf(game, seat, side)
    const money = moneyOf(game, seat, side)
    if (due <= money) return undefined
    const choices: BoxChoice[] = []
    for (let box = 0; box < BOXES.length; box++)
      if (at(game.boxes, boxIndex(seat, side, box)) > 0)
        choices.push(game.tables.choices.box[side * 4 + box] as BoxChoice)
    const cheapest = Math.min(...choices.map(({ box }) => at(game.tables.maintenance, BOXES.indexOf(box))))
    // Where not one cube can be paid all of them go, and there is nothing to choose.
    const shown = money < cheapest ? choices.slice(0, 1) : choices
    return { seat, prompt: 'maintenance', choices: shown, facts: { due, money, side } }
  },
  answer(game, { seat, side }, { box }: BoxChoice, flow) {
    addTo(game.boxes, boxIndex(seat, side, BOXES.indexOf(box)), -1)
    addTo(game.lost, seat, 1)
    score(game, seat, side, -1)
    flow.tell({ kind: 'unpaid', seat, side, box })
    checkArmy(game, seat, side, flow)
  },
  denied(game, { seat, side }) {
    const list: Denied[] = []
    const deny = denyInto(list)
    for (const choice of game.tables.choices.box)
      if (choice.side !== side) deny(choice, 'other-treasury', '21.4', { side })
      else if (cubesIn(game, seat, side, BOXES.indexOf(choice.box)) === 0) deny(choice, 'empty-box', '21.4')
    return list
  },
  after(game, { seat, side }, flow) {
    const cost = maintenanceOf(game, seat, side)
    if (cost === 0) return
    pay(game, seat, side, cost)
    flow.tell({ kind: 'maintenance', seat, side, cost })
  },
})

/** §21.6 to §21.9, §22.1 */
export const newTurn = step('newTurn', {
  rule: '21.9',
  play(game, _: object, flow) {
    game.guard[BYZANTINE] = NONE
    game.guard[ARAB] = NONE
    for (let seat = 0; seat < game.seats; seat++) checkArmies(game, seat, flow)
    takeBack(game)
    if (game.turn === game.tables.data.setup.turns) {
      finalScore(game, flow)
      return
    }
    game.turn += 1
    game.first = game.firstPasser
    game.active = game.first
    game.firstPasser = NONE
    game.last = 0
    game.passed.fill(0)
    flow.tell({ kind: 'turn', turn: game.turn, first: game.first })
    flow.call('actions', {})
  },
})

/** §21.7, §21.8 Cubes of the action boxes and half the casualties go to the pools. */
function takeBack(game: Families): void {
  for (let box = 0; box < game.special.length; box++) {
    const holder = at(game.special, box)
    if (holder !== NONE) addTo(game.pool, holder, 1)
    game.special[box] = NONE
  }
  for (let seat = 0; seat < game.seats; seat++) {
    const half = Math.ceil(at(game.casualties, seat) / 2)
    addTo(game.casualties, seat, -half)
    addTo(game.pool, seat, at(game.taxBox, seat) + at(game.passBox, seat) + half)
    game.taxBox[seat] = 0
    game.passBox[seat] = 0
  }
}

/** §22.2 One point for each City token. */
function finalScore(game: Families, flow: FamiliesFlow): void {
  for (let seat = 0; seat < game.seats; seat++) {
    const byzantine = tokensOf(game, seat, BYZANTINE)
    const arab = tokensOf(game, seat, ARAB)
    score(game, seat, BYZANTINE, byzantine)
    score(game, seat, ARAB, arab)
    flow.tell({ kind: 'final', seat, byzantine, arab })
  }
  game.over = THREE_TURNS
  // §22.8 The result is out, and the seed with it.
  flow.reveal()
  flow.end()
}
