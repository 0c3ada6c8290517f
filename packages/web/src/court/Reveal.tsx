import type { Bag } from '@hippodrome/court'
import type { Good } from '@hippodrome/court/vocabulary'
import { BagMarks, GoodMark, goodName, goodsOf, Icon } from './Icon.tsx'
import type { Opening } from './opening.ts'
import { Seat } from './Seat.tsx'
import { type Court, useCourt } from './stage.ts'
import { UnitsPlaced } from './Things.tsx'

/** What the Option that was chosen required, as long as it is known for certain. */
function requiredOf({ view, faces, board }: Court, { outcome, nth }: Opening): Bag {
  if (nth === view.round && view.required) return view.required
  const face = outcome && faces.event(outcome.event)
  return (board.fullCourt ? undefined : face?.options[outcome ? outcome.option - 1 : 0]?.requires) ?? {}
}

/** All gifts and bids, opened for everybody at the same time, with what came of them. */
export function Reveal({ opening, close }: { readonly opening: Opening; readonly close: () => void }) {
  const { words, faces, who } = useCourt()
  const { outcome, rows, bids, placed } = opening
  const event = outcome === undefined ? undefined : faces.event(outcome.event)
  const option = event?.options[outcome ? outcome.option - 1 : 0]?.name
  return (
    <section className="reveal" aria-label={words.opened} data-testid="reveal">
      <header>
        <h2>
          <Icon name={outcome?.kind === 'canceled' ? 'cancelled' : outcome ? 'fulfilled' : 'seal'} />
          {outcome ? words.outcome(outcome.kind, option || (event?.name ?? '')) : words.opened}
        </h2>
        <button
          type="button"
          className="act primary"
          data-testid="reveal-close"
          data-enter=""
          onClick={close}
        >
          {words.goOn}
        </button>
        <p>{words.openedAtOnce}</p>
      </header>
      {rows.length > 0 && <Gifts opening={opening} />}
      {bids && <Bids opening={opening} />}
      <p className="reveal-after">
        {event &&
          rows.map(
            ({ seat, verdict }) =>
              verdict && (
                <span key={seat}>
                  <Seat seat={seat} /> {who(seat)}: {words[verdict]} {verdict === 'defeated' && '−'}
                  <BagMarks bag={verdict === 'victorious' ? event.reward : event.consequences} />
                </span>
              ),
          )}
        {[...new Set(placed.map(({ area }) => area))].map((area) => (
          <span key={area}>
            <Icon name="map" /> {faces.area(area)}{' '}
            <UnitsPlaced units={placed.flatMap((one) => (one.area === area ? [{ ...one, count: 1 }] : []))} />
          </span>
        ))}
      </p>
    </section>
  )
}

/** More than this of a kind are a number. */
const MOST_TOKENS = 6

function Tokens(props: {
  readonly good: Good
  readonly n: number
  readonly stand: number
  readonly fit: boolean
}) {
  const { good, n, stand, fit } = props
  if (n === 0) return '–'
  if (!fit) return <GoodMark good={good} n={n} className="token-sum" />
  return (
    <span className={`tokens g-${good}`}>
      {Array.from({ length: n }, (_, nth) => (
        <Icon key={nth} name={good} className={nth >= n - stand ? 'token stand-in' : 'token'} />
      ))}
      <span className="visually-hidden">{`${n} ${goodName(good)}`}</span>
    </span>
  )
}

function Gifts({ opening }: { readonly opening: Opening }) {
  const court = useCourt()
  const { words, who } = court
  const { rows } = opening
  const required = requiredOf(court, opening)
  const kinds = [...new Set([...goodsOf(required), ...rows.flatMap(({ gift }) => goodsOf(gift))])]
  const most = (kind: Good) => rows.reduce((sum, { gift }) => sum + (gift[kind] ?? 0), 0)
  const sumOf = (gift: Bag) => goodsOf(gift).reduce((sum, good) => sum + (gift[good] ?? 0), 0)
  // Tokens are drawn one by one where all of them have room.
  const fit =
    kinds.reduce((sum, good) => sum + Math.max(2, ...rows.map(({ gift }) => gift[good] ?? 0)), 0) <= 15 &&
    rows.every(({ gift }) => kinds.every((good) => (gift[good] ?? 0) <= MOST_TOKENS))
  return (
    <table>
      <thead>
        <tr>
          <td />
          {kinds.map((good) => (
            <th key={good} scope="col" title={goodName(good)}>
              <GoodMark good={good} {...(required[good] === undefined ? {} : { n: required[good] })} />
            </th>
          ))}
          <th scope="col">{words.given}</th>
          <th scope="col">
            <GoodMark good="doxa" />
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, gift, stand, doxa, verdict }, index) => (
          <tr key={seat} className={verdict} style={{ animationDelay: `${index * 160}ms` }}>
            <th scope="row">
              <Seat seat={seat} size={16} /> {who(seat)}
            </th>
            {kinds.map((good) => (
              <td key={good}>
                <Tokens good={good} n={gift[good] ?? 0} stand={stand[good] ?? 0} fit={fit} />
              </td>
            ))}
            <td>{sumOf(gift)}</td>
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
          {kinds.map((good) => {
            const need = required[good]
            const enough = need === undefined || most(good) >= need
            return (
              <td key={good} className={need === undefined ? '' : enough ? 'enough' : 'lacking'}>
                {most(good)}
                {need !== undefined && (
                  <small>
                    {' '}
                    {words.of(need)} <Icon name={enough ? 'fulfilled' : 'cancelled'} />
                  </small>
                )}
              </td>
            )
          })}
          <td />
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  )
}

/** Bids as a podium, the highest first. */
function Bids({ opening: { bids, places } }: { readonly opening: Opening }) {
  const { who, words } = useCourt()
  if (!bids) return undefined
  return (
    <ol className="podium" aria-label={words.trial}>
      {bids.of.map((n, seat) => {
        const won = places.find((place) => place.seat === seat)
        return (
          <li key={seat} style={{ order: won?.place ?? 9 }} className={won ? '' : 'open'}>
            <Seat seat={seat} size={26} />
            <span>{who(seat)}</span>
            <GoodMark good={bids.good} n={n} />
            <b className="reveal-doxa">
              {won ? `+${won.doxa}` : '…'} <Icon name="doxa" />
            </b>
          </li>
        )
      })}
    </ol>
  )
}
