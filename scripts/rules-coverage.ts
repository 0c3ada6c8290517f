import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Book, coverageOf } from './rules/coverage.ts'
import { reportOf } from './rules/report.ts'
import { proofsIn } from './rules/titles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = join(root, 'docs', 'rules')
const read = (path: string) => readFileSync(path, 'utf8')

function titlesOf(game: string): string[] {
  const sources = join(root, 'packages', game, 'src')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => proofsIn(read(join(sources, file))).map(({ title }) => title))
}

function bookOf(game: string): Book {
  const dutch = join(pages, `${game}.nl.md`)
  return {
    game,
    english: read(join(pages, `${game}.md`)),
    dutch: existsSync(dutch) ? read(dutch) : undefined,
    titles: titlesOf(game),
  }
}

function games(): string[] {
  if (!existsSync(pages)) return []
  return readdirSync(pages)
    .filter((file) => /^\w+\.md$/.test(file))
    .map((file) => file.slice(0, -'.md'.length))
    .filter((game) => existsSync(join(root, 'packages', game, 'src')))
}

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', short: 'v', default: false },
    decisions: { type: 'boolean', default: false },
  },
})
const coverages = games().map((game) => coverageOf(bookOf(game)))
if (coverages.length === 0) console.log('No game has both a rule book and sources yet.')
for (const coverage of coverages) console.log(reportOf(coverage, values).join('\n'))
process.exitCode = coverages.some(({ problems }) => problems.length > 0) ? 1 : 0
