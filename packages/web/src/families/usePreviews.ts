import { useEffect, useState } from 'react'
import type { Playing } from '../play/playing.ts'
import { type Change, changesOf } from './consequence.ts'

export type Outlook = {
  readonly changes: readonly Change[]
  /** Dice fall, or somebody else is asked, before anything is certain. */
  readonly dice: boolean
}

const NONE: readonly Outlook[] = []

/** What each choice would change, by its number; empty until the table has answered. */
export function usePreviews(playing: Playing): readonly Outlook[] {
  const { table, state } = playing
  const { decision } = state.view
  const [found, setFound] = useState<{ readonly for: unknown; readonly outlooks: readonly Outlook[] }>()
  useEffect(() => {
    if (!decision) return undefined
    let wanted = true
    table.previews().then(
      (previews) => {
        if (!wanted || previews.length !== decision.choices.length) return
        const outlooks = previews.map(({ changes }) => ({
          changes: changes ? changesOf(changes, decision.seat) : [],
          dice: changes === undefined,
        }))
        setFound({ for: decision, outlooks })
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [table, decision])
  return found && found.for === decision ? found.outlooks : NONE
}
