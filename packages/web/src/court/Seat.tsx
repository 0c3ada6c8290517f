import { EmblemMark } from '../app/Emblem.tsx'
import { useCourt } from './stage.ts'

/** A seat's emblem, read out by name. */
export function Seat({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) {
  const { who } = useCourt()
  return (
    <span className="seat-mark" title={who(seat)}>
      <EmblemMark seat={seat} size={size} />
      <span className="visually-hidden">{who(seat)}</span>
    </span>
  )
}
