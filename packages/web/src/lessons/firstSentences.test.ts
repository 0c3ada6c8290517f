import { expect, it } from 'vitest'
import { firstSentences } from './firstSentences.ts'

it('ends with a sentence, and skips none for a shorter one', () => {
  const long = 'Everybody speaks of nothing else, in the palace as in the streets and on the walls.'
  const two = 'It is 711 and you are Leo. Everybody has spoken.'
  expect(firstSentences(`${two} ${long} Now.`)).toBe(two)
  expect(firstSentences(`Now. ${long} Now.`)).toBe(`Now. ${long}`)
  expect(firstSentences(`${long} ${long}`)).toBe(long)
  expect(firstSentences('No end')).toBe('No end')
})
