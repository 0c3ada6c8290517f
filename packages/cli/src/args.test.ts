import { describe, expect, it } from 'vitest'
import { type Flags, listOf, readArgs } from './args.ts'

const flags: Flags = {
  seats: { value: 'N', help: '' },
  option: { value: 'NAME=VALUE', many: true, help: '' },
  json: { help: '' },
}
const read = (...argv: string[]) => readArgs(flags, argv, 1)

describe('reading flags', () => {
  it('gives texts, lists, switches and words', () => {
    const args = read('file.json', '--seats', '3', '--option', 'a=1', '--option=b=2', '--json')
    expect(args.words).toEqual(['file.json'])
    expect(args.whole('seats', 2, 4)).toBe(3)
    expect(args.texts('option')).toEqual(['a=1', 'b=2'])
    expect([args.has('json'), args.has('seats'), args.has('nothing')]).toEqual([true, true, false])
  })

  it('says in one line what it cannot read', () => {
    expect(() => read('--seets', '3')).toThrow(/^there is no flag --seets$/)
    expect(() => read('--seats')).toThrow(/^--seats wants a value$/)
    expect(() => read('one', 'two')).toThrow(/^"two" is one word too many$/)
    expect(() => read('--json=yes')).toThrow(/^[^\n]*--json[^\n]*$/)
  })

  it('takes a number below zero for the value that it is', () => {
    expect(() => read('--seats', '-1').whole('seats', 2, 4)).toThrow('not "-1"')
    expect(read('--seats', '-1').whole('seats', -1, 4)).toBe(-1)
    expect(() => read('--seats', '--json')).toThrow(/^--seats wants a value$/)
    expect(() => read('--json', '-1')).toThrow(/^there is no flag -1$/)
  })

  it('refuses what is no whole number in range', () => {
    for (const text of ['7', '1', 'x', '3.5', '0x3', '99999999999999999999'])
      expect(() => read(`--seats=${text}`).whole('seats', 2, 4)).toThrow(
        `--seats must be a whole number from 2 to 4, not "${text}"`,
      )
  })

  it('refuses a value that is empty, as of a variable that is not set', () => {
    for (const empty of [['--seats', ''], ['--seats='], ['--option=a=1', '--option', ' ']])
      expect(() => read(...empty)).toThrow(/^--(seats|option) wants a value$/)
  })

  it('refuses what is not one of a list', () => {
    expect(() => read('--seats', 'de').oneOf('seats', ['en', 'nl'])).toThrow(
      '--seats must be one of en, nl, not "de"',
    )
  })

  it('knows when nothing was asked for', () => {
    expect(read().only('json')).toBe(true)
    expect(read('--json').only('json')).toBe(true)
    expect(read('--seats', '2').only('json')).toBe(false)
    expect(read('word').only('json')).toBe(false)
  })
})

describe('a list between commas', () => {
  it('has no members if there is nothing', () => {
    expect(listOf(' ')).toEqual([])
    expect(listOf('a, b,c')).toEqual(['a', 'b', 'c'])
  })
})
