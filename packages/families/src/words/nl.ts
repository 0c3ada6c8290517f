import { BULGAR } from '../names.ts'
import type { Catalogue } from './catalogue.ts'
import { entries } from './nlEntries.ts'
import { CITY_NAMES } from './cities.ts'
import { improvedTo } from './improved.ts'
import { speak } from './speak.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const price = (who: string) => (who ? `, 3 Bezanten uit de ${who}e schatkist` : ', gratis')

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
  uses,
  prompts: {
    action: (who, facts) =>
      facts.is('last')
        ? `${who}, alle anderen hebben gepast: kies je laatste actie van deze beurt.`
        : `${who}, kies je actie.`,
    cube: (who, facts) =>
      `${who}, waar komt de kubus ${uses[facts.text('use') as keyof typeof uses] ?? ''} vandaan?`,
    increase: (who, facts) =>
      `${who}, je hebt ${facts.number('placed')} van hoogstens ${facts.number('most')} kubussen gelegd. Nog een?`,
    split: (who, facts, say) =>
      `${who}, verdeel ${say.bezants(facts.number('bezants'))} belasting over je schatkisten.`,
    goOn: (who, facts, say) => `${who}, wat doet je ${say.colour(facts.number('side'))}e leger verder?`,
    fleet: (who, facts, say) =>
      `${who}, ${say.seat(facts.number('foe'))} wil naar ${say.city(facts.number('city'))} varen voor ${facts.number('cost')} Beweging. Zet je de Byzantijnse Vloot in? De overtocht kost dan ${facts.number('doubled')} en jij dobbelt.`,
    seaRetreat: (who, facts, say) =>
      `${who}, het Arabische leger van ${say.seat(facts.number('foe'))} moet weg uit ${say.city(facts.number('city'))}. Sluit je Byzantijnse Vloot de zee af?`,
    retreat: (who, facts, say) =>
      `${who}, ${say.city(facts.number('city'))} wordt aangevallen (${say.colour(facts.number('force'))}, geleid door ${say.seat(facts.number('foe'))}). Trekt je leger zich voor het gevecht terug?`,
    withdraw: (who, facts, say) =>
      `${who}, waar gaat je leger vanuit ${say.city(facts.number('from'))} heen? ${facts.number('losses') === 0 ? 'De weg is veilig.' : `Het verliest onderweg ${say.cubes(facts.number('losses'))}.`}`,
    foe: (who, facts, say) => `${who}, tegen welk leger in ${say.city(facts.number('city'))} vecht je eerst?`,
    levy: (who, facts, say) =>
      `${who}, geen leger verdedigt ${say.city(facts.number('city'))} tegen ${say.seat(facts.number('foe'))} (${say.colour(facts.number('force'))}). Zet je de Lichting in?`,
    lose: (who, facts, say) =>
      `${who}, je leger moet ${say.cubes(facts.number('hits'))} verliezen. Uit welk vak komt de volgende?`,
    garrison: (who, facts, say) =>
      `${who}, je hebt geen vrije kubus en geen geld: geef ${say.cubes(facts.number('left'))} uit het leger om de stad te houden.`,
    passCube: (who) =>
      `${who}, je Slachtoffervoorraad is leeg. Welke kubus gaat naar het Pasvak? Het kost niets.`,
    maintenance: (who, facts, say) =>
      `${who}, je ${say.colour(facts.number('side'))}e kubussen kosten ${say.bezants(facts.number('due'))} en je hebt er ${facts.number('money')}. Welke kubus gaat uit het spel (−1 ZP)?`,
  },
  actions: {
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
      side === 0
        ? `Bouw een kerk (6 Bezanten, ${say.points(2)})`
        : `Bouw een moskee (6 Bezanten, ${say.points(2)})`,
    place: ({ side, city }, say) => `Plaats het ${say.colour(side)}e leger in ${say.city(city)}`,
    march: ({ side, city }, say) => `${say.colour(side)} leger naar ${say.city(city)}`,
    civilWar: ({ side }, say) => `Burgeroorlog: het ${say.colour(side)}e leger valt aan waar het staat`,
    pass: () => 'Pas voor de rest van deze beurt',
  },
  general: {
    improve: (colour) => `Stad verbeteren (${colour})`,
    fortify: () => 'Versterking',
    bulgars: () => 'De Bulgaren gebruiken',
    tax: () => 'Belastingen',
    place: (colour) => `Plaats het ${colour}e leger`,
    march: (colour) => `Verplaats het ${colour}e leger`,
  },
  march: ({ side, city }, { cost, attack, strength, fleet }, say) =>
    [
      `${say.colour(side)} leger naar ${say.city(city)} (${cost} Beweging)`,
      ...(attack ? [`aanval, sterkte van de stad ${strength}`] : []),
      ...(fleet === undefined ? [] : [`${say.seat(fleet)} kan de Byzantijnse Vloot inzetten`]),
    ].join('; '),
  sources: {
    pool: () => 'Uit de Kubusvoorraad, gratis',
    casualties: (payer) => `Uit de Slachtoffervoorraad${price(payer)}`,
    army: (box, payer) => `Uit ${box}${price(payer)}`,
  },
  boxChoice: (box, prompt) =>
    prompt === 'maintenance' ? `Geef een kubus uit ${box} op` : `Een kubus uit ${box}`,
  answers: {
    done: 'Klaar',
    useFleet: 'Zet de vloot in',
    spareFleet: 'Laat het leger varen',
    closeSea: 'Sluit de zee af',
    openSea: 'Laat de zee open',
    retreat: 'Trek terug',
    stay: 'Blijf en vecht',
    raiseLevy: 'Zet de Lichting in',
    noLevy: 'Laat het aan de muren over',
    fight: (name, strength) => `Het leger van ${name} (sterkte ${strength})`,
    withdraw: (city, friendly) => (friendly ? `Naar ${city}` : `Door ${city} (verlies een kubus)`),
    split: (byzantine, arab) => `${byzantine} Byzantijns, ${arab} Arabisch`,
  },
  entries,
  reasons: {
    capital: (facts, say) =>
      `${say.city(facts.number('city'))} heeft geen schijven en is van niemand, en geen Byzantijns leger valt het aan.`,
    persian: (facts, say) =>
      `${say.city(facts.number('city'))} is Perzisch: alleen een leger kan de stad innemen.`,
    bulgar: (facts, say) => `${say.city(facts.number('city'))} is in handen van de Bulgaren.`,
    controlled: (facts, say) =>
      `${say.city(facts.number('city'))} is al onder controle van ${say.seat(facts.number('owner'))}.`,
    'no-cube': (facts, say) =>
      facts.number('side') > 1
        ? 'Je Kubusvoorraad is leeg en geen schatkist kan een kubus kopen.'
        : `Je Kubusvoorraad is leeg en de ${say.colour(facts.number('side'))}e schatkist kan geen kubus kopen.`,
    'one-elite': () => 'Per actie mag maar één kubus naar Elite.',
    'box-taken': (facts, say) =>
      `Deze beurt al bezet: ${facts
        .list('holders')
        .map((seat) => say.seat(seat))
        .join(', ')}.`,
    'three-tokens': (facts, say) => `Op ${say.city(facts.number('city'))} liggen al drie schijven.`,
    'wrong-colour': (facts, say) =>
      `${say.city(facts.number('city'))} is niet ${say.colour(facts.number('side'))}.`,
    'no-token': (facts) => `Je ${facts.number('most')} versterkingsschijven zijn allemaal in het spel.`,
    'not-yours': (facts, say) => `Je hebt ${say.city(facts.number('city'))} niet onder controle.`,
    fortified: (facts, say) => `${say.city(facts.number('city'))} is al versterkt.`,
    'not-connected': (facts, say) =>
      `Er leidt geen pijl en geen weg vanuit een Bulgaarse stad naar ${say.city(facts.number('city'))}.`,
    'bulgars-full': (facts, say) =>
      `In het Bulgaarse vak liggen ${say.cubes(facts.number('cubes'))}: aanvullen past niet meer, ze moeten aanvallen.`,
    taxed: () => 'Je hebt deze beurt al belastingen geïnd.',
    'no-pool': () => 'Voor belastingen heb je een kubus in je Kubusvoorraad nodig.',
    'few-pool': (facts, say) => `In je Kubusvoorraad zitten maar ${say.cubes(facts.number('have'))}.`,
    'no-money': (facts, say) =>
      `Dit kost ${say.bezants(facts.number('need'))}; in de ${say.colour(facts.number('side'))}e schatkist zitten er ${facts.number('have')}.`,
    'no-army': (facts, say) =>
      `Je ${say.colour(facts.number('side'))}e leger heeft geen kubus in Elite, Hoofdleger of Beweging.`,
    'not-settled': () => 'Je Byzantijnse leger komt op het bord met je eerste Byzantijnse stad.',
    'own-city': (facts, say) => `${say.city(facts.number('city'))} is van jezelf: niemand valt zichzelf aan.`,
    'own-army': (facts, say) =>
      `In ${say.city(facts.number('city'))} staat je andere leger: niemand valt zichzelf aan.`,
    'few-moves': (facts, say) =>
      `${say.city(facts.number('city'))} kost ${facts.number('need')} Beweging; je leger heeft er ${facts.number('have')}.`,
    'out-of-reach': (facts, say) =>
      `Geen verbinding voor een ${say.colour(facts.number('side'))} leger loopt van ${say.city(facts.number('from'))} naar ${say.city(facts.number('city'))}.`,
    'on-map': (facts, say) =>
      `Je ${say.colour(facts.number('side'))}e leger staat al in ${say.city(facts.number('city'))}.`,
    'off-map': (facts, say) => `Je ${say.colour(facts.number('side'))}e leger staat niet op het bord.`,
    'two-links': () => 'Een leger gaat in één actie over hoogstens twee verbindingen.',
    'must-act': () => 'Je leger heeft nog niets gedaan: kies een andere weg.',
    'empty-box': () => 'Daar ligt geen kubus.',
    'same-box': () => 'Een kubus gaat niet terug in het vak waar hij uit komt.',
    'last-cube': () => 'Dat is de laatste kubus van het aanvallende leger.',
    barred: (facts, say) => `De vloot verspert de weg naar ${say.city(facts.number('city'))}.`,
  },
  outcomes: {
    taken: (facts, say) =>
      `${say.city(facts.number('city'))} wordt ingenomen (${say.points(facts.number('points'))})`,
    held: (facts, say) => `de muren van ${say.city(facts.number('city'))} houden stand`,
    beaten: (facts, say) => `de aanval wordt voor ${say.city(facts.number('city'))} in het veld afgeslagen`,
    driven: (facts, say) =>
      `het leger van ${say.seat(facts.number('seat'))} wordt uit ${say.city(facts.number('city'))} verdreven`,
    destroyed: (facts, say) =>
      `de aanvaller${facts.number('force') === BULGAR ? '' : ` ${say.seat(facts.number('seat'))}`} verliest elke kubus`,
    barred: (facts, say) =>
      `${say.seat(facts.number('seat'))} kan niet betalen en vaart niet naar ${say.city(facts.number('city'))}`,
    fleetHits: (facts, say) => `de vloot scoort ${say.hits(facts.number('cubes'))}`,
  },
  engineReasons: {
    'match-over': 'Het spel is afgelopen.',
    'not-your-decision': 'Jij hoeft nu niets te beslissen.',
    'not-offered': 'Dat is geen van de keuzes.',
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
}

export const nl = speak(catalogue)
