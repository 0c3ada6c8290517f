import { GoodMark, goodsOf } from './Icon.tsx'
import { useCourt } from './stage.ts'

/** On a phone, above the purse: the Event, and what the court holds of what it asks. */
export function Strip({ onOpen }: { readonly onOpen: () => void }) {
  const { view, faces, words } = useCourt()
  const now = view.events[Math.max(0, view.round - 1)]?.event
  const face = now === undefined ? undefined : faces.event(now)
  const required = view.required ?? (face?.options.length === 1 ? face.options[0]?.requires : undefined) ?? {}
  if (!face || goodsOf(required).length === 0) return undefined
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
