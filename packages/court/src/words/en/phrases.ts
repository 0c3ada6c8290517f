import type { AbilityData } from '../../data/effect.ts'
import type { Amount, Condition, Counter, Filter, Place } from '../../data/parts.ts'
import type { Action, CardType, Limit, Trigger, Unit } from '../../vocabulary.ts'
import {
  areaOf,
  areasIn,
  areBuildings,
  type CounterNoun,
  goodOf,
  isBandon,
  typeOf,
  typesIn,
  unitsIn,
} from '../parts.ts'
import { GOOD_NAMES, listed, type Noun } from '../tongue.ts'
import { terms } from './terms.ts'

export const either = (items: readonly string[]): string => listed(items, 'or')

const a = (noun: string): string => `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}`

export const less = (delta: number): string => (delta < 0 ? `${-delta} less` : `${delta} more`)

const typed = (types: readonly CardType[], noun: string): string =>
  types.length === 0 ? noun : `${either(types.map((type) => terms.types[type]))} ${noun}`

/** The kind of unit that a filter lets through: "Palatine unit", "Trading Ship or Dromon". */
function unitNoun(types: readonly CardType[], units: readonly Unit[]): Noun {
  if (areBuildings(units)) return ['building', 'buildings']
  if (units.length > 0)
    return [
      either(units.map((unit) => terms.units[unit][0])),
      listed(
        units.map((unit) => terms.units[unit][1]),
        'and',
      ),
    ]
  return [typed(types, 'unit'), typed(types, 'units')]
}

export const filteredUnit = (filter: Filter | undefined): Noun =>
  unitNoun(typesIn(filter?.types), unitsIn(filter?.units))

/** "Stratiotika card of cost 5 or less that produces Fides". */
export function filteredCard(filter: Filter | undefined, { plural = false, owner = '' } = {}): string {
  const noun = filter?.hero
    ? plural
      ? 'Heroes'
      : 'Hero'
    : filter?.intrigue
      ? plural
        ? 'Intrigue cards'
        : 'Intrigue card'
      : plural
        ? 'cards'
        : 'card'
  return [
    `${typed(typesIn(filter?.types), noun)}${owner}`,
    ...(filter?.maxCost === undefined ? [] : [`of cost ${filter.maxCost} or less`]),
    ...(filter?.hero === false ? ['that is no Hero'] : []),
    ...(filter?.produces === undefined ? [] : [`that produces ${GOOD_NAMES[goodOf(filter.produces)]}`]),
  ].join(' ')
}

function bandonNoun(filter: Filter | undefined): string {
  if (filter?.selfBandon) return 'the Bandon that this Hero leads'
  const size = filter?.minSize ?? 0
  const noun = isBandon(filter) ? 'Bandon' : 'card or Bandon'
  return `${a(typed(typesIn(filter?.types), noun))}${size > 2 ? ` of ${size} or more cards` : ''}`
}

function unitsOnMap(counter: Counter): Noun {
  const [one, many] = unitNoun(
    counter.type === undefined ? [] : [typeOf(counter.type)],
    unitsIn(counter.units),
  )
  const areas = areasIn(counter.areas).map((area) => terms.areas[area])
  const where =
    counter.area === 'here'
      ? 'in the area'
      : counter.area !== undefined
        ? terms.within(areaOf(counter.area))
        : areas.length > 0
          ? `in ${either(areas)}`
          : counter.withSeal
            ? 'in an area with a Seal of yours'
            : 'on the map'
  return [`${one} ${where}`, `${many} ${where}`]
}

function cardsInPlay(counter: Counter): Noun {
  const filter: Filter = {
    hero: counter.hero,
    intrigue: counter.intrigue,
    types: counter.type === undefined ? undefined : 1 << counter.type,
  }
  const level = counter.minLevel === undefined ? '' : ` of Level ${counter.minLevel}`
  return [
    `${filteredCard(filter)}${level} that you have in play`,
    `${filteredCard(filter, { plural: true })}${level} that you have in play`,
  ]
}

