import type { Language } from '@hippodrome/engine'
import { useLoaded } from '../app/useLoaded.ts'
import { type Book, parseBook } from './parse.ts'

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const books = new Map<string, Promise<Book>>()

function loadBook(page: string): Promise<Book> {
  const known = books.get(page)
  if (known) return known
  const load = pages[page]
  const book = load ? load().then(parseBook) : Promise.reject(new Error(`there is no ${page}`))
  books.set(page, book)
  return book
}

/** The rule book of a game: nothing while it loads. */
export const useBook = (game: string, language: Language): Book | 'missing' | undefined =>
  useLoaded(`../../../../docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`, loadBook)
