import { useEffect } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { homeWords } from '../app/homeWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { lookAround, useMine } from '../notice/attention.ts'
import { lengthText } from './saying.ts'
import { sceneOfTable } from './sceneOfTable.ts'
import { type MyMatch, waitsForMe, winnersOf } from './server.ts'
import { onlineWords } from './words.ts'
import './online.css'

const SHOWN = 8

/** Matches with people elsewhere, those that wait for me first. */
export default function MyTables() {
  const words = useWords(onlineWords)
  const home = useWords(homeWords)
  const matches = useMine()
  // Whoever comes from a table finds it here at once.
  useEffect(() => void lookAround(), [])
  const shown = matches.filter(({ phase }) => phase !== 'abandoned').slice(0, SHOWN)
  if (shown.length === 0) return undefined
  const waiting = matches.filter(isMyTurn).length
  return (
    <section className="online-matches" aria-labelledby="online-matches">
      <div className="section-head">
        <h2 id="online-matches">{waiting > 0 ? home.waiting(waiting) : words.online}</h2>
        {waiting > 0 && <small className="quiet">{words.online}</small>}
      </div>
      <ul className="card rows">
        {shown.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

const isMyTurn = (match: MyMatch): boolean => match.phase === 'playing' && waitsForMe(match)

function Row({ match }: { readonly match: MyMatch }) {
  const words = useWords(onlineWords)
  const language = useLanguage()
  const home = useWords(homeWords)
  const waits = isMyTurn(match)
  const others = match.seats.flatMap(({ name }, seat) =>
    name === '' || match.seats_of_mine.includes(seat) ? [] : [name],
  )
  return (
    <li className={waits ? 'match-row waits' : 'match-row'}>
      <Miniature game={match.game} scene={sceneOfTable(match)} bare />
      <div>
        <b>{nameOfGame(match.game, language)}</b> <span className="quiet">{others.join(', ')}</span>
        <small>
          <Standing match={match} />
        </small>
      </div>
      <div className="actions">
        <Link href={`/table/${match.id}`} className={waits ? 'button primary small' : 'button small'}>
          {match.phase === 'over' ? words.look : waits ? home.toMove : words.toTable}
        </Link>
      </div>
    </li>
  )
}

/** How a match stands, in a few words: who is asked, or who won. */
function Standing({ match }: { readonly match: MyMatch }) {
  const words = useWords(onlineWords)
  const language = useLanguage()
  const { phase, seats, waiting, choices } = match
  const asked = waiting.map((seat) => seats[seat]?.name ?? '').join(', ')
  if (phase === 'gathering') return words.gathers
  if (phase !== 'playing') return `${words.isOver}: ${winnersOf(match)}`
  const due = match.dues?.find(({ seat }) => match.seats_of_mine.includes(seat))?.due
  const left = due === undefined ? [] : [lengthText(Math.max(0, due - Date.now()), language)]
  const standing = waitsForMe(match) ? words.waitsForYou : words.asks(asked)
  return [standing, ...left, words.choices(choices)].join(' · ')
}
