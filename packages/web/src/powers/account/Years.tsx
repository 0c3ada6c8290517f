import { useWords } from '../../app/language.ts'
import { Dialog } from '../../play/Dialog.tsx'
import { Icon } from '../icons.tsx'
import { placesOf } from '../places.ts'
import { nameOf, namesOf, titleOf } from '../sentences.ts'
import { nationOf } from '../standing.ts'
import { usePowers } from '../usePowers.ts'
import { powersWords } from '../words.ts'
import { accountWords } from './accountWords.ts'
import './account.css'

/** The years that were and are to come, what is known to happen in them, the order of play, and the cup. */
export function Years({ onClose }: { readonly onClose: () => void }) {
  const stage = usePowers()
  const words = useWords(accountWords)
  const { view, board } = stage
  const { turnOf } = useWords(powersWords)
  const { chits } = namesOf(stage)
  const now = Math.max(1, view.turn)
  const last = view.treaty ?? view.turns
  const events = (year: number) =>
    placesOf(board)
      .towers.filter(({ since }) => since === year)
      .map(({ id }) => words.fortress(nameOf(stage, id)))
  return (
    <Dialog title={words.years} onClose={onClose} className="pw-account">
      <p>
        {turnOf(view.turn, view.turns)}. {words.yearsSays(Math.max(0, last - now))}{' '}
        {view.treaty !== undefined && words.treaty(view.treaty)}
      </p>
      <ol className="years">
        {Array.from({ length: view.turns }, (_, i) => {
          const year = view.year - now + i + 1
          const state = i + 1 === view.turn ? 'now' : i + 1 < view.turn ? 'past' : i + 1 > last ? 'never' : ''
          return (
            <li key={year} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{year}</b>
              {events(year).map((event) => (
                <small key={event}>{event}</small>
              ))}
            </li>
          )
        })}
      </ol>
      <h3>{words.order}</h3>
      <p className="order-line">
        {view.order.map((power) => (
          <span key={power} className={power}>
            <Icon id={nationOf(view, power)} className="own" /> {titleOf(stage, power)}
          </span>
        ))}
        {view.order.length < view.powers.length && <span>{words.drawn}</span>}
      </p>
      <h3>{words.cup(view.cup)}</h3>
      {view.removed.length > 0 && (
        <p>
          {words.removed}: {view.removed.map((chit) => chits[chit].name).join(', ')}
        </p>
      )}
    </Dialog>
  )
}
