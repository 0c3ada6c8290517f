/** What somebody typed at the text table. */
export type Command =
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'find' | 'table'; readonly words: string }
  | { readonly kind: (typeof KINDS)[keyof typeof KINDS] }
  | { readonly kind: 'unknown'; readonly said: string }

const KINDS = {
  u: 'undo',
  r: 'redo',
  x: 'reset',
  e: 'end',
  s: 'skip',
  b: 'back',
  v: 'forward',
  l: 'latest',
  p: 'prompt',
  n: 'news',
  w: 'why',
  c: 'captain',
  h: 'help',
} as const

const isLetter = (letter: string): letter is keyof typeof KINDS => Object.hasOwn(KINDS, letter)

/** Choices are numbered from 1, as they are read out. */
export function commandOf(line: string): Command {
  const said = line.trim()
  if (said === '') return { kind: 'prompt' }
  if (/^\d+$/.test(said)) return { kind: 'choose', choice: Number(said) - 1 }
  const [letter = '', ...rest] = said.toLowerCase().split(/\s+/)
  if (letter === 'f' || letter === 't')
    return { kind: letter === 'f' ? 'find' : 'table', words: rest.join(' ') }
  if (rest.length === 0 && isLetter(letter)) return { kind: KINDS[letter] }
  return { kind: 'unknown', said }
}

/** The lines that have every one of the words, with their places. */
export function linesWith(
  lines: readonly string[],
  words: string,
): { readonly place: number; readonly line: string }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.flatMap((line, place) =>
    wanted.every((word) => line.toLowerCase().includes(word)) ? [{ place, line }] : [],
  )
}
