import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, loadGame } from '@hippodrome/games'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { ENGINE, packages, rulesOf } from './version.ts'

type Imports = readonly { readonly path: string; readonly external?: boolean }[]

/** What each file that is reached from these imports when it runs; types are gone by then. */
function importsFrom(folder: string, files: readonly string[]): Map<string, readonly string[]> {
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: [...files],
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    format: 'esm',
    metafile: true,
    write: false,
  })
  const inside = (imports: Imports) => imports.filter(({ external }) => !external).map(({ path }) => path)
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, inside(imports)]))
}

/** What the object of a game names beside its rules: none of it has a say in how a match goes on. */
const BESIDE = [
  'audit.ts',
  'evaluate.ts',
  'features.ts',
  'likelihood.ts',
  'odds.ts',
  'prefer.ts',
  'resample.ts',
  'sample.ts',
  'statistics.ts',
  'version.json',
  'view.ts',
  'words/index.ts',
]

const mayImport: { readonly [file: string]: readonly string[] } = {
  'game.ts': BESIDE,
  // A position that does not add up is refused.
  'parse.ts': ['audit.ts'],
  // It has only types.
  'vocabulary.ts': ['viewTypes.ts'],
}

/** What reads data from outside and says why something is refused; no match goes another way by it. */
const READING = ['json.ts', 'save.ts']

const engine = join(packages, 'engine', 'src')

/** Where each name lives that the engine exports. */
const homes = new Map(
  readdirSync(engine)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(engine, file), 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, name = '']): [string, string] => [name, file],
      ),
    ),
)

/** What a source imports of the engine, but for types. */
const namesUsed = (source: string): string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '@hippodrome\/engine'/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))

describe.each(GAMES)('the version of the rules of %s', (game) => {
  const sources = join(packages, game, 'src')
  const rules = rulesOf(game)

  it('follows from all that its rules run', () => {
    const imports = importsFrom(sources, ['game.ts'])
    expect(rules.filter((file) => imports.has(file))).toContain('game.ts')
    const missed = [...imports]
      .filter(([file]) => rules.includes(file))
      .flatMap(([file, needs]) =>
        needs
          .filter((need) => !rules.includes(need) && !mayImport[file]?.includes(need))
          .map((need) => `${file} runs ${need}`),
      )
    expect(missed).toEqual([])
  })

  it('follows from all that they use of the engine', () => {
    const used = new Set(rules.flatMap((file) => namesUsed(readFileSync(join(sources, file), 'utf8'))))
    const needed = [...homes].filter(([name]) => used.has(name)).map(([name, file]) => `${name} of ${file}`)
    expect(
      needed.filter((need) => ![...ENGINE, ...READING].some((file) => need.endsWith(` ${file}`))),
    ).toEqual([])
  })

  it('is that of the game as others get it, but for what a model reads', async () => {
    const written = ((await import(join(sources, 'game.ts'))) as { readonly [name: string]: object })[game]
    const others = Object.entries(await loadGame(game)).filter(
      ([part, value]) => (written as { readonly [part: string]: unknown })[part] !== value,
    )
    expect(others.map(([part]) => part).filter((part) => part !== 'features')).toEqual([])
  })
})

it('the part of the engine that the version follows from runs nothing else', () => {
  const imports = importsFrom(engine, ENGINE)
  expect([...imports.keys()].filter((file) => !ENGINE.includes(file) && !READING.includes(file))).toEqual([])
})
