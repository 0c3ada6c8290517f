import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { proofsIn } from './titles.ts'

const court = fileURLToPath(new URL('../../packages/court/src/', import.meta.url))
const read = (...path: string[]) => readFileSync(join(court, ...path), 'utf8')

type Named = { readonly id: string; readonly name: string }

const namesIn = (file: string): string[] => {
  const { cards = [], patrons = [] } = JSON.parse(read('data', file)) as {
    readonly cards?: readonly Named[]
    readonly patrons?: readonly Named[]
  }
  return [...cards, ...patrons].map(({ id, name }) => `${id} ${name}`)
}

it('every card and Patron of court is named by a test that asserts, in its title or among its cases', () => {
  const names = readdirSync(join(court, 'data'))
    .filter((file) => file.endsWith('.json'))
    .flatMap(namesIn)
  expect(names.length).toBeGreaterThan(150)
  const proven = readdirSync(join(court, 'cards'))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => proofsIn(read('cards', file)))
    .map(({ title, cases }) => title + cases)
    .join('\n')
  expect(names.filter((name) => !proven.includes(name))).toEqual([])
})
