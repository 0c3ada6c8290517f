import { type Flow, stepsOf } from '@hippodrome/engine'
import type { Powers } from '../state.ts'
import type { PowersEntry } from '../vocabulary.ts'

export const step = stepsOf<Powers, PowersEntry>()
export type PowersFlow = Flow<PowersEntry>

/** A list to which choices of this kind may be added. */
export type Into<C> = { push(choice: C): unknown }
