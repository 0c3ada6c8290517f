import { expect, it } from 'vitest'
import { commandOf, linesWith } from './command.ts'

it.each([
  ['3', { kind: 'choose', choice: 2 }],
  [' 12 ', { kind: 'choose', choice: 11 }],
  ['  ', { kind: 'prompt' }],
  ['U', { kind: 'undo' }],
  ['e', { kind: 'end' }],
  ['f Damascus', { kind: 'find', words: 'damascus' }],
  ['f', { kind: 'find', words: '' }],
  ['t  Arab army ', { kind: 'table', words: 'arab army' }],
  ['c', { kind: 'captain' }],
  ['h', { kind: 'help' }],
  ['undo please', { kind: 'unknown', said: 'undo please' }],
  ['constructor', { kind: 'unknown', said: 'constructor' }],
  ['-1', { kind: 'unknown', said: '-1' }],
])('“%s” is understood', (line, command) => {
  expect(commandOf(line)).toEqual(command)
})

it('finding wants every word and keeps the places', () => {
  expect(linesWith(['Take Damascus', 'Tax', 'Move to Damascus'], 'damascus move')).toEqual([
    { place: 2, line: 'Move to Damascus' },
  ])
})
