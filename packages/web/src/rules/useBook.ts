import type { Language } from '@hippodrome/engine'
import { useEffect, useState } from 'react'
import { type Book, parseBook } from './parse.ts'

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const books = new Map<string, Promise<Book>>()

function loadBook(game: string, language: Language): Promise<Book> {
  const page = `../../../../docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`
  const known = books.get(page)
  if (known) return known
  const load = pages[page]
  const book = load ? load().then(parseBook) : Promise.reject(new Error(`no rule book of ${game}`))
  books.set(page, book)
  return book
}

/** The rule book of a game: nothing while it loads. */
export function useBook(game: string, language: Language): Book | 'missing' | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly book: Book | 'missing' }>()
  const key = `${game}.${language}`
  useEffect(() => {
    let wanted = true
    loadBook(game, language).then(
      (book) => wanted && setLoaded({ key, book }),
      () => wanted && setLoaded({ key, book: 'missing' }),
    )
    return () => {
      wanted = false
    }
  }, [game, language, key])
  return loaded?.key === key ? loaded.book : undefined
}
