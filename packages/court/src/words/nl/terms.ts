import { TERRITORIES } from '../places.ts'
import type { Terms } from '../tongue.ts'

const areas = {
  italia: 'Italië',
  illyricum: 'Illyricum',
  thracia: 'Thracië en de Stad',
  oriens: 'Oriens',
  aegyptus: 'Egypte',
  africa: 'Africa',
  tyrrhenian: 'Tyrreense Zee',
  adriatic: 'Adriatische Zee',
  aegean: 'Egeïsche Zee',
  euxine: 'Euxinische Zee',
  levantine: 'Levantijnse Zee',
  libyan: 'Libische Zee',
} as const satisfies Terms['areas']

const keimelia = {
  labaron: '1 Dynamis extra deze ronde',
  scepter: 'jij beslist deze ronde elke gelijke stand',
  robes: 'als Overwinnaar de beloning twee keer, als Verslagene geen Gevolgen',
} as const

export const terms: Terms = {
  and: 'en',
  or: 'of',
  nothing: 'niets',
  cards: ['kaart', 'kaarten'],
  resources: ['Middel', 'Middelen'],
  seals: ['Zegel', 'Zegels'],
  option: (option) => `Optie ${option}`,
  units: {
    senator: ['Senator', 'Senatoren'],
    aqueduct: ['Aquaduct', 'Aquaducten'],
    hippodrome: ['Hippodroom', 'Hippodromen'],
    merchant: ['Koopman', 'Kooplieden'],
    caravan: ['Karavaan', 'Karavanen'],
    'trading-ship': ['Handelsschip', 'Handelsschepen'],
    priest: ['Priester', 'Priesters'],
    monk: ['Monnik', 'Monniken'],
    church: ['Kerk', 'Kerken'],
    monastery: ['Klooster', 'Kloosters'],
    'hagia-sophia': ['Hagia Sophia', "Hagia Sophia's"],
    legion: ['Legioen', 'Legioenen'],
    cataphract: ['Katafrakt', 'Katafrakten'],
    fortifications: ['Vestingwerken', 'Vestingwerken'],
    'siege-tower': ['Belegeringstoren', 'Belegeringstorens'],
    dromon: ['Dromon', 'Dromons'],
  },
  areas,
  within: (area) => (TERRITORIES.has(area) ? `in ${areas[area]}` : `op de ${areas[area]}`),
  types: {
    palatine: 'Palatijns',
    ecclesiastical: 'Kerkelijk',
    stratiotika: 'Stratiotika',
    emporion: 'Emporion',
    rustica: 'Rustica',
  },
  keimelia: { labaron: 'Labaron', chalice: 'Kelk', scepter: 'Scepter', robes: 'Gewaad' },
  actions: {
    draw: 'Kaarten trekken',
    play: 'Kaarten spelen',
    activate: 'Activeren',
    sell: 'Verkopen',
    buy: 'Kopen',
    reset: 'De Markt vernieuwen',
    unit: 'Eenheden activeren',
    trade: 'Kopen en verkopen',
    build: 'Eenheden bouwen',
  },
  heroes: { belisarius: 'Belisarius', narses: 'Narses' },
  phases: {
    'set-up': 'voorbereiding',
    event: 'Gebeurtenisfase',
    action: 'Actiefase',
    resolve: 'Afwikkelfase',
    end: 'einde van het spel',
    over: 'het spel is uit',
  },
  ranks: {
    defeat: 'Nederlaag',
    nero: 'Nero',
    caligula: 'Caligula',
    titus: 'Titus',
    trajan: 'Trajanus',
    'marcus-aurelius': 'Marcus Aurelius',
    'julius-caesar': 'Julius Caesar',
    augustus: 'Augustus',
  },
  provenances: {
    rulebook: 'uit het regelboek',
    'rulebook-partial': 'deels uit het regelboek, de rest is eigen ontwerp',
    reconstruction: 'eigen ontwerp, in plaats van wat het regelboek niet afdrukt',
  },
  marks: { rulebook: '', 'rulebook-partial': '◈', reconstruction: '◇' },
  the: (area) => (TERRITORIES.has(area) ? areas[area] : `de ${areas[area]}`),
  aUnit: (unit) => {
    const [one, many] = terms.units[unit]
    if (unit === 'hagia-sophia') return `de ${one}`
    return one === many ? one : `een ${one}`
  },
  gives: {
    court: { ...keimelia, chalice: '2 Auctoritas extra om deze ronde mee te stemmen' },
    trial: { ...keimelia, chalice: '2 extra om mee te bieden, als het Proces vervuld is' },
    solo: {
      labaron: '1 Dynamis per kaart van een van je Bandons',
      chalice: '2 Nomisma per eenheid op de landkaart',
      scepter: '1 Middel naar keuze per Gebeurtenis die je hebt gehaald',
      robes: 'bekijk zoveel kaarten van de Trekstapel als je er in het spel hebt, en speel er een gratis',
    },
  },
  forPrice: (bag, free) => (free ? 'gratis' : `voor ${bag}`),
  vain: ' (dat zou nu niets doen)',
}

/** Keimelia met hun lidwoord. */
export const theKeimelia: Terms['keimelia'] = {
  labaron: 'het Labaron',
  chalice: 'de Kelk',
  scepter: 'de Scepter',
  robes: 'het Gewaad',
}
