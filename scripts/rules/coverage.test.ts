import { describe, expect, it } from 'vitest'
import { coverageOf, rulesIn, rulingsIn } from './coverage.ts'
import { reportOf } from './report.ts'

const english = `
# Rules

## 7. Siege

**7.3** The city shoots first.
It hits on **7.9** and more.
**7.4** The stronger side holds it. **8.1** is elsewhere.

## 9. Index of decisions

| Decision | Rule | About |
| --- | --- | --- |
| A2 | §7.3 | who shoots |
| A10 | §7.3 | shooting again, as in A11 |
`

const book = {
  game: 'families',
  english,
  dutch: undefined,
  titles: ['§7.3 [A2] §7.4 a siege', '§7.3 [A10] again'],
}

describe('coverage of rules', () => {
  it('takes for a rule only a line that starts with a bold number', () => {
    expect(rulesIn(english)).toEqual(['7.3', '7.4'])
  })

  it('is content when each rule has a test', () => {
    const { tests, problems } = coverageOf(book)
    expect(problems).toEqual([])
    expect(tests.get('7.3')).toEqual(book.titles)
    expect(tests.get('7.4')).toHaveLength(1)
  })

  it('names rules without a test', () => {
    expect(coverageOf({ ...book, titles: ['§7.4 [A2] [A10] only'] }).problems).toEqual([
      'without a test: §7.3',
    ])
  })

  it('names rulings of the index without a test, and tests of rulings that are not in it', () => {
    expect(rulingsIn(english)).toEqual(['A2', 'A10'])
    const titles = ['§7.3 §7.4 [A2] a siege', '§7.3 [A11] again']
    expect(coverageOf({ ...book, titles }).problems).toEqual([
      'without a test: [A10]',
      'tested but not in the rule book: [A11]',
    ])
  })

  it('names tests of rules that are not in the book', () => {
    const titles = [...book.titles, '§9.1 gone']
    expect(coverageOf({ ...book, titles }).problems).toEqual(['tested but not in the rule book: §9.1'])
  })

  it('names numbers given twice', () => {
    const twice = `${english}\n**7.3** Again.\n`
    expect(coverageOf({ ...book, english: twice }).problems).toEqual(['numbered twice: §7.3'])
  })

  it('compares the Dutch page with the English one', () => {
    const dutch = '**7.3** De stad schiet eerst.\n**7.5** Nieuw.\n| A2 | §7.3 | wie schiet |\n'
    expect(coverageOf({ ...book, dutch }).problems).toEqual([
      'missing from the Dutch page: §7.4',
      'only on the Dutch page: §7.5',
      'missing from the Dutch page: [A10]',
    ])
  })
})

describe('report of coverage', () => {
  it('counts the tests of each rule, a line a chapter', () => {
    const longer = { ...book, english: `${english}\n**8.1** Next.\n`, titles: [...book.titles, '§8.1 next'] }
    expect(reportOf(coverageOf(longer), { verbose: false, decisions: false })).toEqual([
      'families: 3 of 3 rules have a test',
      '  §7.3 ×2  §7.4 ×1',
      '  §8.1 ×1',
    ])
  })

  it('lists titles and decisions when asked, in the order of their numbers', () => {
    const lines = reportOf(coverageOf(book), { verbose: true, decisions: true })
    expect(lines).toContain('      §7.3 [A10] again')
    const decisions = lines.filter((line) => line.startsWith('  ['))
    expect(decisions.map((line) => line.trim().split(/\s+/)[0])).toEqual(['[A2]', '[A10]'])
  })
})
