import type { Command } from '../command.ts'
import { BadInput, EXIT } from '../errors.ts'
import { PAGE, wrap } from '../format.ts'
import { GAMES } from '../games.ts'
import { findRules, type Rule } from '../rules/book.ts'
import { needBook } from '../rules/shelf.ts'
import { languageFrom } from '../tableFlags.ts'

export const rules: Command = {
  name: 'rules',
  usage: '[GAME] [SEARCH | §7.3] [flags]',
  summary: 'Print or search the rule books.',
  words: 40,
  flags: {},
  details: `  hippodrome rules families                 the whole book
  hippodrome rules families §17.2           one rule; a chapter's number gives all of it
  hippodrome rules families siege dice      every rule with these words
  hippodrome rules siege                    the same in all books`,
  async run(args) {
    const [first, ...others] = args.words
    const named = GAMES.find((game) => game === first)
    const query = (named === undefined ? args.words : others).join(' ').trim()
    const language = languageFrom(args)
    const books = (named === undefined ? GAMES : [named]).map((game) => ({
      game,
      book: needBook(game, language),
    }))
    if (query === '') {
      if (named === undefined)
        throw new BadInput(
          `which book: ${GAMES.join(', ')}? Or give words to search for`,
          `welk boek: ${GAMES.join(', ')}? Of geef woorden om te zoeken`,
        )
      process.stdout.write(books.map(({ book }) => book.text).join('\n'))
      return EXIT.ok
    }
    const found = books.flatMap(({ game, book }) =>
      findRules(book, query).map((rule) => ruleText(game, rule)),
    )
    if (found.length === 0)
      throw new BadInput(
        `no rule for "${query}" in ${books.map(({ game }) => game).join(', ')}`,
        `geen regel voor "${query}" in ${books.map(({ game }) => game).join(', ')}`,
      )
    process.stdout.write(`${found.join('\n\n')}\n`)
    return EXIT.ok
  },
}

const ruleText = (game: string, { number, chapter, text }: Rule): string =>
  [
    `${game} §${number} (${chapter.replace(/^\d+\.\s*/, '')})`,
    ...text.split('\n').map((line) => wrap(`  ${line}`, PAGE, '  ')),
  ].join('\n')
