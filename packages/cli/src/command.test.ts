import { describe, expect, it } from 'vitest'
import { helpOf, overviewOf } from './command.ts'
import { BadInput, lineOf } from './errors.ts'
import { DUTCH } from './helpDutch.ts'
import { COMMANDS } from './main.ts'

const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))

describe('help', () => {
  it.each(commands.map((command) => [command.name, command] as const))(
    'of %s has the same flags in Dutch, none more and none less',
    (name, command) => {
      expect(Object.keys(DUTCH[name]?.flags ?? {}).toSorted()).toEqual(Object.keys(command.flags).toSorted())
      const dutch = helpOf(command, 'nl')
      expect(dutch).toContain(DUTCH[name]?.summary)
      expect(dutch).toContain('deze tekst')
      expect(dutch).toContain('--lang en|nl')
      expect(dutch).not.toContain(command.summary)
      expect(dutch.split('\n').length).toBe(helpOf(command, 'en').split('\n').length)
    },
  )

  it('lists every command in both languages', () => {
    for (const language of ['en', 'nl'] as const)
      for (const { name } of commands) expect(overviewOf(commands, language)).toContain(`\n  ${name} `)
  })
})

it('complaints are one line in the language of the person, and English where there is no other', () => {
  const fault = new BadInput('one\n  two', 'een\n  twee')
  expect([lineOf(fault), lineOf(fault, 'nl')]).toEqual(['one two', 'een twee'])
  expect(lineOf(new BadInput('only one'), 'nl')).toBe('only one')
})
