import type { Seat } from '@hippodrome/engine'
import type { CourtEntry } from '../types.ts'

/** Whom an entry befell: who was robbed, spied on, or stopped. */
export function befalls(entry: CourtEntry): readonly Seat[] {
  switch (entry.kind) {
    case 'stole':
    case 'stole-card':
    case 'votes-stolen':
      return [entry.from]
    case 'seal-removed':
    case 'looked':
      return [entry.of]
    case 'action-cancelled':
    case 'intrigue-cancelled':
      return [entry.seat]
    default:
      return []
  }
}
