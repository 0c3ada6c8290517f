import { phrases } from '../app/language.ts'

/** What the table itself says; what cards and choices say comes from the game. */
export const tableWords = phrases(
  {
    hero: 'Hero',
    faceDown: 'face down',
    originPartial: 'Partly from the rulebook, the rest is our own',
    originOwn: 'Our own design',
    victorious: 'Victorious',
    defeated: 'Defeated',
    age: (roman: string) => `Age ${roman}`,
    trial: 'Trial',
    bidFor: 'Bids',
    questNow: (doxa: number) => `Now: ${doxa} Doxa`,
  },
  {
    hero: 'Held',
    faceDown: 'omgedraaid',
    originPartial: 'Deels uit het spelregelboek, de rest is van onszelf',
    originOwn: 'Eigen ontwerp',
    victorious: 'Zegevierend',
    defeated: 'Verslagen',
    age: (roman: string) => `Tijdperk ${roman}`,
    trial: 'Beproeving',
    bidFor: 'Bod',
    questNow: (doxa: number) => `Nu: ${doxa} Doxa`,
  },
)
