import type { CourtView } from '@hippodrome/court'
import { type Area, AREAS, type Unit, UNITS } from '@hippodrome/court/vocabulary'
import { memo, useEffect, useRef } from 'react'
import { spotClass } from '../board/stage.ts'
import empire from './empire.json' with { type: 'json' }
import { Gains } from './Gains.tsx'
import { hotSpots } from './gesture.ts'
import { Icon } from './Icon.tsx'
import { Seat } from './Seat.tsx'
import { type Court, isLegal, reached, useCourt } from './stage.ts'
import { isLow, trayAt } from './trays.ts'

const isLand = (area: string): area is keyof typeof empire.areas => Object.hasOwn(empire.areas, area)

/** The map of the empire: six territories and six seas, each with a tray for what stands there. */
export const Empire = memo(function Empire() {
  const court = useCourt()
  const { view, words, decision } = court
  const root = useRef<HTMLElement>(null)
  // Where the map is wider than its room it opens at what it is about.
  useEffect(() => {
    const asked = root.current?.querySelector<HTMLElement>('.tray.legal, .tray:has(.legal)')
    if (asked && root.current) root.current.scrollLeft = asked.offsetLeft - root.current.clientWidth / 2
  }, [decision?.number])
  return (
    <section ref={root} className="empire" aria-label={words.map} tabIndex={0}>
      <div className="empire-in">
        <Ground lit={litAreas(court)} names={AREAS.map((area) => court.faces.area(area)).join('|')} />
        {view.map.map((tray) => (
          <Tray key={tray.area} tray={tray} />
        ))}
        <Gains />
      </div>
    </section>
  )
})

const litAreas = (court: Court): string => AREAS.filter((area) => isLegal(court, `area:${area}`)).join(' ')

