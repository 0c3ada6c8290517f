import type { Bag } from '@hippodrome/court'
import type { EventFace, PatronFace, QuestFace } from '@hippodrome/court/faces'
import type { Area, Unit } from '@hippodrome/court/vocabulary'
import { useFaces } from './faces.ts'
import { ROMAN } from './Card.tsx'
import { BagMarks, Icon } from './Icon.tsx'
import { OriginMark } from './Origin.tsx'
import { Terse } from './Terse.tsx'

function UnitMark({ unit, n = 1 }: { readonly unit: Unit; readonly n?: number }) {
  const { faces } = useFaces()
  const { name, many, type } = faces.unit(unit)
  return (
    <span className={`court-unit t-${type}`} data-about={`unit:${unit}`}>
      <Icon name={unit} />
      {n > 1 && <b>{n}</b>}
      <span className="visually-hidden">{n > 1 ? many : name}</span>
    </span>
  )
}

type Placed = readonly { readonly unit: Unit; readonly count: number; readonly area: Area }[]

export const UnitsPlaced = ({ units }: { readonly units: Placed }) =>
  units.map(({ unit, count, area }) => <UnitMark key={`${unit}${area}`} unit={unit} n={count} />)

/** What the Event gives its victor and takes from who is Defeated. */
export function Fate({ reward, consequences }: { readonly reward: Bag; readonly consequences: Bag }) {
  const { words } = useFaces()
  return (
    <div className="fate">
      <p className="win" data-about="victorious">
        <Icon name="victorious" />
        <span>{words.victorious}</span> <BagMarks bag={reward} />
      </p>
      <p className="lose" data-about="defeated">
        <Icon name="defeated" />
        <span>{words.defeated}</span> −<BagMarks bag={consequences} />
      </p>
    </div>
  )
}

export function EventWhere({ face }: { readonly face: EventFace }) {
  const { faces, words } = useFaces()
  const areas = face.area === undefined ? [] : [faces.area(face.area)]
  return (
    <p className="event-where">
      {[words.age(ROMAN[face.age] ?? ''), face.year, ...areas].filter((part) => part !== '').join(' · ')}
      {face.bid && (
        <b>
          {' · '}
          <Icon name="trial" />
          {words.trial}
        </b>
      )}
    </p>
  )
}

/** An Event as a diptych: two arched leaves, or one in a Trial and in Solo. */
export function EventCard({ face, size }: { readonly face: EventFace; readonly size: 'table' | 'full' }) {
  const { words } = useFaces()
  return (
    <article className={`court-card event ${size}`} data-event={face.id}>
      <h4>{face.name}</h4>
      <EventWhere face={face} />
      {size === 'full' && <p className="lore">{face.lore}</p>}
      <div className={`diptych n${face.options.length}`}>
        {face.options.map(({ name, requires, units }, index) => (
          <div key={`${name}${index}`} className="leaf">
            {name !== '' && <h5>{name}</h5>}
            <div className="leaf-needs">
              <BagMarks bag={requires} />
            </div>
            <div className="leaf-units">
              <UnitsPlaced units={units} />
            </div>
          </div>
        ))}
      </div>
      {face.bid && (
        <p className="bid-line">
          {words.bidFor} <BagMarks bag={{ [face.bid.good]: 1 }} /> → {face.bid.doxa.join(' · ')}{' '}
          <Icon name="doxa" className="g-doxa" />
        </p>
      )}
      <Fate reward={face.reward} consequences={face.consequences} />
      <OriginMark origin={face.origin} />
    </article>
  )
}

/** A Quest as a scroll; `now` is what it would give. */
export function QuestCard(props: {
  readonly face: QuestFace
  readonly size: 'table' | 'full'
  readonly now?: number | undefined
}) {
  const { face, size, now } = props
  const { words } = useFaces()
  return (
    <article className={`court-card quest ${size}`} data-quest={face.id}>
      <div className="card-niche">
        {face.signs.map((sign) => (
          <Icon key={sign} name={sign} />
        ))}
        <Icon name="quest" className="niche-sign" />
      </div>
      <h4>{face.name}</h4>
      <p>
        <Terse text={`${face.text}.`} />
      </p>
      {now !== undefined && <p className="quest-now">{words.questNow(now)}</p>}
      <OriginMark origin={face.origin} />
    </article>
  )
}

/** A Patron in a purple niche: what one begins with, and two abilities. */
export function PatronCard({ face, size }: { readonly face: PatronFace; readonly size: 'table' | 'full' }) {
  return (
    <article className={`court-card patron ${size}`} data-patron={face.id}>
      <div className="card-niche">
        <Icon name={face.unit} />
        <Icon name="patron" className="niche-sign" />
      </div>
      <h4>{face.name}</h4>
      <div className="card-produce">
        <BagMarks bag={face.start} />
        <UnitMark unit={face.unit} />
      </div>
      <p>
        <Icon name="doxa" className="g-doxa" /> <Terse text={face.forDoxa} />
      </p>
      <p>
        <Icon name="patron" /> <Terse text={face.ability} />
      </p>
      <OriginMark origin={face.origin} />
    </article>
  )
}

/** An ivory strip with its loot. */
export const CasketStrip = ({ loot }: { readonly loot: Bag }) => (
  <span className="court-casket">
    <Icon name="casket" />
    <BagMarks bag={loot} />
  </span>
)
