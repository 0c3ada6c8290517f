import { EMBLEMS } from '../miniature/signs.ts'
import './face.css'

type Props = { readonly name: string; readonly seat: number | undefined; readonly bot?: boolean }

const HELMET = 'M12 2c-5 0-8 4-8 9v3l2.5 6h3v-6.5h5V20h3l2.5-6v-3c0-5-3-9-8-9zM7.5 10h9v1.6h-9z'

/** Somebody at the table, in the colour of their seat: the first letter of their name, or a helmet for a bot. */
export const Face = ({ name, seat, bot = false }: Props) => (
  <span
    className="face"
    aria-hidden="true"
    {...(seat === undefined ? {} : { 'data-seat': seat % EMBLEMS.length })}
  >
    {bot ? (
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd">
        <path d={HELMET} />
      </svg>
    ) : (
      name.trim().charAt(0) || '?'
    )}
  </span>
)
