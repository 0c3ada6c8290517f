import { Link } from 'wouter'
import { useWords } from '../app/language.ts'
import { LESSONS } from './lessons.ts'
import { useProgress } from './progress.ts'
import { lessonTexts, lessonWords } from './words.ts'
import './lessons.css'

export default function Lessons() {
  const words = useWords(lessonWords)
  const texts = useWords(lessonTexts)
  const { done } = useProgress()
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <ol className="lessons">
        {LESSONS.map(({ id }, index) => {
          const finished = done.includes(id)
          return (
            <li key={id} className={finished ? 'finished' : ''}>
              <div>
                <strong>{texts[id].title}</strong>
                {finished && <span className="badge">✓ {words.finished}</span>}
                <small>{texts[id].story}</small>
              </div>
              <Link
                href={`/lessons/${index + 1}`}
                className={finished ? 'button' : 'button primary'}
                aria-label={`${finished ? words.again : words.begin}: ${texts[id].title}`}
              >
                {finished ? words.again : words.begin}
              </Link>
            </li>
          )
        })}
      </ol>
    </>
  )
}
