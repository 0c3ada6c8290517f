import type { Effect, Modify, Who } from '../../data/effect.ts'
import type { Score } from '../../data/score.ts'
import { bagOf, type Describer, describeOp, goodOf, type Ops, typeOf } from '../parts.ts'
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
const upTo = (n: number): string => (n === 1 ? '1' : `up to ${n}`)

const players: { readonly [who in Who]: string } = {
  self: 'you',
  target: 'another player',
  others: 'each other player',
  'each-other': 'each other player',
  all: 'every player',
  actor: 'that player',
  opponent: 'another player',
  any: 'any player',
}

/** "gain 2" of oneself, "each other player gains 2" of others. */
const does = (who: Who, verb: string, rest: string): string =>
  who === 'self' ? `${verb} ${rest}` : `${players[who]} ${verb}s ${rest}`

const whose = (who: Who): string => (who === 'self' ? 'your' : `${players[who]}'s`)

function modify({ who, stat, delta, filter, first, min, choices }: Modify): string {
  switch (stat) {
    case 'buyPrice':
      return first === undefined
        ? `each Resource that you buy costs you ${-delta} Nomisma less`
        : `the first Resource of each Buy action costs you ${-delta} Nomisma less (at least ${min ?? 0})`
    case 'sellPrice':
      return `each Resource that you sell brings you ${delta} Nomisma more`
    case 'cardCost':
      return `${filteredCard(filter, { plural: true })} cost you ${-delta} Nomisma less`
    case 'drawCost':
      return `your action Draw Cards costs ${-delta} Auctoritas less`
    case 'votes':
      return `when you vote, your Option counts ${delta} Auctoritas more`
    case 'contribution':
      return `${whose(who)} contribution counts ${less(delta)} in the comparison of contributions`
    case 'bid':
      return `${whose(who)} bid counts ${less(delta)}`
    case 'consequence': {
      const worth = {
        nomisma: `${-delta} Nomisma`,
        resources: resources(-delta / 2),
        doxa: `${-delta / 4} Doxa`,
      }
      return `choose to pay ${either((choices ?? ['nomisma']).map((choice) => worth[choice]))} less of the Consequences`
    }
    case 'handLimit':
      return `you may keep ${delta} more cards at the end of the round`
    case 'bandonCapacity':
      return `your Bandons may hold ${delta} more cards`
    case 'unitSpeed':
      return `${filteredUnit(filter)[1]} that you activate have Speed +${delta}`
    case 'unitCost':
      return filter
        ? `${filteredUnit(filter)[1]} that you activate cost ${-delta} Auctoritas less`
        : `activating units costs you ${-delta} Auctoritas less in all`
  }
}

const searched = ({ type, produces }: Extract<Effect, { op: 'search' }>['by']): string => {
  if (type === 'called') return 'name a type of card and search for'
  if (produces === 'called') return 'name a Resource and search for'
  return 'search for'
}

const soughtCards = ({ type, produces }: Extract<Effect, { op: 'search' }>['by'], n: string): string => {
  if (type === 'called') return `${n} cards of that type`
  if (produces === 'called') return `${n} card that produces it`
  const kind = typeof type === 'number' ? `${terms.types[typeOf(type)]} card` : 'card'
  return `${n} ${kind}${typeof produces === 'number' ? ` that produces ${named(produces)}` : ''}`
}

