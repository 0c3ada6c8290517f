import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')

const refused: readonly [file: string, code: string][] = [
  ['engine/src/a.ts', `import * as court from '@hippodrome/court'; export { court }`],
  ['engine/src/a.test.ts', `import * as court from '@hippodrome/court'; export { court }`],
  ['engine/src/a.ts', `export * from '../../court/src/index.ts'`],
  ['engine/src/deep/a.ts', `export const load = () => import('@hippodrome/bots')`],
  ['engine/src/a.ts', `import { readFileSync } from 'node:fs'; export { readFileSync }`],
  ['engine/src/a.ts', `import { readFileSync } from 'fs'; export { readFileSync }`],
  ['families/src/a.ts', `import * as powers from '@hippodrome/powers'; export { powers }`],
  ['powers/src/rules/a.ts', `import * as bots from '@hippodrome/bots'; export { bots }`],
  ['court/src/a.test.ts', `import * as families from '@hippodrome/families'; export { families }`],
  ['court/src/a.ts', `export * from '@hippodrome/engine/src/inside.ts'`],
  ['court/src/a.ts', `export * from '@hippodrome/engine/testing'`],
  ['court/src/a.ts', `export * from '@hippodrome/games'`],
  ['games/src/a.ts', `export * from '@hippodrome/bots'`],
  ['bots/src/a.ts', `export * from '@hippodrome/games'`],
  ['bots/src/a.ts', `import * as court from '@hippodrome/court'; export { court }`],
  ['bots/src/a.test.ts', `import * as web from '@hippodrome/web'; export { web }`],
  ['wire/src/a.ts', `export * from '@hippodrome/games'`],
  ['wire/src/a.ts', `import { readFileSync } from 'node:fs'; export { readFileSync }`],
  ['cli/src/a.ts', `import * as web from '@hippodrome/web'; export { web }`],
  ['web/src/a.tsx', `import * as cli from '@hippodrome/cli'; export { cli }`],
  ['web/src/a.tsx', `export * from '@hippodrome/server'`],
  ['cli/src/a.ts', `export * from '@hippodrome/server'`],
  ['server/src/a.ts', `export * from '@hippodrome/web'`],
  ['server/src/deep/a.ts', `export * from '../../../web/src/main.ts'`],
  ['families/src/a.ts', `export const die = () => Math.random()`],
  ['families/src/a.ts', `export const { random } = Math`],
  ['powers/src/a.ts', `export const now = () => Date.now()`],
  ['bots/src/a.ts', `export const now = () => new Date()`],
  ['bots/src/a.ts', `export const now = () => performance.now()`],
]

const allowed: readonly [file: string, code: string][] = [
  ['court/src/a.ts', `import * as engine from '@hippodrome/engine'; export { engine }`],
  ['court/src/a.ts', `export * from './rules/siege.ts'; export * from '../court/a.ts'`],
  ['court/src/a.test.ts', `import { readFileSync } from 'node:fs'; export { readFileSync }`],
  ['court/src/a.test.ts', `export * from '@hippodrome/engine/testing'`],
  ['games/src/a.ts', `export const court = () => import('@hippodrome/court')`],
  ['bots/src/a.test.ts', `export * from '@hippodrome/games'`],
  ['bots/src/a.test.ts', `import * as court from '@hippodrome/court'; export { court }`],
  ['cli/src/a.ts', `export * from '@hippodrome/bots'; export * from '@hippodrome/games'`],
  ['server/src/a.ts', `export * from '@hippodrome/bots'; export * from '@hippodrome/games'`],
  ['web/e2e/a.ts', `export * from '../src/main.ts'`],
  ['web/e2e/deep/a.ts', `export * from '../../src/main.ts'`],
  ['web/src/a.tsx', `export * from '@hippodrome/bots'; export const now = () => Date.now()`],
]

type Diagnostic = { readonly filename: string; readonly code: string; readonly severity: string }

/** What the linter says of each file, by its path below `packages`: all are written first and looked at in one go. */
function lint(files: readonly (readonly [file: string, code: string])[]): Map<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-arrows-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, code] of files) {
      const path = join(folder, 'packages', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${code}\n`)
    }
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const said = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number }
    if (said.number_of_files !== files.length) throw new Error('the linter left files out')
    return new Map(
      files.map(([file]) => [
        file,
        said.diagnostics.flatMap(({ filename, code, severity }) =>
          severity === 'error' && filename === `packages/${file}` ? [code] : [],
        ),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Cases that name the same file get names of their own, in the same folder and with the same ending. */
const apart = (cases: readonly (readonly [file: string, code: string])[], called: string) =>
  cases.map(([file, code], index) => [file, code, file.replace('/a.', `/${called}${index}.`)] as const)

describe('arrows between packages only go down', () => {
  const wrong = apart(refused, 'wrong')
  const right = apart(allowed, 'right')
  let errors = new Map<string, readonly string[]>()

  beforeAll(() => {
    errors = lint([...wrong, ...right].map(([, code, path]) => [path, code]))
  })

  it.each(wrong)('%s may not say: %s', (_file, _code, path) => {
    expect(errors.get(path)?.join()).toMatch(
      /no-restricted-(imports|globals|properties)|prefer-node-protocol/,
    )
  })

  it.each(right)('%s may say: %s', (_file, _code, path) => {
    expect(errors.get(path)).toEqual([])
  })
})
