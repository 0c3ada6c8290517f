import type { Denied } from '@hippodrome/engine'
import type { Table } from '../table/table.ts'
import type { Playing } from './playing.ts'
import { useAnswer } from './useAnswer.ts'

const NONE: readonly Denied[] = []
const ask = (table: Table) => table.denied()

/** What one might expect and is not offered now, with the reasons; asked of the table once it is `wanted`. */
export const useDenied = (playing: Playing, wanted = true): readonly Denied[] =>
  useAnswer(playing, ask, wanted) ?? NONE
