import type { Tongue } from '../language.ts'

export const windows: Tongue['windows'] = {
  vote: { name: 'Votes', over: (n) => `more than ${n} is voted` },
  action: { name: 'Actions of others' },
  turn: { name: 'The end of my turn' },
  moment: { name: 'The end of a turn' },
  intrigue: { name: 'Intrigue of others', aims: true, over: (n) => `the card costs more than ${n}` },
  contribution: { name: 'Contributions' },
  victory: { name: 'When I am Victorious' },
  defeat: { name: 'When I am Defeated' },
  cancellation: { name: 'A cancelled Event' },
  bid: { name: 'Bids at a Trial', over: (n) => `the highest bid is more than ${n}` },
  end: { name: 'Intrigue before the final scoring' },
}

export const until: Tongue['until'] = { turn: 'this turn ends', round: 'the round ends' }