function contributed({ kind }: Counter): Noun {
  if (typeof kind !== 'number') return ['Resource that you contribute', 'Resources that you contribute']
  return [
    `${GOOD_NAMES[goodOf(kind)]} that you contribute`,
    `${GOOD_NAMES[goodOf(kind)]} that you contribute`,
  ]
}

function sealsOnMap({ owner, area, beforePayment }: Counter): Noun {
  const whose = owner === 'self' ? ' of yours' : ''
  const where = area === 'here' ? 'in the area' : 'on the map'
  const counting = beforePayment ? ', counting the one you removed' : ''
  return [`Seal${whose} ${where}${counting}`, `Seals${whose} ${where}${counting}`]
}

const counters: { readonly [of in Counter['of']]: (counter: Counter) => Noun } = {
  unitsOnMap,
  territoriesWithUnits: () => ['territory with at least 1 unit', 'territories with at least 1 unit'],
  cardsInPlay,
  typesInPlay: ({ atLeast }) => [
    `type of which you have ${atLeast ?? 1} or more cards in play`,
    `types of which you have ${atLeast ?? 1} or more cards in play`,
  ],
  largestBandon: () => ['card of your largest Bandon', 'cards in your largest Bandon'],
  chosenBandon: () => ['card of a Bandon of your choice', 'cards in a Bandon of your choice'],
  resources: ({ soldThisAction }) =>
    soldThisAction
      ? ['Resource that you sold in the action', 'Resources that you sold in the action']
      : ['Resource that you have left', 'Resources that you have left'],
  nomisma: () => ['Nomisma that you have left', 'Nomisma that you have left'],
  contributed,
  eventsFulfilled: () => ['Event that was fulfilled', 'Events that were fulfilled'],
  victories: () => ['Event in which you were Victorious', 'Events in which you were Victorious'],
  topVotes: () => [
    'Event in which you placed the most Auctoritas, ties included',
    'Events in which you placed the most Auctoritas, ties included',
  ],
  sealsOnMap,
  territoriesWithSeal: ({ kind }) =>
    kind === 'territory'
      ? ['territory with a Seal of yours', 'territories with a Seal of yours']
      : ['area with a Seal of yours', 'areas with a Seal of yours'],
  abilitiesUsed: () => ['unit ability that you used', 'unit abilities that you used'],
  sealsRemoved: () => ['Seal of another player that you removed', 'Seals of other players that you removed'],
}

export const counterNoun: CounterNoun = (counter) => counters[counter.of](counter)

/** "nobody has more cards in play": what a Quest for the most compares. */
export function most(counter: Counter): string {
  if (counter.of === 'sealsRemoved') return 'nobody has removed more Seals of other players'
  if (counter.of === 'territoriesWithSeal') return 'nobody has Seals in more areas'
  return `nobody has more ${counterNoun(counter)[1].replace(' that you have', '')}`
}

/** "as many cards as you have in play". */
export function asMany(thing: string, counter: Counter): string {
  if (counter.of === 'cardsInPlay')
    return `as many ${thing} as you have ${counterNoun(counter)[1].replace(' that you have', '').replace('cards ', '')}`
  return `as many ${thing} as there are ${counterNoun(counter)[1]}`
}

const manyOf = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : `as many as there are ${counterNoun(amount)[1]}`

const comparisons = { '>=': 'at least', '<=': 'at most', '==': 'exactly', '>': 'more than' } as const

export function condition(cond: Condition): string {
  if ('flag' in cond)
    return {
      votedForWinner: 'if you voted for the chosen Option',
      notEndGame: 'but not at the end of the game',
      moved: 'if it moved',
      abilityUsed: 'if you used its ability',
    }[cond.flag]
  const { left, cmp, right } = cond
  const n = `${comparisons[cmp]} ${manyOf(right)}`
  if (left.of === 'topVotes' && left.thisEvent) return 'if you placed the most Auctoritas'
  if (left.of === 'contributed')
    return `if you contributed ${n} ${typeof left.kind === 'number' ? GOOD_NAMES[goodOf(left.kind)] : 'Resource'}`
  if (left.of === 'resources' && left.soldThisAction) return `if you sold ${n} Resources in the action`
  if (left.of === 'nomisma') return `if you have ${n} Nomisma`
  if (left.of === 'cardsInPlay')
    return `if you have ${n} ${counterNoun(left)[0].replace(' that you have', '')}`
  return `if there are ${n} ${counterNoun(left)[1]}`
}

