import { startTransition, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Playing } from '../play/playing.ts'
import type { Changes } from '../table/table.ts'
import { wantsChances } from './useChances.ts'

const NONE: readonly number[] = []

/**
 * How each choice would change the chance to win of whoever is asked, by its number; empty where nobody can say, nobody
 * wants to know, or nobody has found out yet. Asked for when the list is on show, and answered by a worker.
 */
export function useChanges({ table, state, telling, past }: Playing): readonly number[] {
  const wish = useSettings(({ chances }) => chances)
  const { decision, version } = state.view
  const { here } = table
  const wanted =
    here?.changes !== undefined &&
    decision !== undefined &&
    decision.choices.length > 1 &&
    !telling &&
    past === undefined &&
    !state.unaided &&
    wantsChances(wish, state.seats)
  const [found, setFound] = useState<Changes>()
  useEffect(() => {
    if (!wanted) return undefined
    let stays = true
    const ask = async () => {
      const changes = await here?.changes?.()
      if (stays && changes?.version === version) startTransition(() => setFound(changes))
    }
    const timer = setTimeout(() => void ask().catch(() => undefined))
    return () => {
      stays = false
      clearTimeout(timer)
    }
  }, [here, wanted, version])
  return wanted && found?.version === version && found.by.length === decision.choices.length ? found.by : NONE
}
