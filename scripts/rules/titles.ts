const opening = /(?<![\w.$])(?:it|test|describe)(?=[.(])/g
const modifier = /^\.(\w+)/
const quotes = `'"\``

/** The index after the string literal that begins at `start`. */
function endOfString(source: string, start: number): number {
  const quote = source[start]
  let at = start + 1
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** The index after the closing bracket of the one that opens at `start`. */
function endOfBrackets(source: string, start: number): number {
  let depth = 0
  let at = start
  while (at < source.length) {
    const char = source.charAt(at)
    if (quotes.includes(char)) {
      at = endOfString(source, at)
      continue
    }
    if ('([{'.includes(char)) depth += 1
    if (')]}'.includes(char)) depth -= 1
    at += 1
    if (depth === 0) break
  }
  return at
}

/** The index after the type arguments that open at `start`: `<[Power, readonly number[]]>`. */
function endOfTypes(source: string, start: number): number {
  let depth = 0
  let at = start
  while (at < source.length) {
    const char = source.charAt(at)
    at += 1
    if (char === '<') depth += 1
    if (char === '>' && source[at - 2] !== '=') depth -= 1
    if (depth === 0) break
  }
  return at
}

function isCommented(source: string, at: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', at) + 1, at).trimStart()
  return line.startsWith('//') || line.startsWith('*') || line.startsWith('/*')
}

/** Reads one call, `it('…')` or `it.each(table)('…')`; gives its title unless it does not run. */
function titleAt(source: string, start: number): string | undefined {
  let at = start
  while (at < source.length) {
    const name = modifier.exec(source.slice(at, at + 40))
    if (name) {
      if (name[1] === 'skip' || name[1] === 'todo') return undefined
      at += name[0].length
      continue
    }
    if (source[at] === '<') {
      at = endOfTypes(source, at)
      continue
    }
    if (source[at] !== '(') return undefined
    const inside = at + 1 + (/^\s*/.exec(source.slice(at + 1))?.[0].length ?? 0)
    if (quotes.includes(source.charAt(inside))) {
      return source.slice(inside + 1, endOfString(source, inside) - 1)
    }
    at = endOfBrackets(source, at)
  }
  return undefined
}

/** The titles of all tests and groups in a test file that run. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(opening)]
    .filter((match) => !isCommented(source, match.index))
    .map((match) => titleAt(source, match.index + match[0].length))
    .filter((title) => title !== undefined)
}

/** The rules that a title names: `§7.3 §7.4 …`. */
export function rulesNamed(title: string): string[] {
  return [...title.matchAll(/§(\d+(?:\.\d+)+[a-z]?)/g)].map((match) => match[1] ?? '')
}

/** The decisions that a title names: `[A48] …`. */
export function decisionsNamed(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+\d+)\]/g)].map((match) => match[1] ?? '')
}
