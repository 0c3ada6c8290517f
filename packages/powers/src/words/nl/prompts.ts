import type { OutcomeId } from '../../vocabulary.ts'
import { outcomesFrom, type Prompts, type Reasons } from '../lexicon.ts'

const amounts: { readonly [what: string]: string } = {
  giveMoney: 'hoeveel geld bied je?',
  askMoney: 'hoeveel geld vraag je?',
  transfer: 'hoeveel geld maak je over?',
}

const promises: { readonly [what: string]: string } = {
  leave: 'welke plaats moet verlaten worden?',
  avoid: 'buiten welke plaats moet men blijven?',
  enter: 'welke plaats moet binnengetrokken worden?',
  peace: 'met wie moet er vrede zijn?',
}

const toGo = (left = 1): string => (left === 1 ? '1 eenheid' : `${left} eenheden`)
const comes = (left = 1): string => (left === 1 ? 'komt' : 'komen')
const leaves = (left = 1): string => (left === 1 ? 'vertrekt' : 'vertrekken')

export const prompts: Prompts = {
  place: ({ unit, left = 1 }, say) =>
    left > 1
      ? `waar plaats je deze eenheid: ${say.unit(unit)} (er zijn er nog ${left})?`
      : `waar plaats je de laatste eenheid van deze soort: ${say.unit(unit)}?`,
  garrison: () => 'welke eenheden beginnen in een vesting?',
  'ally-bid': () => 'hoeveel bied je om een bondgenoot te mogen kiezen?',
  'ally-pick': () => 'welke neutrale macht wordt je bondgenoot?',
  negotiate: () => 'onderhandel, of laat de beurt beginnen.',
  talk: () => 'doe een bod, stel een verdrag voor, of zwijg verder.',
  show: () => 'wat toon je?',
  'show-to': () => 'wie krijgt het te zien?',
  offer: ({ to }, say) => `wat staat er in je aanbod aan ${say.people(to)}?`,
  amount: ({ what = '' }) => amounts[what] ?? 'hoeveel?',
  'promise-place': ({ what = '' }) => promises[what] ?? 'om welke plaats gaat het?',
  treaty: ({ by, turn }, say) =>
    `${by === 'me' || by === 'you' ? 'de anderen' : say.people(by)} stellen een verdrag voor dat het spel ${turn ? `na beurt ${turn}` : 'meteen'} beëindigt. Stem je ermee in?`,
  'pick-chit': ({ to }, say) => `welk fiche geef je aan ${say.people(to)}?`,
  collect: ({ place, others = [] }, say) =>
    `ook ${say.list(others.map((power) => say.people(power)))}, nog neutraal, hebben eenheden in ${say.place(place)}. Door er te innen komen ze in de oorlog. Doe je het?`,
  taxes: () =>
    'waar verhoog je de belasting? Elk gebied werpt: bij 3-6 brengt het dubbel op, bij 1-2 niets, en de militie komt in opstand.',
  maintenance: ({ due }, say) => `het onderhoud kost ${say.money(due)}. Betaal je alles?`,
  upkeep: ({ due, what }, say) =>
    what === 'landDistribution'
      ? `de landverdeling kost ${say.money(due)}. Wie krijgt niets?`
      : `er is ${say.money(due)} verschuldigd. Wie blijft onbetaald?`,
  treasury: ({ money }, say) => `je hebt ${say.money(money)}. Wat koop je?`,
  discard: () => 'je hebt tien fiches. Leg je er een terug om een ander te trekken?',
  basileus: () => 'waar keert je Basileus terug?',
  operations: () => 'welke stapel voert nu operaties uit?',
  split: ({ place, stack }, say) =>
    `welke eenheden van de stapel in ${say.place(place)} (${say.content(stack)}) vormen een eigen stapel?`,
  push: ({ place }, say) =>
    `werp je meteen voor de stapel in ${say.place(place)}, of stuur je eerst een Strateeg?`,
  act: ({ place, points }, say) =>
    `je stapel in ${say.place(place)} heeft nog ${points ?? 0} OP. Wat doet hij?`,
  intercept: ({ stack, place }, say) =>
    `een stapel komt ${say.place(place)} binnen: ${say.stack(stack)}. Onderschep je?`,
  ambush: ({ place }, say) => `je wordt aangevallen in ${say.place(place)}. Speel je een Hinderlaag?`,
  table: ({ place }, say) => `je stapel valt nu aan in ${say.place(place)}. Hoe?`,
  support: ({ place, strength }, say) =>
    `je kracht in ${say.place(place)} is ${strength ?? 0}. Speel je er een fiche bij voor de worp?`,
  counterattack: ({ place }, say) => `hoe doe je de tegenaanval in ${say.place(place)}?`,
  relief: ({ place, result }, say) =>
    `het beleg van ${say.place(place)} geeft een ${say.bareResult(result)}. Laat je de muren dat verzachten?`,
  lose: ({ left }) => `je verliest nog ${toGo(left)}. Welke is de volgende?`,
  'free-move': ({ place }, say) => `je stapel in ${say.place(place)} mag gratis verder. Waarheen?`,
  advance: ({ place }, say) => `${say.place(place)} is leeg. Ga je erin?`,
  assassin: ({ chit, by, against, rebels = false, place }, say) =>
    `${say.chit(chit)}${by === undefined || by === 'me' || by === 'you' ? '' : ` van ${say.people(by)}`} is aangekondigd${against === undefined ? '' : `, gericht op ${say.side(against, rebels)}`}${place === undefined ? '' : ` in ${say.place(place)}`}. Hef je het op met een Sluipmoordenaar?`,
  'activation-bid': ({ power }, say) => `hoeveel bied je voor ${say.people(power)}?`,
  'civil-war': ({ left }) =>
    `burgeroorlog: van jou ${comes(left)} nog ${toGo(left)} in opstand. Welke is de volgende?`,
  'peripheral-war': ({ left }) =>
    `een oorlog ver weg: van jou ${leaves(left)} nog ${toGo(left)} voorgoed. Welke is de volgende?`,
  plague: ({ place, left }, say) =>
    `pest in ${say.place(place)}: je verliest nog ${toGo(left)}. Welke is de volgende?`,
  betrayal: () => 'verraad: welke eenheid van je stapel gaat verloren?',
  desertion: ({ left }) => `desertie: nog ${toGo(left)} te gaan. Welke deserteert nu?`,
  rebellion: ({ left }) => `opstand: nog ${toGo(left)} te gaan. Welke wisselt nu van kant?`,
  heresy: () => 'ketterij: welke eenheid van je stapel komt in opstand?',
  convert: ({ left }) => `bekering: nog ${toGo(left)} te gaan. Wie bekeer je nu?`,
  'neutral-entry': () => 'welke neutrale macht probeer je aan jouw kant te krijgen (4-6 op de dobbelsteen)?',
  crusade: ({ left }) => `de kruistocht: nog ${toGo(left)} op komst. Een krijger of een vloot?`,
}

