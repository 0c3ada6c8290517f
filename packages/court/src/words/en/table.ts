import type { ScoreWords } from '../language.ts'
import type { SectionWords } from '../sections.ts'
import type { VerdictWords } from '../verdict.ts'
import { counted } from '../tongue.ts'
import { terms } from './terms.ts'

const ages = ['', 'Age I', 'Age II', 'Age III', 'Age IV']
const count = (n: number, one: string, many: string): string => counted(n, [one, many])

export const sections: SectionWords = {
  round: (round, of) => (round === 0 ? 'Preparation' : `Round ${round} of ${of}`),
  ring: 'Imperial Ring',
  deck: 'Deck',
  discard: 'Discard Pile',
  removed: 'Removed from the game',
  event: 'Event',
  requires: 'requires',
  places: 'places',
  needs: 'Must stand there',
  costs: 'Cost',
  reward: 'Victorious gains',
  consequences: 'Defeated loses',
  trial: (good, doxa) => `Trial: bids in ${good}, Doxa ${doxa}`,
  votes: 'Votes',
  contributions: 'Contribution',
  bids: 'Bid',
  settled: (paid) => (paid ? 'The cost is paid.' : 'The cost is not paid yet.'),
  intrigue: 'Intrigue',
  cancelled: 'cancelled',
  coming: 'Events of the match',
  outcomes: { fulfilled: 'fulfilled', canceled: 'cancelled' },
  age: (age) => ages[age] ?? '',
  hidden: 'face down',
  track: 'Initiative Track',
  market: 'Market',
  offer: 'Offer',
  locked: 'locked',
  empty: 'empty',
  hand: 'Your hand',
  quests: 'Your Quests',
  pack: 'Cards that you see',
  patrons: 'Patrons to choose from',
  startingDeck: 'Your Starting Deck',
  given: 'given up',
  handOf: (n) => `${count(n, 'card', 'cards')} in hand`,
  questsOf: (n) => count(n, 'Quest', 'Quests'),
  sealsOf: (n) => `${counted(n, terms.seals)} to place`,
  startingOf: (n) => `${n} in the Starting Deck`,
  passed: 'has passed',
  victories: (n) => count(n, 'victory', 'victories'),
  bandon: 'Bandon',
  alone: 'Card',
  down: 'face down',
  spent: 'activated',
  played: 'In play',
  map: 'Map',
  seals: 'Seals:',
  stores: 'Virtus at Fortifications:',
  units: 'Units: how many are left, and what they can do',
  building: 'Units: how many are left, and what they cost (our own design)',
  start: 'starts with',
  cost: (n) => `cost ${n}`,
  level: (type, level) => `${type} ${level}`,
  legend: 'Marks behind names',
  intrigueCard: 'Intrigue',
}

export const score: ScoreWords = {
  rank: (rank, doxa, lost) =>
    lost ? `The reign ends in ${rank}.` : `The reign is compared to that of ${rank}: ${doxa} Doxa.`,
  winners: (names, shared) => (shared ? `${names} share the victory.` : `${names} wins.`),
  seat: ({ name, place, doxa, goods, resources, cost }) =>
    `${place}. ${name}: ${doxa} Doxa (${goods.auctoritas ?? 0} Auctoritas, ${goods.nomisma ?? 0} Nomisma; ${count(resources, 'Resource', 'Resources')} left; cards worth ${cost} in play).`,
  quest: (name, doxa) => `Quest ${name}: ${doxa} Doxa.`,
}

export const verdict: VerdictWords = {
  heads: ['of that, quests', 'Auctoritas', 'Nomismata'],
  ahead: (doxa, by, second) => `${doxa} Doxa, ${by} more than ${second}.`,
  level: (doxa, second) => `${doxa} Doxa, as many as ${second}; what else they hold broke the tie.`,
  alone: (doxa) => `${doxa} Doxa.`,
}
