import { BadData, type Game, type Json, type Language, type Seat } from '@hippodrome/engine'
import { loadWays } from '@hippodrome/games'
import { type Args, listOf } from '../args.ts'
import type { Command } from '../command.ts'
import { MATCHES, PATIENCE } from '../defaults.ts'
import { BadInput, EXIT, lineOf } from '../errors.ts'
import { EXEC } from '../execPlayer.ts'
import { inFile, readMatch } from '../files.ts'
import { allGames, GAMES, loadGame } from '../games.ts'
import { playAt } from '../online/open.ts'
import { askResume, askSetting } from '../play/dialogue.ts'
import { freePath, keeperOf, newestUnfinished } from '../play/keeper.ts'
import { PlaySession } from '../play/session.ts'
import { isPlain, LONGEST_NAME } from '../names.ts'
import { botSpecs, checkSpec, HUMAN, humanSeats, makePlayer, playersAt } from '../players.ts'
import { say } from '../say.ts'
import { loadTable, openTable, type Seated, type Table } from '../table.ts'
import { languageFrom, seatsFrom, TABLE_FLAGS, wishFrom } from '../tableFlags.ts'
import { openTerminal, type Terminal } from '../terminal.ts'

/** A match to play, and where it is kept. */
type Opening = { readonly table: Table; readonly language: Language; readonly path: string }

export const play: Command = {
  name: 'play',
  usage: '[flags]',
  summary: 'Play in the terminal, against bots or several at one keyboard.',
  words: 0,
  flags: {
    ...TABLE_FLAGS,
    bots: {
      value: 'greedy,search:500',
      many: true,
      help: 'who takes the other seats: random, greedy, search:PLAYOUTS, search:500ms, recruit to strategos, exec:COMMAND',
    },
    human: { value: '0,2', help: 'seats of people at this keyboard, from 0; also all or none (default 0)' },
    names: { value: 'Anna,Bert', help: 'names of the seats, in order' },
    patience: {
      value: 'SECONDS',
      help: `how long an exec: program may take for a decision (default ${PATIENCE})`,
    },
    save: { value: 'FILE', help: `keep the match in this file (default ${MATCHES}/GAME-NUMBER.json)` },
    load: { value: 'FILE', help: 'go on with the match in this file, and keep it there' },
    programs: { help: 'start the programs (exec:COMMAND) that the loaded file names' },
    at: { value: 'LINK', help: 'play at a table of a server: the link of the invitation' },
    name: { value: 'NAME', help: 'what you are called there; asked for if absent' },
    key: { value: 'FILE', help: 'where it is kept who you are there (default in your configuration folder)' },
  },
  details: `Without any flag, in a terminal, you are asked what you want to play.
The match is kept after every choice, so that nothing is lost whatever happens.
With lines from a pipe a line that is no choice ends the play with exit code 2.

  hippodrome play --game families --seats 3 --bots greedy,search:500
  hippodrome play --human all --seats 2 --lang nl
  hippodrome play --bots 'exec:python3 examples/bot.py'
  hippodrome play --load matches/families-1234abcd.json
  hippodrome play --at 'https://play.example.org/#/table/…' --name Anna`,
  async run(args) {
    let leave = () => process.exit(EXIT.interrupted)
    const terminal = openTerminal(() => leave())
    try {
      const link = linkFrom(args)
      if (link !== undefined) return await playAt(link, args, terminal, languageFrom(args))
      const opening = await open(args, terminal)
      if (!opening) return EXIT.ok
      const { table, language, path } = opening
      const patience = args.whole('patience', 1, 86_400)
      const keeper = keeperOf(table, path)
      leave = () => {
        keeper.save()
        // What was being typed is not asked for again.
        terminal.close()
        terminal.print(`\n${say[language].saved(path)} ${say[language].goOn(path)}`)
        process.exit(EXIT.interrupted)
      }
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave())
      const { rules } = table.match
      const players = await Promise.all(
        table.header.seats.map(async ({ player }, seat) =>
          player === HUMAN ? undefined : makePlayer(player, { rules, header: table.header, seat, patience }),
        ),
      )
      const { interactive } = terminal
      return await new PlaySession({
        table,
        players,
        terminal,
        keeper,
        findWays: await loadWays(rules.id),
        language,
        confirm: interactive,
        alone: interactive,
      }).run()
    } finally {
      terminal.close()
    }
  },
}

