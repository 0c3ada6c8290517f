import type { Labels, OptionWords } from '../lexicon.ts'
import type { VerdictWords } from '../verdict.ts'
import { names } from './names.ts'

export const options: OptionWords = {
  scenario: {
    label: 'Scenario',
    help: 'The years, the set-up and the victory bands (chapter 29).',
    values: names.scenarios,
  },
  map: {
    label: 'Data of the map',
    help: 'Values and tables are a reconstruction (chapter 30); the balanced set changes some of them.',
    values: { original: 'reconstruction', balanced: 'balanced' },
  },
  taxes: { label: 'Raising taxes', help: 'Double income from an area on 3-6, revolt on 1-2 (§27.2).' },
  colonies: { label: 'Colonies', help: 'Markers that feed a militia and raise VP (§27.4).' },
  feudalism: { label: 'Feudalism', help: 'Turn a colony into a warrior or nomad (§27.8).' },
  interception: { label: 'Interception', help: 'Stacks may attack whoever enters their area (chapter 16).' },
  longRangeFleets: {
    label: 'Long-range fleets',
    help: 'Fleets without a friendly port on their sea cost $3 (§28.1).',
  },
  monasteries: { label: 'Monasteries', help: 'For $3: ±1 on conversion and subversion (§28.2).' },
  fortifications: { label: 'Fortifications', help: 'For $4: ±1 on combat rolls in the area (§28.4).' },
  concessions: {
    label: 'Trading concessions',
    help: 'May be sold in negotiation and pay every turn (§28.7).',
  },
  turnOrder: {
    label: 'Order of play',
    help: 'The order from turn 2 on (§28.9).',
    values: { printed: 'as printed', random: 'by lot' },
  },
  istria: {
    label: 'Istria and Venice',
    help: 'Croatia is divided (§28.10). Scenarios A and B always do it.',
  },
  budapest: { label: 'Budapest', help: 'Buda lies on both banks of the Danube (§28.12).' },
  defencePoints: { label: 'Defence points', help: 'Large defending stacks weaken the attack (§28.13).' },
  militiaAtHome: {
    label: 'Militia at home',
    help: 'Militia and recruiting only where you have colonies (§28.14).',
  },
  limitedAlliances: {
    label: 'Limited alliances',
    help: 'Two players: bid for neutral allies before the game (§28.15).',
  },
  newChits: { label: 'Extra chits', help: 'Five more chits (§28.16).' },
  jointIncome: {
    label: 'Three powers in an area',
    help: 'What each collects and scores (§28.21).',
    values: { thirds: 'a third', halves: 'a half' },
  },
  marginal: {
    label: 'Losses of a marginal victory',
    help: 'Counted from the units or the strength of the stack that rolled (§28.17).',
    values: { units: 'its units', strength: 'its strength' },
  },
  majority: {
    label: 'Majority for Shock and Raid',
    help: 'How much of a stack must qualify (§28.18).',
    values: { strict: 'more than half', half: 'half is enough' },
  },
  tableChoice: {
    label: 'Choice of table',
    help: 'Whether a stack that qualifies for Shock or Raid may choose Engagement (§28.22).',
    values: { free: 'free', fixed: 'no Engagement then' },
  },
  basileusChits: {
    label: 'A fallen Basileus costs all chits',
    help: 'His power puts its chits back in the cup (§28.20).',
  },
  boxUpkeep: { label: 'Maintenance in boxes', help: 'Whether units in boxes are paid for (§28.23).' },
  desertUpkeep: {
    label: 'Maintenance in desert and pillaged areas',
    help: 'What units that stand there cost more (§28.24).',
    values: { double: 'double', plusOne: '$1 more' },
  },
  friendlyPort: {
    label: 'Friendly port',
    help: 'When a port is yours (§28.25).',
    values: { garrison: 'with a unit inside', area: 'also with the area alone' },
  },
  siegeRelief: {
    label: 'Relief in sieges',
    help: 'How far the walls soften a decisive victory (§28.26).',
    values: { oneStep: 'one step', cascade: 'down to one unit' },
  },
  rebelsCounterattack: {
    label: 'Rebels counterattack',
    help: 'When off, a counterattack result against rebels has no effect (§28.27).',
  },
  mutineers: {
    label: 'Mutineers',
    help: 'What becomes of a unit that mutinies (§28.19).',
    values: { removed: 'are removed', rebel: 'become rebels' },
  },
  pillageChits: {
    label: 'Chits for pillage',
    help: 'Who draws when another pillages (§28.28).',
    values: { players: 'each other player', powers: 'each other power' },
  },
}

export const labels: Labels = {
  now: 'Now',
  powers: 'Powers',
  powerHeads: ['Power', 'Money', 'Chits', 'VP', 'Level', 'VP for decline, survival, conquest'],
  chits: 'Chits in sight',
  land: 'Land',
  landHeads: ['Area', 'Value', 'Markers', 'In the area', 'In the fortress'],
  sea: 'Seas and boxes',
  pool: 'Pools',
  talks: 'Offers and agreements',
  yes: 'yes',
  no: 'no',
  neutral: 'neutral',
  waiting: 'waits to enter',
  lost: 'collapsed',
  pillaged: 'pillaged',
  basileusGone: 'Basileus eliminated',
  cup: 'Chits in the cup',
  removed: 'Removed chits',
  unification: 'The churches are united this turn.',
  crusade: 'A crusade: Jerusalem is worth 10 VP to the Franks.',
  order: 'Order of play',
  monastery: 'monastery',
  fortification: 'fortification',
  concession: 'trading concession',
  moved: 'has operated',
  leadership: 'led',
  vacillating: 'vacillates',
  offer: 'Offer',
  agreed: 'Agreed',
  year: (turn, turns, year) =>
    turn === 0
      ? `before the first of ${turns} turns, the year ${year}`
      : `turn ${turn} of ${turns}, the year ${year}`,
  treaty: (turn) => `A treaty ends the game after turn ${turn}.`,
  colony: (people) => `colony of ${people}`,
  standing: (who, points, level, won) => `${who}: ${points} VP, ${level}${won ? ', a win' : ''}`,
  ranking: (rank, seat, tied) => `${rank}. ${seat}${tied ? ' (tied)' : ''}`,
}

export const verdict: VerdictWords = {
  heads: ['power', 'ends in'],
  because: (people, level, points) =>
    `${people} end in ${level} with ${points} points: nobody else is further in their bands.`,
}
