import { names } from '@hippodrome/powers/names'
import { expect, it } from 'vitest'
import { texts } from './texts.ts'

it('Dutch lessons call places, chits and tables as the Dutch board does', () => {
  const dutch = JSON.stringify(texts.nl)
  const pairs = (['places', 'tables'] as const).flatMap((kind) =>
    Object.entries(names.en[kind]).map(([id, name]) => [
      name,
      Object.entries(names.nl[kind]).find(([other]) => other === id)?.[1],
    ]),
  )
  const chits = Object.entries(names.en.chits).map(([id, { name }]) => [
    name,
    Object.entries(names.nl.chits).find(([other]) => other === id)?.[1].name,
  ])
  const foreign = [...pairs, ...chits].filter(([english = '', own = '']) => !own.includes(english))
  expect(foreign.length).toBeGreaterThan(30)
  for (const [english = ''] of foreign)
    expect(dutch).not.toMatch(new RegExp(`\\b${english.replace('+', '\\+')}\\b`))
})
