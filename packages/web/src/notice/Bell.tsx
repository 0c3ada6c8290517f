import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { nameOfGame } from '../app/gameWords.ts'
import { Icon } from '../app/Icon.tsx'
import { useLanguage, useWords } from '../app/language.ts'
import { useWaiting } from '../app/useMatches.ts'
import { useNews, useWanting } from './attention.ts'
import type { NewsOf } from './news.ts'
import { noticeWords } from './words.ts'
import './bell.css'

/** What waits for who looks and what is new at their tables, in a list behind a bell. */
export function Bell() {
  const words = useWords(noticeWords)
  const news = useNews()
  const local = useWaiting()
  const count = news.length + local
  const wanting = useWanting()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', press)
    }
  }, [open])
  return (
    <div className="bell" ref={root}>
      <button
        type="button"
        className="plain icon"
        aria-expanded={open}
        aria-label={count > 0 ? `${words.bell}: ${words.bellCount(count)}` : words.bell}
        title={words.bell}
        data-testid="bell"
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        {count > 0 && (
          <b className={wanting > 0 ? 'badge' : 'badge dot'} aria-hidden="true">
            {wanting > 0 && wanting}
          </b>
        )}
      </button>
      {open && (
        <section className="bell-list" aria-label={words.bell} data-testid="bell-list">
          <h2>{words.bell}</h2>
          {count === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <ul onClick={() => setOpen(false)}>
              {news.map((one) => (
                <Line key={`${one.match.id} ${one.kind} ${one.blow?.at} ${one.blow?.says.en}`} news={one} />
              ))}
              {local > 0 && (
                <li>
                  <Link href="/">{words.here(local)}</Link>
                </li>
              )}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function toldOf(words: (typeof noticeWords)['en'], kind: NewsOf['kind'], n: number): string {
  return kind === 'done' || kind === 'talk' ? words[kind](n) : words[kind]
}

function Line({ news }: { readonly news: NewsOf }) {
  const words = useWords(noticeWords)
  const language = useLanguage()
  const { match, kind, n, blow } = news
  const others = match.seats.flatMap(({ name }, seat) =>
    name === '' || match.seats_of_mine.includes(seat) ? [] : [name],
  )
  const says = blow ? blow.says[language] : toldOf(words, kind, n)
  return (
    <li className={kind === 'turn' || kind === 'vote' ? 'wants' : ''}>
      <Link href={`/table/${match.id}`}>
        <b>{says}</b>
        <small>
          {nameOfGame(match.game, language)}
          {others.length > 0 && `: ${others.join(', ')}`}
        </small>
      </Link>
    </li>
  )
}
