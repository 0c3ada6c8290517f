import { GAMES, type GameId } from '@hippodrome/games'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { lessonIds } from './ids.ts'
import { useProgress } from './progress.ts'
import { useTexts } from './useCourse.ts'
import { lessonWords } from './words.ts'
import './lessons.css'

export default function Lessons() {
  const words = useWords(lessonWords)
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {GAMES.filter((game) => lessonIds(game).length > 0).map((game) => (
        <LessonsOf key={game} game={game} />
      ))}
    </>
  )
}

function LessonsOf({ game }: { readonly game: GameId }) {
  const language = useLanguage()
  const words = useWords(lessonWords)
  const texts = useTexts(game)
  const { has } = useProgress()
  if (!texts || texts === 'missing') return undefined
  return (
    <section aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{nameOfGame(game, language)}</h2>
      <ol className="lessons">
        {lessonIds(game).map((id, index) => {
          const finished = has(game, id)
          const text = texts[language][id]
          const act = finished ? words.again : words.begin
          return (
            <li key={id} className={finished ? 'finished' : ''}>
              <div>
                <strong>{text?.title}</strong>
                {finished && <span className="badge">✓ {words.finished}</span>}
                <small>{text?.story}</small>
              </div>
              <Link
                href={`/lessons/${game}/${index + 1}`}
                className={finished ? 'button' : 'button primary'}
                aria-label={`${act}: ${text?.title ?? ''}`}
              >
                {act}
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
