import type { Summary } from '@hippodrome/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { myMatches } from './server.ts'
import { onlineWords } from './words.ts'
import './online.css'

const SHOWN = 8

/** Matches with people elsewhere, those that wait for me first. */
export default function MyTables() {
  const words = useWords(onlineWords)
  const [matches, setMatches] = useState<readonly Summary[]>([])
  useEffect(() => {
    const look = () => void myMatches().then(setMatches, () => undefined)
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  const shown = matches.filter(({ phase }) => phase !== 'abandoned').slice(0, SHOWN)
  if (shown.length === 0) return undefined
  return (
    <section className="card tables" aria-labelledby="online-matches">
      <h2 id="online-matches">{words.online}</h2>
      <ul>
        {shown.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

function Row({ match }: { readonly match: Summary }) {
  const words = useWords(onlineWords)
  const language = useLanguage()
  const others = match.seats.map(({ name }) => name).filter(Boolean)
  const says = {
    gathering: words.gathers,
    playing: words.goesOn,
    over: words.isOver,
    abandoned: words.closed,
  }
  return (
    <li>
      <span>
        <strong>{nameOfGame(match.game, language)}</strong>{' '}
        <span className="quiet">
          {others.join(', ')} · {says[match.phase]}
        </span>
      </span>
      <Link href={`/table/${match.id}`} className="button">
        {match.phase === 'over' ? words.look : words.toTable}
      </Link>
    </li>
  )
}
