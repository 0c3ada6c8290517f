import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const opening = /(?<![\w.$])(?:it|test)(?=[.(])/g
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

/** Reads one call, `it('…')` or `it.each(table)('…')`; gives where its title begins and ends unless it does not run. */
function titleAt(source: string, start: number): readonly [from: number, to: number] | undefined {
  let at = start
  while (at < source.length) {
    const name = modifier.exec(source.slice(at, at + 40))
    if (name) {
      if (name[1] === 'skip' || name[1] === 'todo') return undefined
      at += name[0].length
      continue
    }
    if (source[at] !== '(') return undefined
    const inside = at + 1 + (/^\s*/.exec(source.slice(at + 1))?.[0].length ?? 0)
    if (quotes.includes(source.charAt(inside))) return [inside + 1, endOfString(source, inside) - 1]
    at = endOfBrackets(source, at)
  }
  return undefined
}

/** The end of the statement that begins at `start`: in the even layout of esbuild the first later line as far to the left. */
function endOfStatement(source: string, start: number, after = start): number {
  const from = source.lastIndexOf('\n', start) + 1
  const indent = /^ */.exec(source.slice(from))?.[0] ?? ''
  const close = new RegExp(`\\n${indent}(?! )`, 'g')
  close.lastIndex = source.indexOf('\n', after)
  if (close.lastIndex < 0 || source.slice(after, source.indexOf('\n', after)).endsWith(');'))
    return source.indexOf('\n', after)
  const found = close.exec(source)
  const end = found ? source.indexOf('\n', found.index + 1) : -1
  return end < 0 ? source.length : end
}

/** A test that runs and asserts: its title, and the table of its cases. */
export type Proof = { readonly title: string; readonly cases: string }

const { rules } = JSON.parse(readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8')) as {
  readonly rules: {
    readonly 'vitest/expect-expect': readonly [string, { readonly assertFunctionNames: readonly string[] }]
  }
}
/** What the linter takes for an assertion. */
const asserts = new RegExp(`\\b(${rules['vitest/expect-expect'][1].assertFunctionNames.join('|')})\\b`)

/** The table that a test names: `it.each(gains)`. */
function tableNamed(source: string, head: string): string {
  const [, name] = /^\.each\((\w+)/.exec(head) ?? []
  const at = name === undefined ? -1 : source.search(new RegExp(`^ *const ${name} = `, 'm'))
  return at < 0 ? '' : source.slice(at, endOfStatement(source, at))
}

/** The tests of a file that run and assert. A group proves nothing by its title. */
export function proofsIn(text: string): Proof[] {
  const source = transformSync(text, { loader: 'ts', charset: 'utf8' }).code
  return [...source.matchAll(opening)].flatMap((match) => {
    const start = match.index + match[0].length
    const title = titleAt(source, start)
    if (!title) return []
    const [from, to] = title
    const body = source.slice(to, endOfStatement(source, match.index, to))
    if (!asserts.test(body)) return []
    const head = source.slice(start, from)
    return [{ title: source.slice(from, to), cases: head + tableNamed(source, head) }]
  })
}

/** The rules that a title names: `§7.3 §7.4 …`. */
export function rulesNamed(title: string): string[] {
  return [...title.matchAll(/§(\d+(?:\.\d+)+[a-z]?)/g)].map((match) => match[1] ?? '')
}

/** The decisions that a title names: `[A48] …`. */
export function decisionsNamed(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+\d+)\]/g)].map((match) => match[1] ?? '')
}
