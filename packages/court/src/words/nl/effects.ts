import type { Effect, Modify, Who } from '../../data/effect.ts'
import type { Score } from '../../data/score.ts'
import { bagOf, type Describer, describeOp, goodOf, type Ops } from '../parts.ts'
import { bagText, counted, GOOD_NAMES, listed } from '../tongue.ts'
import {
  asMany,
  condition,
  counterNoun,
  either,
  filteredCard,
  filteredUnit,
  less,
  limits,
  most,
  place,
  soloTriggers,
  triggers,
} from './phrases.ts'
import { terms } from './terms.ts'

const goods = (bag: readonly number[]): string => bagText(bagOf(bag), terms)
const named = (good: number): string => GOOD_NAMES[goodOf(good)]
const cards = (n: number): string => counted(n, terms.cards)
const resources = (n: number): string => counted(n, terms.resources)
const upTo = (n: number): string => (n === 1 ? '1' : `tot ${n}`)

const players: { readonly [who in Who]: string } = {
  self: 'je',
  target: 'een andere speler',
  others: 'elke andere speler',
  'each-other': 'elke andere speler',
  all: 'elke speler',
  actor: 'die speler',
  opponent: 'een andere speler',
  any: 'een speler naar keuze',
}

/** De gebiedende wijs voor jezelf, de derde persoon voor anderen; `after` is een los deel van het werkwoord. */
const does = (who: Who, verb: readonly [you: string, they: string], rest: string, after = ''): string =>
  `${who === 'self' ? verb[0] : `${players[who]} ${verb[1]}`} ${rest}${after}`

const GAIN = ['krijg', 'krijgt'] as const
const LOSE = ['verlies', 'verliest'] as const
const DRAW = ['trek', 'trekt'] as const
const TAKE = ['neem', 'neemt'] as const
const LAY = ['leg', 'legt'] as const

const whose = (noun: string, who: Who): string => (who === 'self' ? `je ${noun}` : `van ${players[who]}`)

function modify({ who, stat, delta, filter, first, min, choices }: Modify): string {
  switch (stat) {
    case 'buyPrice':
      return first === undefined
        ? `elk Middel dat je koopt, kost je ${-delta} Nomisma minder`
        : `het eerste Middel van elke actie Kopen kost je ${-delta} Nomisma minder (ten minste ${min ?? 0})`
    case 'sellPrice':
      return `elk Middel dat je verkoopt, brengt je ${delta} Nomisma meer op`
    case 'cardCost':
      return `${filteredCard(filter, { plural: true })} kosten je ${-delta} Nomisma minder`
    case 'drawCost':
      return `je actie Kaarten trekken kost ${-delta} Auctoritas minder`
    case 'votes':
      return `als je stemt, telt je Optie ${delta} Auctoritas meer`
    case 'contribution':
      return `de bijdrage ${whose('eigen', who)} telt bij het vergelijken ${less(delta)}`
    case 'bid':
      return who === 'self' ? `je bod telt ${less(delta)}` : `het bod ${whose('', who)} telt ${less(delta)}`
    case 'consequence': {
      const worth = {
        nomisma: `${-delta} Nomisma`,
        resources: resources(-delta / 2),
        doxa: `${-delta / 4} Doxa`,
      }
      return `kies om ${either((choices ?? ['nomisma']).map((choice) => worth[choice]))} minder van de Gevolgen te betalen`
    }
    case 'handLimit':
      return `je mag aan het einde van de ronde ${delta} kaarten meer houden`
    case 'bandonCapacity':
      return `in je Bandons mogen ${delta} kaarten meer liggen`
    case 'unitSpeed':
      return `${filteredUnit(filter)[1]} die je activeert, hebben Snelheid +${delta}`
    case 'unitCost':
      return filter
        ? `${filteredUnit(filter)[1]} die je activeert, kosten ${-delta} Auctoritas minder`
        : `eenheden activeren kost je in totaal ${-delta} Auctoritas minder`
  }
}

type SearchBy = Extract<Effect, { op: 'search' }>['by']

const called = ({ type, produces }: SearchBy): string => {
  if (type === 'called') return 'noem een soort kaart en zoek'
  if (produces === 'called') return 'noem een Middel en zoek'
  return 'zoek'
}

