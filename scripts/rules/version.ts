import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

export const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** What the engine adds to the course of a match. */
export const ENGINE = ['bits', 'chance', 'decision', 'game', 'state', 'step', 'together', 'vocabulary'].map(
  (name) => `${name}.ts`,
)

/** What may change without any effect on how a match goes on: words, judgement, what is shown, and tests. */
const NO_RULES =
  /(\.(test|bench)\.ts|version\.json)$|^(words|testing|golden|evaluation|features)\/|^(audit|evaluate\w*|features|frames|index|likelihood|odds|prefer|preview|prospects|sample|resample|setBoard|statistics|view\w*|ways)\.ts$/

export const versionFile = (game: string): string => join(packages, game, 'src', 'version.json')

/** The files that a game's rules are made of, within its sources. */
export const rulesOf = (game: string): string[] =>
  readdirSync(join(packages, game, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|json)$/.test(file) && !NO_RULES.test(file))
    .toSorted()

/** The version of a game's rules: it follows from their sources and data, without comments, types and layout. */
export function versionOf(game: string): string {
  const rules = rulesOf(game).map((file) => bare(join(packages, game, 'src', file)))
  const engine = ENGINE.map((file) => bare(join(packages, 'engine', 'src', file)))
  return createHash('sha256')
    .update([...engine, ...rules].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

export const versionKept = (game: string): string =>
  (JSON.parse(readFileSync(versionFile(game), 'utf8')) as { readonly rules: string }).rules

function bare(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.json')) return JSON.stringify(JSON.parse(text))
  return transformSync(text, { loader: 'ts', minifyWhitespace: true, target: 'esnext' }).code
}
