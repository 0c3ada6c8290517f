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

export const either = (items: readonly string[]): string => listed(items, 'of')

export const less = (delta: number): string => (delta < 0 ? `${-delta} minder` : `${delta} meer`)

/** Twee soorten zijn een bijvoeglijk naamwoord, drie het eerste deel van een samenstelling. */
const adjectives: { readonly [type in CardType]: string } = {
  palatine: 'Palatijnse ',
  ecclesiastical: 'Kerkelijke ',
  stratiotika: 'Stratiotika-',
  emporion: 'Emporion-',
  rustica: 'Rustica-',
}

const typed = (types: readonly CardType[], noun: string): string => {
  const last = types.at(-1)
  if (last === undefined) return noun
  const before = types.slice(0, -1).map((type) => `${adjectives[type].trim()} of `)
  return `${before.join('')}${adjectives[last]}${noun}`
}

function unitNoun(types: readonly CardType[], units: readonly Unit[]): Noun {
  if (areBuildings(units)) return ['gebouw', 'gebouwen']
  if (units.length > 0)
    return [
      either(units.map((unit) => terms.units[unit][0])),
      listed(
        units.map((unit) => terms.units[unit][1]),
        'en',
      ),
    ]
  return [typed(types, 'eenheid'), typed(types, 'eenheden')]
}

export const filteredUnit = (filter: Filter | undefined): Noun =>
  unitNoun(typesIn(filter?.types), unitsIn(filter?.units))

/** "Stratiotika-kaart met kosten van hoogstens 5 die Fides oplevert". */
export function filteredCard(filter: Filter | undefined, { plural = false, owner = '' } = {}): string {
  const noun = filter?.hero
    ? plural
      ? 'Helden'
      : 'Held'
    : filter?.intrigue
      ? plural
        ? 'Intrigekaarten'
        : 'Intrigekaart'
      : plural
        ? 'kaarten'
        : 'kaart'
  return [
    `${typed(typesIn(filter?.types), noun)}${owner}`,
    ...(filter?.maxCost === undefined ? [] : [`met kosten van hoogstens ${filter.maxCost}`]),
    ...(filter?.hero === false ? ['die geen Held is'] : []),
    ...(filter?.produces === undefined ? [] : [`die ${GOOD_NAMES[goodOf(filter.produces)]} oplevert`]),
  ].join(' ')
}

function bandonNoun(filter: Filter | undefined): string {
  if (filter?.selfBandon) return 'de Bandon die deze Held leidt'
  const size = filter?.minSize ?? 0
  const noun = isBandon(filter) ? 'Bandon' : 'kaart of Bandon'
  return `een ${typed(typesIn(filter?.types), noun)}${size > 2 ? ` van ${size} of meer kaarten` : ''}`
}

function unitsOnMap(counter: Counter): Noun {
  const [one, many] = unitNoun(
    counter.type === undefined ? [] : [typeOf(counter.type)],
    unitsIn(counter.units),
  )
  const areas = areasIn(counter.areas).map((area) => terms.areas[area])
  const where =
    counter.area === 'here'
      ? 'in het gebied'
      : counter.area !== undefined
        ? terms.within(areaOf(counter.area))
        : areas.length > 0
          ? `in ${either(areas)}`
          : counter.withSeal
            ? 'in een gebied met een Zegel van jou'
            : 'op de landkaart'
  return [`${one} ${where}`, `${many} ${where}`]
}

function cardsInPlay(counter: Counter): Noun {
  const filter: Filter = {
    hero: counter.hero,
    intrigue: counter.intrigue,
    types: counter.type === undefined ? undefined : 1 << counter.type,
  }
  const level = counter.minLevel === undefined ? '' : ` van Niveau ${counter.minLevel}`
  return [
    `${filteredCard(filter)}${level} die je in het spel hebt`,
    `${filteredCard(filter, { plural: true })}${level} die je in het spel hebt`,
  ]
}

function contributed({ kind }: Counter): Noun {
  if (typeof kind !== 'number') return ['Middel dat je bijdraagt', 'Middelen die je bijdraagt']
  return [`${GOOD_NAMES[goodOf(kind)]} die je bijdraagt`, `${GOOD_NAMES[goodOf(kind)]} die je bijdraagt`]
}

function sealsOnMap({ owner, area, beforePayment }: Counter): Noun {
  const whose = owner === 'self' ? ' van jou' : ''
  const where = area === 'here' ? 'in het gebied' : 'op de landkaart'
  const counting = beforePayment ? ', het weggenomen Zegel meegeteld' : ''
  return [`Zegel${whose} ${where}${counting}`, `Zegels${whose} ${where}${counting}`]
}

