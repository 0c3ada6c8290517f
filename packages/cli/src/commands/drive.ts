import type { Command } from '../command.ts'
import { DriveSession, LONGEST_REQUEST } from '../drive/session.ts'
import { EXIT } from '../errors.ts'
import { allGames, loadGame } from '../games.ts'
import { linesOf } from '../lines.ts'

export const drive: Command = {
  name: 'drive',
  usage: '',
  summary: 'Let a program in any language drive a match: JSON lines on standard input and output.',
  words: 0,
  flags: {},
  details: `One request a line, one reply a line; docs/drive.md describes them all.

  echo '{"id":1,"cmd":"new","game":"families","seats":2,"seed":"text"}' | hippodrome drive`,
  async run() {
    const session = new DriveSession(loadGame, allGames)
    process.stdin.setEncoding('utf8')
    for await (const line of linesOf(process.stdin as AsyncIterable<string>, LONGEST_REQUEST)) {
      if ('text' in line && line.text.trim() === '') continue
      const reply = `${JSON.stringify(await session.handle(line))}\n`
      if (!process.stdout.write(reply)) await new Promise((resolve) => process.stdout.once('drain', resolve))
    }
    return EXIT.ok
  },
}
