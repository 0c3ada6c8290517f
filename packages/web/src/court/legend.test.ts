import { words } from '@hippodrome/court/words'
import type { Choice, Language, Words } from '@hippodrome/engine'
import { isValidElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import book from '../../../../docs/rules/court.md?raw'
import icons from './icons.json' with { type: 'json' }
import { legend } from './legend.tsx'
import { learn } from './words.ts'

await learn('nl')

const groupsIn = (language: Language) =>
  legend({ language, words: words[language] as unknown as Words<unknown, Choice, never> })

/** The drawings in a sign. */
function drawnIn(sign: ReactNode): readonly string[] {
  if (!isValidElement<{ readonly name?: string }>(sign)) return []
  const { name } = sign.props
  return name === undefined ? [] : [name]
}

/** Drawings that always stand beside their word, and those of the design that the table does not use. */
const SAID_ELSEWHERE =
  'map chronicle courts market plus minus close undo redo eye vote discard quadriga rulebook'.split(' ')

it('explains every drawing of the table that has no word beside it', () => {
  const drawn = new Set(groupsIn('en').flatMap(({ signs }) => signs.flatMap(({ sign }) => drawnIn(sign))))
  const silent = Object.keys(icons).filter((name) => !drawn.has(name))
  expect(silent.toSorted()).toEqual(SAID_ELSEWHERE.toSorted())
})

it('names every sign once, in both languages, with a rule that the book has where there is one', () => {
  const [en, nl] = [groupsIn('en'), groupsIn('nl')]
  for (const groups of [en, nl])
    for (const { signs } of groups) expect(new Set(signs.map(({ name }) => name)).size).toBe(signs.length)
  const rules = en.flatMap(({ signs }) => signs.flatMap(({ rule }) => rule ?? []))
  expect(rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([])
  // Whatever comes from the rules says which; edges, keys and where a card comes from do not.
  const drawings = en.slice(0, 6).flatMap(({ signs }) => signs)
  expect(drawings.filter(({ rule }) => rule === undefined)).toHaveLength(2)
  expect(nl.map(({ signs }) => signs.length)).toEqual(en.map(({ signs }) => signs.length))
})
