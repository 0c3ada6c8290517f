import type { Language } from '@hippodrome/engine'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Miniature } from '../miniature/Miniature.tsx'
import type { StoredMatch } from '../store/matchStore.ts'
import { store } from '../store/store.ts'
import { EmblemMark } from './Emblem.tsx'
import { nameOfGame } from './gameWords.ts'
import { homeWords } from './homeWords.ts'
import { Icon } from './Icon.tsx'
import { useLanguage, useWords } from './language.ts'
import { momentWords } from './moment.ts'
import { readMatches } from './useMatches.ts'
import { whenOf } from './when.ts'
import './matches.css'

type Props = { readonly match: StoredMatch }
type HomeWords = (typeof homeWords)[Language]

function useMoment({ glance }: StoredMatch): string {
  const words = useWords(homeWords)
  const moments = useWords(momentWords)
  const scene = glance?.scene
  return scene ? moments[scene.game](scene.moment) : words.begins
}

/** A note on a match, with the word that somebody asked what a bot would do. */
const noteOf = ({ helped }: StoredMatch, note: string, words: HomeWords): string =>
  helped ? `${note}, ${words.helped}` : note

/** Who is asked, or what where the only person at the table is; and since when. */
function useAsked({ file, glance, changed }: StoredMatch): string {
  const words = useWords(homeWords)
  const language = useLanguage()
  const when = whenOf(changed, language)
  const asked = glance?.waiting ?? [0]
  const person = asked.find((seat) => file.seats[seat]?.player === 'human')
  const name = file.seats[person ?? asked[0] ?? 0]?.name ?? ''
  if (person === undefined) return words.thinks(name, when)
  const asks = glance?.asks?.[language]
  return asks === undefined ? words.asked(name, when) : words.asks(asks, when)
}

/** A match that waits for a person: where it happened, who plays, what is asked. */
export function WaitingCard({ match, first }: Props & { readonly first: boolean }) {
  const words = useWords(homeWords)
  const name = nameOfGame(match.file.game, useLanguage())
  const asked = useAsked(match)
  const moment = useMoment(match)
  return (
    <article className="wait" aria-label={`${name}: ${asked}`} data-testid="waiting">
      <Miniature game={match.file.game} scene={match.glance?.scene} />
      <div className="inside">
        <div className="between">
          <h3>{name}</h3>
          <small>{noteOf(match, moment, words)}</small>
        </div>
        <Seats match={match} />
        <small>{asked}</small>
        <div className="to-move">
          <Link href={`/match/${match.id}`} className={`button ${first ? 'primary' : 'next'}`}>
            {words.toMove}
          </Link>
          <Keep match={match} />
        </div>
      </div>
    </article>
  )
}

export function RunningRow({ match }: Props) {
  const words = useWords(homeWords)
  return (
    <Row match={match} says={useAsked(match)} note={useMoment(match)}>
      <Icon name="eye" />
      {words.look}
    </Row>
  )
}

export function FinishedRow({ match }: Props) {
  const words = useWords(homeWords)
  const when = whenOf(match.changed, useLanguage())
  return (
    <Row match={match} says={resultOf(match, words)} note={when} reviews>
      <Icon name="back" />
      {words.lookBack}
    </Row>
  )
}

function resultOf({ file, result }: StoredMatch, words: HomeWords): string {
  if (!result) return ''
  const named = file.seats.map(({ name }, seat) => ({
    name,
    rank: result.ranks[seat] ?? 0,
    score: result.scores[seat] ?? 0,
  }))
  const first = named.filter(({ rank }) => rank === 1)
  const others = named.filter(({ rank }) => rank !== 1).sort((a, b) => a.rank - b.rank)
  const [winner] = first
  const won =
    winner && first.length === 1
      ? words.won(winner.name, winner.score)
      : words.shared(first.map(({ name }) => name).join(', '))
  return [won, ...others.map(({ name, score }) => words.scored(name, score))].join(', ')
}

type RowProps = Props & {
  readonly says: string
  readonly note: string
  /** Offers its review. */
  readonly reviews?: boolean
  readonly children: ReactNode
}

function Row({ match, says, note, reviews = false, children }: RowProps) {
  const words = useWords(homeWords)
  const name = nameOfGame(match.file.game, useLanguage())
  return (
    <li className="match-row">
      <Miniature game={match.file.game} scene={match.glance?.scene} bare />
      <div>
        <b>{name}</b> <span className="quiet">{noteOf(match, note, words)}</span>
        <small>{says}</small>
      </div>
      <div className="actions">
        <Link href={`/match/${match.id}`} className="button small">
          {children}
        </Link>
        {reviews && (
          <Link
            href={`/match/${match.id}/review`}
            className="button small"
            aria-label={`${words.review}: ${name}`}
          >
            {words.review}
          </Link>
        )}
        <Keep match={match} />
      </div>
    </li>
  )
}

/** Who plays: form and colour of the seat, and its name. */
function Seats({ match: { file } }: Props) {
  const words = useWords(homeWords)
  return (
    <p className="who">
      {file.seats.map(({ name, player }, seat) => (
        <span key={seat}>
          <EmblemMark seat={seat} size={14} />
          {name}
          {player !== 'human' && <small>{words.bot}</small>}
        </span>
      ))}
    </p>
  )
}

/** Keeping a match as a file, and deleting it. */
function Keep({ match }: Props) {
  const words = useWords(homeWords)
  const [asking, setAsking] = useState(false)
  const name = nameOfGame(match.file.game, useLanguage())
  const remove = async () => {
    await store.remove(match.id)
    await Promise.all([readMatches(), (await import('../review/keptReviews.ts')).forgetReview(match.id)])
  }
  const save = async () => (await import('../store/download.ts')).download(match.file)
  if (asking)
    return (
      <span className="actions">
        {words.deleteSure}
        <button type="button" className="danger small" onClick={() => void remove()}>
          {words.delete}
        </button>
        <button type="button" className="small" onClick={() => setAsking(false)}>
          {words.cancel}
        </button>
      </span>
    )
  return (
    <span className="keep">
      <button
        type="button"
        className="plain icon small"
        aria-label={`${words.export}: ${name}`}
        title={words.export}
        onClick={() => void save()}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        className="plain icon small"
        aria-label={`${words.delete}: ${name}`}
        title={words.delete}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
      </button>
    </span>
  )
}
