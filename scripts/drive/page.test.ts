import { readFileSync } from 'node:fs'
import { GAMES } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'
import { kindsIn, pageOf, promptsIn, samplesIn, shapesIn } from './page.ts'
import { pagePath, sourcesOf } from './sources.ts'

describe.each(GAMES)('the page about driving %s', (game) => {
  const sources = sourcesOf(game)
  const page = readFileSync(pagePath(game), 'utf8')
  const samples = samplesIn(page)

  it('says what the types say; if not, run `npm run docs:drive`', () => {
    expect(pageOf(sources, samples)).toBe(page)
  })

  it('has examples of prompts and choices that the types know', () => {
    const prompts = promptsIn(sources.prompts).map(({ prompt }) => prompt)
    const kinds = kindsIn(shapesIn(sources.choices))
    expect(samples.length).toBeGreaterThan(prompts.length / 2)
    for (const { prompt, choices } of samples) {
      expect(prompts).toContain(prompt)
      for (const choice of choices) expect(kinds).toContain(choice.do)
    }
  })
})

describe('reading the sources', () => {
  it('reads prompts with typed facts, and listed ones with a comment before or after', () => {
    const typed =
      'export type PromptFacts = {\n  /** `n`: how many. */\n  lose: {\n    readonly n: number\n    readonly side: Side\n  }\n  pass: object\n}\n'
    expect(promptsIn(typed)).toEqual([
      { prompt: 'lose', facts: 'n: number; side: Side', note: '`n`: how many.' },
      { prompt: 'pass', facts: '', note: '' },
    ])
    const listed = (lines: string) => promptsIn(`export const PROMPTS = [\n${lines}] as const\n`)
    expect(listed("  'split', // facts power\n  'act',\n")).toEqual([
      { prompt: 'split', facts: '', note: 'facts power' },
      { prompt: 'act', facts: '', note: '' },
    ])
    expect(listed("  /** `card` */\n  'draft-card',\n")).toEqual([
      { prompt: 'draft-card', facts: '', note: '`card`' },
    ])
  })

  it('reads each shape of a choice once, over several lines too', () => {
    const source =
      "export type A =\n  /** Why. */\n  | { readonly do: 'a' }\n  | {\n      readonly do: 'b' | 'c'\n      readonly n?: number\n    }\ntype B = { readonly do: 'a' }"
    const shapes = shapesIn(source)
    expect(shapes).toEqual([
      { shape: "{ do: 'a' }", note: 'Why.' },
      { shape: "{ do: 'b' | 'c'; n?: number }", note: '' },
    ])
    expect(kindsIn(shapes)).toEqual(['a', 'b', 'c'])
  })
})
