import type { CourtEntry } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import { useState } from 'react'
import { GoodMark, goodName, Icon } from './Icon.tsx'
import { type Opening, openingOf } from './opening.ts'
import { Seat } from './Seat.tsx'
import { type Court, useCourt } from './stage.ts'
import { UnitsPlaced } from './Things.tsx'

export type Revealing = { readonly opening: Opening | undefined; readonly close: () => void }

/** What is being revealed, until it is put away or the next actions begin. */
export function useReveal({ playing, view }: Court): Revealing {
  const [closed, setClosed] = useState<number>()
  const told = playing.state.told.map(({ entry }) => entry as CourtEntry)
  const tells = view.mode !== 'solo' && (view.phase === 'resolve' || view.phase === 'event')
  const opening = tells && playing.past === undefined ? openingOf(told) : undefined
  return {
    opening: opening?.nth === closed ? undefined : opening,
    close: () => setClosed(opening?.nth),
  }
}

/** All gifts and bids, opened for everybody at the same time, with what came of them. */
export function Reveal({ opening, close }: { readonly opening: Opening; readonly close: () => void }) {
  const { words, faces } = useCourt()
  const { outcome, rows, bids, placed } = opening
  const event = outcome === undefined ? undefined : faces.event(outcome.event)
  return (
    <section className="reveal" aria-label={words.opened} data-testid="reveal">
      <header>
        <h2>
          <Icon name={outcome?.kind === 'canceled' ? 'cancelled' : outcome ? 'fulfilled' : 'seal'} />
          {outcome ? words.outcome(outcome.kind, event?.name ?? '') : words.opened}
        </h2>
        <button type="button" className="act primary" data-testid="reveal-close" onClick={close}>
          {words.goOn}
        </button>
      </header>
      {rows.length > 0 && <Gifts opening={opening} />}
      {bids && <Bids opening={opening} />}
      {placed.length > 0 && (
        <p className="reveal-placed">
          {[...new Set(placed.map(({ area }) => area))].map((area) => (
            <span key={area}>
              {faces.area(area)}{' '}
              <UnitsPlaced
                units={placed.flatMap((one) => (one.area === area ? [{ ...one, count: 1 }] : []))}
              />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function Gifts({ opening }: { readonly opening: Opening }) {
  const { view, words, who } = useCourt()
  const { rows } = opening
  const kinds = [...new Set(rows.flatMap(({ gift }) => Object.keys(gift) as Good[]))]
  const most = (kind: Good) => rows.reduce((sum, { gift }) => sum + (gift[kind] ?? 0), 0)
  return (
    <table>
      <thead>
        <tr>
          <td />
          {kinds.map((good) => (
            <th key={good} scope="col" title={goodName(good)}>
              <GoodMark good={good} />
            </th>
          ))}
          <th scope="col">
            <GoodMark good="doxa" />
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, gift, doxa, verdict }, index) => (
          <tr key={seat} className={verdict} style={{ animationDelay: `${index * 160}ms` }}>
            <th scope="row">
              <Seat seat={seat} size={16} /> {who(seat)}
            </th>
            {kinds.map((good) => (
              <td key={good}>{gift[good] ?? '–'}</td>
            ))}
            <td className="reveal-doxa">{doxa === undefined ? '' : `+${doxa}`}</td>
            <td>
              {verdict && (
                <>
                  <Icon name={verdict} /> {words[verdict]}
                </>
              )}
            </td>
          </tr>
        ))}
        <tr className="reveal-sum">
          <th scope="row">{words.together}</th>
          {kinds.map((good) => (
            <td key={good} className={most(good) >= (view.required?.[good] ?? 0) ? 'enough' : 'lacking'}>
              {most(good)}
              {view.required?.[good] !== undefined && <small> {words.of(view.required[good])}</small>}
            </td>
          ))}
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Bids({ opening: { bids, places } }: { readonly opening: Opening }) {
  const { who, words } = useCourt()
  if (!bids) return undefined
  return (
    <ol className="podium" aria-label={words.trial}>
      {bids.of.map((n, seat) => {
        const won = places.find((place) => place.seat === seat)
        return (
          <li key={seat} style={{ order: won?.place ?? 9 }}>
            <Seat seat={seat} size={16} /> {who(seat)} <GoodMark good={bids.good} n={n} />
            {won && won.doxa > 0 && (
              <b className="reveal-doxa">
                +{won.doxa} <Icon name="doxa" />
              </b>
            )}
          </li>
        )
      })}
    </ol>
  )
}
