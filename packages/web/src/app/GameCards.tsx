import { GAMES, type GameId } from '@hippodrome/games'
import { Link } from 'wouter'
import { lessonIds } from '../lessons/ids.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { GAME_FACTS, gameWords } from './gameWords.ts'
import { homeWords } from './homeWords.ts'
import { Icon } from './Icon.tsx'
import { useLanguage, useWords } from './language.ts'
import './games.css'

export function GameCards({ onPlay }: { readonly onPlay: (game: string) => void }) {
  const words = useWords(homeWords)
  return (
    <section className="games" aria-label={words.games}>
      {GAMES.map((id, index) => (
        <GameCard key={id} id={id} first={index === 0} onPlay={onPlay} />
      ))}
    </section>
  )
}

type Props = { readonly id: GameId; readonly first: boolean; readonly onPlay: (game: string) => void }

function GameCard({ id, first, onPlay }: Props) {
  const words = useWords(homeWords)
  const { name, about } = gameWords[id][useLanguage()]
  const taught = lessonIds(id).length > 0
  return (
    <article className="game">
      <Link href={`/new/${id}`} aria-label={words.setUpGame(name)}>
        <Miniature game={id} />
      </Link>
      <div className="inside">
        <h2>{name}</h2>
        <p>{about}</p>
        <GameFacts id={id} />
        <div className="acts">
          <button
            type="button"
            className={first ? 'primary' : 'next'}
            aria-label={words.playGame(name)}
            onClick={() => onPlay(id)}
          >
            <Icon name="play" filled />
            {words.playNow}
          </button>
          <Link href={taught ? `/lessons/${id}/1` : `/rules/${id}`} className="button">
            <Icon name={taught ? 'learn' : 'book'} />
            {taught ? words.lesson : words.rules}
          </Link>
          <Link href={`/new/${id}`} className="button">
            <Icon name="gear" />
            {words.setUp}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** How many play, how long it takes, how much there is to learn. */
export function GameFacts({ id }: { readonly id: GameId }) {
  const words = useWords(homeWords)
  const { players, minutes, leaves } = GAME_FACTS[id]
  return (
    <div className="facts">
      <span>
        <Icon name="users" />
        {words.players(...players)}
      </span>
      <span title={words.minutesHelp}>
        <Icon name="clock" />
        {words.minutes(minutes)}
      </span>
      <span>
        <Leaves count={leaves} />
        {words[`leaves${leaves}`]}
      </span>
    </div>
  )
}

const Leaves = ({ count }: { readonly count: number }) => (
  <span className="leaves" aria-hidden="true">
    {[1, 2, 3].map((leaf) => (
      <svg key={leaf} className={leaf <= count ? 'on' : ''} viewBox="0 0 10 14">
        <path d="M5 0c4 4 4 9 0 14C1 9 1 4 5 0z" />
      </svg>
    ))}
  </span>
)
