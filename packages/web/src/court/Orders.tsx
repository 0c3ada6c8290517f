import type { Standing } from '@hippodrome/engine'
import { NOT_THIS_ROUND, order, standingOf } from './roundOrders.ts'
import { useCourt } from './stage.ts'

const CHOICES = ['able', 'pass-unless-target', 'pass'] as const satisfies readonly Standing[]

/** When one wants to be asked in windows of this kind, said where the question is. */
export function Orders() {
  const court = useCourt()
  const { decision, words } = court
  const kind = decision?.window?.kind
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
    </div>
  )
}
