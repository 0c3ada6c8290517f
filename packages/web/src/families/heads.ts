import type { FamiliesChoice } from '@hippodrome/families'
import type { Heads } from '../board/board.ts'
import { boardWords } from './words.ts'

/** The long list of actions, in the order of the rule book (§4.3). */
const KEYS = [
  'control',
  'increase',
  'improve',
  'special',
  'bulgarAttack',
  'money',
  'build',
  'marchByzantine',
  'marchArab',
  'passAction',
] as const
type Key = (typeof KEYS)[number]

export const heads: Heads<FamiliesChoice> = {
  keys: KEYS,
  of: headOf,
  title: (key, { language }) => boardWords[language][key as Key],
}

function headOf(choice: FamiliesChoice): Key | undefined {
  switch (choice.do) {
    case 'control':
    case 'increase':
    case 'improve':
    case 'build':
      return choice.do
    case 'emperor':
    case 'caliph':
    case 'fleet':
    case 'fortify':
      return 'special'
    case 'bulgars':
    case 'reinforce':
      return 'bulgarAttack'
    case 'tax':
      return 'money'
    case 'place':
    case 'march':
    case 'civilWar':
      return choice.side === 0 ? 'marchByzantine' : 'marchArab'
    case 'pass':
      return 'passAction'
    default:
      return undefined
  }
}
