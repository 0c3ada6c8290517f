import type { Seat, Told } from '@hippodrome/engine'
import { useEffect, useRef, useState } from 'react'
import type { Playing } from '../play/playing.ts'

export const seatOf = ({ entry }: Told): Seat | undefined =>
  'seat' in entry ? (entry.seat as Seat) : undefined

/** What others did after `end`; nothing while that is not known. */
export const happenedSince = (told: readonly Told[], end: number | undefined, seat: Seat): readonly Told[] =>
  end === undefined ? [] : told.filter((one) => one.at > end && seatOf(one) !== seat)

/** The number of choices before the last own turn was over; an answer in somebody else's turn is none. */
export function useTurnEnd({ table, state }: Playing): number | undefined {
  const { seat, decision, version } = state.view
  const [end, setEnd] = useState<{ readonly seat: Seat; readonly version: number }>()
  const before = useRef({ seat, decision, version })
  useEffect(() => {
    let wanted = true
    table.chose().then(
      (last) => {
        if (wanted) setEnd((known) => (known?.seat === seat ? known : { seat, version: last }))
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table, seat])
  useEffect(() => {
    const was = before.current
    before.current = { seat, decision, version }
    const acted = was.seat === seat && was.decision !== undefined && version > was.version
    if (acted && was.decision?.window === undefined) setEnd({ seat, version: was.version + 1 })
  }, [seat, decision, version])
  return end?.seat === seat ? end.version : undefined
}
