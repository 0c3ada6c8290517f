import type { FamiliesChoice } from '@hippodrome/families'

/** The long list of actions, in the order of the rule book (§4.3). */
export const GROUPS = [
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
export type Group = (typeof GROUPS)[number]

export function groupOf(choice: FamiliesChoice): Group | undefined {
  if (!('do' in choice)) return undefined
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
  }
}
