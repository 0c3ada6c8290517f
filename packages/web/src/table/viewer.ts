import { type Seat, SPECTATOR } from '@hippodrome/engine'
import type { Position } from './protocol.ts'
import { isHuman } from './table.ts'

type Seen = Pick<Position, 'view' | 'seats' | 'secrets'>

/** Who of those at this screen looks at it now: whoever is asked, and otherwise whoever did. */
export function nextViewer({ view, seats }: Omit<Seen, 'secrets'>, viewer: Seat): Seat {
  const here = seats.flatMap((seat, index) => (isHuman(seat) ? [index] : []))
  const stays = here.includes(viewer)
  if (stays && (view.holding !== undefined || view.waiting.includes(viewer))) return viewer
  if (view.holding !== undefined && here.includes(view.holding)) return view.holding
  const asked = view.waiting.find((seat) => here.includes(seat))
  return asked ?? (stays ? viewer : (here[0] ?? SPECTATOR))
}

/** Whether the screen is given from hand to hand, with something on it that not everybody may see. */
export const needsCurtain = ({ seats, secrets, view }: Seen, next: Seat): boolean =>
  secrets && !view.result && seats.filter(isHuman).length > 1 && next !== SPECTATOR