const chances: { readonly [result in OutcomeId]: string } = {
  CA: 'een tegenaanval',
  NE: 'geen gevolg',
  F: 'een vrije verplaatsing',
  MV: 'een kleine zege',
  'MV F': 'een kleine zege en een vrije verplaatsing',
  DV: 'een beslissende zege',
  'DV F': 'een beslissende zege en een vrije verplaatsing',
  enemyDestroyed: 'de vijandelijke stapel wordt weggevaagd',
  enemyLoses: 'de vijand verliest een deel van zijn eenheden',
  ownLoses: 'je verliest een deel van je eenheden',
  ownDestroyed: 'je stapel wordt weggevaagd',
  intercepted: 'het onderscheppen lukt',
  doubled: 'dubbele inkomsten',
  revolt: 'geen inkomsten en een oproer',
  mutiny: 'muiterij: de eenheid gaat verloren en haar gebied is geplunderd',
  disband: 'de eenheid wordt ontbonden',
  loyal: 'de eenheid blijft',
  none: 'geen gevolg',
  betrayal: 'verraad: je verliest een eenheid',
  desertion: 'desertie: een worp aan eenheden verdwijnt',
  rebellion: 'opstand: een worp aan eenheden wisselt van kant',
  heresy: 'ketterij: een eenheid van jou komt in opstand',
  assimilation: 'assimilatie: een eenheid of de kolonie gaat over',
  holyWar: 'heilige oorlog: een worp aan eenheden en de kolonie gaan over',
  crusade: 'een kruistocht',
  plague: 'de pest breekt uit',
  schism: 'alle fiches gaan verloren',
  unification: 'de kerken verenigen zich',
}

