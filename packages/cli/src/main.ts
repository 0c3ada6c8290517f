import { LANGUAGES, type Language } from '@hippodrome/engine'
import { readArgs } from './args.ts'
import { type Command, helpOf, LANGUAGE_FLAG, overviewOf } from './command.ts'
import { BadInput, EXIT, exitCodeOf, lineOf } from './errors.ts'
import { systemLanguage } from './say.ts'
import { languageFrom } from './tableFlags.ts'

/** Loaded when they are wanted: a list of rules need not wait for the bots. */
export const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./commands/play.ts')).play,
  new: async () => (await import('./commands/new.ts')).newMatch,
  options: async () => (await import('./commands/options.ts')).options,
  rules: async () => (await import('./commands/rules.ts')).rules,
  replay: async () => (await import('./commands/replay.ts')).replayFile,
  verify: async () => (await import('./commands/verify.ts')).verify,
  review: async () => (await import('./commands/review.ts')).review,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  train: async () => (await import('./commands/train.ts')).train,
  gate: async () => (await import('./commands/gate.ts')).gate,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
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
  const [name = '', ...rest] = languageLast(argv)
  const language = languageOf(argv)
  try {
    return await run(name, rest, language)
  } catch (fault) {
    const code = exitCodeOf(fault)
    const place = Object.hasOwn(COMMANDS, name) ? `hippodrome ${name}` : 'hippodrome'
    process.stderr.write(`${place}: ${lineOf(fault, language)}\n`)
    if (code === EXIT.fault && process.env.HIPPODROME_DEBUG && fault instanceof Error)
      process.stderr.write(`${fault.stack ?? ''}\n`)
    return code
  }
}

/** A language before the command is that of the command. */
function languageLast(argv: readonly string[]): readonly string[] {
  const [first = ''] = argv
  const words = first === '--lang' ? 2 : first.startsWith('--lang=') ? 1 : 0
  const [command = '--help', ...rest] = argv.slice(words)
  return [command, ...rest, ...argv.slice(0, words)]
}

/** The language of help and complaints, before the flags are read. */
function languageOf(argv: readonly string[]): Language {
  const wanted = argv.flatMap((word, i) =>
    word === '--lang' ? [argv[i + 1]] : word.startsWith('--lang=') ? [word.slice('--lang='.length)] : [],
  )
  return LANGUAGES.find((language) => language === wanted.at(-1)) ?? systemLanguage(process.env)
}

async function run(name: string, rest: readonly string[], language: Language): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help')
    return help(rest[0]?.startsWith('-') ? undefined : rest[0], language)
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load)
    throw new BadInput(
      `there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`,
      `er is geen opdracht "${name}"; de opdrachten zijn ${Object.keys(COMMANDS).join(', ')}`,
    )
  if (rest.includes('--help') || rest.includes('-h')) return help(name, language)
  const command = await load()
  const args = readArgs({ ...command.flags, ...LANGUAGE_FLAG }, rest, command.words)
  languageFrom(args)
  return command.run(args)
}

async function help(name: string | undefined, language: Language): Promise<number> {
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (name !== undefined && !load)
    throw new BadInput(`there is no command "${name}"`, `er is geen opdracht "${name}"`)
  const text = load
    ? helpOf(await load(), language)
    : overviewOf(await Promise.all(Object.values(COMMANDS).map((each) => each())), language)
  process.stdout.write(`${text}\n`)
  return EXIT.ok
}