const soughtCards = ({ type, produces }: SearchBy, n: string): string => {
  if (type === 'called') return `${n} kaarten van die soort`
  if (produces === 'called') return `${n} kaart die het oplevert`
  const filter = {
    types: typeof type === 'number' ? 1 << type : undefined,
    produces: typeof produces === 'number' ? produces : undefined,
  }
  return `${n} ${filteredCard(filter)}`
}

const ops: Ops = {
  gain: ({ who, what }) => does(who, GAIN, goods(what)),
  gainChoice: ({ who, n, from, distinct }) =>
    from === 'any'
      ? does(who, GAIN, `${resources(n)} naar keuze${distinct ? ', allemaal verschillend' : ''}`)
      : does(who, GAIN, either(from.map((good) => `${n} ${named(good)}`))),
  lose: ({ who, what, choose, shortfall }) =>
    does(
      who,
      LOSE,
      what ? goods(what) : `${resources(choose ?? 0)} naar keuze`,
      shortfall === 'none' ? ' (wat er is)' : '',
    ),
  steal: ({ from, what, cards: n, random, filter }) => {
    const victim = filter?.sealInArea ? 'een speler die ook een Zegel in het gebied heeft' : players[from]
    if (what) return `neem ${goods(what)} van ${victim}`
    return `neem ${n ?? 1} ${random === false ? 'kaart naar keuze' : 'willekeurige kaart'} uit de hand van ${victim}`
  },
  convert: ({ max, from, to, rate }) => {
    const give = from === 'any' ? resources(max) : `${max} ${named(from)}`
    const take = to === 'any' ? 'een ander Middel naar keuze' : `${rate} ${named(to)}`
    return `ruil ${max > 1 ? 'tot ' : ''}${give}${max > 1 ? ', elk' : ''} voor ${take}`
  },
  draw: ({ who, n, from }) => {
    if (from === 'offer') return does(who, TAKE, `${cards(n)} uit het Aanbod`)
    if (from === 'discardTop') return does(who, TAKE, 'de bovenste kaart van de Aflegstapel')
    return does(who, DRAW, `${cards(n)}${from === 'startingDeck' ? ' van de Startstapel' : ''}`)
  },
  search: ({ by, n, replaces }) =>
    `${called(by)} ${
      typeof n === 'number' ? soughtCards(by, String(n)) : asMany(soughtCards(by, '').trim(), n)
    }${replaces ? ' in plaats van een van de kaarten te trekken' : ''}`,
  discard: ({ who, n, compensated, random }) =>
    does(
      who,
      LAY,
      `${n} ${random ? 'willekeurige ' : ''}${n === 1 ? 'kaart' : 'kaarten'}`,
      compensated ? ' af voor de opbrengst' : ' af zonder opbrengst',
    ),
  play: ({ from, pay, filter }) => {
    const card =
      from === 'discardTop'
        ? 'de bovenste kaart van de Aflegstapel'
        : `${pay === 'free' ? 'één' : 'nog een'} ${filteredCard(filter)}`
    if (pay === 'printed') return `speel ${card}`
    return pay === 'free'
      ? `speel ${card} zonder te betalen`
      : `speel ${card} door ${goods(pay)} te betalen in plaats van de kosten`
  },
  action: ({ n }) =>
    `als deze actie klaar is, doe je ${n === 1 ? 'nog een actie' : `nog ${n} acties`} zonder Dynamis`,
  activate: ({ target, filter, fresh, mark, times }) => {
    const owner = ' van jou'
    const noun = {
      bandon: `Bandon${owner}`,
      either: `kaart of Bandon${owner}`,
      card: filteredCard(filter, { owner }),
    }
    if (typeof times !== 'number')
      return `activeer zonder Dynamis ${asMany('verschillende kaarten van jou', times)}`
    return `activeer ${mark ? '' : 'zonder Dynamis '}één ${filter?.notSelf ? 'andere ' : ''}${noun[target]}${
      fresh ? ' die deze ronde nog niet is geactiveerd' : ''
    }${mark ? ' en markeer die met een Dynamis uit de voorraad' : ''}`
  },
  market: ({ mode, n, delta, exact }) => {
    if (mode === 'reset') return 'vernieuw de markt zonder Dynamis en trek daar een kaart voor'
    const verb = { buy: 'koop', sell: 'verkoop', buyOrSell: 'koop of verkoop' }[mode]
    const price =
      delta === 0 ? '' : `, ${n > 1 ? 'elk ' : ''}voor ${delta} Nomisma ${mode === 'buy' ? 'minder' : 'meer'}`
    return `${verb} ${exact ? 'precies ' : n > 1 ? 'tot ' : ''}${resources(n)} zonder Dynamis${price}`
  },
  casket: ({ which }) =>
    ({
      own: 'krijg de buit van je eigen Kistje van deze ronde nog een keer',
      named: 'krijg de buit van het Kistje daar nog een keer',
      unclaimed: 'krijg de buit van een Kistje bij een positie zonder Zegel',
      any: 'krijg de buit van een Kistje van deze ronde naar keuze',
    })[which],
  modify,
  substitute: ({ from, amount }) =>
    `gebruik één keer ${amount} ${named(from)} als 1 Middel van een andere soort`,
  contribute: ({ n }) => `voeg tot ${resources(n)} uit je voorraad toe aan je bijdrage`,
  vote: ({ mode, n, upTo: some }) =>
    ({
      flip: 'verplaats alle Auctoritas van die speler naar de andere Optie',
      add: `voeg ${n} Auctoritas uit de voorraad toe aan één Optie`,
      steal: `verplaats ${some ? upTo(n) : n} Auctoritas van die speler naar je eigen inzet, op de Optie waarop je hebt gestemd of zult stemmen`,
    })[mode],
  cancel: ({ what, refundDynamis }) =>
    what === 'intrigue'
      ? 'verijdel die kaart'
      : `verijdel die actie; de Dynamis is ${refundDynamis ? 'niet uitgegeven' : 'uitgegeven'}`,
  moveUnits: ({ max, filter }) =>
    `verplaats ${upTo(max)} ${filteredUnit(filter)[max === 1 ? 0 : 1]} op de landkaart, elk naar een ander gebied naar keuze`,
  placeUnits: ({ max, filter, area }) =>
    `plaats ${upTo(max)} ${filteredUnit(filter)[max === 1 ? 0 : 1]} ${place(area)}`,
  removeUnits: ({ max, filter }) =>
    `leg ${upTo(max)} ${filteredUnit(filter)[0]} van de landkaart terug in de voorraad`,
  removeCard: ({ who, filter, to }) =>
    `neem één ${filteredCard(filter)} in het speelveld van ${players[who]} weg ${
      to === 'game' ? 'uit het spel' : 'naar de Aflegstapel'
    }`,
  flipCard: ({ who, face, filter }) =>
    `leg één ${filteredCard(filter)} in het speelveld van ${players[who]} ${face === 'down' ? 'gedekt' : 'open'}`,
  divideLoot: ({ loot }) =>
    `wijs een andere speler aan, die ${goods(loot)} in twee delen verdeelt; neem één deel, die speler neemt het andere`,
  peek: ({ what, who, n, then }) => {
    if (what !== 'deck')
      return `bekijk de ${what === 'hand' ? 'handkaarten' : 'Opdrachten'} van ${players[who]}`
    const many = typeof n === 'number' ? cards(n) : asMany('kaarten', n)
    return `bekijk ${many}, van de bovenkant van de Trekstapel${
      then === 'playOneFree' ? '; je mag er een spelen zonder te betalen, de andere worden afgelegd' : ''
    }`
  },
  outcome: ({ set }) =>
    ({
      ignoreConsequence: 'negeer de Gevolgen',
      rewardAgain: 'krijg de beloning nog een keer',
      passDefeat: 'de speler met de op één na laagste bijdrage is in jouw plaats de Verslagene',
      shareReward: 'krijg de beloning ook',
    })[set],
  choose: ({ options }) => either(options.map(effects)),
  pay: ({ cost, then, upTo: times }) =>
    times > 1
      ? `je mag tot ${times} keer ${goods(cost)} betalen; telkens: ${effects(then)}`
      : `je mag ${goods(cost)} betalen; dan: ${effects(then)}`,
  forEach: ({ count, per, max, effects: list }) =>
    `${effects(list)} per ${per > 1 ? `${per} ${counterNoun(count)[1]}` : counterNoun(count)[0]}${
      max === undefined ? '' : ` (hoogstens ${max} keer)`
    }`,
  if: ({ cond, then, else: other }) =>
    `${condition(cond)}: ${effects(then)}${other ? `, anders: ${effects(other)}` : ''}`,
  store: ({ what, effects: later }) =>
    `leg hier ${goods(what)} neer met je Zegel erop; als een andere speler een actie aankondigt, mag je het wegnemen: ${effects(later)}`,
  placeSeal: ({ n, area, upTo: some }) =>
    n === 1 ? `leg je Zegel ${place(area)}` : `leg ${some ? 'tot ' : ''}${n} van je Zegels ${place(area)}`,
  removeSeal: ({ n, area, who, upTo: some }) =>
    `neem ${some && n === 1 ? 'desgewenst ' : ''}${some ? upTo(n) : n} ${counted(n, terms.seals).replace(/^\d+ /, '')}${
      who === 'any' ? '' : n === 1 ? ' van een andere speler' : ' van andere spelers'
    } ${area === 'here' ? 'uit het gebied' : area === 'anyArea' ? 'van de landkaart' : place(area)} weg`,
  unit: ({ mode, filter, free, ability }) => {
    const unit = filter?.self ? 'deze eenheid' : `één ${filteredUnit(filter)[0]}`
    const cost = free ? ' zonder Dynamis en Auctoritas' : ''
    return {
      activate: `activeer ${unit}${cost}${ability === false ? ' (verplaats haar en leg je Zegel)' : ''}`,
      ability: `gebruik het vermogen van ${unit}${cost}`,
      abilityAgain: 'gebruik het vermogen van die eenheid nog een keer, zonder nog een Zegel',
      move: `je mag ${unit} nog een keer verplaatsen`,
    }[mode]
  },
  swapEvent: ({ look }) =>
    `kies een Tijdperk, bekijk ${look} Gebeurtenissen daaruit die niet in het spel zijn, en wissel desgewenst één toekomstige Gebeurtenis van dat Tijdperk om voor een daarvan`,
}

