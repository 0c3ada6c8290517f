import type { Game, Language } from '@hippodrome/engine'
import type { Command } from '../command.ts'
import { EXIT } from '../errors.ts'
import { PAGE, rowsText, wrap } from '../format.ts'
import { allGames, loadGame } from '../games.ts'
import { optionData } from '../optionData.ts'
import { languageFrom } from '../tableFlags.ts'

export const options: Command = {
  name: 'options',
  usage: '[GAME] [flags]',
  summary: 'List the games, or the options of one of them in words.',
  words: 1,
  flags: { json: { help: 'as JSON' } },
  details: '',
  async run(args) {
    const [id] = args.words
    const language = languageFrom(args)
    const games = id === undefined ? await allGames() : [await loadGame(id)]
    const text = args.has('json')
      ? JSON.stringify(games.map((game) => optionData(game, language)))
      : id === undefined
        ? gamesText(games, language)
        : optionsText(games, language)
    process.stdout.write(`${text}\n`)
    return EXIT.ok
  },
}

const gamesText = (games: readonly Game[], language: Language): string =>
  rowsText(games.map(({ id, seats, words }) => [id, `${seats.min}-${seats.max}`, words[language].name])).join(
    '\n',
  )

/** The first value is the recommended one. */
const optionsText = (games: readonly Game[], language: Language): string =>
  games
    .flatMap((game) =>
      optionData(game, language).options.map(({ name, label, help, values }) =>
        [
          `${name}: ${label}`,
          wrap(`  ${help}`, PAGE, '  '),
          ...rowsText(
            values.map(({ value, label: said }, i) => [i === 0 ? '  *' : '   ', `${name}=${value}`, said]),
          ),
        ].join('\n'),
      ),
    )
    .join('\n\n')
