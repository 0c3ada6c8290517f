import type { Bag, CourtView } from '@hippodrome/court'
import type { EventFace } from '@hippodrome/court/faces'
import { memo } from 'react'
import { spotClass } from '../board/stage.ts'
import { ROMAN } from './Card.tsx'
import { useDesk } from './desk.ts'
import { bagText, BagMarks, GoodMark, goodsOf, Icon } from './Icon.tsx'
import { OriginMark } from './Origin.tsx'
import { Seat } from './Seat.tsx'
import { Reign } from './Reign.tsx'
import { isLegal, reached, reachedBox, useCourt } from './stage.ts'
import { EventWhere, Fate, UnitsPlaced } from './Things.tsx'

/** The Event of this round, with what it asks and what the court could give. */
export const EventPanel = memo(function EventPanel() {
  const { view, faces, words } = useCourt()
  const now = view.events[Math.max(0, view.round - 1)]
  const face = now?.event === undefined ? undefined : faces.event(now.event)
  return (
    <div className="event-panel">
      <Timeline />
      {face ? <Happening face={face} option={now?.option} /> : <h3>{words.faceDown}</h3>}
      <Coming />
      {view.mode === 'solo' && <Reign />}
    </div>
  )
})

function Happening({ face, option }: { readonly face: EventFace; readonly option: number | undefined }) {
  const { view, words } = useCourt()
  const required = view.required ?? (face.options.length === 1 ? face.options[0]?.requires : undefined)
  return (
    <>
      <div className="event-head">
        <h3>
          {face.name} <OriginMark origin={face.origin} />
        </h3>
        <EventWhere face={face} />
      </div>
      <div className="lore-room">
        <p className="lore">{face.lore}</p>
      </div>
      {view.mode === 'solo' ? (
        <Wanted face={face} />
      ) : (
        <div className={`diptych n${face.options.length}`}>
          {face.options.map((each, index) => (
            <Leaf
              key={each.name}
              leaf={each}
              number={index + 1}
              chosen={option}
              single={face.options.length === 1}
            />
          ))}
        </div>
      )}
      {face.bid && (
        <p className="bid-line">
          {words.bidFor} <GoodMark good={face.bid.good} /> {face.bid.doxa.join(' · ')}{' '}
          <GoodMark good="doxa" />
        </p>
      )}
      <Fate reward={face.reward} consequences={face.consequences} />
      {required && view.mode !== 'solo' && view.phase !== 'over' && !view.contributions && (
        <Holdings required={required} />
      )}
    </>
  )
}

function Leaf(props: {
  readonly leaf: EventFace['options'][number]
  readonly number: number
  readonly chosen: number | undefined
  readonly single: boolean
}) {
  const { leaf, number, chosen, single } = props
  const court = useCourt()
  const { view, words } = court
  const spot = `option:${number}`
  const staking = useStake(number)
  const stakes = view.votes.flatMap((votes, seat) =>
    (votes[number - 1] ?? 0) > 0 ? [{ seat, n: votes[number - 1] ?? 0 }] : [],
  )
  const total = stakes.reduce((sum, { n }) => sum + n, staking ?? 0)
  const state = single || chosen === undefined ? '' : chosen === number ? ' chosen' : ' lost'
  const legal = isLegal(court, spot)
  const Box = legal ? 'button' : 'div'
  return (
    <Box
      className={`${spotClass(court, spot, 'leaf')}${state}${staking === undefined ? '' : ' picked'}`}
      data-spot={spot}
      {...reachedBox(legal, `${leaf.name}: ${bagText(leaf.requires)}`)}
    >
      {state === ' chosen' && <span className="leaf-choice">{words.emperorsChoice}</span>}
      <h5>{leaf.name}</h5>
      <span className="leaf-needs">
        <BagMarks bag={leaf.requires} />
      </span>
      <span className="leaf-units">
        <UnitsPlaced units={leaf.units} />
      </span>
      {!single && (
        <span className="stakes">
          {stakes.map(({ seat, n }) => (
            <span key={seat}>
              <Seat seat={seat} />
              {n}
            </span>
          ))}
          {staking !== undefined && (
            <span className="staking">
              <Seat seat={view.seat} />
              {staking}
            </span>
          )}
          {total > 0 ? <b>{total}</b> : <small>{words.noVotes}</small>}
        </span>
      )}
    </Box>
  )
}

/** What one is about to place on an Option, while the stepper is being set. */
function useStake(option: number): number | undefined {
  const { decision } = useCourt()
  const { setting } = useDesk()
  if (decision?.prompt !== 'vote-amount') return undefined
  const facts = (decision.facts ?? {}) as { readonly option?: number }
  if (facts.option !== option) return undefined
  return setting?.decision === decision.number ? setting.n : 1
}

