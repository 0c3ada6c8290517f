import type { Coverage } from './coverage.ts'

interface Wishes {
  readonly verbose: boolean
  readonly decisions: boolean
}

type Tests = ReadonlyMap<string, readonly string[]>

const chapterOf = (rule: string) => rule.split('.', 1)[0] ?? rule

/** A line a chapter, `§7.3 ×2  §7.4 ×1`; it stays readable for two hundred rules. */
function chapters(tests: Tests): string[] {
  const lines = new Map<string, string[]>()
  for (const [rule, titles] of tests) {
    const chapter = chapterOf(rule)
    lines.set(chapter, [...(lines.get(chapter) ?? []), `§${rule} ×${titles.length}`])
  }
  return [...lines.values()].map((cells) => `  ${cells.join('  ')}`)
}

function titlesOf(tests: Tests, mark: (name: string) => string): string[] {
  return [...tests].flatMap(([name, titles]) => [
    `  ${mark(name)} ×${titles.length}`,
    ...titles.map((title) => `      ${title}`),
  ])
}

function decisionLines({ game, decisions }: Coverage, verbose: boolean): string[] {
  const sorted = [...decisions].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const lines = verbose
    ? titlesOf(new Map(sorted), (name) => `[${name}]`)
    : sorted.map(([name, titles]) => `  [${name}] ×${titles.length}`)
  return [`${game}: ${decisions.size} decisions have a test`, ...lines]
}

/** The table of one game, as lines for a terminal. */
export function reportOf(coverage: Coverage, wishes: Wishes): string[] {
  const { game, tests, problems } = coverage
  const tested = [...tests.values()].filter((titles) => titles.length > 0).length
  return [
    `${game}: ${tested} of ${tests.size} rules have a test`,
    ...(wishes.verbose ? titlesOf(tests, (rule) => `§${rule}`) : chapters(tests)),
    ...(wishes.decisions ? decisionLines(coverage, wishes.verbose) : []),
    ...problems.map((problem) => `${game}: ${problem}`),
  ]
}
