import { words as english } from '@hippodrome/powers/words/en'
import { words as dutch } from '@hippodrome/powers/words/nl'
import { expect, it } from 'vitest'
import { texts } from './texts.ts'

const called = ({ places, tables, chits }: typeof english.names): readonly string[] => [
  ...Object.values(places),
  ...Object.values(tables),
  ...Object.values(chits).map(({ name }) => name),
]

it('Dutch lessons call places, tables and chits as the Dutch board does', () => {
  const said = JSON.stringify(texts.nl)
  const own = called(dutch.names)
  const foreign = called(english.names).filter((name) => !own.some((known) => known.includes(name)))
  expect(foreign.length).toBeGreaterThan(30)
  for (const name of foreign) expect(said).not.toMatch(new RegExp(`\\b${name.replace('+', '\\+')}(?!\\w)`))
})
