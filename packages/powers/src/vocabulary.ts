import type { Seat } from '@hippodrome/engine'

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
export const PROMISES = ['leave', 'avoid', 'peace'] as const
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

// ---- choices -----------------------------------------------------------------------------------------------

/** A chit is played, aimed at what it needs. `stack` is the own stack that acts, `target` the other one. */
export type ChitPlay = {
  readonly do: 'chit'
  readonly chit: ChitId
  readonly power?: PowerId
  readonly stack?: number
  readonly target?: number
  readonly place?: PlaceId
  readonly unit?: UnitId
}

export type PowersChoice =
  // set-up, and choosing a place or a power
  | { readonly do: 'place'; readonly place: PlaceId }
  | { readonly do: 'garrison'; readonly unit: UnitId; readonly place: LandId }
  | { readonly do: 'power'; readonly power: PowerId }
  | { readonly do: 'amount'; readonly n: number }
  // negotiation
  | { readonly do: 'offer'; readonly from: PowerId; readonly to: PowerId }
  | { readonly do: 'accept' | 'refuse' | 'counter' | 'withdraw'; readonly offer: number }
  /** `turn` 0 ends the game at once, else at the end of that turn. */
  | { readonly do: 'treaty'; readonly turn: number }
  | { readonly do: 'agree' | 'decline' }
  | { readonly do: 'neutral'; readonly power: PowerId }
  /** Opens the table for offers, treaties and the like; shows what one holds. */
  | { readonly do: 'talk' }
  | { readonly do: 'show'; readonly power: PowerId }
  | { readonly do: 'showChits'; readonly power: PowerId }
  | { readonly do: 'showStack'; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'giveMoney' | 'askMoney' | 'askChit' | 'givePassage' | 'askPassage' }
  | { readonly do: 'giveChit'; readonly chit: ChitId }
  | { readonly do: 'giveConcession'; readonly place: LandId }
  | { readonly do: 'promise'; readonly what: PromiseId; readonly by: 'me' | 'you' }
  | { readonly do: 'propose' | 'dropOffer' }
  // treasury
  | { readonly do: 'collect' | 'spare'; readonly place: LandId }
  | { readonly do: 'raise'; readonly place: LandId }
  | { readonly do: 'pay' | 'payPart' }
  | { readonly do: 'skip'; readonly unit: UnitId; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'recruit'; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly do: 'buyChit' }
  | {
      readonly do: 'colony' | 'rebuild' | 'feudalism' | 'monastery' | 'fortification'
      readonly place: LandId
    }
  | { readonly do: 'transfer'; readonly from: PowerId; readonly to: PowerId }
  | { readonly do: 'discard'; readonly chit: ChitId }
  // operations
  | { readonly do: 'operate' | 'split'; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'detach' | 'drop'; readonly unit: UnitId }
  | { readonly do: 'roll' }
  | { readonly do: 'move' | 'sail'; readonly to: PlaceId; readonly cost: number }
  | { readonly do: 'attack'; readonly target: number; readonly place: PlaceId; readonly table: TableId }
  | { readonly do: 'pillage'; readonly place: LandId }
  | { readonly do: 'take'; readonly stack: number }
  | { readonly do: 'takeUnit'; readonly stack: number; readonly unit: UnitId }
  | { readonly do: 'intercept'; readonly stack: number; readonly place: PlaceId; readonly table: TableId }
  // combat
  | { readonly do: 'table'; readonly table: TableId }
  | { readonly do: 'relief' | 'stand' | 'advance' | 'stay' }
  | { readonly do: 'freeMove'; readonly to: PlaceId }
  // chits
  | ChitPlay
  | { readonly do: 'assassin'; readonly power: PowerId }
  | { readonly do: 'unit'; readonly unit: UnitId; readonly stack: number; readonly place: PlaceId }
  | { readonly do: 'convertColony'; readonly place: LandId }
  | { readonly do: 'pass' | 'done' | 'end' | 'forgo' }

export type Verb = PowersChoice['do']

// ---- prompts, reasons ----------------------------------------------------------------------------------------

