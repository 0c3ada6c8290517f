import { useState } from 'react'
import { Stepper } from '../board/Stepper.tsx'
import { GoodMark, goodName, Icon } from './Icon.tsx'
import { Seal } from './Seal.tsx'
import { Sealing } from './Sealing.tsx'
import { Seat } from './Seat.tsx'
import { useCourt } from './stage.ts'

/** One's secret bid in a Trial: what each place brings, what the others could bid, and one stepper. */
export function Bid() {
  const { view, words, faces, choices, me, who } = useCourt()
  const event = view.events[view.round - 1]?.event
  const face = event === undefined ? undefined : faces.event(event)
  const most = Math.max(0, ...choices.map((choice) => (choice.do === 'number' ? choice.n : 0)))
  const [n, setN] = useState(0)
  if (!face?.bid) return undefined
  const { good, doxa } = face.bid
  const own = me?.goods[good] ?? 0
  const chalice = Math.max(0, most - own)
  return (
    <section className="give bid-sheet" aria-label={words.yourBid} data-testid="bid">
      <header>
        <h2>
          <Icon name="trial" /> {words.trialOf(face.name)}
        </h2>
        <p>{words.bidsPaid}</p>
      </header>
      <ol className="bid-places">
        {doxa.slice(0, view.players.length).map((worth, index) => (
          <li key={index}>
            <small>{words.nth(index + 1)}</small>
            <b>{worth}</b> <GoodMark good="doxa" />
          </li>
        ))}
      </ol>
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <GoodMark good={good} /> {goodName(good)}
            </th>
            <td>
              <Stepper n={n} most={most} name={goodName(good)} onChange={setN} />
            </td>
            <td>
              <small>{words.leftOver(Math.max(0, own - Math.max(0, n - chalice)))}</small>
            </td>
            <td className="bid-others">
              <small>{words.othersUpTo}</small>
              {view.players
                .filter(({ seat }) => seat !== view.seat)
                .map(({ seat, goods }) => (
                  <span key={seat} title={who(seat)}>
                    <Seat seat={seat} /> {goods[good]}
                  </span>
                ))}
            </td>
          </tr>
        </tbody>
      </table>
      {chalice > 0 && (
        <p className="stands-for">
          <Icon name="chalice" /> {words.chaliceBids(chalice, goodName(good))}
        </p>
      )}
      <footer>
        <p className="gain">{words.noBid}</p>
        <Seal answers={[{ do: 'number', n }]} gives={{ [good]: n }}>
          {words.sealIt}
        </Seal>
      </footer>
      <Sealing />
    </section>
  )
}
