import { Icon } from './Icon.tsx'
import { offered, useCourt } from './stage.ts'

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
