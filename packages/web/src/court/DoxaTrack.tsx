import { Seat } from './Seat.tsx'
import { useCourt } from './stage.ts'

/** The Doxa track with everybody on it. */
export function DoxaTrack() {
  const { view, words } = useCourt()
  const most = Math.max(60, ...view.players.map(({ goods }) => goods.doxa + 6))
  const end = Math.ceil(most / 10) * 10
  const doxa = view.players.map(({ goods }) => goods.doxa)
  return (
    <div className="doxa-track" data-about="good:doxa" role="img" aria-label={words.doxaTrack}>
      <span className="rail">
        {Array.from({ length: end / 10 + 1 }, (_, tenth) => (
          <i key={tenth} style={{ left: `${(tenth * 1000) / end}%` }}>
            <small>{tenth * 10}</small>
          </i>
        ))}
        {doxa.map((n, seat) => {
          const before = doxa.slice(0, seat).filter((other) => other === n).length
          return (
            <span
              key={seat}
              className="quadriga"
              style={{ left: `${(n * 100) / end}%`, translate: `${before * 0.62}rem 0` }}
            >
              <Seat seat={seat} size={16} />
            </span>
          )
        })}
      </span>
    </div>
  )
}
