import { GAMES } from '@hippodrome/games'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { gameWords } from '../app/gameWords.ts'
import { useLanguage, useWords } from '../app/language.ts'
import { Loading } from '../app/Loading.tsx'
import { Blocks } from './Blocks.tsx'
import { type Book, searchBook } from './parse.ts'
import { useBook } from './useBook.ts'
import { rulesWords } from './words.ts'
import './rules.css'

/** The whole rule book, searchable; a rule in the address is marked and brought into sight. */
export default function RuleBook() {
  const { game, rule } = useParams<{ game: string; rule?: string }>()
  const language = useLanguage()
  const book = useBook(game, language)
  const words = useWords(rulesWords)
  if (book === 'missing') return <p role="alert">{words.missing}</p>
  if (!book) return <Loading />
  return <Opened key={`${game}.${language}`} game={game} rule={rule} book={book} />
}

function Opened({
  game,
  rule,
  book,
}: {
  readonly game: string
  readonly rule: string | undefined
  readonly book: Book
}) {
  const words = useWords(rulesWords)
  const language = useLanguage()
  const [wish, setWish] = useState('')
  const sought = useDeferredValue(wish)
  const chapters = searchBook(book, sought)
  useEffect(() => {
    if (rule === undefined) return
    setWish('')
    const place = rule.includes('.') ? `rule-${rule}` : `chapter-${rule}`
    document.getElementById(place)?.scrollIntoView({ block: rule.includes('.') ? 'center' : 'start' })
  }, [rule])
  return (
    <div className="rulebook">
      <aside>
        <ul className="books" aria-label={words.books}>
          {GAMES.map((id) => (
            <li key={id}>
              <Link href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                {gameWords[id][language].name}
              </Link>
            </li>
          ))}
        </ul>
        <input
          type="search"
          value={wish}
          onChange={({ target }) => setWish(target.value)}
          aria-label={words.search}
          placeholder={words.searchHint}
        />
        <nav aria-label={words.contents}>
          <ol>
            {book.chapters.map(({ number, title }) => (
              <li key={number} value={number}>
                <button type="button" className="plain" onClick={() => show(`chapter-${number}`)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <article>
        <h1>{book.title}</h1>
        {!sought && <Blocks game={game} blocks={book.intro} />}
        {chapters.length === 0 && <p role="status">{words.nothing(sought)}</p>}
        {chapters.map(({ number, title, blocks }) => (
          <section key={number} aria-labelledby={`chapter-${number}`}>
            <h2 id={`chapter-${number}`} tabIndex={-1}>
              {number}. {title}
            </h2>
            <Blocks game={game} blocks={blocks} marked={rule} />
          </section>
        ))}
      </article>
    </div>
  )
}

/** The address belongs to the screens, so the jump is made by hand. */
function show(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
