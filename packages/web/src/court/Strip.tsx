import type { Area, Unit } from '@hippodrome/court/vocabulary'
import { GoodMark, goodsOf, Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'

/** On a phone, above the purse: the Event, and what the court holds of what it asks. */
export function Strip({ onOpen }: { readonly onOpen: () => void }) {
  const { view, faces, words } = useCourt()
  const now = view.events[Math.max(0, view.round - 1)]?.event
  const face = now === undefined ? undefined : faces.event(now)
  const wanted = view.mode === 'solo' ? (face?.options[0]?.units ?? []) : []
  const required = view.required ?? (face?.options.length === 1 ? face.options[0]?.requires : undefined) ?? {}
  if (!face || goodsOf(required).length + wanted.length === 0) return undefined
  const standing = (area: Area, unit: Unit) => view.map.find((tray) => tray.area === area)?.units[unit] ?? 0
  if (view.mode === 'solo')
    return (
      <button type="button" className="event-strip" onClick={onOpen}>
        <b>{face.name} ›</b>
        <span>
          {wanted.map(({ unit, area, count }) => {
            const there = standing(area, unit)
            return (
              <span key={`${unit}${area}`} className={there >= count ? 'enough' : 'lacking'}>
                <Icon name={unit} /> {faces.area(area)} <b>{there}</b>/{count}
              </span>
            )
          })}
        </span>
      </button>
    )
  return (
    <button type="button" className="event-strip" onClick={onOpen}>
      <b>{face.name} ›</b>
      <small>{words.courtHolds}</small>
      <span>
        {goodsOf(required).map((good) => {
          const total = view.players.reduce((sum, { goods }) => sum + goods[good], 0)
          const need = required[good] ?? 0
          return (
            <span key={good} className={total >= need ? 'enough' : 'lacking'}>
              <GoodMark good={good} /> <b>{total}</b>/{need}
            </span>
          )
        })}
      </span>
    </button>
  )
}
