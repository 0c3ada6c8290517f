import { nlOrders } from './windows.ts'
import { NONE } from '../names.ts'
import type { Catalogue } from './catalogue.ts'
import { entries } from './nlEntries.ts'
import { outcomes, reasons } from './nlReasons.ts'
import { CITY_NAMES } from './cities.ts'
import { foeStrength, improvedTo, isFriendlyStop } from './seen.ts'
import { speak } from './speak.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const price = (side: number | undefined) =>
  side === undefined
    ? ', gratis'
    : `, 3 Bezanten uit de ${side === 0 ? 'Byzantijnse' : 'Arabische'} schatkist`

/** What becomes of a retreat by sea that is denied. */
const closed = (forced: boolean, other: boolean) =>
  other
    ? 'Het gaat dan over land.'
    : forced
      ? 'Het heeft dan geen weg die het overleeft, en wordt vernietigd.'
      : 'Het heeft dan geen andere weg, en blijft om te vechten.'

const uses = {
  control: 'om de stad te controleren',
  increase: 'voor het leger',
  improve: 'om de stad te verbeteren',
  emperor: 'voor het Keizervak',
  caliph: 'voor het Kaliefvak',
  fleet: 'voor de vloot',
  fortify: 'voor het Versterkingsvak',
  bulgars: 'om de Bulgaren te sturen',
  reinforce: 'om de Bulgaren aan te vullen',
  build: 'voor het gebouw',
  civilWar: 'voor de Burgeroorlog',
  garrison: 'om de veroverde stad te houden',
} as const

const colours = { byzantine: 'Byzantijns', arab: 'Arabisch', persian: 'Perzisch', bulgar: 'Bulgaars' }
const boxes = { elite: 'Elite', main: 'Hoofdleger', levy: 'Lichting', move: 'Beweging' }

