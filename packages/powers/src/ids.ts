/** The four colours of counters; in scenarios A and B green is Persian and blue is Lombard (`NATIONS`). */
export const POWERS = ['byzantine', 'muslim', 'khazar', 'frank'] as const
export type PowerId = (typeof POWERS)[number]

/** What a colour is called in a scenario. */
export const NATIONS = ['byzantine', 'muslim', 'khazar', 'frank', 'persian', 'lombard'] as const
export type NationId = (typeof NATIONS)[number]

export const UNITS = ['basileus', 'fieldArmy', 'warrior', 'nomad', 'militia', 'fleet'] as const
export type UnitId = (typeof UNITS)[number]

export const LANDS = [
  'Lom',
  'Ben',
  'Sic',
  'Cro',
  'Mag',
  'Ava',
  'Sir',
  'Ser',
  'Dal',
  'Bul',
  'Par',
  'Pat',
  'Rus',
  'Che',
  'Tra',
  'Thrac',
  'Hel',
  'Pel',
  'Kre',
  'Kyp',
  'Nic',
  'Thrak',
  'Ana',
  'Kap',
  'Tre',
  'Kil',
  'Syr',
  'Pal',
  'Mes',
  'Kur',
  'Cal',
  'Vas',
  'Geo',
  'Ara',
  'Ist',
] as const
export type LandId = (typeof LANDS)[number]

export const SEAS = ['TS', 'ADR', 'IS', 'AEG', 'SoM', 'WBS', 'EBS', 'GoK', 'EMS'] as const
export type SeaId = (typeof SEAS)[number]

/** A land border: plain, mountain, river, or the crossing of the Marmara. */
export type BorderForm = 'n' | 'm' | 'r' | 'x'

/** The off-map boxes. */
export const BOXES = ['West', 'North', 'East'] as const
export type BoxId = (typeof BOXES)[number]

/** A fortress is named after its city. `nicea` and `cherson` are the cities of the areas Nic and Che. */
export const FORTRESSES = [
  'rome',
  'bari',
  'syracuse',
  'pressburg',
  'buda',
  'dyrrachion',
  'serdica',
  'varna',
  'cherson',
  'constantinople',
  'thessalonike',
  'monemvasia',
  'chandax',
  'salamis',
  'nicea',
  'smyrna',
  'ikonion',
  'kaisareia',
  'trebizond',
  'tarsos',
  'antioch',
  'jerusalem',
  'edessa',
  'baghdad',
  'manzikert',
  'tiflis',
  'venice',
] as const
export type FortressId = (typeof FORTRESSES)[number]
export const isFortress = (place: string): place is FortressId =>
  (FORTRESSES as readonly string[]).includes(place)

export type PlaceId = LandId | SeaId | BoxId | FortressId

export const HELD_CHITS = [
  'alliance',
  'assassin',
  'espionage',
  'greekFire',
  'raidersEast',
  'raidersNorth',
  'raidersWest',
  'rebelControl',
  'conversion',
  'strategos1',
  'strategos2',
  'strategos3',
  'subversion',
  'tradeConcession',
] as const
export const IMMEDIATE_CHITS = [
  'belligerentWithdrawal',
  'civilWar',
  'crusade',
  'deCeremoniis',
  'landDistribution',
  'neutralEntry',
  'peripheralWar',
  'plague',
  'schism',
  'unification',
] as const
/** The developer's extra chits: option `newChits`. */
export const NEW_CHITS = ['ambush', 'leadership', 'treasuryGraft', 'tribesUnite', 'vacillatingForce'] as const
export const CHITS = [...HELD_CHITS, ...IMMEDIATE_CHITS, ...NEW_CHITS] as const
export type ChitId = (typeof CHITS)[number]

export const TABLES = ['shock', 'raid', 'engagement'] as const
export type TableId = (typeof TABLES)[number]

/** DV and MV with `F` are followed by a free move. */
export const RESULTS = ['CA', 'NE', 'F', 'MV', 'MV F', 'DV', 'DV F'] as const
export type ResultId = (typeof RESULTS)[number]

export const LEVELS = ['collapse', 'decline', 'survival', 'conquest'] as const
export type LevelId = (typeof LEVELS)[number]

export const SCENARIOS = ['1', '2', '3', '4', '5', '6', 'A', 'B'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

export const PHASES = ['setup', 'negotiation', 'treasury', 'operations', 'end'] as const
export type PhaseId = (typeof PHASES)[number]

/** What one power promises another; recorded, never enforced. */
export const PROMISES = ['leave', 'avoid', 'peace', 'enter'] as const
export type PromiseId = (typeof PROMISES)[number]

/** Every named switch of a match with its values; the first is the default. */
export const OPTIONS = {
  scenario: ['1', '2', '3', '4', '5', '6', 'A', 'B'],
  map: ['original', 'balanced'],
  // the four official options
  taxes: [true, false],
  colonies: [true, false],
  feudalism: [true, false],
  interception: [true, false],
  // the magazine's options
  longRangeFleets: [false, true],
  monasteries: [false, true],
  fortifications: [false, true],
  concessions: [false, true],
  // the developer's options
  turnOrder: ['printed', 'random'],
  istria: [false, true],
  budapest: [false, true],
  defencePoints: [false, true],
  militiaAtHome: [false, true],
  limitedAlliances: [false, true],
  newChits: [false, true],
  // readings of the rules
  jointIncome: ['thirds', 'halves'],
  marginal: ['units', 'strength'],
  majority: ['strict', 'half'],
  tableChoice: ['free', 'fixed'],
  basileusChits: [true, false],
  boxUpkeep: [true, false],
  desertUpkeep: ['double', 'plusOne'],
  friendlyPort: ['garrison', 'area'],
  siegeRelief: ['oneStep', 'cascade'],
  rebelsCounterattack: [true, false],
  mutineers: ['removed', 'rebel'],
  pillageChits: ['players', 'powers'],
} as const satisfies { readonly [name: string]: readonly (string | number | boolean)[] }
export type OptionName = keyof typeof OPTIONS
