/** The words of a text as somebody may type them: no capitals, no accents, no signs but that of money. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}$]+/gu) ?? []

/** A number is nobody's beginning. */
const begins = (word = '', typed = ''): boolean =>
  /\d/.test(typed) ? word === typed : word.startsWith(typed)

/** Whether each typed word is the beginning of one of these words, in their order. */
function isShortFor(typed: readonly string[], words: readonly string[]): boolean {
  let next = 0
  for (const word of words) if (next < typed.length && begins(word, typed[next])) next += 1
  return next === typed.length
}

/** What these words may stand for, of all that has a name; only one thing if that is its whole name. */
function standFor<T extends { readonly name: string }>(
  typed: readonly string[],
  named: readonly T[],
  from: 'beginning' | 'anywhere',
): readonly T[] {
  const found = named.filter(({ name }) => {
    const words = wordsIn(name)
    return (from === 'anywhere' || begins(words[0], typed[0])) && isShortFor(typed, words)
  })
  const whole = found.filter(({ name }) => wordsIn(name).join(' ') === typed.join(' '))
  return whole.length === 1 ? whole : found
}

/** The sentences that begin so, words left out. */
export const sentencesFor = <T extends { readonly name: string }>(
  typed: readonly string[],
  sentences: readonly T[],
): readonly T[] => standFor(typed, sentences, 'beginning')

/** The names that may be meant: "avars" is the land of the Avars. */
export const namesFor = <T extends { readonly name: string }>(
  typed: readonly string[],
  names: readonly T[],
): readonly T[] => standFor(typed, names, 'anywhere')
