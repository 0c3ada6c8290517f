import { Icon } from './Icon.tsx'
import { Seat } from './Seat.tsx'
import { useCourt } from './stage.ts'

/** Who has sealed and who is choosing; never what. */
export function Sealing() {
  const { view, words, who, playing } = useCourt()
  return (
    <ul className="sealing">
      {view.players.map(({ seat }) => {
        const waits = playing.state.view.waiting.includes(seat)
        return (
          <li key={seat} className={waits ? '' : 'done'}>
            <Seat seat={seat} size={16} /> {who(seat)}
            <small>
              <Icon name={waits ? 'hourglass' : 'seal'} /> {waits ? words.choosing : words.sealed}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