const catalogue: Catalogue = {
  name: 'Byzantium: de families van 632',
  about:
    'Twee tot vier families steunen beide zijden wanneer de Arabieren tegen Byzantium opstaan. Verdien in drie beurten punten aan beide zijden; de zwakste zijde telt alleen mee als ze minstens half zo goed is als de sterkste.',
  cities: CITY_NAMES.nl,
  ...nlOrders,
  nobody: 'niemand',
  colours,
  boxes,
  armyBox: (colour, box) => (box === 'main' ? `${colour} ${boxes.main}` : `${colour}e ${boxes[box]}`),
  specials: {
    bulgars: 'Bulgaren',
    fortify: 'Versterking',
    improveByzantine: 'Stad verbeteren (Byzantijns)',
    emperor: 'Keizer',
    civilWarByzantine: 'Burgeroorlog (Byzantijns)',
    fleetByzantine: 'Byzantijnse Vloot',
    improveArab: 'Stad verbeteren (Arabisch)',
    caliph: 'Kalief',
    civilWarArab: 'Burgeroorlog (Arabisch)',
    fleetArab: 'Arabische Vloot',
  },
  bezants: (count) => plural(count, 'Bezant', 'Bezanten'),
  points: (count) => `${count} ZP`,
  cubes: (count) => plural(count, 'kubus', 'kubussen'),
  hits: (count) => (count === 0 ? 'geen voltreffer' : plural(count, 'voltreffer', 'voltreffers')),
  noDice: 'geen dobbelstenen',
  pointsOf: (count, colour) => `${count} ${colour}e ZP`,
  subjects: {
    pool: 'Kubusvoorraad',
    casualties: 'Slachtoffervoorraad',
    tax: 'Belastingen',
    pass: 'Passen',
    church: 'Kerk',
    mosque: 'Moskee',
  },
  cityState: (tokens, strength, owner) =>
    [
      ...(tokens > 0 ? [plural(tokens, 'schijf', 'schijven')] : []),
      `sterkte ${strength}`,
      ...(owner === undefined ? [] : [owner]),
    ].join(', '),
  uses,
  prompts: {
    action: ({ last }) =>
      last ? 'alle anderen hebben gepast: kies je laatste actie van deze beurt.' : 'kies je actie.',
    cube: ({ use }) => `waar komt de kubus ${uses[use]} vandaan?`,
    increase: ({ placed, most }) => `je hebt ${placed} van hoogstens ${most} kubussen gelegd. Nog een?`,
    split: ({ bezants }, say) => `verdeel ${say.bezants(bezants)} belasting over je schatkisten.`,
    goOn: ({ side }, say) => `wat doet je ${say.colour(side)}e leger verder?`,
    fleet: ({ foe, city, cost, doubled, extra, dice, canPay }, say) =>
      `${say.seat(foe)} wil naar ${say.city(city)} varen voor ${cost + extra} Beweging. Zet je de Byzantijnse Vloot in? ${canPay ? `De overtocht kost dan ${doubled + extra}, en je beschiet het leger met ${plural(dice, 'dobbelsteen', 'dobbelstenen')}.` : `De overtocht zou ${doubled + extra} kosten, en dat kan ${say.seat(foe)} niet betalen: het leger moet een andere weg kiezen, en er wordt niet gegooid.`}`,
    seaRetreat: ({ foe, city, forced, other }, say) =>
      `het Arabische leger van ${say.seat(foe)} ${forced ? 'is verslagen en moet' : 'wil'} over zee weg uit ${say.city(city)}. Sluit je Byzantijnse Vloot de zee af? ${closed(forced, other)}`,
    retreat: ({ city, force, foe, losses, fleet, closed }, say) => {
      const cost = losses === 0 ? 'geen kubus verliezen' : `onderweg ${say.cubes(losses)} verliezen`
      const costs =
        fleet === undefined || closed === undefined
          ? `Het zou ${cost}`
          : `Met de zee open zou het ${cost}; sluit ${say.seat(fleet)} die af met de Byzantijnse Vloot, dan ${closed === NONE ? 'moet het blijven en vechten' : `verliest het ${say.cubes(closed)}`}`
      return `${say.city(city)} wordt aangevallen (${say.colour(force)}, geleid door ${say.seat(foe)}). Trekt je leger zich voor het gevecht terug? ${costs}.`
    },
    withdraw: ({ from, losses }, say) =>
      `waar gaat je leger vanuit ${say.city(from)} heen? ${losses === 0 ? 'Het verliest onderweg geen kubus.' : `Het verliest onderweg ${say.cubes(losses)}, wat je ook kiest.`}`,
    foe: ({ city }, say) => `tegen welk leger in ${say.city(city)} vecht je eerst?`,
    levy: ({ city, force, foe, cubes }, say) =>
      `geen leger verdedigt ${say.city(city)} tegen ${say.seat(foe)} (${say.colour(force)}). Zet je de Lichting van ${say.cubes(cubes)} in?`,
    lose: ({ side, hits }, say) =>
      `je ${say.colour(side)}e leger moet ${say.cubes(hits)} verliezen. Uit welk vak komt ${hits === 1 ? 'die' : 'de volgende'}?`,
    garrison: ({ city, left }, say) =>
      left === 2
        ? `je hebt geen vrije kubus en geen geld om ${say.city(city)} te houden: het leger geeft twee kubussen. Welke blijft in de stad?`
        : `en welke kubus van het leger gaat voor ${say.city(city)} naar de slachtoffers?`,
    passCube: () => 'je Slachtoffervoorraad is leeg. Welke kubus gaat naar het Pasvak? Het kost niets.',
    maintenance: ({ side, due, money }, say) =>
      `je ${say.colour(side)}e kubussen kosten ${say.bezants(due)} en je hebt er ${money}. Welke kubus gaat uit het spel (−1 ${say.colour(side)}e ZP)?`,
  },
  choices: {
    control: ({ city }, say) => {
      const { tokens = 0, colour = 'persian' } = say.view.cities[city] ?? {}
      const points = tokens > 0 && colour !== 'bulgar' ? ` (${tokens} ${colours[colour]}e ZP)` : ''
      return `Neem controle over ${say.city(city)}${points}`
    },
    increase: ({ side, box }, say) => `Leg een kubus bij ${say.armyBox(side, box)}`,
    improve: ({ side, city }, say) => {
      const to = improvedTo(say.view, side, city)
      return `Verbeter ${say.city(city)}${to === undefined ? '' : ` tot ${to} schijven`}`
    },
    emperor: () => 'Word Keizer (2 Byzantijnse ZP en de wacht)',
    caliph: () => 'Word Kalief (2 Arabische ZP en de wacht)',
    fleet: ({ side }, say) => `Neem de ${say.colour(side)}e Vloot`,
    fortify: ({ city }, say) => `Versterk ${say.city(city)}`,
    bulgars: ({ city }, say) => `Stuur de Bulgaren naar ${say.city(city)}`,
    reinforce: () => 'Vul de Bulgaren aan (vier kubussen)',
    tax: ({ n }, say) => `Belastingen met ${say.cubes(n)} (${say.bezants(2 * n)})`,
    build: ({ side }, say) =>
      `Bouw een ${side === 0 ? 'kerk' : 'moskee'} (6 Bezanten, ${say.pointsOf(2, side)})`,
    place: ({ side, city }, say) => `Plaats het ${say.colour(side)}e leger in ${say.city(city)}`,
    march: ({ side, city }, say) => {
      const march = say.march(side, city)
      const { strength = 0 } = say.view.cities[city] ?? {}
      return [
        `${say.colour(side)} leger naar ${say.city(city)}${march ? ` (${march.cost} Beweging)` : ''}`,
        ...(march?.attack ? [`aanval, sterkte van de stad ${strength}`] : []),
        ...(march?.fleet === undefined ? [] : [`${say.seat(march.fleet)} kan de Byzantijnse Vloot inzetten`]),
      ].join('; ')
    },
    civilWar: ({ side }, say) => `Burgeroorlog: het ${say.colour(side)}e leger valt aan waar het staat`,
    pass: () => 'Pas voor de rest van deze beurt',
    take: (choice, say) =>
      choice.source === 'pool'
        ? 'Uit de Kubusvoorraad, gratis'
        : `Uit ${choice.source === 'army' ? say.armyBox(choice.side, choice.box) : 'de Slachtoffervoorraad'}${price(say.payer(choice.pays))}`,
    giveUp: ({ side, box }, say) =>
      say.decision?.prompt === 'maintenance'
        ? `Geef een kubus uit ${say.armyBox(side, box)} op`
        : `Een kubus uit ${say.armyBox(side, box)}`,
    withdraw: ({ city }, say) =>
      isFriendlyStop(say, city) ? `Naar ${say.city(city)}` : `Door ${say.city(city)} (verlies een kubus)`,
    fight: ({ foe }, say) => `Het leger van ${say.seat(foe)} (sterkte ${foeStrength(say, foe)})`,
    split: ({ byzantine, arab }, say) =>
      `${say.bezants(byzantine)} Byzantijns, ${say.bezants(arab)} Arabisch`,
    done: () => 'Klaar',
    useFleet: () => 'Zet de vloot in',
    spareFleet: () => 'Laat het leger varen',
    closeSea: () => 'Sluit de zee af',
    openSea: () => 'Laat de zee open',
    retreat: () => 'Trek terug',
    stay: () => 'Blijf en vecht',
    raiseLevy: () => 'Zet de Lichting in',
    noLevy: () => 'Laat het aan de muren over',
  },
  general: {
    improve: (colour) => `Stad verbeteren (${colour})`,
    fortify: () => 'Versterking',
    bulgars: () => 'De Bulgaren gebruiken',
    tax: () => 'Belastingen',
    place: (colour) => `Plaats het ${colour}e leger`,
    march: (colour) => `Verplaats het ${colour}e leger`,
  },
  entries,
  reasons,
  outcomes,
  engineReasons: {
    'match-over': () => 'Het spel is afgelopen.',
    'not-your-decision': () => 'Jij hoeft nu niets te beslissen.',
    'not-offered': () => 'Dat is geen van de keuzes.',
  },
  options: {
    attackerRetreat: {
      label: 'Verslagen aanvaller',
      help: 'Waar een leger heen gaat dat zich verplaatst heeft om aan te vallen en verliest.',
      values: { back: 'terug naar waar het vandaan kwam', full: 'trekt zich terug als een verdediger' },
    },
    fleetDice: {
      label: 'Dobbelstenen van de vloot',
      help: 'Met hoeveel dobbelstenen de Byzantijnse Vloot een overtocht beschiet.',
      values: { link: 'kubussen betaald voor de overtocht', all: 'alle Bewegingskubussen van de actie' },
    },
    fallTiebreak: {
      label: 'Gelijke stand na de val',
      help: 'Welke steden en welk geld beslissen bij gelijke Arabische punten als Constantinopel gevallen is.',
      values: { all: 'van beide zijden', arab: 'alleen van de Arabische zijde' },
    },
  },
  table: {
    turn: 'Beurt',
    turnOf: 'van',
    first: 'Startspeler',
    active: 'Aan zet',
    lastAction: 'Laatste actie van de beurt',
    passed: 'Gepast',
    players: 'Spelers',
    player: 'Speler',
    score: 'Score',
    pool: 'Kubusvoorraad',
    casualties: 'Slachtoffers',
    lost: 'Uit het spel',
    armies: 'Legers',
    army: 'Leger',
    guard: 'wacht',
    place: 'Waar',
    offMap: 'naast het bord',
    money: 'Bezanten',
    points: 'ZP',
    tokens: 'Schijven',
    strength: 'Sterkte',
    maintenance: 'Onderhoud',
    cities: 'Steden',
    city: 'Stad',
    control: 'Controle',
    free: 'vrij',
    fortified: 'versterkt',
    specials: 'Speciale Acties',
    boxFree: 'vrij',
    bulgars: 'Bulgaren',
    church: 'Kerk',
    mosque: 'Moskee',
    attack: 'Aanval',
  },
  armyCell: (seat, side) => `${seat}, ${side}`,
  result: {
    turns: (turns) =>
      `De partij is afgelopen na ${plural(turns, 'beurt', 'beurten')}. Elke stadsschijf heeft 1 ZP opgeleverd.`,
    fall: (capital) => `${capital} is gevallen. Alleen Arabische punten tellen.`,
    line: (
      name,
      { rank, byzantine, arab, byzantineTokens, arabTokens, score, onlyHigher, fall, cities, money },
    ) => {
      const tie = `${plural(cities, 'stad', 'steden')}, ${plural(money, 'Bezant', 'Bezanten')}`
      if (fall)
        return `${rank}. ${name}: ${arab} Arabische ZP (de ${byzantine} Byzantijnse tellen niet; ${tie}).`
      const totals = `Byzantijns ${byzantine} (${byzantineTokens} van steden), Arabisch ${arab} (${arabTokens} van steden)`
      const counted = onlyHigher
        ? 'het laagste is minder dan de helft, dus alleen het hoogste telt'
        : 'beide tellen'
      return `${rank}. ${name}: ${totals}; ${counted}: ${score}. (${tie})`
    },
    winner: (names) =>
      names.length === 1 ? `${names[0]} wint.` : `${names.join(' en ')} delen de overwinning.`,
  },
  verdict: {
    heads: ['Byzantijns', 'Arabisch'],
    both: ({ score, byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${score} punten: de Arabische kant (${arab}) haalt de helft van de Byzantijnse (${byzantine}), dus beide tellen.`
        : `${score} punten: de Byzantijnse kant (${byzantine}) haalt de helft van de Arabische (${arab}), dus beide tellen.`,
    higher: ({ byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${byzantine} Byzantijnse punten: de Arabische kant (${arab}) is minder dan de helft daarvan en telt niet mee.`
        : `${arab} Arabische punten: de Byzantijnse kant (${byzantine}) is minder dan de helft daarvan en telt niet mee.`,
    fall: (arab) => `Constantinopel is gevallen, dus alleen Arabische punten tellen: ${arab}.`,
  },
}

export const words = speak(catalogue)
