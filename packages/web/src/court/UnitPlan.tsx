import type { CourtChoice } from '@hippodrome/court'
import type { Area, Unit } from '@hippodrome/court/vocabulary'
import { Icon } from './Icon.tsx'
import { useCourt } from './stage.ts'
import { Terse } from './Terse.tsx'

/** Activating a unit, under the map: which one, where to, what for, and what its ability says. */
export function UnitPlan() {
  const { decision, choices, view, faces, words } = useCourt()
  if (!decision) return undefined
  const facts = (decision.facts ?? {}) as { readonly unit?: Unit; readonly area?: Area }
  const units = choices.flatMap((choice) => (choice.do === 'unit' ? [choice.unit] : []))
  const shown = facts.unit ? [facts.unit] : units
  const standing = view.map.find(({ area }) => area === facts.area)?.units ?? {}
  return (
    <section className="unit-plan" aria-label={words.actions.unit}>
      <h3>
        {facts.unit && <Icon name={facts.unit} />}
        {facts.unit && facts.area
          ? words.unitIn(faces.unit(facts.unit).name, faces.area(facts.area))
          : words.unitsIn(facts.area ? faces.area(facts.area) : '')}
        <small>{words.unitPrice}</small>
      </h3>
      <div className="segments-row">
        {choices.map((choice, index) => (
          <Segment key={index} index={index} choice={choice} />
        ))}
      </div>
      <dl>
        {shown.map((unit) => (
          <div key={unit}>
            <dt>
              <Icon name={unit} /> {faces.unit(unit).name}
              {(standing[unit] ?? 0) > 1 && <small> ×{standing[unit]}</small>}
            </dt>
            <dd>
              <Terse text={faces.unit(unit).text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const ICONS: { readonly [kind: string]: string | undefined } = {
  area: 'action-unit',
  stay: 'action-pass',
  use: 'fulfilled',
  seal: 'seal',
  no: 'close',
  done: 'fulfilled',
}

function Segment({ index, choice }: { readonly index: number; readonly choice: CourtChoice }) {
  const { decision, view, playing, faces } = useCourt()
  if (!decision) return undefined
  const type = choice.do === 'unit' ? ` t-${faces.unit(choice.unit).type}` : ''
  return (
    <button
      type="button"
      className={`act${type}${playing.selected === index ? ' picked' : ''}`}
      data-act={index}
      data-digit={index < 9 ? index + 1 : undefined}
      data-enter={choice.do === 'done' ? '' : undefined}
      onClick={() => playing.pick(index)}
    >
      <Icon name={choice.do === 'unit' ? choice.unit : (ICONS[choice.do] ?? '')} />
      <span>
        {choice.do === 'area'
          ? faces.area(choice.area)
          : playing.words.choice(choice, decision, view, playing.naming)}
      </span>
    </button>
  )
}