/** Per required kind: what each seat could give, against what is required. Public, and the heart of the decision. */
function Holdings({ required }: { readonly required: Bag }) {
  const { view, words, who } = useCourt()
  return (
    <div className="holdings">
      <h5>{words.courtHolds}</h5>
      {goodsOf(required).map((good) => {
        const need = required[good] ?? 0
        const has = view.players.map(({ goods }) => Math.min(goods[good], need))
        const total = view.players.reduce((sum, { goods }) => sum + goods[good], 0)
        const scale = Math.max(
          need * 1.6,
          has.reduce((sum, n) => sum + n, 0),
        )
        return (
          <div key={good} className="holding">
            <GoodMark good={good} />
            <span className="holding-bar">
              {has.map((n, seat) =>
                n > 0 ? (
                  <i
                    key={seat}
                    title={`${who(seat)} ${n}`}
                    style={{ width: `${(n / scale) * 100}%`, background: `var(--seat-${seat})` }}
                  />
                ) : undefined,
              )}
              <u style={{ left: `${(need / scale) * 100}%` }} />
            </span>
            <b className={total >= need ? 'enough' : 'lacking'}>
              {total}
              <small>/{need}</small>
            </b>
          </div>
        )
      })}
    </div>
  )
}

/** Solo: the units that must stand somewhere, and the price. */
function Wanted({ face }: { readonly face: EventFace }) {
  const { view, words, faces } = useCourt()
  const [option] = face.options
  const standing = (area: string, unit: keyof CourtView['pool']) =>
    view.map.find((tray) => tray.area === area)?.units[unit] ?? 0
  return (
    <ul className="wanted">
      {option?.units.map(({ unit, count, area }) => {
        const there = standing(area, unit)
        return (
          <li key={`${unit}${area}`} className={there >= count ? 'met' : ''}>
            <Icon name={unit} />
            <span>
              <b>
                {count} {count === 1 ? faces.unit(unit).name : faces.unit(unit).many}
              </b>
              <small>{faces.area(area)}</small>
            </span>
            {there >= count ? <Icon name="fulfilled" /> : <em>{`${there}/${count}`}</em>}
          </li>
        )
      })}
      {option && goodsOf(option.requires).length > 0 && (
        <li className={view.settled ? 'met' : ''}>
          <Icon name="nomisma" />
          <span>
            <BagMarks bag={option.requires} />
            <small>{words.toPay}</small>
          </span>
          {view.settled && <Icon name="fulfilled" />}
        </li>
      )}
    </ul>
  )
}

function Timeline() {
  const court = useCourt()
  const { view, faces, words } = court
  return (
    <ol className="event-line" aria-label={words.eventsOfMatch}>
      {view.events.map(({ event, age, outcome }, index) => {
        const face = event === undefined ? undefined : faces.event(event)
        const now = index === view.round - 1 && outcome === undefined
        const sign =
          outcome === undefined
            ? face?.bid
              ? 'trial'
              : ''
            : outcome === 'fulfilled'
              ? 'fulfilled'
              : 'cancelled'
        const spot = `event:${index + 1}`
        const legal = isLegal(court, spot)
        const said = `${face?.name ?? words.faceDown}${outcome === undefined ? '' : `, ${words[outcome]}`}`
        const tablet = (
          <>
            <b>{ROMAN[age]}</b>
            {sign !== '' && <Icon name={sign} />}
            {!face && <small>?</small>}
            <span className="visually-hidden">{said}</span>
          </>
        )
        return (
          <li key={index} className={`${outcome ?? (now ? 'now' : 'next')}`} data-event={event}>
            {legal ? (
              <button type="button" className={spotClass(court, spot, 'tablet')} data-spot={spot}>
                {tablet}
              </button>
            ) : (
              <span className="tablet" data-spot={spot} {...reached(false, said)}>
                {tablet}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Coming() {
  const { view, faces, words } = useCourt()
  const coming = view.events.slice(Math.max(1, view.round))
  if (coming.length === 0) return undefined
  return (
    <div className="coming">
      <h5>
        {words.toCome}
        {coming.length > 2 && <small> {words.andMore(coming.length - 2)}</small>}
      </h5>
      {coming.slice(0, 2).map(({ event, age }, index) => {
        const face = event === undefined ? undefined : faces.event(event)
        return (
          <div key={event ?? index} className="coming-event">
            <b>{ROMAN[age]}</b>
            <span className="coming-name">{face?.name ?? words.faceDown}</span>
            {face && (
              <span className="coming-needs">
                {face.options.map((option, nth) => (
                  <span key={nth}>
                    {nth > 0 && <i>{words.or}</i>}
                    <BagMarks bag={option.requires} />
                    {view.mode === 'solo' && <UnitsPlaced units={option.units} />}
                  </span>
                ))}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
