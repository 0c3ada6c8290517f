import type { Likelihood } from '@hippodrome/engine'
import { useMemo } from 'react'
import { usePreviews } from '../play/usePreviews.ts'
import type { Board, Consequence } from './board.ts'
import { useChanges } from './useChanges.ts'
import type { Stage } from './stage.ts'
import { useLatest } from '../app/useLatest.ts'

export type Outlook = {
  readonly consequences: readonly Consequence[]
  /** Dice fall, or something hidden is seen, before anything is certain. */
  readonly dice: boolean
  readonly odds: readonly Likelihood[]
  /** How it changes the chance to win of whoever is asked, where somebody can say. */
  readonly change?: number | undefined
}

/** What each choice costs and brings, by its number; empty until the table has answered. */
export function useOutlooks(board: Board, stage: Stage): readonly Outlook[] {
  const previews = usePreviews(stage.playing)
  const changes = useChanges(stage.playing)
  // What is asked decides; pointing and selecting change the stage and ask nothing new.
  const latest = useLatest(stage)
  return useMemo(
    () =>
      previews.map((preview, choice) => ({
        consequences: (preview.changes && board.consequenceOf?.(preview.changes, latest.current)) ?? [],
        dice: preview.changes === undefined,
        odds: preview.odds ?? [],
        change: changes[choice],
      })),
    [previews, changes, board, latest],
  )
}
