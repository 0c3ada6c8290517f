import type { WindowSpec } from '@hippodrome/engine'
/** The game's own words as closed lists: data, state, views and words all speak in them. */

export const RESOURCES = ['auctoritas', 'civicus', 'virtus', 'fides', 'lapis', 'lignum', 'frumentum'] as const
export type Resource = (typeof RESOURCES)[number]

/** Resources first, so that a number below seven is a Resource. */
export const GOODS = [...RESOURCES, 'nomisma', 'doxa', 'dynamis'] as const
export type Good = (typeof GOODS)[number]

export const TYPES = ['palatine', 'ecclesiastical', 'stratiotika', 'emporion', 'rustica'] as const
export type CardType = (typeof TYPES)[number]

export const UNITS = [
  'senator',
  'aqueduct',
  'hippodrome',
  'merchant',
  'caravan',
  'trading-ship',
  'priest',
  'monk',
  'church',
  'monastery',
  'hagia-sophia',
  'legion',
  'cataphract',
  'fortifications',
  'siege-tower',
  'dromon',
] as const
export type Unit = (typeof UNITS)[number]

/** Six territories, then six seas. */
export const AREAS = [
  'italia',
  'illyricum',
  'thracia',
  'oriens',
  'aegyptus',
  'africa',
  'tyrrhenian',
  'adriatic',
  'aegean',
  'euxine',
  'levantine',
  'libyan',
] as const
export type Area = (typeof AREAS)[number]

/** In the order of the Initiative Track's positions I to IV. */
export const KEIMELIA = ['labaron', 'chalice', 'scepter', 'robes'] as const
export type Keimelion = (typeof KEIMELIA)[number]

/** `trade` is Solo's one action for buying and selling, `build` is Solo's, `unit` is Taktika's. */
export const ACTIONS = ['draw', 'play', 'activate', 'sell', 'buy', 'reset', 'unit', 'trade', 'build'] as const
export type Action = (typeof ACTIONS)[number]

/** Where the book speaks of each. */
export const ACTION_RULES: { readonly [action in Action]: string } = {
  draw: '8.1',
  play: '9.1',
  activate: '11.1',
  sell: '12.2',
  buy: '12.5',
  reset: '12.6',
  unit: '24.1',
  trade: '22.5',
  build: '22.6',
}

export const HEROES = ['belisarius', 'narses'] as const
export type DuelHero = (typeof HEROES)[number]

export const DEMOI = ['venetoi', 'prasinoi', 'leukoi', 'rousioi'] as const