/** Facts of each prompt: `power` is the power that decides; more where noted. */
export const PROMPTS = [
  'place', // set-up: facts power, unit
  'garrison', // set-up: which units go into the fortress; facts power
  'ally-bid', // limited alliances: facts power
  'ally-pick',
  'negotiate', // answer what is offered, talk, or pass; facts power
  'talk', // make offers, propose a treaty and so on; facts power
  'show', // what to show to all; facts power
  'offer', // what it contains so far: facts from, to, terms
  'amount', // facts what: 'giveMoney' | 'askMoney' | 'transfer', from, to
  'promise-place', // facts what, by, to
  'treaty', // facts by, turn
  'pick-chit', // which chit is given for an accepted offer; facts power, to
  'collect', // facts power, place: income from an area shared with a neutral
  'taxes', // facts power
  'maintenance', // facts power, due
  'upkeep', // who goes unpaid; facts power, due, what: 'maintenance' | 'landDistribution'
  'treasury', // purchases; facts power
  'discard', // at the limit of ten; facts power
  'basileus', // where he returns; facts power
  'operations', // facts power
  'split', // facts power, stack, place
  'push', // a strategos before the roll; facts power, stack, place
  'act', // facts power, stack, place, points
  'intercept', // facts power, stack (the one that enters), place
  'ambush', // facts power, place
  'support', // chits that add strength before a roll; facts power, place, strength
  'counterattack', // facts power, place
  'relief', // facts power, place, result
  'lose', // facts power, place, left
  'free-move', // facts power, place
  'advance', // facts power, place
  'assassin', // facts chit, by
  'activation-bid', // facts power (the neutral)
  'civil-war', // facts power, left
  'peripheral-war', // facts power, left
  'plague', // facts power, place, left
  'betrayal', // facts power
  'desertion', // facts power, left
  'rebellion', // facts power, left
  'heresy', // facts power
  'convert', // facts power, left
  'neutral-entry', // facts power
  'crusade', // facts power, left
] as const
export type PromptId = (typeof PROMPTS)[number]

/** Why something is not offered. */
export const REASONS = [
  'too-expensive', // facts cost, money
  'no-points', // facts cost, points
  'enemy-in-fortress',
  'not-your-box',
  'no-anchor',
  'no-fleet',
  'outnumbered-at-sea',
  'militia-at-home',
  'pool-empty', // facts unit
  'already-pillaged',
  'enemy-present',
  'already-moved',
  'vacillating',
  'union-of-churches',
  'in-fortress', // a garrison must come out to attack
  'no-chit',
] as const
export type ReasonId = (typeof REASONS)[number]

// ---- the chronicle ---------------------------------------------------------------------------------------------

/** How many of each unit, in the order of `UNITS`. */
export type Counts = readonly number[]

