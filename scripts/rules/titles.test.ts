import { describe, expect, it } from 'vitest'
import { decisionsNamed, proofsIn, rulesNamed } from './titles.ts'

// Assembled, so that the words below are no tests of this file.
const call = (name: string, rest: string) => `${name}${rest}`
const titlesIn = (...lines: string[]) => proofsIn(lines.join('\n')).map(({ title }) => title)
const proof = '() => { expect(1).toBe(1) }'

describe('titles of tests', () => {
  it('reads tests in any quotes', () => {
    expect(
      titlesIn(
        call('it', `('§7.3 one', ${proof})`),
        call('test', `("two", () => expect(1).toBe(1))`),
        call('it', `(\n  \`four\`,\n  ${proof})`),
        call('it', String.raw`('the city\'s walls', ` + `${proof})`),
      ),
    ).toEqual(['§7.3 one', 'two', 'four', "the city's walls"])
  })

  it('reads tables of cases and modifiers', () => {
    expect(
      titlesIn(
        call('it', `.each([['(', f(1)], ["')"]])('§7.4 %s', ${proof})`),
        call('it', `.concurrent('§7.5', ${proof})`),
        call('it', `.each<[Power, (board: Set<string>) => void]>([[1, f]])('§7.7', ${proof})`),
        call('test', `.runIf(slow())('§7.6', ${proof})`),
      ),
    ).toEqual(['§7.4 %s', '§7.5', '§7.7', '§7.6'])
  })

  it('leaves out what does not run', () => {
    expect(
      titlesIn(
        `// ${call('it', `('§7.3', ${proof})`)}`,
        `/* ${call('it', `('§7.3', ${proof})`)} */`,
        call('it', `.skip('§7.3', ${proof})`),
        call('it', `.todo('§7.3')`),
        `${call('visit', `('§7.3', ${proof})`)}; ${call('page.test', `('§7.3', ${proof})`)}`,
      ),
    ).toEqual([])
  })

  it('leaves out a test that asserts nothing, and a group, whatever stands beside them', () => {
    expect(
      titlesIn(
        call('describe', `('§7.1', () => {`),
        call('it', `('§7.2', () => { play() })`),
        `// expect is said in a comment`,
        call('it', `('§7.3', ${proof})`),
        call('it', `('§7.4', () => play())`),
        `function prove() { expect(1).toBe(1) }`,
        '})',
      ),
    ).toEqual(['§7.3'])
  })

  it('gives the cases of a test, those of a table with a name too', () => {
    const source = [
      `const gains = [\n  ['E001 Theodora', 1],\n]`,
      `const others = ['E002 Narses']`,
      call('it', `.each(gains)('%s', ${proof})`),
      call('it', `.each(['E003 Antonina'])('%s', ${proof})`),
      call('it', `.each(others)('%s', () => { play() })`),
    ].join('\n')
    const cases = proofsIn(source).map((one) => one.cases)
    expect(cases).toHaveLength(2)
    expect(cases[0]).toContain('E001 Theodora')
    expect(cases[0]).not.toContain('E002')
    expect(cases[1]).toContain('E003 Antonina')
  })

  it('finds several rules and decisions in a title', () => {
    expect(rulesNamed('§7.3 §7.10b: a siege, see §7')).toEqual(['7.3', '7.10b'])
    expect(decisionsNamed('[A48] [C3] §7.3 units[2]')).toEqual(['A48', 'C3'])
  })
})
