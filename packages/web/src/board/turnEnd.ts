import type { Seat, Told } from '@hippodrome/engine'
import { useEffect, useState } from 'react'
import type { Playing } from '../play/playing.ts'

export const seatOf = ({ entry }: Told): Seat | undefined =>
  'seat' in entry ? (entry.seat as Seat) : undefined

/** What others did after `end`; nothing while that is not known. */
export const happenedSince = (told: readonly Told[], end: number | undefined, seat: Seat): readonly Told[] =>
  end === undefined ? [] : told.filter((one) => one.at > end && seatOf(one) !== seat)

/** The number of choices before the last own turn was over; an answer in somebody else's turn is none. */
export function useTurnEnd({ table, state }: Playing): number | undefined {
  const { seat, decision, version } = state.view
  const [ended, setEnded] = useState<{ readonly seat: Seat; readonly version: number }>()
  const [before, setBefore] = useState({ seat, decision, version })
  let end = ended
  // While it is drawn, not after: a choice of one's own is then drawn once.
  if (before.seat !== seat || before.decision !== decision || before.version !== version) {
    const acted = before.seat === seat && before.decision !== undefined && version > before.version
    setBefore({ seat, decision, version })
    if (acted && before.decision?.window === undefined) {
      end = { seat, version: before.version + 1 }
      setEnded(end)
    }
  }
  useEffect(() => {
    let wanted = true
    table.chose().then(
      (last) => {
        if (wanted) setEnded((known) => (known?.seat === seat ? known : { seat, version: last }))
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table, seat])
  return end?.seat === seat ? end.version : undefined
}
