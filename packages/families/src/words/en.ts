import { BULGAR } from '../names.ts'
import type { Catalogue } from './catalogue.ts'
import { entries } from './enEntries.ts'
import { CITY_NAMES } from './cities.ts'
import { improvedTo } from './improved.ts'
import { speak } from './speak.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const price = (who: string) => (who ? `, 3 Bezants from the ${who} treasury` : ', free')

const uses = {
  control: 'to control the city',
  increase: 'for the army',
  improve: 'to improve the city',
  emperor: 'for the Emperor box',
  caliph: 'for the Caliph box',
  fleet: 'for the fleet',
  fortify: 'for the Fortify box',
  bulgars: 'to send the Bulgars',
  reinforce: 'to reinforce the Bulgars',
  build: 'for the building',
  civilWar: 'for the Civil War',
  garrison: 'to hold the conquered city',
} as const

const colours = { byzantine: 'Byzantine', arab: 'Arab', persian: 'Persian', bulgar: 'Bulgar' }
const boxes = { elite: 'Elite', main: 'Main Army', levy: 'Levy', move: 'Move' }

const catalogue: Catalogue = {
  name: 'Byzantium: the families of 632',
  about:
    'Two to four families back both sides when the Arabs rise against Byzantium. Win points on both sides over three turns; the weaker side only counts if it is at least half as good as the stronger.',
  cities: CITY_NAMES.en,
  nobody: 'nobody',
  colours,
  boxes,
  armyBox: (colour, box) => `${colour} ${boxes[box]}`,
  specials: {
    bulgars: 'Bulgars',
    fortify: 'Fortify',
    improveByzantine: 'Improve City (Byzantine)',
    emperor: 'Emperor',
    civilWarByzantine: 'Civil War (Byzantine)',
    fleetByzantine: 'Byzantine Fleet',
    improveArab: 'Improve City (Arab)',
    caliph: 'Caliph',
    civilWarArab: 'Civil War (Arab)',
    fleetArab: 'Arab Fleet',
  },
  bezants: (count) => plural(count, 'Bezant', 'Bezants'),
  points: (count) => `${count} VP`,
  cubes: (count) => plural(count, 'cube', 'cubes'),
  hits: (count) => (count === 0 ? 'no hit' : plural(count, 'hit', 'hits')),
  uses,
  prompts: {
    action: (who, facts) =>
      facts.is('last')
        ? `${who}, everyone else has passed: choose your last action of this turn.`
        : `${who}, choose your action.`,
    cube: (who, facts) =>
      `${who}, where does the cube ${uses[facts.text('use') as keyof typeof uses] ?? ''} come from?`,
    increase: (who, facts) =>
      `${who}, you have placed ${facts.number('placed')} of up to ${facts.number('most')} cubes. Add another?`,
    split: (who, facts, say) =>
      `${who}, divide ${say.bezants(facts.number('bezants'))} of tax over your treasuries.`,
    goOn: (who, facts, say) => `${who}, what does your ${say.colour(facts.number('side'))} army do next?`,
    fleet: (who, facts, say) =>
      `${who}, ${say.seat(facts.number('foe'))} wants to sail to ${say.city(facts.number('city'))} for ${facts.number('cost')} Move. Use your Byzantine Fleet? The crossing would cost ${facts.number('doubled')}, and you roll dice.`,
    seaRetreat: (who, facts, say) =>
      `${who}, the Arab army of ${say.seat(facts.number('foe'))} must leave ${say.city(facts.number('city'))}. Does your Byzantine Fleet close the sea to it?`,
    retreat: (who, facts, say) =>
      `${who}, ${say.city(facts.number('city'))} is attacked (${say.colour(facts.number('force'))}, led by ${say.seat(facts.number('foe'))}). Does your army retreat before the battle?`,
    withdraw: (who, facts, say) =>
      `${who}, where does your army go from ${say.city(facts.number('from'))}? ${facts.number('losses') === 0 ? 'The way is safe.' : `It loses ${say.cubes(facts.number('losses'))} on the way.`}`,
    foe: (who, facts, say) => `${who}, which army at ${say.city(facts.number('city'))} do you fight first?`,
    levy: (who, facts, say) =>
      `${who}, no army defends ${say.city(facts.number('city'))} against ${say.seat(facts.number('foe'))} (${say.colour(facts.number('force'))}). Raise your levy?`,
    lose: (who, facts, say) =>
      `${who}, your army must lose ${say.cubes(facts.number('hits'))}. Take one from which box?`,
    garrison: (who, facts, say) =>
      `${who}, you have neither a free cube nor money: give ${say.cubes(facts.number('left'))} from the army to hold the city.`,
    passCube: (who) =>
      `${who}, your Casualty Pool is empty. Which cube goes to the Pass box? It costs nothing.`,
    maintenance: (who, facts, say) =>
      `${who}, your ${say.colour(facts.number('side'))} cubes cost ${say.bezants(facts.number('due'))} and you have ${facts.number('money')}. Which cube leaves the game (−1 VP)?`,
  },
  actions: {
    control: ({ city }, say) => {
      const { tokens = 0, colour = 'persian' } = say.view.cities[city] ?? {}
      const points = tokens > 0 && colour !== 'bulgar' ? ` (${tokens} ${colours[colour]} VP)` : ''
      return `Take control of ${say.city(city)}${points}`
    },
    increase: ({ side, box }, say) => `Add a cube to ${say.armyBox(side, box)}`,
    improve: ({ side, city }, say) => {
      const to = improvedTo(say.view, side, city)
      return `Improve ${say.city(city)}${to === undefined ? '' : ` to ${to} tokens`}`
    },
    emperor: () => 'Become Emperor (2 Byzantine VP and the guard)',
    caliph: () => 'Become Caliph (2 Arab VP and the guard)',
    fleet: ({ side }, say) => `Take the ${say.colour(side)} Fleet`,
    fortify: ({ city }, say) => `Fortify ${say.city(city)}`,
    bulgars: ({ city }, say) => `Send the Bulgars against ${say.city(city)}`,
    reinforce: () => 'Reinforce the Bulgars (four cubes)',
    tax: ({ n }, say) => `Tax with ${say.cubes(n)} (${say.bezants(2 * n)})`,
    build: ({ side }, say) =>
      side === 0
        ? `Build a church (6 Bezants, ${say.points(2)})`
        : `Build a mosque (6 Bezants, ${say.points(2)})`,
    place: ({ side, city }, say) => `Place the ${say.colour(side)} army in ${say.city(city)}`,
    march: ({ side, city }, say) => `${say.colour(side)} army to ${say.city(city)}`,
    civilWar: ({ side }, say) => `Civil War: the ${say.colour(side)} army attacks where it stands`,
    pass: () => 'Pass for the rest of this turn',
  },
  general: {
    improve: (colour) => `Improve City (${colour})`,
    fortify: () => 'Fortify',
    bulgars: () => 'Use the Bulgars',
    tax: () => 'Tax',
    place: (colour) => `Place the ${colour} army`,
    march: (colour) => `Move the ${colour} army`,
  },
  march: ({ side, city }, { cost, attack, strength, fleet }, say) =>
    [
      `${say.colour(side)} army to ${say.city(city)} (${cost} Move)`,
      ...(attack ? [`attack, city strength ${strength}`] : []),
      ...(fleet === undefined ? [] : [`${say.seat(fleet)} may use the Byzantine Fleet`]),
    ].join('; '),
  sources: {
    pool: () => 'From the Cube Pool, free',
    casualties: (payer) => `From the Casualty Pool${price(payer)}`,
    army: (box, payer) => `From ${box}${price(payer)}`,
  },
  boxChoice: (box, prompt) => (prompt === 'maintenance' ? `Give up a ${box} cube` : `A ${box} cube`),
  answers: {
    done: 'Done',
    useFleet: 'Use the fleet',
    spareFleet: 'Let them sail',
    closeSea: 'Close the sea',
    openSea: 'Leave the sea open',
    retreat: 'Retreat',
    stay: 'Stay and fight',
    raiseLevy: 'Raise the levy',
    noLevy: 'Leave it to the walls',
    fight: (name, strength) => `The army of ${name} (strength ${strength})`,
    withdraw: (city, friendly) => (friendly ? `To ${city}` : `Through ${city} (lose a cube)`),
    split: (byzantine, arab) => `${byzantine} Byzantine, ${arab} Arab`,
  },
  entries,
  reasons: {
    capital: (facts, say) =>
      `${say.city(facts.number('city'))} has no tokens and is nobody's, and no Byzantine army attacks it.`,
    persian: (facts, say) => `${say.city(facts.number('city'))} is Persian: only an army can take it.`,
    bulgar: (facts, say) => `${say.city(facts.number('city'))} is held by the Bulgars.`,
    controlled: (facts, say) =>
      `${say.city(facts.number('city'))} is already controlled by ${say.seat(facts.number('owner'))}.`,
    'no-cube': (facts, say) =>
      facts.number('side') > 1
        ? 'Your pool is empty and no treasury can buy a cube.'
        : `Your pool is empty and the ${say.colour(facts.number('side'))} treasury cannot buy a cube.`,
    'one-elite': () => 'Only one cube in an action may go to Elite.',
    'box-taken': (facts, say) =>
      `Taken this turn: ${facts
        .list('holders')
        .map((seat) => say.seat(seat))
        .join(', ')}.`,
    'three-tokens': (facts, say) => `${say.city(facts.number('city'))} already has three tokens.`,
    'wrong-colour': (facts, say) =>
      `${say.city(facts.number('city'))} is not ${say.colour(facts.number('side'))}.`,
    'no-token': (facts) => `All ${facts.number('most')} of your fortifications are in play.`,
    'not-yours': (facts, say) => `You do not control ${say.city(facts.number('city'))}.`,
    fortified: (facts, say) => `${say.city(facts.number('city'))} is already fortified.`,
    'not-connected': (facts, say) =>
      `No arrow and no road from a Bulgar city leads to ${say.city(facts.number('city'))}.`,
    'bulgars-full': (facts, say) =>
      `The Bulgar box holds ${say.cubes(facts.number('cubes'))}: there is no room to reinforce, they must attack.`,
    taxed: () => 'You have already taxed this turn.',
    'no-pool': () => 'Tax needs a cube in your Cube Pool.',
    'few-pool': (facts, say) => `There are only ${say.cubes(facts.number('have'))} in your Cube Pool.`,
    'no-money': (facts, say) =>
      `This costs ${say.bezants(facts.number('need'))}; the ${say.colour(facts.number('side'))} treasury has ${facts.number('have')}.`,
    'no-army': (facts, say) =>
      `Your ${say.colour(facts.number('side'))} army has no cube in Elite, Main Army or Move.`,
    'not-settled': () => 'Your Byzantine army enters with your first Byzantine city.',
    'own-city': (facts, say) => `${say.city(facts.number('city'))} is your own: nobody attacks themselves.`,
    'own-army': (facts, say) =>
      `Your other army stands in ${say.city(facts.number('city'))}: nobody attacks themselves.`,
    'few-moves': (facts, say) =>
      `${say.city(facts.number('city'))} costs ${facts.number('need')} Move; your army has ${facts.number('have')}.`,
    'out-of-reach': (facts, say) =>
      `No link that the ${say.colour(facts.number('side'))} army can take joins ${say.city(facts.number('from'))} and ${say.city(facts.number('city'))}.`,
    'on-map': (facts, say) =>
      `Your ${say.colour(facts.number('side'))} army already stands in ${say.city(facts.number('city'))}.`,
    'off-map': (facts, say) => `Your ${say.colour(facts.number('side'))} army is not on the map.`,
    'two-links': () => 'An army moves over two links at most in one action.',
    'must-act': () => 'Your army has not done anything yet: choose another way.',
    'empty-box': () => 'There is no cube there.',
    'same-box': () => 'A cube does not go back into the box that it came from.',
    'last-cube': () => 'That is the last cube of the attacking army.',
    barred: (facts, say) => `The fleet bars the way to ${say.city(facts.number('city'))}.`,
  },
  outcomes: {
    taken: (facts, say) =>
      `${say.city(facts.number('city'))} is taken (${say.points(facts.number('points'))})`,
    held: (facts, say) => `the walls of ${say.city(facts.number('city'))} hold`,
    beaten: (facts, say) => `the attack is beaten in the field before ${say.city(facts.number('city'))}`,
    driven: (facts, say) =>
      `the army of ${say.seat(facts.number('seat'))} is driven from ${say.city(facts.number('city'))}`,
    destroyed: (facts, say) =>
      `the attacker${facts.number('force') === BULGAR ? '' : ` ${say.seat(facts.number('seat'))}`} loses every cube`,
    barred: (facts, say) =>
      `${say.seat(facts.number('seat'))} cannot pay, and does not sail to ${say.city(facts.number('city'))}`,
    fleetHits: (facts, say) => `the fleet scores ${say.hits(facts.number('cubes'))}`,
  },
  engineReasons: {
    'match-over': 'The match is over.',
    'not-your-decision': 'It is not your decision now.',
    'not-offered': 'That is not one of the choices.',
  },
  options: {
    attackerRetreat: {
      label: 'Beaten attacker',
      help: 'Where an army goes that has moved to attack and lost.',
      values: { back: 'goes back where it came from', full: 'retreats like a defender' },
    },
    fleetDice: {
      label: 'Fleet dice',
      help: 'How many dice the Byzantine Fleet rolls against a crossing.',
      values: { link: 'cubes paid for the crossing', all: 'all Move cubes spent in the action' },
    },
    fallTiebreak: {
      label: 'Ties after the fall',
      help: 'Which cities and money break a tie in Arab points when Constantinople has fallen.',
      values: { all: 'of both sides', arab: 'of the Arab side only' },
    },
  },
  table: {
    turn: 'Turn',
    turnOf: 'of',
    first: 'First player',
    active: 'Acting',
    lastAction: 'Last action of the turn',
    passed: 'Passed',
    players: 'Players',
    player: 'Player',
    score: 'Score',
    pool: 'Pool',
    casualties: 'Casualties',
    lost: 'Out of the game',
    armies: 'Armies',
    army: 'Army',
    guard: 'guard',
    place: 'Where',
    offMap: 'off the map',
    money: 'Bezants',
    points: 'VP',
    tokens: 'Tokens',
    strength: 'Strength',
    maintenance: 'Upkeep',
    cities: 'Cities',
    city: 'City',
    control: 'Control',
    free: 'free',
    fortified: 'fortified',
    specials: 'Special actions',
    boxFree: 'free',
    bulgars: 'Bulgars',
    church: 'Church',
    mosque: 'Mosque',
    attack: 'Attack',
  },
  armyCell: (seat, side) => `${seat}, ${side}`,
  result: {
    turns: (turns) =>
      `The match is over after ${plural(turns, 'turn', 'turns')}. Each City token has scored 1 VP.`,
    fall: (capital) => `${capital} has fallen. Only Arab points count.`,
    line: (
      name,
      { rank, byzantine, arab, byzantineTokens, arabTokens, score, onlyHigher, fall, cities, money },
    ) => {
      const tie = `${plural(cities, 'city', 'cities')}, ${plural(money, 'Bezant', 'Bezants')}`
      if (fall) return `${rank}. ${name}: ${arab} Arab VP (Byzantine ${byzantine} do not count; ${tie}).`
      const totals = `Byzantine ${byzantine} (${byzantineTokens} from cities), Arab ${arab} (${arabTokens} from cities)`
      const counted = onlyHigher ? 'the lower is less than half, so only the higher counts' : 'both count'
      return `${rank}. ${name}: ${totals}; ${counted}: ${score}. (${tie})`
    },
    winner: (names) =>
      names.length === 1 ? `${names[0]} wins.` : `${names.join(' and ')} share the victory.`,
  },
}

export const en = speak(catalogue)
