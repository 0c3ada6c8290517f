import { activate, activationBid, funds } from './turn/activation.ts'
import { announce, assassinate, assassinWindow, draw, makeRoom } from './chits/drawing.ts'
import { advance, battleEnds, counterattack, freeMove } from './combat/aftermath.ts'
import { openToAll, type PowersStep } from './chits/anytime.ts'
import { ambush, ambushTable, battle, battleOpens, combatRoll, round, support } from './combat/battle.ts'
import { relief } from './combat/siege.ts'
import { chitEffect } from './chits/effects.ts'
import { tribes } from './chits/heldChits.ts'
import {
  ceremoniesEnd,
  crusaders,
  neutralEntryStep,
  plagueArea,
  settleCeremonies,
} from './chits/immediateChits.ts'
import { basileusPlace, basileusReturns, collect, freeChits, income, taxes } from './treasury/income.ts'
import { upkeep } from './treasury/maintenance.ts'
import { maintenance } from './treasury/paying.ts'
import { negotiation, treaty } from './negotiation/negotiation.ts'
import { drafting, handChit, moneyTerm, pickChit, promisePlace } from './negotiation/offers.ts'
import { entered, intercept } from './operations/interception.ts'
import { act, operate, operationRoll, operations, push, split } from './operations/operations.ts'
import { fall, pick } from './stacks/tolls.ts'
import { allyBid, allyPick, begin, deploy, garrison } from './setup/setup.ts'
import { audience, showing } from './negotiation/showing.ts'
import { convert, conversionRoll, subversionRoll, subvert } from './chits/intrigue.ts'
import { transfer } from './treasury/transfers.ts'
import { buying } from './treasury/buying.ts'
import { nextPower, operationsBegin, playerTurn, playerTurnEnds, turn, turnEnds } from './turn/turn.ts'

/** Placing is before all turns: nothing else is done then. */
const placing = [begin, deploy, garrison]

/** §7.3 What was agreed changes hands at once: nobody plays meanwhile what they have just promised. */
const settling = [pickChit, handChit]

const inTurns = [
  allyBid,
  allyPick,
  turn,
  nextPower,
  playerTurn,
  operationsBegin,
  playerTurnEnds,
  turnEnds,
  negotiation,
  treaty,
  drafting,
  moneyTerm,
  promisePlace,
  showing,
  audience,
  basileusReturns,
  basileusPlace,
  freeChits,
  collect,
  taxes,
  income,
  maintenance,
  upkeep,
  buying,
  transfer,
  operations,
  split,
  operate,
  push,
  operationRoll,
  act,
  entered,
  intercept,
  battle,
  battleOpens,
  ambush,
  ambushTable,
  round,
  support,
  combatRoll,
  relief,
  counterattack,
  freeMove,
  battleEnds,
  advance,
  pick,
  fall,
  draw,
  makeRoom,
  announce,
  assassinWindow,
  assassinate,
  chitEffect,
  tribes,
  crusaders,
  neutralEntryStep,
  plagueArea,
  settleCeremonies,
  ceremoniesEnd,
  subvert,
  subversionRoll,
  convert,
  conversionRoll,
  activate,
  funds,
  activationBid,
]

export const steps: readonly PowersStep[] = [
  ...([...placing, ...settling] as unknown as PowersStep[]),
  ...(inTurns as unknown as PowersStep[]).map(openToAll),
]
