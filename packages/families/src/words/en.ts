import { enOrders } from './windows.ts'
import { NONE } from '../names.ts'
import type { Catalogue } from './catalogue.ts'
import { entries } from './enEntries.ts'
import { outcomes, reasons } from './enReasons.ts'
import { CITY_NAMES } from './cities.ts'
import { foeStrength, improvedTo, isFriendlyStop } from './seen.ts'
import { speak } from './speak.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const price = (side: number | undefined) =>
  side === undefined ? ', free' : `, 3 Bezants from the ${side === 0 ? 'Byzantine' : 'Arab'} treasury`

/** What becomes of a retreat by sea that is denied. */
const closed = (forced: boolean, other: boolean) =>
  other
    ? 'It then goes by land.'
    : forced
      ? 'It then has no way that it survives, and is destroyed.'
      : 'It then has no other way, and stays and fights.'

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
  ...enOrders,
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
  noDice: 'no dice',
  pointsOf: (count, colour) => `${count} ${colour} VP`,
  subjects: {
    pool: 'Cube Pool',
    casualties: 'Casualty Pool',
    tax: 'Tax',
    pass: 'Pass',
    church: 'Church',
    mosque: 'Mosque',
  },
  cityState: (tokens, strength, owner) =>
    [
      ...(tokens > 0 ? [plural(tokens, 'token', 'tokens')] : []),
      `strength ${strength}`,
      ...(owner === undefined ? [] : [owner]),
    ].join(', '),
  uses,
  prompts: {
    action: ({ last }) =>
      last ? 'everyone else has passed: choose your last action of this turn.' : 'choose your action.',
    cube: ({ use }) => `where does the cube ${uses[use]} come from?`,
    increase: ({ placed, most }) => `you have placed ${placed} of up to ${most} cubes. Add another?`,
    split: ({ bezants }, say) => `divide ${say.bezants(bezants)} of tax over your treasuries.`,
    goOn: ({ side }, say) => `what does your ${say.colour(side)} army do next?`,
    fleet: ({ foe, city, cost, doubled, extra, dice, canPay }, say) =>
      `${say.seat(foe)} wants to sail to ${say.city(city)} for ${cost + extra} Move. Use your Byzantine Fleet? ${canPay ? `The crossing then costs ${doubled + extra}, and you roll ${plural(dice, 'die', 'dice')} at the army.` : `The crossing would cost ${doubled + extra}, which ${say.seat(foe)} cannot pay: the army must choose another way, and no dice are rolled.`}`,
    seaRetreat: ({ foe, city, forced, other }, say) =>
      `the Arab army of ${say.seat(foe)} ${forced ? 'is beaten and must leave' : 'wants to leave'} ${say.city(city)} by sea. Does your Byzantine Fleet close the sea to it? ${closed(forced, other)}`,
    retreat: ({ city, force, foe, losses, fleet, closed }, say) => {
      const cost = losses === 0 ? 'lose no cube' : `lose ${say.cubes(losses)} on the way`
      const costs =
        fleet === undefined || closed === undefined
          ? `It would ${cost}`
          : `With the sea open it would ${cost}; if ${say.seat(fleet)} closes it with the Byzantine Fleet, ${closed === NONE ? 'it must stay and fight' : `it would lose ${say.cubes(closed)}`}`
      return `${say.city(city)} is attacked (${say.colour(force)}, led by ${say.seat(foe)}). Does your army retreat before the battle? ${costs}.`
    },
    withdraw: ({ from, losses }, say) =>
      `where does your army go from ${say.city(from)}? ${losses === 0 ? 'It loses no cube on the way.' : `It loses ${say.cubes(losses)} on the way, whichever you choose.`}`,
    foe: ({ city }, say) => `which army at ${say.city(city)} do you fight first?`,
    levy: ({ city, force, foe, cubes }, say) =>
      `no army defends ${say.city(city)} against ${say.seat(foe)} (${say.colour(force)}). Raise your levy of ${say.cubes(cubes)}?`,
    lose: ({ side, hits }, say) =>
      `your ${say.colour(side)} army must lose ${say.cubes(hits)}. From which box comes ${hits === 1 ? 'it' : 'the next'}?`,
    garrison: ({ city, left }, say) =>
      left === 2
        ? `you have neither a free cube nor money to hold ${say.city(city)}: the army gives two cubes. Which stays in the city?`
        : `and which cube of the army goes to casualties for ${say.city(city)}?`,
    passCube: () => 'your Casualty Pool is empty. Which cube goes to the Pass box? It costs nothing.',
    maintenance: ({ side, due, money }, say) =>
      `your ${say.colour(side)} cubes cost ${say.bezants(due)} and you have ${money}. Which cube leaves the game (−1 ${say.colour(side)} VP)?`,
  },
  choices: {
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
      `Build a ${side === 0 ? 'church' : 'mosque'} (6 Bezants, ${say.pointsOf(2, side)})`,
    place: ({ side, city }, say) => `Place the ${say.colour(side)} army in ${say.city(city)}`,
    march: ({ side, city }, say) => {
      const march = say.march(side, city)
      const { strength = 0 } = say.view.cities[city] ?? {}
      return [
        `${say.colour(side)} army to ${say.city(city)}${march ? ` (${march.cost} Move)` : ''}`,
        ...(march?.attack ? [`attack, city strength ${strength}`] : []),
        ...(march?.fleet === undefined ? [] : [`${say.seat(march.fleet)} may use the Byzantine Fleet`]),
      ].join('; ')
    },
    civilWar: ({ side }, say) => `Civil War: the ${say.colour(side)} army attacks where it stands`,
    pass: () => 'Pass for the rest of this turn',
    take: (choice, say) =>
      choice.source === 'pool'
        ? 'From the Cube Pool, free'
        : `From ${choice.source === 'army' ? say.armyBox(choice.side, choice.box) : 'the Casualty Pool'}${price(say.payer(choice.pays))}`,
    giveUp: ({ side, box }, say) =>
      say.decision?.prompt === 'maintenance'
        ? `Give up a cube from ${say.armyBox(side, box)}`
        : `A cube from ${say.armyBox(side, box)}`,
    withdraw: ({ city }, say) =>
      isFriendlyStop(say, city) ? `To ${say.city(city)}` : `Through ${say.city(city)} (lose a cube)`,
    fight: ({ foe }, say) => `The army of ${say.seat(foe)} (strength ${foeStrength(say, foe)})`,
    split: ({ byzantine, arab }, say) => `${say.bezants(byzantine)} Byzantine, ${say.bezants(arab)} Arab`,
    done: () => 'Done',
    useFleet: () => 'Use the fleet',
    spareFleet: () => 'Let them sail',
    closeSea: () => 'Close the sea',
    openSea: () => 'Leave the sea open',
    retreat: () => 'Retreat',
    stay: () => 'Stay and fight',
    raiseLevy: () => 'Raise the levy',
    noLevy: () => 'Leave it to the walls',
  },
  general: {
    improve: (colour) => `Improve City (${colour})`,
    fortify: () => 'Fortify',
    bulgars: () => 'Use the Bulgars',
    tax: () => 'Tax',
    place: (colour) => `Place the ${colour} army`,
    march: (colour) => `Move the ${colour} army`,
  },
  entries,
  reasons,
  outcomes,
  engineReasons: {
    'match-over': () => 'The match is over.',
    'not-your-decision': () => 'It is not your decision now.',
    'not-offered': () => 'That is not one of the choices.',
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
  verdict: {
    heads: ['Byzantine', 'Arab'],
    both: ({ score, byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${score} points: the Arab side (${arab}) reaches half of the Byzantine (${byzantine}), so both count.`
        : `${score} points: the Byzantine side (${byzantine}) reaches half of the Arab (${arab}), so both count.`,
    higher: ({ byzantine, arab }, lower) =>
      lower === 'arab'
        ? `${byzantine} Byzantine points: the Arab side (${arab}) is less than half of them and does not count.`
        : `${arab} Arab points: the Byzantine side (${byzantine}) is less than half of them and does not count.`,
    fall: (arab) => `Constantinople has fallen, so only Arab points count: ${arab}.`,
  },
}

export const words = speak(catalogue)
