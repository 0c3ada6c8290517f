import type { Args, Flags } from './args.ts'

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

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]): [string, string] => [
    `--${name}${flag.value ? ` ${flag.value}` : ''}`,
    flag.help + (flag.many ? ' (may be repeated)' : ''),
  ])
  const width = Math.max(...flags.map(([left]) => left.length), 6)
  const rows = [...flags, ['--help', 'this text'] as const].map(
    ([left, right]) => `  ${left.padEnd(width)}  ${right}`,
  )
  return [
    `hippodrome ${command.name} ${command.usage}`.trim(),
    '',
    command.summary,
    '',
    ...rows,
    ...(command.details ? ['', command.details] : []),
  ].join('\n')
}
