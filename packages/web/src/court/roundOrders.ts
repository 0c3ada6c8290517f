import { type StandingOrders, USUAL_ORDERS } from '@hippodrome/engine'
import { useEffect, useRef } from 'react'
import type { Court } from './stage.ts'

export const standingOf = ({ playing }: Court): StandingOrders =>
  playing.state.view.orders?.standing ?? USUAL_ORDERS

export function order(court: Court, standing: StandingOrders): void {
  const { table, state } = court.playing
  void table.order({ ...state.view.orders, standing })
}

/** “Not this round” ends with the round. */
export function useRoundOrders(court: Court): void {
  const { round } = court.view
  const last = useRef(round)
  useEffect(() => {
    if (last.current === round) return
    last.current = round
    const standing = standingOf(court)
    const lasting = Object.entries(standing).filter(([, choice]) => choice !== 'pass')
    if (lasting.length < Object.keys(standing).length) order(court, Object.fromEntries(lasting))
  })
}
