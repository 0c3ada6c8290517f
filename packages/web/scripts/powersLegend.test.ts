import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words as english } from '@hippodrome/powers/words/en'
import { words as dutch } from '@hippodrome/powers/words/nl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Spoken } from '../src/board/stage.ts'
import { ICONS } from '../src/powers/icons.tsx'
import { legend } from '../src/powers/legend.tsx'

const groupsIn = (language: 'en' | 'nl') =>
  legend({ language, words: language === 'en' ? english : dutch } as unknown as Spoken)
const drawn = renderToStaticMarkup(
  groupsIn('en').flatMap(({ signs }) =>
    signs.map(({ sign, name }) => createElement('i', { key: name }, sign)),
  ),
)
const classes = new Set([...drawn.matchAll(/class="([^"]*)"/g)].flatMap(([, some = '']) => some.split(' ')))

/** What is styled and is no sign: names, and what happens to any sign while it is chosen or pointed at. */
const NO_SIGNS = [
  'city-name',
  'area-name',
  'sea-name',
  'name',
  'nobody',
  'legal',
  'picked',
  'board',
  'ping',
  'marks',
  'pw-stack',
  'pw-plates',
]

/** Every class of a part of the map that its styles know. */
function styledIn(file: string, parts: RegExp): readonly string[] {
  const css = readFileSync(join(import.meta.dirname, '../src/powers', file), 'utf8')
  const selectors = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, one = '']) =>
    one.split(','),
  )
  const found = selectors.filter((one) => parts.test(one)).flatMap((one) => one.match(/\.[a-z][\w-]*/g) ?? [])
  return [...new Set(found.map((one) => one.slice(1)))].filter((one) => !NO_SIGNS.includes(one))
}

describe('the legend of powers', () => {
  it('has every icon that the board has', () => {
    expect(ICONS.filter((id) => !drawn.includes(`#pw-${id}"`))).toEqual([])
  })

  it.each([
    ['counters.css', /\.counter|\.walls|\.tick/],
    ['towers.css', /\.pw-/],
    ['hints.css', /\.pw-hints \./],
    ['scene.css', /\.pw-land|\.pw-borders|\.coin/],
  ])('has every sign that %s styles', (file, parts) => {
    const styled = styledIn(file, parts)
    expect(styled.length).toBeGreaterThan(8)
    expect(styled.filter((name) => !classes.has(name))).toEqual([])
  })

  it('names each sign once, in both languages', () => {
    for (const groups of [groupsIn('en'), groupsIn('nl')])
      for (const { title, signs } of groups) {
        const names = signs.map(({ name }) => name)
        expect([title, new Set(names).size]).toEqual([title, names.length])
      }
  })
})
