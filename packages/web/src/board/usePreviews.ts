import type { Likelihood } from '@hippodrome/engine'
import { useEffect, useState } from 'react'
import { type Board, type Consequence } from './board.ts'
import type { Stage } from './stage.ts'
import { useLatest } from './useLatest.ts'

export type Outlook = {
  readonly consequences: readonly Consequence[]
  /** Dice fall, or something hidden is seen, before anything is certain. */
  readonly dice: boolean
  readonly odds: readonly Likelihood[]
}

const NONE: readonly Outlook[] = []

/** What each choice would change, by its number; empty until the table has answered. */
export function usePreviews(board: Board, stage: Stage): readonly Outlook[] {
  const { playing, decision } = stage
  const { table } = playing
  // What is asked decides; pointing and selecting change the stage and ask nothing new.
  const latest = useLatest(stage)
  const [found, setFound] = useState<{ readonly for: unknown; readonly outlooks: readonly Outlook[] }>()
  useEffect(() => {
    if (!decision) return undefined
    let wanted = true
    table.previews().then(
      (previews) => {
        if (!wanted || previews.length !== decision.choices.length) return
        const outlooks = previews.map(({ changes, odds }) => ({
          consequences: (changes && board.consequenceOf?.(changes, latest.current)) ?? [],
          dice: changes === undefined,
          odds: odds ?? [],
        }))
        setFound({ for: decision, outlooks })
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [board, table, decision, latest])
  return found && found.for === decision ? found.outlooks : NONE
}
