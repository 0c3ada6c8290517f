import { expect, it } from 'vitest'
import { texts } from './texts.ts'

it('nl gives the Overwinnaar and the Verslagene their article', () => {
  const said = JSON.stringify(texts.nl)
  expect(said).toContain('de Overwinnaar')
  expect(said).toContain('de Verslagene')
  expect(said).not.toMatch(/(?<!de )(Overwinnaar|Verslagene?)\b/)
})
