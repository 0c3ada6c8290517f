import { describe, expect, it } from 'vitest'
import { columns, rowsText, sectionsText, wrap } from './format.ts'

describe('text for a terminal', () => {
  it('breaks at spaces and indents what follows', () => {
    expect(wrap('the city shoots first', 10, '  ')).toBe('the city\n  shoots\n  first')
    expect(wrap('short', 10)).toBe('short')
    expect(wrap('unbreakable-word', 5)).toBe('unbreakable-word')
    expect(wrap('    indented text stays so', 15, '    ')).toBe('    indented\n    text stays\n    so')
  })

  it('aligns columns, numbers to the right', () => {
    expect(
      rowsText(
        [
          ['name', 'n'],
          ['a', '10'],
        ],
        [1],
      ),
    ).toEqual(['name   n', 'a     10'])
  })

  it('counts letters, not bytes', () => {
    expect(
      rowsText([
        ['Kandía', 'x'],
        ['Athens!', 'y'],
      ]),
    ).toEqual(['Kandía   x', 'Athens!  y'])
  })

  it('lists in as many columns as fit, downwards', () => {
    expect(columns(['a', 'b', 'c', 'd', 'e'], 8)).toEqual(['a  c  e', 'b  d'])
    expect(columns(['long one', 'b'], 5)).toEqual(['long one', 'b'])
    expect(columns(['long one', 'b', 'c'], 11)).toEqual(['long one  c', 'b'])
    expect(columns([], 11)).toEqual([])
  })

  it('folds a long table that is narrow', () => {
    const rows = Array.from({ length: 14 }, (_, n) => [`city ${n}`, 'free'])
    const text = sectionsText([{ title: 'Cities', rows }], 60)
    expect(text.split('\n').length).toBeLessThan(10)
    expect(text).toContain('  city 0   free  ')
  })

  it('reads sections out under their titles', () => {
    const sections = [
      {
        title: 'Cities',
        rows: [
          ['Athens', '2'],
          ['Smyrna', '3'],
        ],
      },
      { title: 'Empty', rows: [] },
    ]
    expect(sectionsText(sections, 80)).toBe('Cities\n  Athens  2\n  Smyrna  3\n\nEmpty')
  })
})