export const PHASES = ['set-up', 'event', 'action', 'resolve', 'end', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const SOLO_RANKS = [
  'defeat',
  'nero',
  'caligula',
  'titus',
  'trajan',
  'marcus-aurelius',
  'julius-caesar',
  'augustus',
] as const
export type SoloRank = (typeof SOLO_RANKS)[number]

export const PROVENANCES = ['rulebook', 'rulebook-partial', 'reconstruction'] as const
export type Provenance = (typeof PROVENANCES)[number]

export const OPTIONS = {
  mode: { values: ['court', 'duel', 'solo'] },
  length: { values: ['standard', 'marathon'] },
  taktika: { values: [false, true] },
  fullCourt: { values: [false, true] },
} as const
export type OptionName = keyof typeof OPTIONS

export const ABILITY_KINDS = ['instant', 'passive', 'intrigue', 'unit', 'patron', 'duel'] as const

export const LIMITS = ['oncePerAction', 'oncePerTurn', 'oncePerRound', 'oncePerEvent', 'oncePerGame'] as const
export type Limit = (typeof LIMITS)[number]

export const TRIGGERS = [
  'instant',
  'static',
  'ownAction',
  'anytime',
  'endGame',
  'onPlayAction',
  'onPlayCard',
  'onActivate',
  'onBuy',
  'onSell',
  'onReset',
  'onDraw',
  'onDiscard',
  'onKeimelion',
  'onVotePlaced',
  'onVoteResolved',
  'onActionDeclared',
  'onIntriguePlayed',
  'onContribute',
  'onFulfilled',
  'onCanceled',
  'onVictorious',
  'onDefeated',
  'onTrialBid',
  'onUnitsPlaced',
  'onRoundStart',
  'onRoundEnd',
  'onUnitActivated',
  'onUnitAbilityUsed',
  'onSealPlaced',
  'onSealRemoved',
  'unitAbility',
] as const
export type Trigger = (typeof TRIGGERS)[number]

export const COUNTERS = [
  'unitsOnMap',
  'territoriesWithUnits',
  'cardsInPlay',
  'typesInPlay',
  'largestBandon',
  'chosenBandon',
  'resources',
  'nomisma',
  'contributed',
  'eventsFulfilled',
  'victories',
  'topVotes',
  'sealsOnMap',
  'territoriesWithSeal',
  'abilitiesUsed',
  'sealsRemoved',
] as const

export const STATS = [
  'buyPrice',
  'sellPrice',
  'cardCost',
  'drawCost',
  'votes',
  'contribution',
  'bid',
  'consequence',
  'handLimit',
  'bandonCapacity',
  'unitSpeed',
  'unitCost',
] as const
export type Stat = (typeof STATS)[number]

export const FLAGS = ['votedForWinner', 'notEndGame', 'moved', 'abilityUsed'] as const

/** Areas that an effect works out when it runs. */
export const AREA_WORDS = ['here', 'anyArea', 'anyTerritory', 'movedTo', 'withUnit'] as const

// ---- what is asked, refused and told -----------------------------------------------------------------------------

export const WINDOWS = [
  'vote',
  'action',
  'turn',
  'moment',
  'intrigue',
  'contribution',
  'victory',
  'defeat',
  'cancellation',
  'bid',
  'end',
] as const
export type WindowKind = (typeof WINDOWS)[number]

/** What orders may ask of a window beside its kind. */
export const WINDOW_SPECS: { readonly [kind in WindowKind]: WindowSpec } = {
  vote: { amount: true },
  action: {},
  turn: {},
  moment: {},
  intrigue: { aims: true, amount: true },
  contribution: {},
  victory: {},
  defeat: {},
  cancellation: {},
  bid: { amount: true },
  end: {},
}

/** Every prompt, with the kinds of choice it offers and the facts it carries. */
export const PROMPTS = [
  /** `patron` */
  'choose-patron',
  /** `area`; facts `unit` */
  'place-miniature',
  /** `hero` */
  'choose-hero',
  /** `quest` */
  'discard-quest',
  /** `card` */
  'draft-card',
  /** `card`; facts `left` */
  'solo-discard',
  /** `yes` `no`; facts `pile` (1 to 3), `cards` */
  'take-pile',
  /** `from`; facts `left` */
  'draw-from',
  /** `position` */
  'take-position',
  /** `option` `pass` */
  'vote-option',
  /** `number`; facts `option`, `chalice`: how many of them are the Chalice's */
  'vote-amount',
  /** `option` */
  'break-option-tie',
  /** `seat`; facts `what`: `victorious`, `defeated` or `trial` */
  'break-tie',
  /** `action` `discard` `intrigue` `ability` `claim` `reveal` `lock` `settle` `pass`; facts `last` in Solo without Dynamis, `stopped` after passing */
  'take-turn',
  /** `intrigue` `ability` `discard` `done` */
  'end-turn',
  /** `pass` `intrigue`; facts `actor` */
  'answer-turn',
  /** `action`, `pass` declines */
  'extra-action',
  /** `way` */
  'draw-way',
  /** `card` */
  'take-offer',
  /** `card` `discard` `intrigue` `ability` `turnUp` `done` */
  'play-card',
  /** `join` `leave` `done` */
  'form-bandons',
  /** `activate` */
  'activate',
  /** `sell` `done` */
  'sell',
  /** `buy` `done` */
  'buy',
  /** `action` (sell or buy) `done` */
  'trade-mode',
  /** `area` */
  'unit-area',
  /** `unit` `done`; facts `area` */
  'unit-pick',
  /** `area` `stay`; facts `unit`, `area` */
  'unit-move',
  /** `use` `seal` `done`; facts `unit`, `area` */
  'unit-use',
  /** `build` `move` `done`; facts `moves` */
  'build',
  /** `area`; facts `unit` */
  'build-area',
  /** `good` `done`; facts `source`, `from`, `amount`, `unit` */
  'build-substitute',
  /** `pass` `intrigue`; facts `actor`, `option`, `n` */
  'answer-vote',
  /** `pass` `intrigue` `store`; facts `actor`, `action` */
  'answer-action',
  /** `pass` `intrigue` `ability`; facts `actor`, `card` */
  'answer-intrigue',
  /** `pass` `intrigue` */
  'answer-contribution',
  /** `pass` `intrigue` */
  'answer-victory',
  /** `pass` `intrigue` */
  'answer-defeat',
  /** `pass` `intrigue` */
  'answer-cancellation',
  /** `pass` `intrigue`; facts `bids` */
  'answer-bid',
  /** `pass` `intrigue` `discard` */
  'end-game',
  /** `number`; facts `good`, `required`, `sources`: what lets it stand for another kind */
  'contribute',
  /** `good` `done`; facts `source`, `from`, `amount` */
  'substitute',
  /** `good` `done`; facts `left` */
  'add-contribution',
  /** `number`; facts `good`, `chalice` */
  'bid',
  /** `ease`; facts `source` */
  'ease-consequence',
  /** `card`; facts `limit` */
  'hand-limit',
  /** `good` */
  'lose-resource',
  /** `yes` `no`; facts `source` */
  'use-ability',
  /** `good`; facts `source` */
  'gain-resource',
  /** `trade` `done`; facts `source` */
  'trade-resource',
  /** `yes` `no`; facts `source`, `cost` */
  'pay-for',
  /** `branch`; facts `source` */
  'choose-effect',
  /** `card` `intrigue` `pass`; facts `source`, `cost` */
  'play-another',
  /** `activate` `pass`; facts `source` */
  'activate-free',
  /** `seat`; facts `source` */
  'choose-player',
  /** `card` */
  'discard-card',
  /** `card`; facts `seat` */
  'steal-card',
  /** `position` */
  'choose-casket',
  /** `number`: how many go to the first pile; facts `good`, `of`, `owner` */
  'divide-loot',
  /** `pile`; facts `piles` */
  'choose-pile',
  /** `unitAt` `done`; facts `left` */
  'move-unit',
  /** `area`; facts `unit`, `area` */
  'move-unit-to',
  /** `unit` `done`; facts `left` */
  'place-unit',
  /** `area`; facts `unit` */
  'place-unit-to',
  /** `unitAt` `done` */
  'remove-unit',
  /** `cardOf` `pass` */
  'remove-card',
  /** `cardOf` `pass` */
  'flip-card',
  /** `area` `done` */
  'place-seal',
  /** `sealAt` `done` */
  'remove-seal',
  /** `unitAt` `pass` */
  'unit-free',
  /** `type` */
  'call-type',
  /** `good` */
  'call-resource',
  /** `number`: the Age */
  'choose-age',
  /** `swap` `done`; facts `seen` */
  'swap-event',
  /** `number`; facts `actor` */
  'steal-votes',
  /** `option`; facts `n`: how much Auctoritas */
  'stake-option',
  /** `card` `pass`; facts `seen` */
  'play-seen',
  /** `activate` `pass` */
  'choose-bandon',
] as const
export type Prompt = (typeof PROMPTS)[number]
