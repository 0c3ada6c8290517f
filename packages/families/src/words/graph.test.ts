import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The files of this package that a file loads, those that it only takes types from aside. */
const loadedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*from '(\.[^']+)'/gm)]
    .filter(([line]) => !/^import \{(?: type \w+,?)+ \}/.test(line))
    .map(([, path]) => join(dirname(file), path ?? ''))

it('the words load no rules, so that a page can speak without them', () => {
  const reached = new Set([join(root, 'words/index.ts')])
  for (const file of reached) for (const next of loadedBy(file)) reached.add(next)
  const names = [...reached].map((file) => relative(root, file))
  expect(names).toContain('words/en.ts')
  expect(names.filter((name) => /^rules\/|^(state|game|board|setup)\.ts/.test(name))).toEqual([])
})
