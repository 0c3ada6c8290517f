import { parseArgs } from 'node:util'
import { BadInput } from './errors.ts'

/** A flag of a command. Without `value` it is a switch. */
export type Flag = { readonly value?: string; readonly many?: true; readonly help: string }

export type Flags = { readonly [name: string]: Flag }

/** What a command is called with, asked for by name and checked. */
export class Args {
  constructor(
    readonly words: readonly string[],
    private readonly values: { readonly [name: string]: unknown },
  ) {}

  has(name: string): boolean {
    return this.values[name] !== undefined
  }

  /** Whether nothing was asked for but, perhaps, these. */
  only(...names: readonly string[]): boolean {
    return this.words.length === 0 && Object.keys(this.values).every((name) => names.includes(name))
  }

  text(name: string): string | undefined {
    const value = this.values[name]
    return typeof value === 'string' ? value : undefined
  }

  texts(name: string): readonly string[] {
    const value = this.values[name]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }

  whole(name: string, from: number, to: number): number | undefined {
    const text = this.text(name)
    return text === undefined ? undefined : wholeNumber(text, `--${name}`, from, to)
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const known = values.find((value) => value === text)
    if (known === undefined)
      throw new BadInput(
        `--${name} must be one of ${values.join(', ')}, not "${text}"`,
        `--${name} moet een zijn van ${values.join(', ')}, niet "${text}"`,
      )
    return known
  }
}

export function wholeNumber(text: string, place: string, from: number, to: number): number {
  const number = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(number >= from && number <= to))
    throw new BadInput(
      `${place} must be a whole number from ${from} to ${to}, not "${text}"`,
      `${place} moet een heel getal zijn van ${from} tot en met ${to}, niet "${text}"`,
    )
  return number
}

/** The words between commas; nothing at all gives none. */
export const listOf = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map((word) => word.trim())

/** Reads what follows a command's name. Throws `BadInput` in one line. */
export function readArgs(flags: Flags, argv: readonly string[], most: number): Args {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.value ? ('string' as const) : ('boolean' as const), multiple: flag.many ?? false },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: withNegatives(flags, argv),
      options,
      allowPositionals: true,
      strict: true,
    })
    const extra = positionals[most]
    if (extra !== undefined)
      throw new BadInput(`"${extra}" is one word too many`, `"${extra}" is een woord te veel`)
    for (const [name, value] of Object.entries(values))
      for (const given of Array.isArray(value) ? value : [value])
        if (typeof given === 'string' && given.trim() === '') throw wantsValue(`--${name}`)
    return new Args(positionals, values)
  } catch (fault) {
    if (fault instanceof BadInput) throw fault
    throw flagFault(fault)
  }
}

const wantsValue = (flag: string): BadInput => new BadInput(`${flag} wants a value`, `${flag} wil een waarde`)

/** `--to -1` means `--to=-1`; Node would ask which of two things is meant. */
function withNegatives(flags: Flags, argv: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of argv) {
    const last = joined.at(-1) ?? ''
    if (/^-\d/.test(word) && last.startsWith('--') && flags[last.slice(2)]?.value !== undefined)
      joined[joined.length - 1] = `${last}=${word}`
    else joined.push(word)
  }
  return joined
}

/** Node's own message runs over several sentences; the first says it all. */
function flagFault(fault: unknown): BadInput {
  const message = fault instanceof Error ? fault.message : String(fault)
  const unknown = /^Unknown option '([^']+)'/.exec(message)
  if (unknown) return new BadInput(`there is no flag ${unknown[1]}`, `er is geen vlag ${unknown[1]}`)
  const missing = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(
    message,
  )
  if (missing) return wantsValue(missing[1] ?? '')
  const [sentence = message] = message.split(/[.\n]/)
  return new BadInput(sentence)
}
