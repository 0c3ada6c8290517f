import { at, type Seat } from '@hippodrome/engine'
import type { ActionChoice, MarchChoice } from '../../choices.ts'
import { ARAB, BYZANTINE, NONE } from '../../names.ts'
import { type Families } from '../../state.ts'
import { listBulgars, reinforceBulgars, sendBulgars } from '../actions/bulgars.ts'
import { listControl, takeControl } from '../actions/control.ts'
import { increaseArmy, listIncrease } from '../actions/increase.ts'
import { build, listBuildings, listTax, tax } from '../actions/money.ts'
import { pass } from '../actions/pass.ts'
import { fortify, improveCity, listSpecials, takeFleet, takeTitle } from '../actions/special.ts'
import { deniedActions, whyNot } from '../denied.ts'
import { beginMarch } from '../movement/march.ts'
import { listMarches } from '../movement/ways.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { endOfTurn } from './endOfTurn.ts'

/** §3.7 Who begins the first turn. */
export const opening = step('opening', {
  rule: '3.7',
  play(game, _: object, flow) {
    game.first = flow.pick(game.seats)
    game.active = game.first
    flow.tell({ kind: 'first', seat: game.first })
    flow.then(actions, {})
  },
})

function actionsOf(game: Families, seat: Seat): ActionChoice[] {
  const list: ActionChoice[] = []
  listControl(game, seat, list)
  listIncrease(game, seat, true, list)
  listSpecials(game, seat, list)
  listBulgars(game, seat, list)
  listTax(game, seat, list)
  listBuildings(game, seat, list)
  listMarches(game, seat, BYZANTINE, list as MarchChoice[])
  listMarches(game, seat, ARAB, list as MarchChoice[])
  list.push(game.tables.choices.pass)
  return list
}

/** §4.2 Each player in turn carries out one action, until the phase is over. */
export const actions = step('actions', {
  rule: '4.3',
  ask: (game, _: object) =>
    game.active !== NONE && {
      seat: game.active,
      prompt: 'action',
      choices: actionsOf(game, game.active),
      facts: { last: game.last === 1 },
    },
  answer(game, _local, choice: ActionChoice, flow, seat) {
    carryOut(game, seat, choice, flow)
    flow.then(nextPlayer, {})
  },
  after(_game, _local, flow) {
    flow.then(endOfTurn, {})
  },
  why: (game, _local, choice, seat) => whyNot(game, seat, choice),
  denied: (game, _local, seat) => deniedActions(game, seat, actionsOf(game, seat)),
})

function carryOut(game: Families, seat: Seat, choice: ActionChoice, flow: FamiliesFlow): void {
  switch (choice.do) {
    case 'control':
      return takeControl(game, seat, choice.city, flow)
    case 'increase':
      return increaseArmy(game, seat, choice, flow)
    case 'improve':
      return improveCity(game, seat, choice, flow)
    case 'emperor':
      return takeTitle(game, seat, BYZANTINE, flow)
    case 'caliph':
      return takeTitle(game, seat, ARAB, flow)
    case 'fleet':
      return takeFleet(game, seat, choice.side, flow)
    case 'fortify':
      return fortify(game, seat, choice.city, flow)
    case 'bulgars':
      return sendBulgars(game, seat, choice.city, flow)
    case 'reinforce':
      return reinforceBulgars(game, seat, flow)
    case 'tax':
      return tax(game, seat, choice.n, flow)
    case 'build':
      return build(game, seat, choice.side, flow)
    case 'place':
    case 'march':
    case 'civilWar':
      return beginMarch(game, seat, choice, flow)
    case 'pass':
      return pass(game, seat, actionsOf(game, seat).length === 1, flow)
  }
}

/** §4.2, §20.4 Clockwise to the next who has not passed; the last player has one action more. */
export const nextPlayer = step('nextPlayer', {
  rule: '20.4',
  play(game, _: object) {
    game.force = NONE
    game.target = NONE
    game.origin = NONE
    let left = 0
    for (let seat = 0; seat < game.seats; seat++) left += 1 - at(game.passed, seat)
    if (left === 0 || game.last === 1) {
      game.active = NONE
      return
    }
    if (left === 1) game.last = 1
    do game.active = (game.active + 1) % game.seats
    while (game.passed[game.active] === 1)
  },
})