/** The drawing, drawn anew only when other areas are lit. */
const Ground = memo(function Ground({ lit, names }: { readonly lit: string; readonly names: string }) {
  const hot = new Set(lit.split(' '))
  const named = names.split('|')
  return (
    <svg viewBox={`0 0 ${empire.width} ${empire.height}`} aria-hidden="true">
      <defs>
        <pattern
          id="tesserae"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(14)"
        >
          <path d="M0 0h9M0 0v9" stroke="var(--land-line)" strokeWidth=".5" opacity=".28" />
        </pattern>
        <pattern id="waves" width="26" height="12" patternUnits="userSpaceOnUse">
          <path
            d="M0 6c4-3 9-3 13 0s9 3 13 0"
            fill="none"
            stroke="var(--sea-line)"
            strokeWidth=".6"
            opacity=".35"
          />
        </pattern>
      </defs>
      <rect x="-400" y="-100" width="1500" height="560" fill="var(--sea)" />
      <rect x="-400" y="-100" width="1500" height="560" fill="url(#waves)" />
      <g className="empire-far">
        {empire.far.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {Object.entries(empire.areas).map(([area, paths]) => (
        <g
          key={area}
          className={hot.has(area) ? 'empire-land hot' : 'empire-land'}
          data-spot={`area:${area}`}
        >
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
          {paths.map((d) => (
            <path key={`tess${d}`} d={d} className="empire-tesserae" fill="url(#tesserae)" />
          ))}
        </g>
      ))}
      {empire.cities.map(([x, y]) => (
        <circle key={x} className="empire-city" cx={x} cy={y} r="2" />
      ))}
      <g className="empire-capital" transform={`translate(${empire.capital.join(' ')})`}>
        <circle r="5.5" />
        <path d="M0-3.6V3.6M-3.6 0H3.6" />
      </g>
      {AREAS.map((area, index) => {
        const [x = 0, y = 0] = empire.trays[area]
        return isLand(area) ? undefined : (
          <text key={area} className="empire-sea" x={x} y={y + 22}>
            {named[index]?.replace(/ Sea$| ?zee$/i, '')}
          </text>
        )
      })}
    </svg>
  )
})

type TrayView = CourtView['map'][number]

function Tray({ tray }: { readonly tray: TrayView }) {
  const court = useCourt()
  const { faces, words, decision } = court
  const { area, units, seals, stores } = tray
  const { area: from } = (decision?.facts ?? {}) as { readonly area?: Area }
  const spot = `area:${area}`
  const present = UNITS.filter((unit) => (units[unit] ?? 0) > 0)
  const wanted = wantedAt(court, area)
  const legal = isLegal(court, spot)
  const empty = present.length + seals.length + stores.length + wanted.length === 0
  if (!isLand(area) && empty && !legal) return undefined
  const Head = legal ? 'button' : 'h5'
  const standing = present.map((unit) => {
    const { name, many } = faces.unit(unit)
    return units[unit] === 1 ? name : `${units[unit]} ${many}`
  })
  return (
    <div
      className={`${spotClass(court, spot, 'tray')}${isLand(area) ? '' : ' sea'}${isLow(area) ? ' low' : ''}${from === area ? ' from' : ''}`}
      style={trayAt(area)}
      data-spot={spot}
      {...reached(false, [faces.area(area), ...standing].join(', '))}
    >
      <Head
        className={isLand(area) || legal ? 'tray-name' : 'visually-hidden'}
        {...(legal ? { type: 'button' as const } : {})}
      >
        {faces.area(area)}
      </Head>
      <div className="tray-units">
        {present.map((unit) => (
          <Standing key={unit} unit={unit} area={area} n={units[unit] ?? 0} />
        ))}
        {wanted.map((unit) => (
          <span key={unit} className="tray-unit ghost" data-about={`unit:${unit}`}>
            <Icon name={unit} />
            <span className="visually-hidden">{words.wanted(faces.unit(unit).name)}</span>
          </span>
        ))}
        {empty && <span className="tray-none">–</span>}
      </div>
      {seals.length + stores.length > 0 && (
        <div className="tray-seals">
          {seals.map((seat) => (
            <Wax key={seat} area={area} seat={seat} />
          ))}
          {stores.map((seat, index) => (
            <span key={`store${seat}${index}`} className="tray-store" data-about={`store:${seat}`}>
              <span className="visually-hidden">{words.storeOf(court.who(seat))}</span>
              <Icon name="virtus" className="g-virtus" />
              <Seat seat={seat} size={9} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

function Standing({ unit, area, n }: { readonly unit: Unit; readonly area: Area; readonly n: number }) {
  const court = useCourt()
  const { name, many, type } = court.faces.unit(unit)
  const spot = `unit:${unit}:${area}`
  const legal = isLegal(court, spot) || hotSpots(court).has(spot)
  const said = n > 1 ? `${n} ${many}` : name
  const inside = (
    <>
      <Icon name={unit} />
      {n > 1 && <b>{n}</b>}
      <span className="visually-hidden">{said}</span>
    </>
  )
  const facts = (court.decision?.facts ?? {}) as { readonly area?: Area; readonly unit?: Unit }
  const acts = facts.area === area && facts.unit === unit
  const className = `${spotClass(court, spot, `tray-unit t-${type}`)}${legal ? ' legal' : ''}${acts ? ' acts-now' : ''}`
  return legal ? (
    <button type="button" className={className} data-spot={spot}>
      {inside}
    </button>
  ) : (
    <span className={className} data-about={spot}>
      {inside}
    </span>
  )
}

function Wax({ area, seat }: { readonly area: Area; readonly seat: number }) {
  const court = useCourt()
  const spot = `seal:${area}:${seat}`
  const legal = isLegal(court, spot)
  const Box = legal ? 'button' : 'span'
  return (
    <Box
      className={spotClass(court, spot, 'wax')}
      style={{ '--c': `var(--seat-${seat})` } as React.CSSProperties}
      aria-label={court.words.sealOf(court.who(seat))}
      {...(legal ? { 'data-spot': spot, type: 'button' as const } : { 'data-about': spot, role: 'img' })}
    >
      <Seat seat={seat} size={11} />
    </Box>
  )
}

/** Solo: the units that the Event wants here and that are not here yet. */
function wantedAt({ view, faces }: Court, area: Area): Unit[] {
  if (view.mode !== 'solo') return []
  const event = view.events[view.round - 1]?.event
  const [option] = (event === undefined ? undefined : faces.event(event))?.options ?? []
  const units = view.map.find((tray) => tray.area === area)?.units ?? {}
  return (option?.units ?? []).flatMap((want) =>
    want.area === area && (units[want.unit] ?? 0) < want.count ? [want.unit] : [],
  )
}
