import { readArgs } from './args.ts'
import { type Command, helpOf } from './command.ts'
import { BadInput, EXIT, exitCodeOf, lineOf } from './errors.ts'

/** Loaded when they are wanted: a list of rules need not wait for the bots. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./commands/play.ts')).play,
  new: async () => (await import('./commands/new.ts')).newMatch,
  options: async () => (await import('./commands/options.ts')).options,
  rules: async () => (await import('./commands/rules.ts')).rules,
  replay: async () => (await import('./commands/replay.ts')).replayFile,
  verify: async () => (await import('./commands/verify.ts')).verify,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  bench: async () => (await import('./commands/bench.ts')).bench,
  drive: async () => (await import('./commands/drive.ts')).drive,
}

/** Runs the command that `argv` names; gives the exit code. What is wrong is said in one line. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    // A reader such as `head` that has seen enough is no fault; a full disk is.
    if (fault.code === 'EPIPE') process.exit(EXIT.ok)
    process.stderr.write(`hippodrome: the output cannot be written (${fault.message})\n`)
    process.exit(EXIT.badInput)
  })
  const [name = '--help', ...rest] = argv
  try {
    return await run(name, rest)
  } catch (fault) {
    const code = exitCodeOf(fault)
    const place = Object.hasOwn(COMMANDS, name) ? `hippodrome ${name}` : 'hippodrome'
    process.stderr.write(`${place}: ${lineOf(fault)}\n`)
    if (code === EXIT.fault && process.env.HIPPODROME_DEBUG && fault instanceof Error)
      process.stderr.write(`${fault.stack ?? ''}\n`)
    return code
  }
}

async function run(name: string, rest: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') return help(rest[0])
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load)
    throw new BadInput(`there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`)
  if (rest.includes('--help') || rest.includes('-h')) return help(name)
  const command = await load()
  return command.run(readArgs(command.flags, rest, command.words))
}

async function help(name: string | undefined): Promise<number> {
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (name !== undefined && !load) throw new BadInput(`there is no command "${name}"`)
  process.stdout.write(`${load ? helpOf(await load()) : await overview()}\n`)
  return EXIT.ok
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  return [
    'hippodrome COMMAND [flags]',
    '',
    'Plays three board games set in Byzantium, and looks after their matches.',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    '"hippodrome COMMAND --help" says more about one of them.',
    '',
    'Exit codes: 0 all is well; 1 the answer is no (a match that does not hold, a simulated match that broke);',
    '2 what was asked for or handed in cannot be used, one line says why; 3 a fault in Hippodrome; 130 Ctrl-C.',
  ].join('\n')
}