const counters: { readonly [of in Counter['of']]: (counter: Counter) => Noun } = {
  unitsOnMap,
  territoriesWithUnits: () => ['gewest met ten minste 1 eenheid', 'gewesten met ten minste 1 eenheid'],
  cardsInPlay,
  typesInPlay: ({ atLeast }) => [
    `soort waarvan je ${atLeast ?? 1} of meer kaarten in het spel hebt`,
    `soorten waarvan je ${atLeast ?? 1} of meer kaarten in het spel hebt`,
  ],
  largestBandon: () => ['kaart van je grootste Bandon', 'kaarten in je grootste Bandon'],
  chosenBandon: () => ['kaart van een Bandon naar keuze', 'kaarten in een Bandon naar keuze'],
  resources: ({ soldThisAction }) =>
    soldThisAction
      ? ['Middel dat je in de actie hebt verkocht', 'Middelen die je in de actie hebt verkocht']
      : ['Middel dat je over hebt', 'Middelen die je over hebt'],
  nomisma: () => ['Nomisma die je over hebt', 'Nomisma die je over hebt'],
  contributed,
  eventsFulfilled: () => ['Gebeurtenis die is vervuld', 'Gebeurtenissen die zijn vervuld'],
  victories: () => [
    'Gebeurtenis waarin je de Overwinnaar was',
    'Gebeurtenissen waarin je de Overwinnaar was',
  ],
  topVotes: () => [
    'Gebeurtenis waarbij je de meeste Auctoritas legde, ook gelijk',
    'Gebeurtenissen waarbij je de meeste Auctoritas legde, ook gelijk',
  ],
  sealsOnMap,
  territoriesWithSeal: ({ kind }) =>
    kind === 'territory'
      ? ['gewest met een Zegel van jou', 'gewesten met een Zegel van jou']
      : ['gebied met een Zegel van jou', 'gebieden met een Zegel van jou'],
  abilitiesUsed: () => [
    'vermogen van een eenheid dat je hebt gebruikt',
    'vermogens van eenheden die je hebt gebruikt',
  ],
  sealsRemoved: () => [
    'Zegel van een andere speler dat je hebt weggenomen',
    'Zegels van andere spelers die je hebt weggenomen',
  ],
}

export const counterNoun: CounterNoun = (counter) => counters[counter.of](counter)

/** "niemand meer kaarten in het spel heeft": wat een Opdracht voor de meeste vergelijkt. */
export function most(counter: Counter): string {
  if (counter.of === 'sealsRemoved') return 'niemand meer Zegels van andere spelers heeft weggenomen'
  if (counter.of === 'territoriesWithSeal') return 'niemand in meer gebieden Zegels heeft'
  return `niemand meer ${counterNoun(counter)[1].replace(' die je in het spel hebt', ' in het spel')} heeft`
}

/** "zoveel kaarten als je in het spel hebt". */
export function asMany(thing: string, counter: Counter): string {
  if (counter.of === 'cardsInPlay')
    return `zoveel ${thing} als je ${counterNoun(counter)[1].replace('die je ', '').replace('kaarten ', '')}`
  return `zoveel ${thing} als er ${counterNoun(counter)[1]} zijn`
}

const manyOf = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : `zoveel als er ${counterNoun(amount)[1]} zijn`

const comparisons = { '>=': 'ten minste', '<=': 'hoogstens', '==': 'precies', '>': 'meer dan' } as const

/** `after` een ander "als" zegt het Nederlands liever "mits". */
export function condition(cond: Condition, when = 'als'): string {
  if ('flag' in cond)
    return {
      votedForWinner: `${when} je op de gekozen Optie hebt gestemd`,
      notEndGame: 'maar niet aan het einde van het spel',
      moved: `${when} ze verplaatst is`,
      abilityUsed: `${when} je haar vermogen hebt gebruikt`,
    }[cond.flag]
  const { left, cmp, right } = cond
  const n = `${comparisons[cmp]} ${manyOf(right)}`
  if (left.of === 'topVotes' && left.thisEvent) return `${when} je de meeste Auctoritas hebt gelegd`
  if (left.of === 'contributed')
    return `${when} je ${n} ${typeof left.kind === 'number' ? GOOD_NAMES[goodOf(left.kind)] : 'Middel'} hebt bijgedragen`
  if (left.of === 'resources' && left.soldThisAction)
    return `${when} je in de actie ${n} Middelen hebt verkocht`
  if (left.of === 'nomisma') return `${when} je ${n} Nomisma hebt`
  if (left.of === 'cardsInPlay')
    return `${when} je ${n} ${counterNoun(left)[0].replace(' die je in het spel hebt', '')} in het spel hebt`
  return `${when} er ${n} ${counterNoun(left)[1]} zijn`
}