const aimed = (effect: Effect): boolean =>
  ('who' in effect && effect.who === 'target') || (effect.op === 'steal' && effect.from === 'target')

function effects(list: readonly Effect[]): string {
  const parts = list.map((effect, index) => {
    const text = describeOp(ops, effect)
    // Een doelwit wordt één keer per vermogen gekozen (§13.6).
    return index > 0 && aimed(effect) ? text.replace(players.target, 'die speler') : text
  })
  const short = parts.every((part) => !/[,;:]/.test(part))
  return short ? listed(parts, 'en') : parts.join('; ')
}

function score({ mode, count, each, per, cap, atLeast, doxa, bonus, tiers }: Score): string {
  const [one, many] = counterNoun(count)
  const parts = {
    per: `${each ?? 1} Doxa per ${(per ?? 1) > 1 ? `${per} ${many}` : one}${cap === undefined ? '' : ` (hoogstens ${cap})`}`,
    threshold: `${doxa ?? 0} Doxa als je ten minste ${atLeast ?? 1} ${many} telt`,
    most: `${doxa ?? 0} Doxa als ${most(count)} dan jij`,
    tiers: (tiers ?? [])
      .map(([least, points], index) =>
        index === 0
          ? `${points} Doxa voor ten minste ${least} ${many}`
          : `in plaats daarvan ${points} voor ten minste ${least}`,
      )
      .join('; '),
  }
  return `${parts[mode]}${bonus ? `, en ${bonus.doxa} meer ${condition(bonus.cond)}` : ''}`
}

export const describer: Describer = {
  effects,
  trigger: (ability) => triggers[ability.trigger](ability),
  soloWords: (text) =>
    text
      .replaceAll('dat je bijdraagt', 'dat je ervoor betaalt')
      .replaceAll('die je bijdraagt', 'die je ervoor betaalt')
      .replace(/je (\S.*) hebt bijgedragen/, 'je er $1 voor hebt betaald'),
  soloTrigger: (ability) => soloTriggers[ability.trigger]?.(ability),
  limit: (limit) => limits[limit],
  condition: (cond) => condition(cond, 'mits'),
  score,
  counted: ({ count }, n) =>
    `${n} ${counterNoun(count)
      [n === 1 ? 0 : 1].replace(/ (die|dat) je over hebt/, '')
      .replace(/ (die|dat) je in het spel hebt/, ' in het spel')}`,
  or: 'of',
}
