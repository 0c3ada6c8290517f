/** A numbered rule; `chapter` is the heading that it stands under. */
export type Rule = { readonly number: string; readonly chapter: string; readonly text: string }

export type Book = { readonly rules: readonly Rule[]; readonly text: string }

const CHAPTER = /^## (.+)$/
const RULE = /^\*\*(\d+(?:\.\d+)+[a-z]?)\*\*\s+(.*)$/

/** Reads a rule book: `## 7. Siege` begins a chapter, `**7.3** The city shoots first.` a rule. */
export function parseBook(text: string): Book {
  const rules: { number: string; chapter: string; text: string }[] = []
  let chapter = ''
  let open: (typeof rules)[number] | undefined
  for (const line of text.split(/\r?\n/)) {
    const heading = CHAPTER.exec(line)
    const rule = RULE.exec(line)
    if (heading) {
      chapter = heading[1] ?? ''
      open = undefined
    } else if (rule) {
      open = { number: rule[1] ?? '', chapter, text: rule[2] ?? '' }
      rules.push(open)
    } else if (open) open.text += `\n${line}`
  }
  return { text, rules: rules.map((rule) => ({ ...rule, text: plain(rule.text.trim()) })) }
}

/** Without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll('**', '')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replaceAll(/\n{2,}/g, '\n')

export const ruleOf = (book: Book, number: string): Rule | undefined =>
  book.rules.find((rule) => rule.number === number)

const NUMBER = /^§?\s*(\d+(?:\.\d+)*[a-z]?)$/

/** By number (`§7.3`, or `7` for the whole chapter), else every rule that has all the words. */
export function findRules(book: Book, query: string): readonly Rule[] {
  const number = NUMBER.exec(query.trim())?.[1]
  if (number !== undefined)
    return book.rules.filter((rule) => rule.number === number || rule.number.startsWith(`${number}.`))
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return book.rules.filter((rule) => {
    const text = `${rule.chapter} ${rule.text}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
