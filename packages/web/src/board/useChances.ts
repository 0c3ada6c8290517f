import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../app/afterPaint.ts'
import { type CHANCES, useSettings } from '../app/settings.ts'
import type { Playing } from '../play/playing.ts'
import { type Chances, isHuman, type SeatInfo } from '../table/table.ts'

/** Whether whoever sits here wants to see everybody's chances. */
export const wantsChances = (wish: (typeof CHANCES)[number], seats: readonly SeatInfo[]): boolean =>
  wish === 'always' || (wish === 'bots' && seats.filter(isHuman).length < 2)

/**
 * Each seat's chance to win, as far as the one who looks can know. Asked for when the table is on show, and answered by
 * a worker, so that no choice waits for it; until then those of the table before stay.
 */
export function useChances({ table, state, telling, past }: Playing): readonly number[] | undefined {
  const wish = useSettings(({ chances }) => chances)
  const { view } = state
  const { here } = table
  const wanted =
    here?.chances !== undefined &&
    view.result === undefined &&
    !state.unaided &&
    wantsChances(wish, state.seats)
  const steady = wanted && !telling && past === undefined
  const [found, setFound] = useState<Chances>()
  useEffect(() => {
    if (!steady) return undefined
    let stays = true
    const ask = async () => {
      const chances = await here?.chances?.()
      // What is known of a table that is not shown yet would tell how its dice fell.
      if (stays && chances?.version === view.version) startTransition(() => setFound(chances))
    }
    const callOff = afterPaint(() => void ask().catch(() => undefined))
    return () => {
      stays = false
      callOff()
    }
  }, [here, steady, view])
  return wanted ? found?.of : undefined
}
