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

/** A ruling is a row of the index that begins with its number: `| A48 | §19.9 | …`. */
export function rulingsIn(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+\d+) \|/gm)].map((match) => match[1] ?? '')
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

type Mark = (number: string) => string
const rule: Mark = (number) => `§${number}`
const ruling: Mark = (number) => `[${number}]`

const complaint = (what: string, numbers: readonly string[], mark: Mark) =>
  numbers.length > 0 ? [`${what}: ${numbers.map(mark).join(' ')}`] : []

function translationProblems(english: readonly string[], dutch: readonly string[], mark: Mark): string[] {
  return [
    ...complaint('missing from the Dutch page', without(english, dutch), mark),
    ...complaint('only on the Dutch page', without(dutch, english), mark),
  ]
}

/** What is wrong with rules or rulings as they stand in the book and as tests name them. */
function problemsOf(
  { english, dutch }: Book,
  numbersIn: (page: string) => string[],
  named: ReadonlyMap<string, readonly string[]>,
  mark: Mark,
): string[] {
  const numbers = numbersIn(english)
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  return [
    ...complaint('without a test', without(numbers, [...named.keys()]), mark),
    ...complaint('tested but not in the rule book', without([...named.keys()], numbers), mark),
    ...complaint('numbered twice', twice, mark),
    ...(dutch === undefined ? [] : translationProblems(numbers, numbersIn(dutch), mark)),
  ]
}

export function coverageOf(book: Book): Coverage {
  const named = group(book.titles, rulesNamed)
  const decisions = group(book.titles, decisionsNamed)
  return {
    game: book.game,
    tests: new Map(rulesIn(book.english).map((number) => [number, named.get(number) ?? []])),
    decisions,
    problems: [...problemsOf(book, rulesIn, named, rule), ...problemsOf(book, rulingsIn, decisions, ruling)],
  }
}
