import { BadData } from '@hippodrome/engine'
import { loadGame } from '@hippodrome/games'
import { ADMIN_HELP, administer } from './admin/admin.ts'
import { openBeside } from './admin/open.ts'
import { logTo } from './log.ts'
import { type Running, startServer } from './server.ts'
import { HELP, readSettings, type Settings } from './settings.ts'
import { backup, restore } from './store/backup.ts'
import { movePlace } from './store/move.ts'
import { StoreFault } from './store/store.ts'

type Place = {
  /** The built page, if there is one. */
  readonly page?: string
  /** The bundled worker in which bots think. */
  readonly thinker: URL
  /** The bundled thread that writes to the database. */
  readonly scribe: URL
  readonly build: string
}

/** Starts the server from its flags, and stops it gracefully; gives an exit code. */
export async function main(args: readonly string[], place: Place): Promise<number> {
  if (args[0] === 'admin' && (args.includes('--help') || args.length === 1)) {
    console.log(ADMIN_HELP)
    return 0
  }
  if (args.includes('--help')) {
    console.log(
      `Serves Hippodrome: the page, and matches that people far apart share.\n\n${HELP}\n\n${COMMANDS.join('\n')}`,
    )
    return 0
  }
  try {
    const [command, file] = args
    if (command === 'backup' || command === 'restore') return await copyData(command, file, args.slice(2))
    if (command === 'admin') return await admin(args.slice(1))
    if (command === 'move') return await moveData(args.slice(1))
    const settings = readSettings(args, process.env)
    const log = logTo((line) => process.stdout.write(line), Date.now)
    const running = await startServer({ settings, loadGame, now: Date.now, log, ...place })
    const stopped = untilStopped(running)
    console.log(
      `Hippodrome is at ${settings.url ?? `http://${hostOf(settings)}:${running.port}/`}  (Ctrl+C ends it)`,
    )
    await stopped
    return 0
  } catch (fault) {
    console.error(lineOf(fault))
    return 1
  }
}

/** `backup FILE` copies the data, also while the server runs; `restore FILE` puts them into an empty folder. */
async function copyData(
  command: 'backup' | 'restore',
  file: string | undefined,
  args: readonly string[],
): Promise<number> {
  if (file === undefined || file.startsWith('--'))
    throw new BadData('', `${command} needs the name of a file`)
  const { data } = readSettings(args, process.env)
  if (command === 'backup') backup(data, file)
  else await restore(data, file, Date.now)
  console.log(
    command === 'backup' ? `The data of ${data} are in ${file}.` : `The data of ${file} are in ${data}.`,
  )
  return 0
}

/** `move FROM TO`: everything from a folder to a PostgreSQL, or back. Nobody may be using either meanwhile. */
async function moveData([from, to]: readonly string[]): Promise<number> {
  if (from === undefined || to === undefined)
    throw new BadData(
      '',
      'move needs two places: a folder, and the address of a PostgreSQL, or the other way round',
    )
  const contents = await movePlace(from, to, Date.now, (table, rows) =>
    process.stderr.write(`${table}: ${rows}\n`),
  )
  const rows = Object.values(contents).reduce((sum, content) => sum + content.rows, 0)
  console.log(`All ${rows} rows are there, and equal by their hashes. What they came from is unchanged.`)
  return 0
}

/** `admin COMMAND`: words first, then where the data are. */
async function admin(args: readonly string[]): Promise<number> {
  const flags = args.findIndex((arg) => arg.startsWith('--'))
  const words = flags < 0 ? args : args.slice(0, flags)
  const settings = readSettings(flags < 0 ? [] : args.slice(flags), process.env)
  const { store, served } = await openBeside(settings, Date.now)
  try {
    for (const line of await administer({ store, served, loadGame, now: Date.now }, words)) console.log(line)
  } finally {
    await store.close()
  }
  return 0
}

const COMMANDS = [
  '  backup FILE [--data FOLDER]   copies the data, also while the server runs',
  '  restore FILE [--data FOLDER]  puts them into a folder that has none',
  '  admin COMMAND                 looks after people, words and matches (admin --help)',
  '  move FROM TO                  copies everything from a folder to a PostgreSQL, or back',
]

const hostOf = ({ host }: Settings): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function untilStopped(running: Running): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      void running.stop().finally(resolve)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}

/** What went wrong, in one line. */
function lineOf(fault: unknown): string {
  if (fault instanceof StoreFault || fault instanceof BadData) return fault.message
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const port = fault instanceof Error && 'port' in fault ? String(fault.port) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: npm start -- --port 8080`
  if (code === 'EACCES') return `Port ${port} needs more rights than this program has. Choose one above 1023.`
  if (code === 'EADDRNOTAVAIL')
    return 'This machine does not have that address. Leave --host out, or use 0.0.0.0.'
  return fault instanceof Error ? fault.message : String(fault)
}