const ops: Ops = {
  gain: ({ who, what }) => does(who, 'gain', goods(what)),
  gainChoice: ({ who, n, from, distinct }) =>
    from === 'any'
      ? does(who, 'gain', `${resources(n)} of your choice${distinct ? ', all different' : ''}`)
      : does(who, 'gain', either(from.map((good) => `${n} ${named(good)}`))),
  lose: ({ who, what, choose, shortfall }) =>
    `${does(who, 'lose', what ? goods(what) : `${resources(choose ?? 0)} of choice`)}${
      shortfall === 'none' ? ' (what there is)' : ''
    }`,
  steal: ({ from, what, cards: n, random, filter }) => {
    const victim = filter?.sealInArea ? 'a player who has a Seal in the area too' : players[from]
    if (what) return `take ${goods(what)} from ${victim}`
    return `take ${n ?? 1} ${random === false ? 'card of your choice' : 'random card'} from the hand of ${victim}`
  },
  convert: ({ max, from, to, rate }) => {
    const give = from === 'any' ? resources(max) : `${max} ${named(from)}`
    const take = to === 'any' ? 'any other Resource' : `${rate} ${named(to)}`
    return `exchange ${max > 1 ? 'up to ' : ''}${give}${max > 1 ? ', each' : ''} for ${take}`
  },
  draw: ({ who, n, from }) => {
    if (from === 'offer') return does(who, 'take', `${cards(n)} from the Offer`)
    if (from === 'discardTop') return does(who, 'take', 'the topmost card of the Discard Pile')
    return does(who, 'draw', `${cards(n)}${from === 'startingDeck' ? ' from the Starting Deck' : ''}`)
  },
  search: ({ by, n, replaces }) =>
    `${searched(by)} ${
      typeof n === 'number' ? soughtCards(by, String(n)) : asMany(soughtCards(by, '').trim(), n)
    }${replaces ? ' instead of drawing one of the cards' : ''}`,
  discard: ({ who, n, compensated, random }) =>
    `${does(who, 'discard', `${n} ${random ? 'random ' : ''}${n === 1 ? 'card' : 'cards'}`)}${
      compensated ? ' for its gain' : ' without gain'
    }`,
  play: ({ from, pay, filter }) => {
    const card =
      from === 'discardTop'
        ? 'the topmost card of the Discard Pile'
        : `${pay === 'free' ? 'one' : 'another'} ${filteredCard(filter)}`
    if (pay === 'printed') return `play ${card}`
    return pay === 'free'
      ? `play ${card} without paying`
      : `play ${card} by paying ${goods(pay)} instead of its cost`
  },
  action: ({ n }) =>
    `when you have finished this action, take ${n === 1 ? 'another action' : `${n} more actions`} without Dynamis`,
  activate: ({ target, filter, fresh, mark, times }) => {
    const owner = ' of yours'
    const noun = {
      bandon: `Bandon${owner}`,
      either: `card or Bandon${owner}`,
      card: filteredCard(filter, { owner }),
    }
    if (typeof times !== 'number')
      return `activate without Dynamis ${asMany('different cards of yours', times)}`
    return `activate ${mark ? '' : 'without Dynamis '}one ${filter?.notSelf ? 'other ' : ''}${noun[target]}${
      fresh ? ' that was not yet activated this round' : ''
    }${mark ? ' and mark it with a Dynamis from the supply' : ''}`
  },
  market: ({ mode, n, delta, exact }) => {
    if (mode === 'reset') return 'reset the market without Dynamis and draw a card for it'
    const verb = { buy: 'buy', sell: 'sell', buyOrSell: 'buy or sell' }[mode]
    const price =
      delta === 0 ? '' : `, ${n > 1 ? 'each ' : ''}for ${delta} Nomisma ${mode === 'buy' ? 'less' : 'more'}`
    return `${verb} ${exact ? 'exactly ' : n > 1 ? 'up to ' : ''}${resources(n)} without Dynamis${price}`
  },
  casket: ({ which }) =>
    ({
      own: 'gain the loot of your own Casket of this round once more',
      named: 'gain the loot of its Casket once more',
      unclaimed: 'gain the loot of a Casket at a position without a Seal',
      any: 'gain the loot of any Casket of this round',
    })[which],
  modify,
  substitute: ({ from, amount }) => `once, use ${amount} ${named(from)} as 1 Resource of another kind`,
  contribute: ({ n }) => `add up to ${resources(n)} from your supply to your contribution`,
  vote: ({ mode, n, upTo: some }) =>
    ({
      flip: 'move all their Auctoritas to the other Option',
      add: `add ${n} Auctoritas from the supply to one Option`,
      steal: `move ${some ? upTo(n) : n} of their Auctoritas to your own stake, on the Option that you voted for or will vote for`,
    })[mode],
  cancel: ({ what, refundDynamis }) =>
    what === 'intrigue'
      ? 'cancel that card'
      : `cancel that action; its Dynamis is ${refundDynamis ? 'not spent' : 'spent'}`,
  moveUnits: ({ max, filter }) =>
    `move ${upTo(max)} ${filteredUnit(filter)[max === 1 ? 0 : 1]} on the map, each to any other area`,
  placeUnits: ({ max, filter, area }) =>
    `place ${upTo(max)} ${filteredUnit(filter)[max === 1 ? 0 : 1]} ${place(area)}`,
  removeUnits: ({ max, filter }) =>
    `return ${upTo(max)} ${filteredUnit(filter)[0]} from the map to the supply`,
  removeCard: ({ who, filter, to }) =>
    `remove one ${filteredCard(filter)} in the area of ${players[who]} ${
      to === 'game' ? 'from the game' : 'to the Discard Pile'
    }`,
  flipCard: ({ who, face, filter }) =>
    `turn face ${face} one ${filteredCard(filter)} in the area of ${players[who]}`,
  divideLoot: ({ loot }) =>
    `choose another player, who divides ${goods(loot)} into two parts; take one part, they take the other`,
  peek: ({ what, who, n, then }) => {
    if (what !== 'deck') return `look at ${whose(who)} ${what === 'hand' ? 'hand' : 'Quests'}`
    const many = typeof n === 'number' ? cards(n) : asMany('cards', n)
    return `look at ${many}, from the top of the Deck${then === 'playOneFree' ? '; you may play one of them without paying, the others are discarded' : ''}`
  },
  outcome: ({ set }) =>
    ({
      ignoreConsequence: 'ignore the Consequences',
      rewardAgain: 'gain the reward once more',
      passDefeat: 'the next-lowest contributor is Defeated instead',
      shareReward: 'gain the reward as well',
    })[set],
  choose: ({ options }) => either(options.map(effects)),
  pay: ({ cost, then, upTo: times }) =>
    times > 1
      ? `you may pay ${goods(cost)} up to ${times} times, each time to ${effects(then)}`
      : `you may pay ${goods(cost)} to ${effects(then)}`,
  forEach: ({ count, per, max, effects: list }) =>
    `${effects(list)} for ${per > 1 ? `every ${per} ${counterNoun(count)[1]}` : `each ${counterNoun(count)[0]}`}${
      max === undefined ? '' : ` (at most ${max} times)`
    }`,
  if: ({ cond, then, else: other }) =>
    `${condition(cond)}, ${effects(then)}${other ? `, otherwise ${effects(other)}` : ''}`,
  store: ({ what, effects: later }) =>
    `lay ${goods(what)} here with your Seal on it; when another player declares an action, you may take it away: ${effects(later)}`,
  placeSeal: ({ n, area, upTo: some }) =>
    n === 1
      ? `place your Seal ${place(area)}`
      : `place ${some ? 'up to ' : ''}${n} of your Seals ${place(area)}`,
  removeSeal: ({ n, area, who, upTo: some }) =>
    `${some && n === 1 ? 'you may ' : ''}remove ${some ? upTo(n) : n} ${who === 'any' ? (n === 1 ? 'Seal' : 'Seals') : n === 1 ? 'Seal of another player' : 'Seals of other players'} ${
      area === 'here' ? 'from the area' : area === 'anyArea' ? 'from the map' : place(area)
    }`,
  unit: ({ mode, filter, free, ability }) => {
    const unit = filter?.self ? 'this unit' : `one ${filteredUnit(filter)[0]}`
    const cost = free ? ' without Dynamis and Auctoritas' : ''
    return {
      activate: `activate ${unit}${cost}${ability === false ? ' (move it and place your Seal)' : ''}`,
      ability: `use the ability of ${unit}${cost}`,
      abilityAgain: 'use the ability of that unit once more, without another Seal',
      move: `you may move ${unit} again`,
    }[mode]
  },
  swapEvent: ({ look }) =>
    `choose an Age, look at ${look} Events of it that are not in the match, and exchange one future Event of that Age for one of them, if you like`,
}

