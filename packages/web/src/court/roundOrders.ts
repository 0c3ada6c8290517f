import { type Order, type StandingOrders, USUAL_ORDERS } from '@hippodrome/engine'
import type { Court } from './stage.ts'

export const standingOf = ({ playing }: Court): StandingOrders =>
  playing.state.view.orders?.standing ?? USUAL_ORDERS

export function order(court: Court, standing: StandingOrders): void {
  const { table, state } = court.playing
  void table.order({ ...state.view.orders, standing })
}

/** “Not this round” ends with the round. */
export const NOT_THIS_ROUND: Order = { do: 'pass', until: 'round' }
