import { TERRITORIES } from '../places.ts'
import type { Terms } from '../tongue.ts'

const areas = {
  italia: 'Italy',
  illyricum: 'Illyricum',
  thracia: 'Thrace and the City',
  oriens: 'Oriens',
  aegyptus: 'Egypt',
  africa: 'Africa',
  tyrrhenian: 'Tyrrhenian Sea',
  adriatic: 'Adriatic Sea',
  aegean: 'Aegean Sea',
  euxine: 'Euxine Sea',
  levantine: 'Levantine Sea',
  libyan: 'Libyan Sea',
} as const satisfies Terms['areas']

const keimelia = {
  labaron: '1 more Dynamis this round',
  scepter: 'you break all ties this round',
  robes: 'if you are Victorious the reward twice, if you are Defeated no Consequences',
} as const

export const terms: Terms = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  cards: ['card', 'cards'],
  resources: ['Resource', 'Resources'],
  seals: ['Seal', 'Seals'],
  option: (option) => `Option ${option}`,
  units: {
    senator: ['Senator', 'Senators'],
    aqueduct: ['Aqueduct', 'Aqueducts'],
    hippodrome: ['Hippodrome', 'Hippodromes'],
    merchant: ['Merchant', 'Merchants'],
    caravan: ['Caravan', 'Caravans'],
    'trading-ship': ['Trading Ship', 'Trading Ships'],
    priest: ['Priest', 'Priests'],
    monk: ['Monk', 'Monks'],
    church: ['Church', 'Churches'],
    monastery: ['Monastery', 'Monasteries'],
    'hagia-sophia': ['Hagia Sophia', 'Hagia Sophias'],
    legion: ['Legion', 'Legions'],
    cataphract: ['Cataphract', 'Cataphracts'],
    fortifications: ['Fortifications', 'Fortifications'],
    'siege-tower': ['Siege Tower', 'Siege Towers'],
    dromon: ['Dromon', 'Dromons'],
  },
  areas,
  within: (area) => (TERRITORIES.has(area) ? `in ${areas[area]}` : `in the ${areas[area]}`),
  types: {
    palatine: 'Palatine',
    ecclesiastical: 'Ecclesiastical',
    stratiotika: 'Stratiotika',
    emporion: 'Emporion',
    rustica: 'Rustica',
  },
  keimelia: { labaron: 'Labaron', chalice: 'Chalice', scepter: 'Scepter', robes: 'Robes' },
  actions: {
    draw: 'Draw Cards',
    play: 'Play Cards',
    activate: 'Activate',
    sell: 'Sell',
    buy: 'Buy',
    reset: 'Reset the Market',
    unit: 'Activate Units',
    trade: 'Buy and Sell',
    build: 'Build Units',
  },
  heroes: { belisarius: 'Belisarius', narses: 'Narses' },
  phases: {
    'set-up': 'set-up',
    event: 'Event Phase',
    action: 'Action Phase',
    resolve: 'Resolve Phase',
    end: 'end of the game',
    over: 'the game is over',
  },
  ranks: {
    defeat: 'Defeat',
    nero: 'Nero',
    caligula: 'Caligula',
    titus: 'Titus',
    trajan: 'Trajan',
    'marcus-aurelius': 'Marcus Aurelius',
    'julius-caesar': 'Julius Caesar',
    augustus: 'Augustus',
  },
  provenances: {
    rulebook: 'from the rulebook',
    'rulebook-partial': 'partly from the rulebook, the rest is our own design',
    reconstruction: 'our own design, in place of what the rulebook does not print',
  },
  marks: { rulebook: '', 'rulebook-partial': '◈', reconstruction: '◇' },
  the: (area) => (TERRITORIES.has(area) ? areas[area] : `the ${areas[area]}`),
  aUnit: (unit) => {
    const [one, many] = terms.units[unit]
    if (unit === 'hagia-sophia') return `the ${one}`
    if (one === many) return one
    return `${/^[AEIO]/.test(one) ? 'an' : 'a'} ${one}`
  },
  gives: {
    court: { ...keimelia, chalice: '2 Auctoritas more to vote with this round' },
    trial: { ...keimelia, chalice: '2 more to bid with, if the Trial is fulfilled' },
    solo: {
      labaron: '1 Dynamis for each card of one of your Bandons',
      chalice: '2 Nomisma for each unit on the map',
      scepter: '1 Resource of your choice for each Event that you have met',
      robes: 'look at as many cards of the Deck as you have in play, and play one of them without paying',
    },
  },
  forPrice: (bag, free) => (free ? 'without paying' : `for ${bag}`),
  vain: ' (it would do nothing now)',
}
