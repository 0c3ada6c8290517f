import { describe, expect, it } from 'vitest'
import { parseBook, piecesOf, ruleOf, searchBook } from './parse.ts'

const page = `# The rules

A *short* book.

## 1. Words

**1.1** A **city** has one colour (§2.1).

- purple,
  or violet
- white

*Example.* Like this.

**1.2** Nothing else.

## 2. Index

Each has a number:

| Decision | Rule |
| --- | --- |
| A1 | §1.1, §1.2 |
`

describe('a page of rules', () => {
  const book = parseBook(page)

  it('is read as chapters with rules, lists, examples and tables', () => {
    expect(book.title).toBe('The rules')
    expect(book.chapters.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Words'],
      [2, 'Index'],
    ])
    expect(book.chapters[0]?.blocks.map(({ kind }) => kind)).toEqual(['rule', 'list', 'paragraph', 'rule'])
    expect(book.chapters[1]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table'])
    expect(book.chapters[0]?.blocks[1]).toMatchObject({
      items: [[{ text: 'purple, or violet' }], [{ text: 'white' }]],
    })
  })

  it('a rule is shown with its list and its example, up to the next rule', () => {
    expect(ruleOf(book, '1.1')).toHaveLength(3)
    expect(ruleOf(book, '1.2')).toHaveLength(1)
    expect(ruleOf(book, '9.9')).toEqual([])
  })

  it('references, bold, italics and code are told apart', () => {
    expect(piecesOf('**a** *b* `c` §7.3.').map(({ style }) => style)).toEqual([
      'strong',
      'plain',
      'emphasis',
      'plain',
      'code',
      'plain',
      'rule',
      'plain',
    ])
  })

  it('searching wants every word, and finds a rule by its number', () => {
    expect(searchBook(book, 'CITY colour')[0]?.blocks).toHaveLength(1)
    expect(searchBook(book, '§1.2')[0]?.blocks[0]).toMatchObject({ number: '1.2' })
    expect(searchBook(book, 'city nothing')).toEqual([])
  })
})

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(['families', 'families.nl', 'court', 'court.nl', 'powers', 'powers.nl'])(
  'docs/rules/%s.md',
  (name) => {
    const source = pages[`../../../../docs/rules/${name}.md`] ?? ''
    const book = parseBook(source)
    const numbers = book.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rule' ? [block.number] : [])),
    )

    it('every numbered rule is found, in its chapter', () => {
      expect(numbers).toEqual([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number))
      for (const { number, blocks } of book.chapters)
        for (const block of blocks)
          if (block.kind === 'rule') expect(block.number.split('.')[0]).toBe(String(number))
    })

    it('every reference leads somewhere', () => {
      const referred = [...source.matchAll(/§(\d+\.\d+)/g)].map(([, number]) => number)
      expect(referred.filter((number) => number !== undefined && !numbers.includes(number))).toEqual([])
    })
  },
)
