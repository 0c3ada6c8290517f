import { describe, expect, it } from 'vitest'
import { type Part, readOrder } from './command.ts'

const choosing = (...parts: readonly Part[]) => ({ do: 'choose', parts, look: false })

describe('a line typed at the table', () => {
  it('is the number of a choice, from 1', () => {
    expect(readOrder(' 3 ', 3)).toEqual(choosing({ typed: '3', choice: 2 }))
    for (const wrong of ['0', '4', '-1', '1.5', '1 4', '1, 4', '99999999999'])
      expect(readOrder(wrong, 3)).toBeUndefined()
  })

  it('is several numbers, one after the other', () => {
    const twice = choosing({ typed: '3', choice: 2 }, { typed: '1', choice: 0 }, { typed: '3', choice: 2 })
    expect(readOrder('3 1 3', 3)).toEqual(twice)
    expect(readOrder('3,1 , 3', 3)).toEqual(twice)
    for (const wrong of ['3,,1', ',3', '3,', '3; 1', '3-1', '3 1 thrace', '3 x'])
      expect(readOrder(wrong, 3)).toBeUndefined()
  })

  it('is words for choices, that end at a comma', () => {
    expect(readOrder('Move  Thrace, 3 1, end', 3)).toEqual(
      choosing(
        { typed: 'Move  Thrace', words: ['move', 'thrace'] },
        { typed: '3', choice: 2 },
        { typed: '1', choice: 0 },
        { typed: 'end', words: ['end'] },
      ),
    )
    expect(readOrder('Île, ¡a$2!', 3)).toEqual(
      choosing({ typed: 'Île', words: ['ile'] }, { typed: '¡a$2!', words: ['a$2'] }),
    )
    for (const command of ['end, u', 'end, q, end', 'u, end', 's church, end'])
      expect(readOrder(command, 3)?.do).not.toBe('choose')
  })

  it('asks what one of these would come to', () => {
    expect(readOrder('thrace?', 3)).toEqual({
      do: 'choose',
      parts: [{ typed: 'thrace', words: ['thrace'] }],
      look: true,
    })
    expect(readOrder('3 ?', 3)).toEqual({ do: 'choose', parts: [{ typed: '3', choice: 2 }], look: true })
    for (const wrong of ['3 1?', 'thrace, end?', '4?', 'x?']) expect(readOrder(wrong, 3)).toBeUndefined()
  })

  it('is a command', () => {
    expect(readOrder('u', 3)).toEqual({ do: 'undo', all: false })
    expect(readOrder('u all', 3)).toEqual({ do: 'undo', all: true })
    expect(readOrder('R', 3)).toEqual({ do: 'redo' })
    expect(readOrder('c 5', 3)).toEqual({ do: 'chronicle', last: 5 })
    expect(readOrder('?', 3)).toEqual({ do: 'why', which: '' })
    expect(readOrder('? 12', 3)).toEqual({ do: 'why', which: '12' })
    expect(readOrder('?12', 3)).toEqual({ do: 'why', which: '12' })
    expect(readOrder('? Athens', 3)).toEqual({ do: 'why', which: 'Athens' })
    expect(readOrder('rule 7.3', 3)).toEqual({ do: 'rule', rule: '7.3' })
    expect(readOrder('§7.3', 3)).toEqual({ do: 'rule', rule: '7.3' })
    expect(readOrder('rule', 3)).toEqual({ do: 'rule', rule: undefined })
    expect(readOrder('l nl', 3)).toEqual({ do: 'language', language: 'nl' })
    expect(readOrder('s a file.json', 3)).toEqual({ do: 'save', path: 'a file.json' })
    expect(readOrder('s', 3)).toEqual({ do: 'save', path: undefined })
    expect(readOrder('q', 3)).toEqual({ do: 'quit' })
    expect(readOrder('h', 3)).toEqual({ do: 'help' })
    expect(readOrder('b', 3)).toEqual({ do: 'board' })
    expect(readOrder('', 3)).toEqual({ do: 'nothing' })
  })

  it('or is garbage', () => {
    for (const wrong of ['x', 'é', 'u 3', 'l de', 'c x', 'c 0', 'h h', '{}', '; 5', '...', '5 rm'])
      expect(readOrder(wrong, 3)).toBeUndefined()
  })
})
