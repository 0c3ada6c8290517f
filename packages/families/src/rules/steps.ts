import { bulgarsGrow } from './actions/bulgars.ts'
import { settle } from './actions/control.ts'
import { increase } from './actions/increase.ts'
import { splitTax } from './actions/money.ts'
import { passCube } from './actions/pass.ts'
import { guardArrives, liftedCube } from './actions/special.ts'
import { attack, chooseFoe, defence, levy, retreats } from './combat/attack.ts'
import { battle, battleOver } from './combat/battle.ts'
import { garrison } from './combat/conquest.ts'
import { losses } from './combat/losses.ts'
import { retreat, seaRetreat, withdraw } from './combat/retreat.ts'
import { siege, siegeOver } from './combat/siege.ts'
import { takeCube } from './cubes.ts'
import { arrive, goOn, interceptLink, takeLink } from './movement/march.ts'
import { actions, nextPlayer, opening } from './turn/actions.ts'
import { endOfTurn, maintenance, newTurn } from './turn/endOfTurn.ts'

/** Every rule of the game that moves. */
export const steps = [
  opening,
  actions,
  nextPlayer,
  takeCube,
  settle,
  increase,
  guardArrives,
  liftedCube,
  bulgarsGrow,
  splitTax,
  goOn,
  takeLink,
  interceptLink,
  arrive,
  attack,
  retreats,
  defence,
  chooseFoe,
  levy,
  battle,
  battleOver,
  losses,
  siege,
  siegeOver,
  garrison,
  retreat,
  seaRetreat,
  withdraw,
  passCube,
  endOfTurn,
  maintenance,
  newTurn,
]
