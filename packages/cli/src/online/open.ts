import { randomUUID } from 'node:crypto'
import type { Language } from '@hippodrome/engine'
import { Line } from '@hippodrome/wire'
import type { Args } from '../args.ts'
import { BadInput } from '../errors.ts'
import type { Terminal } from '../terminal.ts'
import { Keys, usualKeys } from './keys.ts'
import { readLink } from './link.ts'
import { Server } from './server.ts'
import { OnlineSession } from './session.ts'
import { OnlineTable } from './table.ts'
import { onlineWords } from './words.ts'

/** What goes with `--at`. */
const FLAGS = ['at', 'name', 'key', 'save', 'lang'] as const

/** Plays at the table that `--at` names; gives the exit code. Throws `BadInput`. */
export async function playAt(
  link: string,
  args: Args,
  terminal: Terminal,
  language: Language,
): Promise<number> {
  if (!args.only(...FLAGS))
    throw new BadInput(
      `with --at only --${FLAGS.slice(1).join(', --')} can be given: the table is set already`,
      `bij --at horen alleen --${FLAGS.slice(1).join(', --')}: de tafel staat al`,
    )
  const { page, match, invite } = readLink(link)
  const keys = new Keys(args.text('key') ?? usualKeys(process.env))
  const server = new Server(page, keys)
  const { name, isNew } = await server.comeIn(args.text('name'), () => askName(terminal, language))
  if (isNew) terminal.print(onlineWords[language].keyKept(keys.path))
  const line = new Line({
    connect: () => server.connect(),
    newId: () => randomUUID().replaceAll('-', ''),
    now: Date.now,
    chance: Math.random,
    later: (act, ms) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  const table = new OnlineTable(line, match)
  const fetchFile = () => server.fileOf(match)
  try {
    const save = args.text('save')
    return await OnlineSession.run({ table, line, terminal, language, name, invite, fetchFile, save })
  } finally {
    table.close()
  }
}

async function askName(terminal: Terminal, language: Language): Promise<string> {
  const name = terminal.interactive ? await terminal.ask(onlineWords[language].yourName) : undefined
  if (name !== undefined) return name
  throw new BadInput('say who you are with --name', 'zeg wie je bent met --name')
}