export const limits: { readonly [limit in Limit]: string } = {
  oncePerAction: 'once per action',
  oncePerTurn: 'once per turn',
  oncePerRound: 'once per round',
  oncePerEvent: '',
  oncePerGame: 'once per game',
}

export function place(where: Place): string {
  if (typeof where === 'number') return terms.within(areaOf(where))
  return {
    here: 'in the area',
    anyArea: 'in any area',
    anyTerritory: 'in any territory',
    movedTo: 'in an area where one of them ended',
    withUnit: 'in areas that hold a unit',
  }[where]
}

const actionNames: { readonly [action: string]: Action } = { playCards: 'play' }

const actionName = (action: string): string => terms.actions[actionNames[action] ?? (action as Action)]

type Moment = (ability: AbilityData) => string

/** When an ability works, by its trigger. */
export const triggers: { readonly [trigger in Trigger]: Moment } = {
  instant: () => '',
  static: () => '',
  unitAbility: () => '',
  ownAction: () => 'on your turn',
  anytime: () => 'at any time',
  endGame: () => 'at the end of the game',
  onPlayAction: () => 'when you declare Play Cards',
  onPlayCard: ({ filter }) =>
    `when you play ${a(filteredCard(filter))}${filter?.action ? ` with the action ${actionName(filter.action)}` : ''}`,
  onActivate: ({ filter }) => `when you activate ${bandonNoun(filter)}`,
  onBuy: () => 'when you buy Resources',
  onSell: () => 'when you sell Resources',
  onReset: () => 'when you reset the market',
  onDraw: () => 'when you perform Draw Cards',
  onDiscard: () => 'when you discard a card for its gain',
  onKeimelion: ({ filter }) => {
    const names = Object.values(terms.keimelia)
    return `when you gain the ${filter?.keimelion === undefined ? 'Keimelion' : names[filter.keimelion]}`
  },
  onVotePlaced: ({ filter }) =>
    filter?.who === 'any' ? 'while votes stand' : 'right after another player has voted',
  onVoteResolved: () => 'when the Emperor has chosen',
  onActionDeclared: ({ filter }) =>
    `when another player declares ${filter?.action ? actionName(filter.action) : 'an action'}`,
  onIntriguePlayed: () => 'when another player plays an Intrigue card',
  onContribute: ({ kind }) =>
    kind === 'intrigue' ? 'when contributions are revealed' : 'when you contribute to an Event',
  onFulfilled: () => 'when an Event is fulfilled',
  onCanceled: () => 'when an Event is cancelled',
  onVictorious: () => 'when you are Victorious',
  onDefeated: () => 'when you are Defeated',
  onTrialBid: () => 'when the bids of a Trial are revealed',
  onUnitsPlaced: ({ filter }) =>
    `when ${filter?.by === 'event' ? 'a fulfilled Event places' : 'somebody places'} ${a(filteredUnit(filter)[0])}`,
  onRoundStart: () => 'at the start of each round',
  onRoundEnd: () => 'at the end of each round',
  onUnitActivated: ({ filter }) => `when you activate ${a(filteredUnit(filter)[0])}`,
  onUnitAbilityUsed: ({ filter }) => `when you use the ability of ${a(filteredUnit(filter)[0])}`,
  onSealPlaced: () => 'when you place a Seal',
  onSealRemoved: ({ filter }) =>
    filter?.who === 'self'
      ? 'when another player removes a Seal of yours'
      : 'when you remove a Seal of another player',
}

/** What answers to an Event answers in Solo to building, or to an Event that is met or missed. */
export const soloTriggers: { readonly [trigger in Trigger]?: Moment } = {
  onContribute: () => 'when you build a unit',
  onFulfilled: () => 'when you build a unit',
  onUnitsPlaced: ({ filter }) => `when you build ${a(filteredUnit(filter)[0])}`,
  onVictorious: () => 'when you meet an Event',
  onCanceled: () => 'when you miss an Event',
  onDefeated: () => 'when you miss an Event',
}
