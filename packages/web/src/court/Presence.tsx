import { usePlaying } from '../play/playing.ts'

/** At a table of people elsewhere: whether who sits there is here, and the clock. Read by itself, for it changes by itself. */
export function Presence({ seat }: { readonly seat: number }) {
  const { company } = usePlaying()
  return company && <span className="seat-presence">{company.presenceOf(seat)}</span>
}
