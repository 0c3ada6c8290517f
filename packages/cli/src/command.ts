import { type Language, LANGUAGES } from '@hippodrome/engine'
import type { Args, Flags } from './args.ts'
import { DUTCH, DUTCH_FRAME } from './helpDutch.ts'

/** One command of the command line. */
export type Command = {
  readonly name: string
  /** What follows the name, for the first line of its help. */
  readonly usage: string
  /** One line for the list of commands. */
  readonly summary: string
  /** More, and examples. */
  readonly details: string
  readonly flags: Flags
  /** How many words may follow besides flags. */
  readonly words: number
  run(args: Args): Promise<number>
}

/** What every command may be asked for. */
export const LANGUAGE_FLAG: Flags = {
  lang: { value: LANGUAGES.join('|'), help: 'language of the words; by default that of your system' },
}

const ENGLISH_FRAME: typeof DUTCH_FRAME = {
  lang: LANGUAGE_FLAG.lang?.help ?? '',
  help: 'this text',
  many: ' (may be repeated)',
  about: 'Plays three board games set in Byzantium, and looks after their matches.',
  more: '"hippodrome COMMAND --help" says more about one of them.',
  exits: `Exit codes: 0 all is well; 1 the answer is no (a match that does not hold, a simulated match that broke);
2 what was asked for or handed in cannot be used, one line says why; 3 a fault in Hippodrome; 130 Ctrl-C.`,
}

const frameOf = (language: Language) => (language === 'nl' ? DUTCH_FRAME : ENGLISH_FRAME)

/** What a command says about itself in a language. */
function wordsOf({ name, summary, details, flags }: Command, language: Language) {
  const dutch = language === 'nl' ? DUTCH[name] : undefined
  return {
    summary: dutch?.summary ?? summary,
    details: dutch?.details ?? details,
    flag: (flag: string) => dutch?.flags[flag] ?? flags[flag]?.help ?? '',
  }
}

export function helpOf(command: Command, language: Language): string {
  const words = wordsOf(command, language)
  const frame = frameOf(language)
  const flags = Object.entries(command.flags).map(([name, flag]): [string, string] => [
    `--${name}${flag.value ? ` ${flag.value}` : ''}`,
    words.flag(name) + (flag.many ? frame.many : ''),
  ])
  const lang = `--lang ${LANGUAGES.join('|')}`
  const width = Math.max(...flags.map(([left]) => left.length), lang.length)
  const rows = [...flags, [lang, frame.lang] as const, ['--help', frame.help] as const].map(
    ([left, right]) => `  ${left.padEnd(width)}  ${right}`,
  )
  return [
    `hippodrome ${command.name} ${command.usage}`.trim(),
    '',
    words.summary,
    '',
    ...rows,
    ...(words.details ? ['', words.details] : []),
  ].join('\n')
}

/** All commands, a line each. */
export function overviewOf(commands: readonly Command[], language: Language): string {
  const { about, more, exits } = frameOf(language)
  return [
    'hippodrome COMMAND [flags]',
    '',
    about,
    '',
    ...commands.map((command) => `  ${command.name.padEnd(10)}${wordsOf(command, language).summary}`),
    '',
    more,
    '',
    exits,
  ].join('\n')
}
