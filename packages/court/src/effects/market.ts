import { itemAt, type Flow } from '@hippodrome/engine'
import type { Effect } from '../data/effect.ts'
import { POSITION_CHOICES, positionOf } from '../rules/choices.ts'
import { actNow, commit, sourceOf } from '../rules/fire.ts'
import { gainGoods } from '../rules/goods.ts'
import { buy, canBuy, canSell, resetMarket, sell, tradeMode } from '../rules/market.ts'
import { type Act, type Court, isSolo, step } from '../state.ts'
import type { ChoiceOf, CourtEntry } from '../types.ts'
import type { Led } from './run.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>

/** §12.8 */
export function market(game: Court, flow: Flow<CourtEntry>, effect: Op<'market'>, act: Act): Led {
  const deal = {
    seat: act.owner,
    left: effect.n,
    delta: effect.delta,
    exact: effect.exact === true,
    action: false,
    count: 0,
  }
  if (effect.mode === 'reset') {
    commit(game, flow)
    resetMarket(game, flow, act.owner)
  } else if (effect.mode === 'sell') flow.then(sell, { ...deal, over: false })
  else if (effect.mode === 'buy') flow.then(buy, deal)
  else if (canBuy(game, act.owner, effect.delta) || canSell(game, act.owner))
    flow.then(tradeMode, {
      seat: act.owner,
      left: effect.n,
      delta: effect.delta,
      exact: effect.exact === true,
      action: false,
      modes: 3,
      once: true,
    })
  return 'queued'
}

/** §5.3 The loot of a Casket once more. */
export function casket(game: Court, flow: Flow<CourtEntry>, effect: Op<'casket'>, act: Act): Led {
  if (effect.which === 'own') loot(game, flow, act, ownPosition(game, act.owner), effect.times)
  else if (effect.which === 'named') loot(game, flow, act, act.position, effect.times)
  else {
    const positions = game.initiative.caskets.flatMap((found, position) =>
      found >= 0 && (effect.which === 'any' || game.initiative.track[position] === -1) ? [position] : [],
    )
    if (positions.length === 0) return 'done'
    flow.then(chooseCasket, { owner: act.owner, positions, times: effect.times })
  }
  return 'queued'
}

/** The position that the seat took this round; in Solo the one claimed last this round. */
const ownPosition = (game: Court, seat: number): number =>
  isSolo(game) ? (game.solo.claimed > 0 ? game.solo.claimed - 1 : -1) : game.initiative.track.indexOf(seat)

function loot(game: Court, flow: Flow<CourtEntry>, act: Act, position: number, times: number): void {
  const found = game.tables.caskets[game.initiative.caskets[position] ?? -1]
  if (found) gainGoods(game, flow, act.owner, found.loot, sourceOf(game), times)
}

export const chooseCasket = step('choose-casket', {
  rule: '5.3',
  ask: (_game, { owner, positions }: { owner: number; positions: readonly number[]; times: number }) => ({
    seat: owner,
    prompt: 'choose-casket',
    choices: positions.map((position) => itemAt(POSITION_CHOICES, position)),
  }),
  answer(game, local, choice: ChoiceOf<'position'>, flow) {
    loot(game, flow, actNow(game), positionOf(choice.position), local.times)
    flow.done()
  },
})
