import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { LANGUAGES } from '@hippodrome/engine'
import { GAMES } from '@hippodrome/games'
import { describe, expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../..')

/** The files of its package that a file loads, those that it only takes types from aside; what is baked loads nothing in a page. */
const loadedBy = (file: string): string[] =>
  file.endsWith('.baked.ts') || !file.endsWith('.ts')
    ? []
    : [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*?from '(\.[^']+)'/gm)]
        .filter(([line]) => !/^import \{(?:\s*type \w+,?)+\s*\}/.test(line))
        .map(([, path]) => join(dirname(file), path ?? ''))

function reached(game: string, language: string): string[] {
  const root = join(packages, game)
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports: { readonly [path: string]: string }
  }
  const files = new Set([join(root, exports[`./words/${language}`] ?? '')])
  for (const file of files) for (const next of loadedBy(file)) files.add(next)
  return [...files].map((file) => relative(join(root, 'src'), file))
}

const cases = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

describe.each(cases)('what a page loads to speak of %s in %s', (game, language) => {
  const files = reached(game, language)
  const [other = ''] = LANGUAGES.filter((one) => one !== language)

  it('is that language alone', () => {
    const of = (name: string) => files.filter((file) => new RegExp(`^words/${name}|\\.${name}\\.`).test(file))
    expect(of(language)).not.toEqual([])
    expect(of(other)).toEqual([])
  })

  it('has no rules, no data as printed, and nothing that checks data', () => {
    expect(files.filter((file) => /^(rules|data)\/|^(state|game|board|setup)\.ts/.test(file))).toEqual([])
    const checks = files.filter((file) =>
      /from 'valibot'/.test(readFileSync(join(packages, game, 'src', file), 'utf8')),
    )
    expect(checks).toEqual([])
  })
})
