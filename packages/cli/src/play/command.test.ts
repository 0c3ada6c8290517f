import { describe, expect, it } from 'vitest'
import { readOrder } from './command.ts'

describe('a line typed at the table', () => {
  it('is the number of a choice, from 1', () => {
    expect(readOrder(' 3 ', 3)).toEqual({ do: 'choose', choice: 2 })
    for (const wrong of ['0', '4', '-1', '1.5', '1 2', '99999999999'])
      expect(readOrder(wrong, 3)).toBeUndefined()
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
    for (const wrong of ['x', 'quit now', 'u 3', 'l de', 'c x', '{}', '; rm'])
      expect(readOrder(wrong, 3)).toBeUndefined()
  })
})
