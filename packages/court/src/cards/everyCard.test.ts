import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CARD_IDS, PATRON_IDS } from '../ids.ts'
import { book } from '../words/book.ts'

it('names every card and Patron in a test of its own', () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const tests = readdirSync(here)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${here}${file}`, 'utf8'))
    .join('\n')
  const names = [
    ...CARD_IDS.map((id) => `${id} ${book().cards.get(id)?.name}`),
    ...PATRON_IDS.map((id) => `${id} ${book().patrons.get(id)?.name}`),
  ]
  expect(names.filter((name) => !tests.includes(name))).toEqual([])
})
