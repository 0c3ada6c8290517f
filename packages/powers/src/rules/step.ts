import { type Flow, stepsOf } from '@hippodrome/engine'
import type { Powers } from '../state.ts'
import type { PowersEntry } from '../vocabulary.ts'

export const step = stepsOf<Powers, PowersEntry>()
export type PowersFlow = Flow<PowersEntry>