export type PowersEntry =
  | { readonly kind: 'drew'; readonly power: PowerId; readonly count: number }
  | { readonly kind: 'drewChit'; readonly power: PowerId; readonly chit: ChitId }
  | { readonly kind: 'placed'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly kind: 'turn'; readonly turn: number; readonly year: number }
  | { readonly kind: 'powerTurn'; readonly power: PowerId }
  | { readonly kind: 'fortressBuilt'; readonly place: PlaceId }
  | { readonly kind: 'allied'; readonly power: PowerId; readonly by: PowerId; readonly n: number }
  // negotiation
  | { readonly kind: 'offered'; readonly offer: OfferView }
  | {
      readonly kind: 'answered'
      readonly answer: 'accepted' | 'refused' | 'countered' | 'withdrawn'
      readonly offer: OfferView
    }
  | { readonly kind: 'treatyProposed'; readonly by: PowerId; readonly turn: number }
  | { readonly kind: 'treaty'; readonly agreed: boolean; readonly turn: number }
  | { readonly kind: 'neutral'; readonly power: PowerId }
  | { readonly kind: 'activated'; readonly power: PowerId; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly power: PowerId; readonly chits: readonly ChitId[] }
  | {
      readonly kind: 'showedStack'
      readonly power: PowerId
      readonly rebel: boolean
      readonly place: PlaceId
      readonly units: Counts
    }
  | { readonly kind: 'bid'; readonly power: PowerId; readonly bids: readonly number[] }
  // treasury
  | { readonly kind: 'income'; readonly power: PowerId; readonly n: number }
  | {
      readonly kind: 'taxes'
      readonly power: PowerId
      readonly place: LandId
      readonly die: number
      readonly revolt: boolean
    }
  | { readonly kind: 'maintained'; readonly power: PowerId; readonly n: number }
  | {
      readonly kind: 'mutiny'
      readonly power: PowerId
      readonly unit: UnitId
      readonly place: PlaceId
      readonly die: number
      readonly outcome: 'mutiny' | 'disband' | 'loyal'
    }
  | { readonly kind: 'concession'; readonly from: PowerId; readonly to: PowerId; readonly n: number }
  | { readonly kind: 'recruited'; readonly power: PowerId; readonly place: PlaceId }
  | { readonly kind: 'boughtChit'; readonly power: PowerId }
  | {
      readonly kind: 'built'
      readonly power: PowerId
      readonly what: 'colony' | 'monastery' | 'fortification' | 'rebuild' | 'feudalism'
      readonly place: LandId
    }
  | { readonly kind: 'transferred'; readonly from: PowerId; readonly to: PowerId; readonly n: number }
  | { readonly kind: 'discarded'; readonly power: PowerId; readonly chit: ChitId }
  | { readonly kind: 'basileusReturned'; readonly power: PowerId; readonly place: PlaceId }
  // operations
  | {
      readonly kind: 'operates'
      readonly power: PowerId
      readonly rebel: boolean
      readonly place: PlaceId
      readonly die: number
      readonly points: number
    }
  | {
      readonly kind: 'moved'
      readonly power: PowerId
      readonly rebel: boolean
      readonly from: PlaceId
      readonly to: PlaceId
      readonly cost: number
      readonly by: 'land' | 'sea' | 'free'
    }
  | {
      readonly kind: 'pillaged'
      readonly place: LandId
      readonly power?: PowerId
      readonly n?: number
    }
  | {
      readonly kind: 'intercepts'
      readonly power: PowerId
      readonly place: PlaceId
      readonly die: number
      readonly success: boolean
    }
  // combat
  | {
      readonly kind: 'battle'
      readonly place: PlaceId
      readonly attacker: StackShown
      readonly defender: StackShown
      readonly siege: boolean
    }
  | {
      readonly kind: 'combatRoll'
      readonly power: PowerId
      readonly rebel: boolean
      readonly table: TableId
      readonly strength: number
      readonly die: number
      readonly result: ResultId
    }
  | {
      readonly kind: 'siegeResult'
      readonly from: ResultId
      readonly to: 'MV' | 'NE' | 'loseOne'
      readonly place: PlaceId
    }
  | { readonly kind: 'declined'; readonly power: PowerId }
  | {
      readonly kind: 'lost'
      readonly power: PowerId
      readonly rebel: boolean
      readonly unit: UnitId
      readonly place: PlaceId
    }
  | { readonly kind: 'destroyed'; readonly power: PowerId; readonly rebel: boolean; readonly place: PlaceId }
  | { readonly kind: 'basileusLost'; readonly power: PowerId }
  | { readonly kind: 'chitsLost'; readonly power: PowerId; readonly n: number }
  // chits
  | {
      readonly kind: 'chit'
      readonly power: PowerId
      readonly chit: ChitId
      readonly place?: PlaceId
      readonly against?: PowerId
    }
  | { readonly kind: 'assassinated'; readonly power: PowerId; readonly chit: ChitId; readonly by: PowerId }
  | {
      readonly kind: 'chitRoll'
      readonly power: PowerId
      readonly chit: ChitId
      readonly die: number
      readonly effect: ChitEffect
    }
  | {
      readonly kind: 'rebelled'
      readonly power: PowerId
      readonly unit: UnitId
      readonly count: number
      readonly place: PlaceId
    }
  | {
      readonly kind: 'restored'
      readonly power: PowerId
      readonly unit: UnitId
      readonly count: number
      readonly place: PlaceId
    }
  | {
      readonly kind: 'converted'
      readonly power: PowerId
      readonly to: PowerId
      readonly unit: UnitId
      readonly place: PlaceId
    }
  | { readonly kind: 'colonyConverted'; readonly to: PowerId; readonly place: LandId }
  | { readonly kind: 'arrived'; readonly power: PowerId; readonly unit: UnitId; readonly place: PlaceId }
  | { readonly kind: 'gained'; readonly power: PowerId; readonly n: number; readonly chit: ChitId }
  | { readonly kind: 'paid'; readonly power: PowerId; readonly n: number; readonly chit: ChitId }
  | { readonly kind: 'plagueArea'; readonly place: PlaceId; readonly die: number }
  // the end
  | { readonly kind: 'eliminated'; readonly power: PowerId }
  | { readonly kind: 'over'; readonly how: 'turns' | 'treaty' | 'nobody' }

