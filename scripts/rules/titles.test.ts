import { describe, expect, it } from 'vitest'
import { decisionsNamed, rulesNamed, titlesIn } from './titles.ts'

// Assembled, so that the words below are no tests of this file.
const call = (name: string, rest: string) => `${name}${rest}`

describe('titles of tests', () => {
  it('reads it, test and describe, in any quotes', () => {
    const source = [
      call('it', `('§7.3 one', () => {})`),
      call('test', '("two", () => {})'),
      call('describe', '(`three`, () => {})'),
      call('it', `(\n  'four',\n  () => {})`),
      call('it', String.raw`('the city\'s walls', () => {})`),
    ].join('\n')
    expect(titlesIn(source)).toEqual(['§7.3 one', 'two', 'three', 'four', String.raw`the city\'s walls`])
  })

  it('reads tables of cases and modifiers', () => {
    const source = [
      call('it', `.each([['(', f(1)], ["')"]])('§7.4 %s', () => {})`),
      call('it', `.concurrent('§7.5', () => {})`),
      call('it', `.each<[Power, (board: Set<string>) => void]>([[1, f]])('§7.7', () => {})`),
      call('test', `.runIf(slow())('§7.6', () => {})`),
    ].join('\n')
    expect(titlesIn(source)).toEqual(['§7.4 %s', '§7.5', '§7.7', '§7.6'])
  })

  it('leaves out what does not run', () => {
    const source = [
      `// ${call('it', `('§7.3', () => {})`)}`,
      ` * ${call('it', `('§7.3', () => {})`)}`,
      call('it', `.skip('§7.3', () => {})`),
      call('it', `.todo('§7.3')`),
      `await ${call('visit', `('§7.3')`)}; ${call('page.test', `('§7.3')`)}`,
    ].join('\n')
    expect(titlesIn(source)).toEqual([])
  })

  it('finds several rules and decisions in a title', () => {
    expect(rulesNamed('§7.3 §7.10b: a siege, see §7')).toEqual(['7.3', '7.10b'])
    expect(decisionsNamed('[A48] [C3] §7.3 units[2]')).toEqual(['A48', 'C3'])
  })
})