export const outcomes = outcomesFrom(chances, (text, n) => `${text} (${toGo(n)})`)

export const reasons: Reasons = {
  'too-expensive': ({ cost, money }, say) =>
    `Dit kost ${say.money(cost)}, en in de schatkist zit ${say.money(money)}.`,
  'no-points': ({ cost, points }) => `Dit kost ${cost ?? 0} OP, en de stapel heeft er ${points ?? 0}.`,
  'enemy-in-fortress': () => 'Een vijand houdt de vesting bezet.',
  'not-your-box': () => 'Alleen de eigenaar mag in dit vak.',
  'no-anchor': () => 'Dit vak heeft geen anker: er mag geen vloot in.',
  'no-fleet': () => 'Een overtocht vraagt een bevriende vloot in elk zeegebied.',
  'outnumbered-at-sea': () => 'Een vijand heeft in dat zeegebied meer vloten.',
  'militia-at-home': () => 'Militie verlaat haar thuisgebieden niet.',
  'pool-empty': ({ unit }, say) => `Deze eenheid is niet meer in voorraad: ${say.unit(unit)}.`,
  'already-pillaged': () => 'Het gebied is al geplunderd.',
  pillaged: () => 'Het gebied is geplunderd: tot dat is afgekocht wordt er niets gekocht of geïnd.',
  'foreign-box': () => 'Eenheden koop je alleen in je eigen vak.',
  'enemy-present': () => 'Er is een vijand in het gebied.',
  'already-moved': () => 'Deze stapel heeft deze beurt al operaties uitgevoerd.',
  vacillating: () => 'Deze stapel aarzelt en voert deze beurt geen operaties uit.',
  'union-of-churches': () => 'De kerken zijn verenigd: Byzantijnen en Franken houden deze beurt vrede.',
  'in-fortress': () => 'Een garnizoen moet eerst naar buiten komen om aan te vallen.',
  'no-unit-here': () => 'Je hebt daar geen eenheid.',
  'no-port': () => 'Een vloot koop je op een zee met een bevriende haven, of bij of in het eigen vak.',
  'no-sea': () => 'Dit vak grenst in dit scenario aan geen zee.',
  'bought-here': () => 'Daar is deze beurt al een eenheid gekocht.',
  'already-built': () => 'Er ligt er al een.',
  'no-colony': () => 'Daar ligt geen kolonie van jou.',
  'not-pillaged': () => 'Het gebied is niet geplunderd.',
  'last-turns': () => 'Niet in de laatste twee beurten.',
  'not-in-this-match': () => 'In deze partij wordt zonder gespeeld.',
  'cup-empty': () => 'De beker is leeg.',
  'not-your-power': () => 'Beide machten moeten van jou zijn en meedoen.',
  'already-transferred': () => 'Deze twee machten hebben deze beurt al geld overgemaakt.',
  'not-held': () => 'Je hebt dit fiche niet.',
  'not-now': () => 'Dit fiche kan nu niet zo gespeeld worden.',
  'not-alone': () => 'Je bent niet alleen in het gebied.',
  'already-taxed': () => 'Daar wordt deze beurt niets meer geïnd.',
  'not-adjacent': () => 'Daarheen voert vanhier geen stap.',
  'other-cost': ({ cost }) => `Daarheen kost het ${cost ?? 0} OP.`,
  'not-here': () => 'Dat is niet waar de stapel is.',
  'not-an-enemy': () => 'Dat is geen vijand.',
  'wrong-table': () => 'De eenheden van de stapel laten deze tabel niet toe.',
  'not-your-stack': () => 'Die stapel is niet van jou.',
  'cannot-be-given': () => 'Wat het aanbod noemt, kan niet meer gegeven of aangenomen worden.',
}
