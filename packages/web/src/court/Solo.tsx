import type { Bag } from '@hippodrome/court'
import { type Unit, UNITS } from '@hippodrome/court/vocabulary'
import { BagMarks, goodsOf, Icon } from './Icon.tsx'
import { offered, useCourt } from './stage.ts'

/** Solo: what can be built for what, and what the Event wants of it. */
export function Builder() {
  const { view, faces, words, choices, decision, playing, me, carryOut } = useCourt()
  const declare = offered(choices, 'action', { action: 'build' }) >= 0
  const affords = (cost: Bag) => goodsOf(cost).every((good) => (me?.goods[good] ?? 0) >= (cost[good] ?? 0))
  const event = view.events[view.round - 1]?.event
  const [option] = (event === undefined ? undefined : faces.event(event))?.options ?? []
  const { unit: building } = (decision?.facts ?? {}) as { readonly unit?: Unit }
  return (
    <section className="builder" aria-label={words.builder}>
      <header>
        <h3>
          <Icon name="action-build" /> {words.builder}
        </h3>
        <small>{words.paidDoxa}</small>
      </header>
      <div className="builder-units">
        {UNITS.map((unit) => {
          const face = faces.unit(unit)
          const index = offered(choices, 'build', { unit })
          const open = index >= 0 || (declare && view.pool[unit] > 0 && affords(face.cost))
          const build = () => {
            if (index >= 0) playing.pick(index)
            else
              carryOut({
                choices: [
                  { do: 'action', action: 'build' },
                  { do: 'build', unit },
                ],
              })
          }
          const wanted = option?.units.some(
            (want) =>
              want.unit === unit &&
              (view.map.find(({ area }) => area === want.area)?.units[unit] ?? 0) < want.count,
          )
          return (
            <button
              key={unit}
              type="button"
              className={`builder-unit t-${face.type}${wanted ? ' wanted' : ''}${open ? ' legal' : ''}${unit === building ? ' picked' : ''}`}
              disabled={!open}
              onClick={build}
            >
              {wanted && <em>{words.wantedNow}</em>}
              <Icon name={unit} />
              <span className={face.name.length > 12 ? 'long' : ''}>{face.name}</span>
              <span className="builder-cost">
                <BagMarks bag={face.cost} />
              </span>
              <small>{words.leftInPool(view.pool[unit])}</small>
            </button>
          )
        })}
      </div>
      <Lately />
    </section>
  )
}

const LATEST = 4

/** The end of the chronicle. */
function Lately() {
  const { playing, view, words } = useCourt()
  return (
    <div className="lately">
      <h5>{words.chronicle}</h5>
      <ul>
        {playing.state.told
          .slice(-LATEST)
          .toReversed()
          .map(({ entry, at }, index) => (
            <li key={`${at} ${index}`}>{playing.words.entry(entry as never, view, playing.naming)}</li>
          ))}
      </ul>
    </div>
  )
}
