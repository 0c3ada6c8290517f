import type { SeatWish } from '@hippodrome/wire'
import type { Place } from './saved.ts'

/** A place as it is offered, before anybody sits there. */
export const placeOf = ({ kind, player, name }: SeatWish): Place => ({
  kind,
  name: name ?? '',
  player: kind === 'bot' ? (player ?? 'squire') : kind === 'program' ? 'program' : 'human',
})

/** Nobody has this place any more. */
export function vacate(place: Place): void {
  delete place.person
  delete place.standIn
  delete place.calendar
}
