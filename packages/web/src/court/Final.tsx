import type { CourtDetail, CourtEntry } from '@hippodrome/court'
import { Icon } from './Icon.tsx'
import { Seat } from './Seat.tsx'
import { useCourt } from './stage.ts'

/** The end: Doxa by source, line by line. */
export function Final() {
  const { playing, view, words, who, faces } = useCourt()
  const { result } = playing.state.view
  if (!result) return undefined
  const detail = (result.detail ?? {}) as CourtDetail
  const seats = detail.seats ?? []
  const order = seats
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
  const questDoxa = (seat: number) => seats[seat]?.quests.reduce((sum, { doxa }) => sum + doxa, 0) ?? 0
  const told = playing.state.told.map(({ entry }) => entry as CourtEntry)
  const bonus = (seat: number, what: 'resources' | 'cost') =>
    told.reduce(
      (sum, entry) =>
        entry.kind === 'end-score' && entry.seat === seat && entry.what === what ? sum + entry.doxa : sum,
      0,
    )
  const quests = Math.max(0, ...seats.map((line) => line.quests.length))
  const [headline] = playing.words.result(result, view, playing.naming)
  return (
    <section className="final" data-testid="final">
      <h2>
        <Icon name="victorious" /> {headline}
      </h2>
      <table>
        <thead>
          <tr>
            <th />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Seat seat={seat} size={18} /> {who(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.endTrack}</th>
            {order.map((seat) => (
              <td key={seat}>
                {(seats[seat]?.doxa ?? 0) - questDoxa(seat) - bonus(seat, 'resources') - bonus(seat, 'cost')}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.endResources}</th>
            {order.map((seat) => (
              <td key={seat}>
                +{bonus(seat, 'resources')} <small>{seats[seat]?.resources}</small>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.endCards}</th>
            {order.map((seat) => (
              <td key={seat}>
                +{bonus(seat, 'cost')} <small>{seats[seat]?.cost}</small>
              </td>
            ))}
          </tr>
          {Array.from({ length: quests }, (_, nth) => (
            <tr key={nth}>
              <th scope="row">{nth === 0 ? words.quests : ''}</th>
              {order.map((seat) => {
                const quest = seats[seat]?.quests[nth]
                return (
                  <td key={seat}>
                    {quest && (
                      <>
                        +{quest.doxa} <small>{faces.quest(quest.quest)?.name}</small>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr className="grand">
            <th scope="row">Doxa</th>
            {order.map((seat) => (
              <td key={seat}>{seats[seat]?.doxa ?? 0}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