const aimed = (effect: Effect): boolean =>
  ('who' in effect && effect.who === 'target') || (effect.op === 'steal' && effect.from === 'target')

function effects(list: readonly Effect[]): string {
  const parts = list.map((effect, index) => {
    const text = describeOp(ops, effect)
    // A target is chosen once per ability (§13.6).
    return index > 0 && aimed(effect) ? text.replace(players.target, 'that player') : text
  })
  const short = parts.every((part) => !part.includes(',') && !part.includes(';'))
  return short ? listed(parts, 'and') : parts.join('; ')
}

function score({ mode, count, each, per, cap, atLeast, doxa, bonus, tiers }: Score): string {
  const [one, many] = counterNoun(count)
  const parts = {
    per: `${each ?? 1} Doxa for ${(per ?? 1) > 1 ? `every ${per} ${many}` : `each ${one}`}${cap === undefined ? '' : ` (at most ${cap})`}`,
    threshold: `${doxa ?? 0} Doxa if you count at least ${atLeast ?? 1} ${many}`,
    most: `${doxa ?? 0} Doxa if ${most(count)} than you`,
    tiers: (tiers ?? [])
      .map(([least, points], index) =>
        index === 0
          ? `${points} Doxa for at least ${least} ${many}`
          : `${points} instead for at least ${least}`,
      )
      .join('; '),
  }
  return `${parts[mode]}${bonus ? `, and ${bonus.doxa} more ${condition(bonus.cond)}` : ''}`
}

export const describer: Describer = {
  effects,
  trigger: (ability) => triggers[ability.trigger](ability),
  soloWords: (text) =>
    text
      .replaceAll('that you contribute', 'that you pay for it')
      .replace(/if you contributed (.+)/, 'if you paid $1 for it'),
  soloTrigger: (ability) => soloTriggers[ability.trigger]?.(ability),
  limit: (limit) => limits[limit],
  condition,
  score,
  counted: ({ count }, n) =>
    `${n} ${counterNoun(count)[n === 1 ? 0 : 1].replace(/ that you have( left)?/, '')}`,
  or: 'or',
}