function linkFrom(args: Args): string | undefined {
  const needless = ['name', 'key'].find((flag) => args.has(flag) && !args.has('at'))
  if (needless !== undefined)
    throw new BadInput(`--${needless} goes with --at LINK`, `--${needless} hoort bij --at LINK`)
  return args.text('at')
}

async function open(args: Args, terminal: Terminal): Promise<Opening | undefined> {
  const load = args.text('load')
  if (load !== undefined) return loadOpening(args, load)
  if (terminal.interactive && args.only('lang')) return askOpening(args, terminal)
  if (args.has('programs'))
    throw new BadInput('--programs goes with --load FILE', '--programs hoort bij --load FILE')
  const rules = await loadGame(args.text('game') ?? GAMES[0])
  const language = languageFrom(args)
  const wish = wishFrom(rules, args)
  const specs = botSpecs(args.texts('bots'))
  const human = args.text('human')
  const people = human === undefined || !/^[\d,\s]+$/.test(human) ? 1 : listOf(human).length
  const seats = seatsFrom(rules, args, wish, specs.length > 0 ? specs.length + people : undefined)
  const humans: Seat[] = humanSeats(human ?? '0', seats)
  const seated = seatedAs(playersAt(seats, humans, specs), language, listOf(args.text('names') ?? ''))
  const table = openTable(rules, { ...wish, seated })
  return { table, language, path: args.text('save') ?? freePath(table.header) }
}

/** The flags that describe a new match cannot change one that has begun. */
async function loadOpening(args: Args, path: string): Promise<Opening> {
  const fixed = [...Object.keys(TABLE_FLAGS), 'bots', 'human', 'names'].find((name) => args.has(name))
  if (fixed !== undefined)
    throw new BadInput(
      `--${fixed} cannot be changed in a match that is loaded`,
      `--${fixed} kan niet veranderen in een partij die geladen wordt`,
    )
  const file = readMatch(path)
  const rules = await loadGame(file.game)
  const table = inFile(path, () => loadTable(rules, file))
  checkPlayers(rules, table, path)
  checkPrograms(args, table)
  return { table, language: languageFrom(args), path: args.text('save') ?? path }
}

/** A file may come from anybody: what it would start on this machine, its reader must have asked for. */
function checkPrograms(args: Args, { header }: Table): void {
  const named = header.seats.map(({ player }) => player).filter((player) => player.startsWith(EXEC))
  if (named.length === 0 || args.has('programs')) return
  throw new BadInput(
    `the file would start ${named.join(' and ')}: --programs allows that`,
    `het bestand zou ${named.join(' en ')} starten: --programs staat dat toe`,
  )
}

/** Whoever goes on must be known here. */
function checkPlayers(rules: Game, { header }: Table, path: string): void {
  for (const [seat, { player }] of header.seats.entries())
    try {
      if (player !== HUMAN)
        checkSpec(player, rules, { seats: header.seats.length, data: header.tables as Json })
    } catch (fault) {
      throw new BadData(`${path} seats.${seat}.player`, lineOf(fault))
    }
}

async function askOpening(args: Args, terminal: Terminal): Promise<Opening | undefined> {
  const usual = languageFrom(args)
  const unfinished = newestUnfinished()
  if (unfinished !== undefined) {
    const goOn = await askResume(terminal, usual, unfinished)
    if (goOn === undefined) return undefined
    if (goOn) return loadOpening(args, unfinished)
  }
  const setting = await askSetting(terminal, await allGames(), usual)
  if (!setting) return undefined
  const { rules, language, players, options } = setting
  const table = openTable(rules, { seated: seatedAs(players, language, []), options })
  return { table, language, path: freePath(table.header) }
}

function seatedAs(players: readonly string[], language: Language, names: readonly string[]): Seated[] {
  if (names.length > players.length)
    throw new BadInput(
      `${names.length} names for ${players.length} seats`,
      `${names.length} namen voor ${players.length} plaatsen`,
    )
  for (const name of names)
    if (name.length > LONGEST_NAME || !isPlain(name))
      throw new BadInput(
        `--names: a name has at most ${LONGEST_NAME} letters on one line`,
        `--names: een naam heeft hoogstens ${LONGEST_NAME} letters op één regel`,
      )
  return players.map((player, seat) => ({
    name: names[seat] || (player === HUMAN ? say[language].player(seat + 1) : say[language].bot(seat + 1)),
    player,
  }))
}
