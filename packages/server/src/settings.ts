import { parseArgs } from 'node:util'
import { BadData, parseWith } from '@hippodrome/engine'
import * as v from 'valibot'

const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const yesNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((word) => word === 'yes'),
)

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/, 'must be like https://play.example.org'))

const mailServer = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/\S+$/, 'must be like smtp://name:password@mail.example.org'),
)

/** Where the server is when nobody says otherwise. */
export const USUAL_PORT = 4173

/** What can be set, by a flag (`--data FOLDER`) or in the environment (`HIPPODROME_DATA`), with what it means. */
const SETTINGS = {
  port: {
    schema: v.optional(number(0, 65_535)),
    fallback: undefined,
    help: `the port; 0 takes any that is free (${USUAL_PORT}, or any if that is taken)`,
  },
  host: { schema: v.string(), fallback: '127.0.0.1', help: 'the address to listen at; 0.0.0.0 for all' },
  data: { schema: v.string(), fallback: 'data', help: 'the folder of the database' },
  database: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be like postgres://user@host/name')),
    ),
    fallback: undefined,
    help: 'a PostgreSQL instead of the folder, for several nodes: postgres://user@host/name',
  },
  url: { schema: v.optional(address), fallback: undefined, help: 'how others reach the server, for links' },
  proxies: {
    schema: number(0, 9),
    fallback: '0',
    help: 'how many proxies of yours stand before it, which say in X-Forwarded-For who comes',
  },
  signups: { schema: yesNo, fallback: 'yes', help: 'whether new people may come (yes or no)' },
  people: { schema: number(1, 10_000_000), fallback: '100000', help: 'how many people at the most' },
  sockets: { schema: number(1, 1_000_000), fallback: '5000', help: 'how many sockets at the same time' },
  crowd: {
    schema: number(1, 1_000_000),
    fallback: '500',
    help: 'how many of them from one address',
  },
  windows: { schema: number(1, 1_000_000), fallback: '50', help: 'how many of them of one person' },
  waiting: {
    schema: number(1, 1_000_000),
    fallback: '50',
    help: 'how many tables of one person may wait for others',
  },
  tables: { schema: number(1, 1_000_000), fallback: '400', help: 'how many tables are kept in memory' },
  smtp: {
    schema: v.optional(mailServer),
    fallback: undefined,
    help: 'a mail server (smtp://name:password@host:587), for links and notices by mail',
  },
  sender: { schema: v.optional(v.string()), fallback: undefined, help: 'whom that mail is from' },
  haste: {
    schema: number(1, 1_000_000),
    fallback: '1',
    help: 'how many times faster than a person one may send',
  },
  thinkers: { schema: number(0, 64), fallback: '1', help: 'worker threads in which bots think' },
} as const

type Name = keyof typeof SETTINGS
export type Settings = { readonly [name in Name]: v.InferOutput<(typeof SETTINGS)[name]['schema']> }

const names = Object.keys(SETTINGS) as Name[]
const variables = (name: Name): string[] => [
  `HIPPODROME_${name.toUpperCase()}`,
  ...(name === 'port' ? ['PORT'] : []),
]

export const HELP = names
  .map((name) => {
    const { help, fallback } = SETTINGS[name]
    return `  --${name.padEnd(10)} ${help}${fallback === undefined ? '' : ` (${fallback})`}`
  })
  .join('\n')

/** Reads flags before the environment before the defaults. Throws `BadData` that names the flag. */
export function readSettings(
  args: readonly string[],
  environment: { readonly [name: string]: string | undefined },
): Settings {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  let flags: { readonly [name: string]: string | boolean | (string | boolean)[] | undefined }
  try {
    flags = parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values
  } catch (fault) {
    throw new BadData('', fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : String(fault))
  }
  const read = (name: Name): unknown => {
    const text =
      flags[name] ??
      variables(name)
        .map((variable) => environment[variable])
        .find((text) => text !== undefined) ??
      SETTINGS[name].fallback
    return parseWith<unknown>(SETTINGS[name].schema as v.GenericSchema, text, `--${name}`)
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Settings
}
