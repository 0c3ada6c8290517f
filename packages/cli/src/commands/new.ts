import type { Command } from '../command.ts'
import { EXIT } from '../errors.ts'
import { GAMES, loadGame } from '../games.ts'
import { fileText, keeperOf } from '../play/keeper.ts'
import { HUMAN } from '../players.ts'
import { say } from '../say.ts'
import { openTable } from '../table.ts'
import { languageFrom, seatsFrom, TABLE_FLAGS, wishFrom } from '../tableFlags.ts'

export const newMatch: Command = {
  name: 'new',
  usage: '[flags]',
  summary: 'Write the match file of a new match.',
  words: 0,
  flags: {
    ...TABLE_FLAGS,
    save: { value: 'FILE', help: 'where to; to the standard output if absent' },
  },
  details: `  hippodrome new --game families --seats 2 --seed "our evening" --save evening.json
  hippodrome play --load evening.json`,
  async run(args) {
    const rules = await loadGame(args.text('game') ?? GAMES[0])
    const wish = wishFrom(rules, args)
    const { player } = say[languageFrom(args)]
    const seated = Array.from({ length: seatsFrom(rules, args, wish) }, (_, seat) => ({
      name: player(seat + 1),
      player: HUMAN,
    }))
    const table = openTable(rules, { ...wish, seated })
    const path = args.text('save')
    if (path === undefined) process.stdout.write(fileText(table))
    else keeperOf(table, path).save()
    return EXIT.ok
  },
}
