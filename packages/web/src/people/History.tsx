import type { Past } from '@hippodrome/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { GameSign } from '../app/GameSign.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { whenOf } from '../app/when.ts'
import { peopleWords } from './words.ts'

/** What somebody has played, the newest first. */
export function History({ history }: { readonly history: readonly Past[] }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const [game, setGame] = useState('')
  const games = [...new Set(history.map((past) => past.game))]
  const shown = history.filter((past) => game === '' || past.game === game)
  return (
    <section className="card" aria-labelledby="history">
      <div className="between">
        <h2 id="history">{words.history}</h2>
        {games.length > 1 && (
          <span className="segments" role="group" aria-label={words.history}>
            {['', ...games].map((one) => (
              <button key={one} type="button" aria-pressed={one === game} onClick={() => setGame(one)}>
                {one === '' ? words.all : nameOfGame(one, language)}
              </button>
            ))}
          </span>
        )}
      </div>
      {shown.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ul className="past">
        {shown.map((past) => (
          <PastRow key={past.match} past={past} />
        ))}
      </ul>
    </section>
  )
}

function PastRow({ past }: { readonly past: Past }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const { match, game, place, score, others, at, left } = past
  const number = new Intl.NumberFormat(language)
  const told = others.map(({ name, score: points }) => `${name} ${number.format(points)}`)
  return (
    <li>
      <GameSign game={game} />
      <span className={place === 1 && !left ? 'past-place first' : 'past-place'} aria-hidden="true">
        {place === 0 || left ? '–' : place}
      </span>
      <span className="past-what">
        <b>{nameOfGame(game, language)}</b>{' '}
        <small>
          <span className="visually-hidden">{left ? words.left : words.place(place)}; </span>
          {left ? words.left : place === 0 ? words.place(0) : number.format(score)}
          {told.length > 0 && `; ${told.join(', ')}`}
        </small>
      </span>
      <small>
        <time dateTime={new Date(at).toISOString()}>{whenOf(at, language)}</time>
      </small>
      <Changed past={past} />
      <Link href={`/table/${match}`} className="button small">
        {words.lookBack}
      </Link>
    </li>
  )
}

function Changed({ past: { change, counts } }: { readonly past: Past }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  if (change === undefined) return <b className="changed">{counts ? words.soon : words.friendly}</b>
  const says = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(change)
  return <b className={`changed ${change < 0 ? 'down' : 'up'}`}>{says}</b>
}
