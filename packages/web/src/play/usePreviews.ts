import { useEffect, useState } from 'react'
import type { Preview } from '../table/table.ts'
import type { Playing } from './playing.ts'

const NONE: readonly Preview[] = []

/** What the engine says that each choice would come to, by its number; empty until the table has answered. */
export function usePreviews({ table, state }: Playing): readonly Preview[] {
  const { decision } = state.view
  const [found, setFound] = useState<{ readonly for: unknown; readonly previews: readonly Preview[] }>()
  useEffect(() => {
    if (!decision) return undefined
    let wanted = true
    table.previews().then(
      (previews) => {
        if (wanted && previews.length === decision.choices.length) setFound({ for: decision, previews })
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table, decision])
  return found && found.for === decision ? found.previews : NONE
}
