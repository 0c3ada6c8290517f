import type { Orderly } from '../lexicon.ts'

export const windows: Orderly['windows'] = {
  assassin: { name: 'Chits of others, which an Assassin could stop', aims: true },
  'activation-bid': { name: 'Bids for a power that enters', over: (n) => `I could bid more than $${n}` },
  ambush: { name: 'Ambushes, when I am attacked', over: (n) => `more than ${n} of my units are attacked` },
  support: { name: 'Chits for my battles', over: (n) => `my strength is more than ${n}` },
  relief: { name: 'Relief behind my walls', over: (n) => `more than ${n} of my units would be lost` },
  intercept: {
    name: 'Interceptions',
    aims: true,
    over: (n) => (n === 1 ? 'more than 1 unit enters' : `more than ${n} units enter`),
  },
}

export const until: Orderly['until'] = { turn: 'this power’s turn ends', round: 'the year ends' }
