import { UNITS } from '@hippodrome/court/vocabulary'
import { BagMarks, Icon } from './Icon.tsx'
import { offered, useCourt } from './stage.ts'

/** Solo: what can be built for what, and what the Event wants of it. */
export function Builder() {
  const { view, faces, words, choices, playing } = useCourt()
  const event = view.events[view.round - 1]?.event
  const [option] = (event === undefined ? undefined : faces.event(event))?.options ?? []
  return (
    <section className="builder" aria-label={words.builder}>
      <header>
        <h3>
          <Icon name="action-build" /> {words.builder}
        </h3>
      </header>
      <div className="builder-units">
        {UNITS.map((unit) => {
          const face = faces.unit(unit)
          const index = offered(choices, 'build', { unit })
          const wanted = option?.units.some((want) => want.unit === unit) === true
          return (
            <button
              key={unit}
              type="button"
              className={`builder-unit t-${face.type}${wanted ? ' wanted' : ''}${index >= 0 ? ' legal' : ''}`}
              disabled={index < 0}
              onClick={() => playing.pick(index)}
            >
              <Icon name={unit} />
              <span>{face.name}</span>
              <span className="builder-cost">
                <BagMarks bag={face.cost} />
              </span>
              <small>{words.leftInPool(view.pool[unit])}</small>
            </button>
          )
        })}
      </div>
      <Reign />
    </section>
  )
}

/** The ranks to come, and how far one's Doxa leads. */
function Reign() {
  const { faces, me, words } = useCourt()
  const doxa = me?.goods.doxa ?? 0
  const ranks = faces.ranks.filter(({ max }) => max === undefined || max > 0)
  const now = ranks.findIndex(({ max }) => max === undefined || doxa <= max)
  const next = ranks[now + 1]
  return (
    <div className="reign">
      <h5>{words.reign}</h5>
      <p>
        <b>{ranks[now]?.name}</b>
        {next && <span>{words.nextRank(next.name, (ranks[now]?.max ?? 0) + 1 - doxa)}</span>}
      </p>
      <ol>
        {ranks.map(({ name, max }, index) => (
          <li
            key={name}
            className={index === now ? 'now' : index < now ? 'past' : ''}
            title={max === undefined ? name : `${name}, ${words.upTo(max)}`}
          >
            <span>{name}</span>
            <small>{max === undefined ? '' : max}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
