import { readFileSync } from 'node:fs'
import {
  clientSchema,
  clockSchema,
  deedSchema,
  motionSchema,
  noteSchema,
  saidSchema,
  serverSchema,
  timeSchema,
} from '@hippodrome/wire'
import { describe, expect, it } from 'vitest'

const text = readFileSync(new URL('../../../docs/online-protocol.md', import.meta.url), 'utf8')

type Entries = { readonly [field: string]: { readonly type: string } }

type Lists = { readonly [field: string]: { readonly item: { readonly entries: Entries } } }

/** The cells of the table of the document whose first column is called so, without its head. */
function tableOf(head: string): readonly (readonly string[])[] {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`| ${head} |`))
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('|'))
  return lines.slice(at + 2, end).map((line) => line.split('|').slice(1, -1))
}

/** Names in backticks, each with the mark of what may be absent. */
const names = (cell = ''): string[] =>
  [...cell.matchAll(/`(\w+)`(\??)/g)].map(([, name, mark]) => `${name}${mark}`)

const fieldsOf = (entries: Entries): string[] =>
  Object.entries(entries).map(([field, { type }]) => `${field}${type === 'optional' ? '?' : ''}`)

/** The names in the first column of a table. */
const firstOf = (head: string): string[] => tableOf(head).flatMap(([name]) => names(name))

/** What the document says of the fields of every kind of message. */
const documented = (head: string): { [type: string]: string[] } =>
  Object.fromEntries(
    tableOf(head).flatMap(([types, fields]) => names(types).map((type) => [type, names(fields).toSorted()])),
  )

const without = (entries: Entries, key: string): string[] =>
  fieldsOf(entries)
    .filter((field) => field !== key)
    .toSorted()

const server = Object.fromEntries(serverSchema.options.map(({ entries }) => [entries.type.literal, entries]))

describe('docs/online-protocol.md says of the protocol all that there is, and nothing else', () => {
  it('what a page says', () => {
    const said = clientSchema.options.flatMap(({ entries }) => {
      const types = 'options' in entries.type ? entries.type.options : [entries.type.literal]
      return types.map((type) => [type, without(entries, 'type')])
    })
    expect(documented('page says')).toEqual(Object.fromEntries(said))
  })

  it('what is done at a table', () => {
    const deeds = deedSchema.options.map(({ entries }) => [entries.kind.literal, without(entries, 'kind')])
    expect(documented('`entry` of `do`')).toEqual(Object.fromEntries(deeds))
  })

  it('what the server says', () => {
    const said = Object.entries(server).map(([type, entries]) => [type, without(entries, 'type')])
    expect(documented('server says')).toEqual(Object.fromEntries(said))
  })

  it.each([
    ['of each of `seats`', 'table', 'seats'],
    ['of each of `votes`', 'table', 'votes'],
    ['of each table in a list', 'lobby', 'tables'],
  ])('%s', (head, type, field) => {
    const lists = server[type] as unknown as Lists | undefined
    expect(firstOf(head)).toEqual(fieldsOf(lists?.[field]?.item.entries ?? {}))
  })

  it('of each of `clocks`', () => {
    expect(firstOf('of each of `clocks`')).toEqual(fieldsOf(clockSchema.entries))
  })

  it('the kinds of time, of motions and of notes', () => {
    const kinds = timeSchema.options.map(({ entries }) => [entries.kind.literal, without(entries, 'kind')])
    expect(documented('`kind` of `time`')).toEqual(Object.fromEntries(kinds))
    const motions = motionSchema.options.map(({ entries }) => [entries.do.literal, without(entries, 'do')])
    expect(documented('`do` of a motion')).toEqual(Object.fromEntries(motions))
    const notes = noteSchema.options.map(({ entries }) => [entries.kind.literal, without(entries, 'kind')])
    expect(documented('`kind` of a note')).toEqual(Object.fromEntries(notes))
  })

  it('of each line of `said`', () => {
    expect(firstOf('of each line of `said`')).toEqual(fieldsOf(saidSchema.entries))
  })
})
