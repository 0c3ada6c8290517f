import { describe, expect, it } from 'vitest'
import { findRules, parseBook, ruleOf } from './book.ts'
import { bookOf, needBook } from './shelf.ts'

const book = parseBook(`# A game

Words before the first chapter.

## 1. Words

**1.1** A *city* has **one** colour.

- purple
- white

**1.2** See \`§2.1\`.

## 2. Siege

**2.1** The city shoots first.

**2.10** Then the army.
`)

describe('a rule book', () => {
  it('is read rule by rule, with lists and without marks', () => {
    expect(book.rules.map(({ number }) => number)).toEqual(['1.1', '1.2', '2.1', '2.10'])
    expect(ruleOf(book, '1.1')).toEqual({
      number: '1.1',
      chapter: '1. Words',
      text: 'A city has one colour.\n- purple\n- white',
    })
    expect(ruleOf(book, '1.2')?.text).toBe('See §2.1.')
  })

  it('is searched by number, by chapter and by words', () => {
    const numbers = (query: string) => findRules(book, query).map(({ number }) => number)
    expect(numbers('§2.1')).toEqual(['2.1'])
    expect(numbers('2')).toEqual(['2.1', '2.10'])
    expect(numbers('CITY siege')).toEqual(['2.1'])
    expect(numbers('§9.9')).toEqual([])
    expect(numbers('nowhere')).toEqual([])
  })
})

describe('the shelf', () => {
  it('holds families in both languages, with the same numbers', () => {
    const numbers = (language: 'en' | 'nl') =>
      needBook('families', language).rules.map(({ number }) => number)
    expect(numbers('en').length).toBeGreaterThan(100)
    expect(numbers('nl')).toEqual(numbers('en'))
  })

  it('says so when there is no book', () => {
    expect(bookOf('chess', 'en')).toBeUndefined()
    expect(() => needBook('chess', 'nl')).toThrow('chess has no rule book in this language (nl)')
  })
})
