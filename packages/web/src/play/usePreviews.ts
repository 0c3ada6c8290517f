import type { Preview } from '@hippodrome/engine'
import type { Table } from '../table/table.ts'
import type { Playing } from './playing.ts'
import { useAnswer } from './useAnswer.ts'

const NONE: readonly Preview[] = []
const ask = (table: Table) => table.previews()

/** What the engine says that each choice would come to, by its number; empty until the table has answered. */
export function usePreviews(playing: Playing): readonly Preview[] {
  const previews = useAnswer(playing, ask)
  return previews?.length === playing.state.view.decision?.choices.length ? (previews ?? NONE) : NONE
}
