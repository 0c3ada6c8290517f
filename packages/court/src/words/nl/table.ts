import type { ScoreWords } from '../language.ts'
import type { SectionWords } from '../sections.ts'
import type { VerdictWords } from '../verdict.ts'
import { counted } from '../tongue.ts'
import { terms } from './terms.ts'

const ages = ['', 'Tijdperk I', 'Tijdperk II', 'Tijdperk III', 'Tijdperk IV']
const count = (n: number, one: string, many: string): string => counted(n, [one, many])

export const sections: SectionWords = {
  round: (round, of) => (round === 0 ? 'Voorbereiding' : `Ronde ${round} van ${of}`),
  ring: 'Keizerlijke Ring',
  deck: 'Trekstapel',
  discard: 'Aflegstapel',
  removed: 'Uit het spel',
  event: 'Gebeurtenis',
  requires: 'vereist',
  places: 'plaatst',
  needs: 'Moet er staan',
  costs: 'Kosten',
  reward: 'Overwinnaar krijgt',
  consequences: 'Verslagene verliest',
  trial: (good, doxa) => `Proces: biedingen in ${good}, Doxa ${doxa}`,
  votes: 'Stemmen',
  contributions: 'Bijdrage',
  bids: 'Bod',
  settled: (paid) => (paid ? 'De kosten zijn betaald.' : 'De kosten zijn nog niet betaald.'),
  intrigue: 'Intrige',
  cancelled: 'verijdeld',
  coming: 'Gebeurtenissen van het spel',
  outcomes: { fulfilled: 'vervuld', canceled: 'mislukt' },
  age: (age) => ages[age] ?? '',
  hidden: 'gedekt',
  track: 'Initiatiefspoor',
  market: 'Markt',
  offer: 'Aanbod',
  locked: 'vastgehouden',
  empty: 'leeg',
  hand: 'Jouw handkaarten',
  quests: 'Jouw Opdrachten',
  pack: 'Kaarten die je ziet',
  patrons: 'Beschermheren om uit te kiezen',
  startingDeck: 'Jouw Startstapel',
  given: 'opgegeven',
  handOf: (n) => count(n, 'handkaart', 'handkaarten'),
  questsOf: (n) => count(n, 'Opdracht', 'Opdrachten'),
  sealsOf: (n) => `${counted(n, terms.seals)} te leggen`,
  startingOf: (n) => `${n} in de Startstapel`,
  passed: 'heeft gepast',
  victories: (n) => count(n, 'overwinning', 'overwinningen'),
  bandon: 'Bandon',
  alone: 'Kaart',
  down: 'gedekt',
  spent: 'geactiveerd',
  played: 'In het spel',
  map: 'Landkaart',
  seals: 'Zegels:',
  stores: 'Virtus bij Vestingwerken:',
  units: 'Eenheden: hoeveel er over zijn, en wat ze kunnen',
  building: 'Eenheden: hoeveel er over zijn, en wat ze kosten (eigen ontwerp)',
  start: 'begint met',
  cost: (n) => `kosten ${n}`,
  level: (type, level) => `${type} ${level}`,
  legend: 'Tekens achter namen',
  intrigueCard: 'Intrige',
}

export const score: ScoreWords = {
  rank: (rank, doxa, lost) =>
    lost
      ? `De regering eindigt in een ${rank}.`
      : `De regering wordt vergeleken met die van ${rank}: ${doxa} Doxa.`,
  winners: (names, shared) => (shared ? `${names} delen de overwinning.` : `${names} wint.`),
  seat: ({ name, place, doxa, goods, resources, cost }) =>
    `${place}. ${name}: ${doxa} Doxa (${goods.auctoritas ?? 0} Auctoritas, ${goods.nomisma ?? 0} Nomisma; ${count(resources, 'Middel', 'Middelen')} over; kaarten ter waarde van ${cost} in het spel).`,
  quest: (name, doxa) => `Opdracht ${name}: ${doxa} Doxa.`,
}

export const verdict: VerdictWords = {
  heads: ['daarvan opdrachten', 'Auctoritas', 'Nomismata'],
  ahead: (doxa, by, second) => `${doxa} Doxa, ${by} meer dan ${second}.`,
  level: (doxa, second) => `${doxa} Doxa, evenveel als ${second}; wat zij verder hebben, gaf de doorslag.`,
  alone: (doxa) => `${doxa} Doxa.`,
}
