import { decisionsNamed, rulesNamed } from './titles.ts'

/** What is known of one game: its rule book in two languages and the titles of its tests. */
export interface Book {
  readonly game: string
  readonly english: string
  readonly dutch: string | undefined
  readonly titles: readonly string[]
}

export interface Coverage {
  readonly game: string
  /** Each rule in the book's order, with the titles of the tests that name it. */
  readonly tests: ReadonlyMap<string, readonly string[]>
  readonly decisions: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly string[]
}

/** A rule is a line that starts with its number in bold: `**7.3** …`. */
export function rulesIn(page: string): string[] {
  return [...page.matchAll(/^\*\*(\d+(?:\.\d+)+[a-z]?)\*\*/gm)].map((match) => match[1] ?? '')
}

function group(titles: readonly string[], named: (title: string) => string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const title of titles) {
    for (const name of named(title)) groups.set(name, [...(groups.get(name) ?? []), title])
  }
  return groups
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one))

const complaint = (what: string, numbers: readonly string[]) =>
  numbers.length > 0 ? [`${what}: ${numbers.map((number) => `§${number}`).join(' ')}`] : []

function translationProblems(rules: readonly string[], dutch: string | undefined): string[] {
  if (dutch === undefined) return []
  const translated = rulesIn(dutch)
  return [
    ...complaint('missing from the Dutch page', without(rules, translated)),
    ...complaint('only on the Dutch page', without(translated, rules)),
  ]
}

export function coverageOf({ game, english, dutch, titles }: Book): Coverage {
  const rules = rulesIn(english)
  const named = group(titles, rulesNamed)
  const twice = rules.filter((rule, at) => rules.indexOf(rule) !== at)
  const untested = rules.filter((rule) => !named.has(rule))
  return {
    game,
    tests: new Map(rules.map((rule) => [rule, named.get(rule) ?? []])),
    decisions: group(titles, decisionsNamed),
    problems: [
      ...complaint('without a test', untested),
      ...complaint('tested but not in the rule book', without([...named.keys()], rules)),
      ...complaint('numbered twice', twice),
      ...translationProblems(rules, dutch),
    ],
  }
}
