import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@hippodrome/engine'
import { BadInput } from '../errors.ts'
import { readText } from '../files.ts'
import { type Book, parseBook } from './book.ts'

/** Beside the bundle, or in the sources. */
const SHELVES = ['./rules/', '../../../../docs/rules/']

const pathOf = (game: string, language: Language): string | undefined =>
  SHELVES.map((shelf) =>
    fileURLToPath(new URL(`${shelf}${game}${language === 'en' ? '' : `.${language}`}.md`, import.meta.url)),
  ).find((path) => existsSync(path))

/** The rule book of a game, or nothing if it has none in this language. */
export function bookOf(game: string, language: Language): Book | undefined {
  const path = pathOf(game, language)
  return path === undefined ? undefined : parseBook(readText(path))
}

export function needBook(game: string, language: Language): Book {
  const book = bookOf(game, language)
  if (!book)
    throw new BadInput(
      `${game} has no rule book in this language (${language})`,
      `${game} heeft geen regelboek in deze taal (${language})`,
    )
  return book
}
