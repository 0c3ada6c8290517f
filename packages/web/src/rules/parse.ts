/** A rule book as our pages of rules write it: chapters, numbered rules, lists, tables and examples. */
export type Book = {
  readonly title: string
  readonly intro: readonly Block[]
  readonly chapters: readonly Chapter[]
}
export type Chapter = { readonly number: number; readonly title: string; readonly blocks: readonly Block[] }

export type Block =
  | { readonly kind: 'rule'; readonly number: string; readonly text: readonly Piece[] }
  | { readonly kind: 'paragraph' | 'heading'; readonly text: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Piece[])[]
      readonly rows: readonly (readonly (readonly Piece[])[])[]
    }

/** A run of text in one style; a `rule` is a reference to another rule. */
export type Piece = {
  readonly style: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule'
  readonly text: string
}

const CHAPTER = /^## (\d+)\. (.+)$/
const RULE = /^\*\*(\d+\.\d+)\*\* ([^]*)$/

export function parseBook(page: string): Book {
  const chapters: { number: number; title: string; blocks: Block[] }[] = []
  const intro: Block[] = []
  let title = ''
  for (const part of page.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const text = part.trim()
    const chapter = CHAPTER.exec(text)
    if (chapter) chapters.push({ number: Number(chapter[1]), title: chapter[2] ?? '', blocks: [] })
    else if (text.startsWith('# ')) title = text.slice(2)
    else if (text) (chapters[chapters.length - 1]?.blocks ?? intro).push(...blocksOf(text))
  }
  return { title, intro, chapters }
}

/** A part between two blank lines; a list or a table may follow a sentence without one. */
function blocksOf(text: string): Block[] {
  const lines = text.split('\n')
  const special = lines.findIndex((line) => line.startsWith('- ') || line.startsWith('|'))
  if (special > 0)
    return [...blocksOf(lines.slice(0, special).join('\n')), ...blocksOf(lines.slice(special).join('\n'))]
  if (text.startsWith('|')) return [tableOf(lines)]
  if (text.startsWith('- ')) return [{ kind: 'list', items: itemsOf(lines).map(piecesOf) }]
  if (text.startsWith('### ')) return [{ kind: 'heading', text: piecesOf(text.slice(4)) }]
  const joined = lines.join(' ')
  const rule = RULE.exec(joined)
  return rule
    ? [{ kind: 'rule', number: rule[1] ?? '', text: piecesOf(rule[2] ?? '') }]
    : [{ kind: 'paragraph', text: piecesOf(joined) }]
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => piecesOf(cell.trim())),
  )
  return { kind: 'table', head, rows }
}

const STYLES = /\*\*(.+?)\*\*|\*([^*]+)\*|`([^`]+)`|§(\d+\.\d+)/g

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(STYLES)) {
    const [whole, strong, emphasis, code, rule] = found
    if (found.index > end) pieces.push({ style: 'plain', text: text.slice(end, found.index) })
    if (strong !== undefined) pieces.push({ style: 'strong', text: strong })
    else if (emphasis !== undefined) pieces.push({ style: 'emphasis', text: emphasis })
    else if (code !== undefined) pieces.push({ style: 'code', text: code })
    else if (rule !== undefined) pieces.push({ style: 'rule', text: rule })
    end = found.index + whole.length
  }
  if (end < text.length) pieces.push({ style: 'plain', text: text.slice(end) })
  return pieces
}

/** All the words of a block, for searching. */
function textOf(block: Block): string {
  const said = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
  if (block.kind === 'list') return block.items.map(said).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(said).join(' ')
  return block.kind === 'rule' ? `${block.number} ${said(block.text)}` : said(block.text)
}

/** The rule with what belongs to it: the lists and examples up to the next rule. */
export function ruleOf(book: Book, number: string): readonly Block[] {
  for (const { blocks } of book.chapters) {
    const first = blocks.findIndex((block) => block.kind === 'rule' && block.number === number)
    if (first < 0) continue
    const next = blocks.findIndex(
      (block, index) => index > first && (block.kind === 'rule' || block.kind === 'heading'),
    )
    return blocks.slice(first, next < 0 ? undefined : next)
  }
  return []
}

/** The chapters with what speaks of every one of the words; a rule number finds its rule. */
export function searchBook(book: Book, wish: string): readonly Chapter[] {
  const words = wish.toLocaleLowerCase().replace('§', '').split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.chapters
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = textOf(block).toLocaleLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}
