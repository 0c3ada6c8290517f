import { EMBLEMS } from '../miniature/signs.ts'
import './face.css'

type Props = { readonly name: string; readonly seat: number | undefined }

/** Somebody at the table: the first letter of their name, in the colour of their seat. */
export const Face = ({ name, seat }: Props) => (
  <span
    className="face"
    aria-hidden="true"
    {...(seat === undefined ? {} : { 'data-seat': seat % EMBLEMS.length })}
  >
    {name.trim().charAt(0) || '?'}
  </span>
)
