import type { CourtDetail, CourtEntry, CourtView } from '@hippodrome/court'
import type { ReactNode } from 'react'
import { usePlaying } from '../play/playing.ts'
import { Portrait } from './Art.tsx'
import { FacesContext, spokenIn } from './faces.ts'
import { Icon, IconSheet } from './Icon.tsx'
import { type Parts, partsOf } from './parts.ts'
import { EmblemMark } from '../app/Emblem.tsx'
import { useLearning } from './words.ts'
import './tokens.css'
import './cards.css'
import './score.css'

type Line = {
  readonly name: string
  readonly icon: string
  readonly of: (seat: Parts) => readonly [doxa: number | undefined, note: string]
}

const plus = (doxa: number): string => (doxa === 0 ? '–' : `+${doxa}`)

/** Doxa by source, line by line, with what each of them counted; in Solo with the rank that was reached. */
export function Score() {
  const playing = usePlaying()
  useLearning(playing.language)
  const { faces, words } = spokenIn(playing)
  const { result, table } = playing.state.view
  if (!result) return undefined
  const view = table as CourtView
  const detail = (result.detail ?? {}) as CourtDetail
  const told = playing.state.told.map(({ entry }) => entry as CourtEntry)
  const parts = (detail.seats ?? []).map((_, seat) => partsOf(detail, told, seat))
  const order = parts
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
  const most = Math.max(1, ...parts.map(({ total }) => total))
  const victories = (seat: number) => view.players[seat]?.victories ?? 0
  const lines: Line[] = [
    {
      name: words.endTrack,
      icon: 'quadriga',
      of: ({ track, seat }) => [track, view.mode === 'solo' ? '' : words.timesVictorious(victories(seat))],
    },
    {
      name: words.endResources,
      icon: 'lapis',
      of: ({ resources, seat }) => [resources, words.leftOver(detail.seats?.[seat]?.resources ?? 0)],
    },
    {
      name: words.endCards,
      icon: 'hand',
      of: ({ cards, seat }) => [cards, words.worth(detail.seats?.[seat]?.cost ?? 0)],
    },
    ...Array.from(
      { length: Math.max(0, ...parts.map(({ quests }) => quests.length)) },
      (_, nth): Line => ({
        name: nth === 0 ? words.quests : '',
        icon: nth === 0 ? 'quest' : '',
        of: ({ quests }) => {
          const quest = quests[nth]
          return [quest?.doxa, quest ? (faces.quest(quest.quest)?.name ?? '') : '']
        },
      }),
    ),
  ]
  const columns = (cell: (parts: Parts) => ReactNode) =>
    order.map((seat) => {
      const of = parts[seat]
      return (
        <td key={seat} className={result.ranks[seat] === 1 && order.length > 1 ? 'won' : ''}>
          {of && cell(of)}
        </td>
      )
    })
  return (
    <FacesContext value={{ faces, words }}>
      <section className="court-score" data-testid="score">
        {view.mode === 'solo' && <Rank doxa={parts[0]?.total ?? 0} />}
        <table>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col" className={result.ranks[seat] === 1 ? 'won' : ''}>
                  {order.length > 1 && <small>{result.ranks[seat]}</small>}
                  <span>
                    <EmblemMark seat={seat} size={18} /> {playing.naming.seats[seat]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, icon, of }, index) => (
              <tr
                key={index}
                className={name === '' ? 'more' : ''}
                style={{ animationDelay: `${index * 180}ms` }}
              >
                <th scope="row">
                  {icon !== '' && <Icon name={icon} />} {name}
                </th>
                {columns((each) => {
                  const [doxa, note] = of(each)
                  if (doxa === undefined) return undefined
                  return (
                    <>
                      <b>{index === 0 ? doxa : plus(doxa)}</b>
                      <small>{note}</small>
                    </>
                  )
                })}
              </tr>
            ))}
            <tr className="grand" style={{ animationDelay: `${lines.length * 180}ms` }}>
              <th scope="row">
                <Icon name="doxa" /> Doxa
              </th>
              {columns((each) => (
                <>
                  <b>{each.total}</b>
                  <Bar parts={each} most={most} />
                </>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="score-key">
          <i className="by-track" /> {words.endTrack} <i className="by-bonus" /> {words.endBonus}{' '}
          <i className="by-quests" /> {words.quests}
        </p>
      </section>
    </FacesContext>
  )
}

/** The same where there is no table around it, which has the drawings. */
export const EndScore = () => (
  <>
    <IconSheet />
    <Score />
  </>
)

/** The sum as a bar: the track, what was left over and cards in play, Quests. */
function Bar({ parts, most }: { readonly parts: Parts; readonly most: number }) {
  const { track, resources, cards, quests, seat } = parts
  const part = (name: string, n: number) => (
    <i className={name} style={{ width: `${(Math.max(0, n) / most) * 100}%` }} />
  )
  return (
    <span
      className="score-bar"
      style={{ '--c': `var(--seat-${seat})` } as React.CSSProperties}
      aria-hidden="true"
    >
      {part('by-track', track)}
      {part('by-bonus', resources + cards)}
      {part(
        'by-quests',
        quests.reduce((sum, { doxa }) => sum + doxa, 0),
      )}
    </span>
  )
}

/** Solo: the ruler to whom the reign is compared, struck on a coin, among those before and after. */
function Rank({ doxa }: { readonly doxa: number }) {
  const playing = usePlaying()
  const { faces, words } = spokenIn(playing)
  const reached = faces.ranks.findIndex(({ max }) => max === undefined || doxa <= max)
  return (
    <figure className="rank">
      <svg
        viewBox="34 2 52 52"
        className="rank-coin t-palatine"
        role="img"
        aria-label={faces.ranks[reached]?.name}
      >
        <circle cx="60" cy="28" r="25" className="rank-gold" />
        <circle cx="60" cy="28" r="23" className="rank-beads" />
        <clipPath id="rank-edge">
          <circle cx="60" cy="28" r="21.500" />
        </clipPath>
        <g clipPath="url(#rank-edge)">
          <Portrait id={`rank${reached}`} types={['palatine']} />
        </g>
      </svg>
      <figcaption>
        <h3>{faces.ranks[reached]?.name}</h3>
        <ol>
          {faces.ranks.map(({ name, max }, index) => (
            <li key={name} className={index === reached ? 'now' : index < reached ? 'past' : ''}>
              {name} <small>{max === undefined ? '' : words.upTo(max)}</small>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
