import type { Bag } from '@hippodrome/court'
import { UNITS } from '@hippodrome/court/vocabulary'

import { BagMarks, goodsOf, Icon } from './Icon.tsx'
import { offered, useCourt } from './stage.ts'

/** Solo: what can be built for what, and what the Event wants of it. */
export function Builder() {
  const { view, faces, words, choices, playing, me, carryOut } = useCourt()
  const declare = offered(choices, 'action', { action: 'build' }) >= 0
  const affords = (cost: Bag) => goodsOf(cost).every((good) => (me?.goods[good] ?? 0) >= (cost[good] ?? 0))
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
          const wanted = option?.units.some((want) => want.unit === unit) === true
          return (
            <button
              key={unit}
              type="button"
              className={`builder-unit t-${face.type}${wanted ? ' wanted' : ''}${open ? ' legal' : ''}`}
              disabled={!open}
              onClick={build}
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
      <Lately />
    </section>
  )
}

const LATEST = 5

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

const FREE = ['reveal', 'lock', 'claim', 'settle'] as const
const FREE_ICONS = { reveal: 'event', lock: 'lock', claim: 'seal', settle: 'nomisma' } as const

/** What can be done without Dynamis now, and where. */
export function WithoutDynamis() {
  const { choices, words } = useCourt()
  const free = FREE.filter((kind) => offered(choices, kind) >= 0)
  if (free.length === 0) return undefined
  return (
    <div className="free-acts">
      <h5>{words.withoutDynamis}</h5>
      <ul>
        {free.map((kind) => (
          <li key={kind}>
            <Icon name={FREE_ICONS[kind]} /> {words.free[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The ranks to come, and how far one's Doxa leads. */
export function Reign() {
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
            <span className="visually-hidden">{name}</span>
            {max ?? `${(ranks[index - 1]?.max ?? 0) + 1}+`}
          </li>
        ))}
      </ol>
    </div>
  )
}
