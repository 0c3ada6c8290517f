import type { Standing } from '@hippodrome/engine'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../app/language.ts'
import { orderWords } from '../orders/words.ts'
import { NOT_THIS_ROUND, order, standingOf } from './roundOrders.ts'
import { useCourt } from './stage.ts'

const OrdersDialog = lazy(() => import('../orders/OrdersDialog.tsx'))

const CHOICES = ['able', 'pass-unless-target', 'pass'] as const satisfies readonly Standing[]

/** When one wants to be asked in windows of this kind, said where the question is. */
export function Orders() {
  const court = useCourt()
  const { decision, words } = court
  const kind = decision?.window?.kind
  const { more } = useWords(orderWords)
  const [open, setOpen] = useState(false)
  if (kind === undefined) return undefined
  const standing = standingOf(court)
  const given = standing[kind] ?? 'able'
  const now = typeof given === 'string' ? given : given.ended ? 'able' : 'pass'
  return (
    <div className="letter-orders" role="group" aria-label={words.askMe}>
      <small>{words.askMe}</small>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={now === choice}
          data-order={choice}
          onClick={() => order(court, { ...standing, [kind]: choice === 'pass' ? NOT_THIS_ROUND : choice })}
        >
          {words.orders[choice]}
        </button>
      ))}
      <button type="button" data-testid="more-orders" onClick={() => setOpen(true)}>
        {more}
      </button>
      {open && (
        <Suspense>
          <OrdersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
