import { describe, expect, it } from 'vitest'
import { LineCutter, linesOf } from './lines.ts'

describe('cutting lines', () => {
  it('puts a line together from any chunks', () => {
    const cutter = new LineCutter(20)
    expect(cutter.push('on')).toEqual([])
    expect(cutter.push('e\r\ntwo\nth')).toEqual([{ text: 'one' }, { text: 'two' }])
    expect(cutter.end()).toEqual([{ text: 'th' }])
    expect(cutter.end()).toEqual([])
  })

  it('throws a line away that is too long, and goes on with the next', () => {
    const cutter = new LineCutter(4)
    expect(cutter.push('12345')).toEqual([])
    expect(cutter.push('6789\n1234\n12345\nok\n')).toEqual([
      { tooLong: true },
      { text: '1234' },
      { tooLong: true },
      { text: 'ok' },
    ])
  })

  it('reads a stream to its end', async () => {
    async function* chunks() {
      yield 'a\nb'
      yield 'c'
    }
    const lines = []
    for await (const line of linesOf(chunks(), 10)) lines.push(line)
    expect(lines).toEqual([{ text: 'a' }, { text: 'bc' }])
  })
})
