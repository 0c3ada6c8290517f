import type { Labels, OptionWords } from '../lexicon.ts'
import type { VerdictWords } from '../verdict.ts'
import { names } from './names.ts'

export const options: OptionWords = {
  scenario: {
    label: 'Scenario',
    help: 'De jaren, de opstelling en de banden van de overwinning (hoofdstuk 29).',
    values: names.scenarios,
  },
  map: {
    label: 'Gegevens van de kaart',
    help: 'Waarden en tabellen zijn een reconstructie (hoofdstuk 30); de evenwichtige reeks verandert er enkele.',
    values: { original: 'reconstructie', balanced: 'evenwichtig' },
  },
  taxes: {
    label: 'Belasting verhogen',
    help: 'Dubbele inkomsten uit een gebied bij 3-6, oproer bij 1-2 (§27.2).',
  },
  colonies: { label: 'Koloniën', help: 'Markeringen die een militie voeden en ZP verhogen (§27.4).' },
  feudalism: { label: 'Feodaliteit', help: 'Zet een kolonie om in een krijger of nomade (§27.8).' },
  interception: {
    label: 'Onderschepping',
    help: 'Stapels mogen aanvallen wie hun gebied binnenkomt (hoofdstuk 16).',
  },
  longRangeFleets: {
    label: 'Verre vloten',
    help: 'Vloten zonder bevriende haven aan hun zee kosten $3 (§28.1).',
  },
  monasteries: { label: 'Kloosters', help: 'Voor $3: ±1 op bekering en ondermijning (§28.2).' },
  fortifications: { label: 'Versterkingen', help: 'Voor $4: ±1 op gevechtsworpen in het gebied (§28.4).' },
  concessions: {
    label: 'Handelsposten',
    help: 'Kunnen bij het onderhandelen verkocht worden en betalen elke beurt (§28.7).',
  },
  turnOrder: {
    label: 'Speelvolgorde',
    help: 'De volgorde vanaf beurt 2 (§28.9).',
    values: { printed: 'zoals gedrukt', random: 'door loting' },
  },
  istria: {
    label: 'Istrië en Venetië',
    help: 'Kroatië wordt gedeeld (§28.10). In scenario A en B altijd.',
  },
  budapest: { label: 'Boedapest', help: 'Boeda ligt op beide oevers van de Donau (§28.12).' },
  defencePoints: {
    label: 'Verdedigingspunten',
    help: 'Grote verdedigende stapels verzwakken de aanval (§28.13).',
  },
  militiaAtHome: {
    label: 'Militie blijft thuis',
    help: 'Militie en werving alleen waar je koloniën hebt (§28.14).',
  },
  limitedAlliances: {
    label: 'Beperkte bondgenootschappen',
    help: 'Twee spelers: bied vóór het spel op neutrale bondgenoten (§28.15).',
  },
  newChits: { label: 'Extra fiches', help: 'Vijf fiches meer (§28.16).' },
  jointIncome: {
    label: 'Drie machten in een gebied',
    help: 'Wat elk int en scoort (§28.21).',
    values: { thirds: 'een derde', halves: 'de helft' },
  },
  marginal: {
    label: 'Verlies bij een kleine zege',
    help: 'Geteld naar de eenheden of de kracht van de stapel die wierp (§28.17).',
    values: { units: 'zijn eenheden', strength: 'zijn kracht' },
  },
  majority: {
    label: 'Meerderheid voor Stormloop en Rooftocht',
    help: 'Hoeveel van een stapel in aanmerking moet komen (§28.18).',
    values: { strict: 'meer dan de helft', half: 'de helft is genoeg' },
  },
  tableChoice: {
    label: 'Keuze van de tabel',
    help: 'Of een stapel die voor Stormloop of Rooftocht in aanmerking komt, Treffen mag kiezen (§28.22).',
    values: { free: 'vrij', fixed: 'dan geen Treffen' },
  },
  basileusChits: {
    label: 'Een gevallen Basileus kost alle fiches',
    help: 'Zijn macht doet haar fiches terug in de beker (§28.20).',
  },
  boxUpkeep: { label: 'Onderhoud in vakken', help: 'Of eenheden in vakken betaald worden (§28.23).' },
  desertUpkeep: {
    label: 'Onderhoud in woestijn en geplunderde gebieden',
    help: 'Wat eenheden die daar staan, meer kosten (§28.24).',
    values: { double: 'dubbel', plusOne: '$1 meer' },
  },
  friendlyPort: {
    label: 'Bevriende haven',
    help: 'Wanneer een haven van jou is (§28.25).',
    values: { garrison: 'met een eenheid erin', area: 'ook met alleen het gebied' },
  },
  siegeRelief: {
    label: 'Verzachting bij een beleg',
    help: 'Hoe ver de muren een beslissende zege verzachten (§28.26).',
    values: { oneStep: 'één stap', cascade: 'tot één eenheid' },
  },
  rebelsCounterattack: {
    label: 'Rebellen doen een tegenaanval',
    help: 'Als ze uit staat, heeft een tegenaanval van rebellen geen uitwerking (§28.27).',
  },
  mutineers: {
    label: 'Muiters',
    help: 'Wat er wordt van een eenheid die muit (§28.19).',
    values: { removed: 'worden verwijderd', rebel: 'worden rebellen' },
  },
  pillageChits: {
    label: 'Fiches bij plundering',
    help: 'Wie trekt als een ander plundert (§28.28).',
    values: { players: 'elke andere speler', powers: 'elke andere macht' },
  },
}

export const labels: Labels = {
  now: 'Nu',
  powers: 'Machten',
  powerHeads: ['Macht', 'Geld', 'Fiches', 'ZP', 'Niveau', 'ZP voor neergang, overleving, verovering'],
  chits: 'Zichtbare fiches',
  land: 'Land',
  landHeads: ['Gebied', 'Waarde', 'Markeringen', 'In het gebied', 'In de vesting'],
  sea: 'Zeeën en vakken',
  pool: 'Voorraden',
  talks: 'Aanbiedingen en afspraken',
  yes: 'ja',
  no: 'nee',
  neutral: 'neutraal',
  waiting: 'wacht nog',
  lost: 'ineengestort',
  pillaged: 'geplunderd',
  basileusGone: 'Basileus uitgeschakeld',
  cup: 'Fiches in de beker',
  removed: 'Verwijderde fiches',
  unification: 'De kerken zijn deze beurt verenigd.',
  crusade: 'Een kruistocht: Jeruzalem is voor de Franken 10 ZP waard.',
  order: 'Speelvolgorde',
  monastery: 'klooster',
  fortification: 'versterking',
  concession: 'handelspost',
  moved: 'is klaar',
  leadership: 'geleid',
  vacillating: 'aarzelt',
  offer: 'Aanbod',
  agreed: 'Afgesproken',
  year: (turn, turns, year) =>
    turn === 0
      ? `voor de eerste van ${turns} beurten, het jaar ${year}`
      : `beurt ${turn} van ${turns}, het jaar ${year}`,
  treaty: (turn) => `Een verdrag beëindigt het spel na beurt ${turn}.`,
  colony: (people) => `kolonie van ${people}`,
  standing: (who, points, level, won) => `${who}: ${points} ZP, ${level}${won ? ', gewonnen' : ''}`,
  ranking: (rank, seat, tied) => `${rank}. ${seat}${tied ? ' (gelijk)' : ''}`,
}

export const verdict: VerdictWords = {
  heads: ['macht', 'eindigt in'],
  because: (people, level, points) =>
    `${people} eindigen in ${level} met ${points} punten: niemand anders is verder in zijn treden.`,
}
