import { GAMES, type GameId } from '@hippodrome/games'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Miniature } from '../miniature/Miniature.tsx'
import { firstSentences } from './firstSentences.ts'
import { lessonIds } from './ids.ts'
import { useProgress } from './progress.ts'
import { useTexts } from './useCourse.ts'
import { lessonWords } from './words.ts'
import './lessons.css'

export default function Lessons() {
  const words = useWords(lessonWords)
  const { has } = useProgress()
  const open = GAMES.filter((game) => nextOf(game, has) >= 0)
  const first = open.find((game) => nextOf(game, has) > 0) ?? open[0]
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <div className="courses">
        {GAMES.filter((game) => lessonIds(game).length > 0).map((game) => (
          <CourseOf key={game} game={game} isFirst={game === first} />
        ))}
      </div>
    </>
  )
}

/** The place of the first lesson that was not finished yet. */
const nextOf = (game: GameId, has: (game: GameId, id: string) => boolean): number =>
  lessonIds(game).findIndex((id) => !has(game, id))

/** The lessons of a game: how many are done, which is next, and all of them. */
function CourseOf({ game, isFirst }: { readonly game: GameId; readonly isFirst: boolean }) {
  const language = useLanguage()
  const words = useWords(lessonWords)
  const texts = useTexts(game)
  const { has } = useProgress()
  if (!texts || texts === 'missing') return undefined
  const ids = lessonIds(game)
  const next = nextOf(game, has)
  const done = ids.filter((id) => has(game, id)).length
  const nextTitle = texts[language][ids[next] ?? '']?.title ?? ''
  return (
    <section className="card course" aria-labelledby={`lessons-${game}`}>
      <header>
        <Miniature game={game} bare />
        <div>
          <h2 id={`lessons-${game}`}>{nameOfGame(game, language)}</h2>
          <small>{words.doneOf(done, ids.length)}</small>
        </div>
        {next >= 0 && (
          <Link
            href={`/lessons/${game}/${next + 1}`}
            className={`button small ${isFirst ? 'primary' : 'next'}`}
            aria-label={`${words.begin}: ${nextTitle}`}
          >
            {done === 0 ? words.begin : words.goOn}
          </Link>
        )}
      </header>
      <ol className="lessons">
        {ids.map((id, index) => {
          const finished = has(game, id)
          const text = texts[language][id]
          return (
            <li key={id} className={finished ? 'finished' : ''}>
              <Link href={`/lessons/${game}/${index + 1}`}>
                <span className="number" aria-hidden="true">
                  {finished ? '✓' : index + 1}
                </span>
                <span>
                  <strong>{text?.title}</strong>
                  {finished && <span className="visually-hidden"> ({words.finished})</span>}
                  <small>{text && firstSentences(text.story)}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
