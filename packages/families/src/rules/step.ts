import { type Flow, stepsOf } from '@hippodrome/engine'
import type { FamiliesEntry } from '../entries.ts'
import type { Families } from '../state.ts'

export const step = stepsOf<Families, FamiliesEntry>()

export type FamiliesFlow = Flow<FamiliesEntry>
