import { type Standing, type StandingOrders, USUAL_ORDERS } from '@hippodrome/engine'
import { useEffect, useRef } from 'react'
import { type Court, useCourt } from './stage.ts'

const CHOICES = ['able', 'pass-unless-target', 'pass'] as const satisfies readonly Standing[]

const standingOf = ({ playing }: Court): StandingOrders => playing.state.view.orders?.standing ?? USUAL_ORDERS

function order(court: Court, standing: StandingOrders): void {
  const { table, state } = court.playing
  void table.order({ ...state.view.orders, standing })
}

/** When one wants to be asked in windows of this kind, said where the question is. */
export function Orders() {
  const court = useCourt()
  const { decision, words } = court
  const kind = decision?.window?.kind
  if (kind === undefined) return undefined
  const standing = standingOf(court)
  const now = standing[kind] ?? 'able'
  return (
    <div className="letter-orders" role="group" aria-label={words.askMe}>
      <small>{words.askMe}</small>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={now === choice}
          data-order={choice}
          onClick={() => order(court, { ...standing, [kind]: choice })}
        >
          {words.orders[choice]}
        </button>
      ))}
    </div>
  )
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
