import { activate, activationBid, funds } from './activation.ts'
import { announce, assassinate, assassinWindow, draw, makeRoom } from './chits.ts'
import { advance, battleEnds, counterattack, freeMove } from './aftermath.ts'
import { openToAll, type PowersStep } from './anytime.ts'
import { ambush, ambushTable, battle, battleOpens, combatRoll, relief, round, support } from './combat.ts'
import { chitEffect } from './effects.ts'
import { tribes } from './held.ts'
import { ceremoniesEnd, crusaders, neutralEntryStep, plagueArea, settleCeremonies } from './immediate.ts'
import { basileusPlace, basileusReturns, collect, freeChits, income, taxes } from './income.ts'
import { upkeep } from './maintenance.ts'
import { maintenance } from './paying.ts'
import { negotiation, treaty } from './negotiation.ts'
import { drafting, handChit, moneyTerm, pickChit, promisePlace } from './offers.ts'
import { entered, intercept } from './interception.ts'
import { act, operate, operationRoll, operations, push, split } from './operations.ts'
import { fall, pick } from './pick.ts'
import { allyBid, allyPick, begin, deploy, garrison } from './setup.ts'
import { audience, showing } from './shows.ts'
import { convert, conversionRoll, subversionRoll, subvert } from './subversion.ts'
import { transfer } from './transfers.ts'
import { buying } from './treasury.ts'
import { nextPower, operationsBegin, playerTurn, playerTurnEnds, turn, turnEnds } from './turn.ts'

/** Placing is before all turns: nothing else is done then. */
const placing = [begin, deploy, garrison]

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
  pickChit,
  handChit,
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
  ...(placing as unknown as PowersStep[]),
  ...(inTurns as unknown as PowersStep[]).map(openToAll),
]