export const limits: { readonly [limit in Limit]: string } = {
  oncePerAction: 'één keer per actie',
  oncePerTurn: 'één keer per beurt',
  oncePerRound: 'één keer per ronde',
  oncePerEvent: '',
  oncePerGame: 'één keer per spel',
}

export function place(where: Place): string {
  if (typeof where === 'number') return terms.within(areaOf(where))
  return {
    here: 'in het gebied',
    anyArea: 'in een gebied naar keuze',
    anyTerritory: 'in een gewest naar keuze',
    movedTo: 'in een gebied waar een van die eenheden is aangekomen',
    withUnit: 'in gebieden waar een eenheid staat',
  }[where]
}

const actionNames: { readonly [action: string]: Action } = { playCards: 'play' }

const actionName = (action: string): string => terms.actions[actionNames[action] ?? (action as Action)]

const articles = ['het Labaron', 'de Kelk', 'de Scepter', 'het Gewaad']

type Moment = (ability: AbilityData) => string

/** Wanneer een vermogen werkt. */
export const triggers: { readonly [trigger in Trigger]: Moment } = {
  instant: () => '',
  static: () => '',
  unitAbility: () => '',
  ownAction: () => 'in je eigen beurt',
  anytime: () => 'op elk moment',
  endGame: () => 'aan het einde van het spel',
  onPlayAction: () => 'als je Kaarten spelen aankondigt',
  onPlayCard: ({ filter }) =>
    `als je een ${filteredCard(filter)} speelt${filter?.action ? ` met de actie ${actionName(filter.action)}` : ''}`,
  onActivate: ({ filter }) => `als je ${bandonNoun(filter)} activeert`,
  onBuy: () => 'als je Middelen koopt',
  onSell: () => 'als je Middelen verkoopt',
  onReset: () => 'als je de markt vernieuwt',
  onDraw: () => 'als je de actie Kaarten trekken doet',
  onDiscard: () => 'als je een kaart aflegt voor haar opbrengst',
  onKeimelion: ({ filter }) =>
    `als je ${filter?.keimelion === undefined ? 'een Keimelion' : articles[filter.keimelion]} krijgt`,
  onVotePlaced: ({ filter }) =>
    filter?.who === 'any' ? 'zolang er stemmen liggen' : 'meteen nadat een andere speler heeft gestemd',
  onVoteResolved: () => 'als de Keizer heeft gekozen',
  onActionDeclared: ({ filter }) =>
    `als een andere speler ${filter?.action ? actionName(filter.action) : 'een actie'} aankondigt`,
  onIntriguePlayed: () => 'als een andere speler een Intrigekaart speelt',
  onContribute: ({ kind }) =>
    kind === 'intrigue' ? 'als de bijdragen zijn getoond' : 'als je aan een Gebeurtenis bijdraagt',
  onFulfilled: () => 'als een Gebeurtenis is vervuld',
  onCanceled: () => 'als een Gebeurtenis is mislukt',
  onVictorious: () => 'als je de Overwinnaar bent',
  onDefeated: () => 'als je de Verslagene bent',
  onTrialBid: () => 'als de biedingen van een Proces zijn getoond',
  onUnitsPlaced: ({ filter }) =>
    `als ${filter?.by === 'event' ? 'een vervulde Gebeurtenis' : 'iemand'} een ${filteredUnit(filter)[0]} plaatst`,
  onRoundStart: () => 'aan het begin van elke ronde',
  onRoundEnd: () => 'aan het einde van elke ronde',
  onUnitActivated: ({ filter }) => `als je een ${filteredUnit(filter)[0]} activeert`,
  onUnitAbilityUsed: ({ filter }) => `als je het vermogen van een ${filteredUnit(filter)[0]} gebruikt`,
  onSealPlaced: () => 'als je een Zegel legt',
  onSealRemoved: ({ filter }) =>
    filter?.who === 'self'
      ? 'als een andere speler een Zegel van jou wegneemt'
      : 'als je een Zegel van een andere speler wegneemt',
}

/** Wat op een Gebeurtenis reageert, reageert in Solo op bouwen, of op een Gebeurtenis die gehaald of gemist is. */
export const soloTriggers: { readonly [trigger in Trigger]?: Moment } = {
  onContribute: () => 'als je een eenheid bouwt',
  onFulfilled: () => 'als je een eenheid bouwt',
  onUnitsPlaced: ({ filter }) => `als je een ${filteredUnit(filter)[0]} bouwt`,
  onVictorious: () => 'als je een Gebeurtenis haalt',
  onCanceled: () => 'als je een Gebeurtenis mist',
  onDefeated: () => 'als je een Gebeurtenis mist',
}