/** What the roll of a chit came to. */
export const CHIT_EFFECTS = [
  'none',
  'betrayal',
  'desertion',
  'rebellion',
  'heresy',
  'assimilation',
  'holyWar',
  'crusade',
  'plague',
  'schism',
  'unification',
  'enters',
  'reverts',
  'count', // as many as the die says: civil war, peripheral war, de ceremoniis, graft
] as const
export type ChitEffect = (typeof CHIT_EFFECTS)[number]

// ---- views -----------------------------------------------------------------------------------------------------

export type StackShown = { readonly power: PowerId; readonly rebel: boolean; readonly units: Counts }

export type StackView = {
  readonly id: number
  readonly place: PlaceId
  readonly power: PowerId
  readonly rebel: boolean
  /** Only where the viewer may examine it. */
  readonly units?: Counts
  /** It is made of fleets. */
  readonly fleet?: true
  /** It has conducted its operations this turn. */
  readonly done: boolean
  readonly leadership?: true
  readonly vacillating?: true
}

/** A term of an offer; `by` is the power that gives or promises. */
export type TermView =
  | { readonly term: 'money'; readonly by: PowerId; readonly n: number }
  | { readonly term: 'chit'; readonly by: PowerId; readonly chit?: ChitId }
  | { readonly term: 'passage'; readonly by: PowerId }
  | { readonly term: 'concession'; readonly by: PowerId; readonly place: LandId }
  | { readonly term: 'promise'; readonly by: PowerId; readonly what: PromiseId; readonly place?: PlaceId }

export type OfferView = {
  readonly from: PowerId
  readonly to: PowerId
  readonly terms: readonly TermView[]
}

export type PowerView = {
  readonly power: PowerId
  readonly nation: NationId
  /** The player's seat; absent for a neutral. */
  readonly seat?: Seat
  /** The seat whose own power it is from the start. */
  readonly home?: Seat
  /** Belongs to a seat but has not entered the war yet. */
  readonly waiting: boolean
  readonly lost: boolean
  readonly treasury: number
  readonly chits: number
  /** The chits that the viewer knows. */
  readonly hand: readonly ChitId[]
  readonly basileus: boolean
  /** Counters that are not on the map, by unit. */
  readonly pool: Counts
  readonly points: number
  readonly level: LevelId
  /** The least victory points for decline, survival and conquest. */
  readonly bands: readonly [number, number, number]
}

export type AreaView = {
  readonly place: LandId
  readonly value: number
  readonly pillaged: boolean
  readonly colony?: PowerId
  readonly monastery?: PowerId
  readonly fortifications?: readonly PowerId[]
  readonly concession?: { readonly by: PowerId; readonly to: PowerId }
  readonly fortress?: FortressId
}

export type PowersView = {
  readonly scenario: ScenarioId
  readonly turn: number
  readonly turns: number
  readonly year: number
  readonly phase: PhaseId
  /** The power whose turn it is. */
  readonly actor?: PowerId
  /** Play order of this turn as far as it is known. */
  readonly order: readonly PowerId[]
  readonly viewer: Seat
  readonly powers: readonly PowerView[]
  readonly areas: readonly AreaView[]
  readonly stacks: readonly StackView[]
  /** The stack that operates and the points that it has left. */
  readonly operating?: { readonly stack: number; readonly points: number }
  readonly battle?: { readonly attacker: number; readonly defender: number }
  readonly cup: number
  readonly removed: readonly ChitId[]
  readonly offers: readonly (OfferView & { readonly id: number })[]
  /** What was agreed this turn. */
  readonly agreements: readonly OfferView[]
  /** The turn at whose end a treaty ends the game. */
  readonly treaty?: number
  readonly unification: boolean
  readonly crusade: boolean
}
