import { LANGUAGES } from '@hippodrome/engine'
import { expect, it } from 'vitest'
import { ACTION_KEYS, DONE_KEY, keys as courtKeys, LIST_KEY } from '../court/keys.ts'
import { KEYS } from '../powers/gesture.ts'
import { keys as powersKeys } from '../powers/keys.ts'
import type { Board } from './board.ts'
import { keysOf } from './keyList.ts'

const lettersOf = (keys: Board['keys'], language: (typeof LANGUAGES)[number], company?: object) =>
  keysOf(keys ? { keys } : {}, { language, words: {}, playing: { company } } as never)

const listed = (...given: Parameters<typeof lettersOf>) =>
  lettersOf(...given).flatMap(([, keys]) => keys.flatMap((key) => key.keys))

it.each(LANGUAGES)('every letter that a board answers is listed, and says what it means (%s)', (language) => {
  const powers = Object.keys(KEYS).map((key) => key.toUpperCase())
  expect(listed(powersKeys, language)).toEqual(expect.arrayContaining(powers))
  const court = [...Object.values(ACTION_KEYS), DONE_KEY, LIST_KEY]
  expect(listed(courtKeys, language)).toEqual(expect.arrayContaining(court))
  for (const keys of [powersKeys, courtKeys])
    for (const [, lines] of lettersOf(keys, language))
      for (const { means } of lines) expect(means).not.toBe('')
})

it('the key of the talk is listed where people talk', () => {
  expect(listed(undefined, 'en')).not.toContain('T')
  expect(listed(undefined, 'en', {})).toContain('T')
})

it('the table of court answers no letter that its list does not have', () => {
  const sources = Object.values(
    import.meta.glob<string>('../court/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ).join('')
  const answered = [...sources.matchAll(/data-letter=(?:"[^"]*"|\{[^}]*\})/g)].map(([found]) => found)
  expect(answered.length).toBeGreaterThan(3)
  expect(answered.filter((found) => /["'][A-Z]["']/.test(found))).toEqual([])
})
