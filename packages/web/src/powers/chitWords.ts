import { phrases } from '../app/language.ts'

/** When a chit is played. */
export const chitWords = phrases(
  {
    turn: 'own turn',
    treasury: 'own treasury',
    operations: 'own operations',
    roll: 'before a roll',
    announced: 'any chit announced',
    naval: 'naval battle',
    attacked: 'when attacked',
    anytime: 'whenever asked',
  },
  {
    turn: 'eigen beurt',
    treasury: 'eigen schatkist',
    operations: 'eigen operaties',
    roll: 'vóór een worp',
    announced: 'elk aangekondigd fiche',
    naval: 'zeeslag',
    attacked: 'als je wordt aangevallen',
    anytime: 'bij elke vraag',
  },
)

export type ChitWindow = keyof (typeof chitWords)['en']
