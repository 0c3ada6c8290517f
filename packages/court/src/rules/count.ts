import { Bits, type Seat } from '@hippodrome/engine'
import type { Score } from '../data/score.ts'
import type { Amount, Condition, Counter } from '../data/parts.ts'
import { A, type Act, type Court, GIFT, has, NOMISMA, playedBy } from '../state.ts'
import { TYPES, UNITS } from '../vocabulary.ts'
import { cardOf, largestBandon, sizeOfBandon } from './area.ts'
import { resourcesOf } from './goods.ts'

const TERRITORIES = 6

export const unitsIn = (game: Court, unit: number, area: number): number =>
  game.map.units[unit * A + area] as number

export const hasSeal = (game: Court, seat: Seat, area: number): boolean =>
  game.map.seals[seat * A + area] === 1

/** What a counter counts for `seat`; `act` says where the acting unit stands. */
export function countFor(game: Court, seat: Seat, counter: Counter, act?: Partial<Act>): number {
  switch (counter.of) {
    case 'unitsOnMap':
      return unitsOnMap(game, seat, counter, act)
    case 'territoriesWithUnits':
      return territoriesWithUnits(game, counter)
    case 'cardsInPlay':
      return cardsInPlay(game, seat, counter)
    case 'typesInPlay':
      return typesInPlay(game, seat, counter.atLeast ?? 1)
    case 'largestBandon':
      return largestBandon(game, seat)
    case 'chosenBandon':
      return (act?.called ?? -1) >= 0 ? sizeOfBandon(game, seat, act?.called ?? -1) : 0
    case 'resources':
      if (counter.soldThisAction) return game.action.declared[0] === seat ? game.action.sold : 0
      return typeof counter.kind === 'number' ? has(game, seat, counter.kind) : resourcesOf(game, seat)
    case 'nomisma':
      return has(game, seat, NOMISMA)
    case 'contributed':
      return typeof counter.kind === 'number'
        ? (game.gifts.given[seat * GIFT + counter.kind] as number)
        : giftOf(game, seat)
    case 'eventsFulfilled':
      return game.events.outcomes.filter((outcome) => outcome === 1).length
    case 'victories':
      return game.players.victories[seat] as number
    case 'topVotes':
      return (counter.thisEvent ? game.votes.top : game.players.topVotes)[seat] as number
    case 'sealsOnMap':
      return sealsOnMap(game, seat, counter, act)
    case 'territoriesWithSeal':
      return areasWithSeal(game, seat, counter.kind === 'territory')
    case 'abilitiesUsed':
      return game.map.abilitiesUsed[seat] as number
    case 'sealsRemoved':
      return game.map.sealsRemoved[seat] as number
  }
}

/** Resources that a seat has contributed, Nomisma not counted (§16.4). */
export function giftOf(game: Court, seat: Seat): number {
  let sum = 0
  for (let good = 0; good < 7; good++) sum += game.gifts.given[seat * GIFT + good] as number
  return sum
}

function unitsOnMap(game: Court, seat: Seat, counter: Counter, act?: Partial<Act>): number {
  const here = counter.area === 'here' ? act?.area : counter.area
  let sum = 0
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (counter.units !== undefined && !Bits.has(counter.units, unit)) continue
    if (counter.type !== undefined && game.tables.units[unit]?.type !== counter.type) continue
    for (let area = 0; area < A; area++) {
      if (here !== undefined && area !== here) continue
      if (counter.areas !== undefined && !Bits.has(counter.areas, area)) continue
      if (counter.withSeal && !hasSeal(game, seat, area)) continue
      sum += unitsIn(game, unit, area)
    }
  }
  return sum
}

export function unitsInArea(game: Court, area: number): number {
  let sum = 0
  for (let unit = 0; unit < UNITS.length; unit++) sum += unitsIn(game, unit, area)
  return sum
}

function territoriesWithUnits(game: Court, counter: Counter): number {
  let sum = 0
  for (let area = 0; area < TERRITORIES; area++)
    for (let unit = 0; unit < UNITS.length; unit++)
      if (
        unitsIn(game, unit, area) > 0 &&
        (counter.type === undefined || game.tables.units[unit]?.type === counter.type)
      ) {
        sum += 1
        break
      }
  return sum
}

function cardsInPlay(game: Court, seat: Seat, counter: Counter): number {
  let sum = 0
  for (const index of playedBy(game, seat)) {
    const card = cardOf(game, index)
    if (counter.type !== undefined && !Bits.has(card.types, counter.type)) continue
    if (counter.hero !== undefined && card.hero !== counter.hero) continue
    if (counter.intrigue !== undefined && card.intrigue !== counter.intrigue) continue
    if (counter.minLevel !== undefined && !card.levels.some((level) => level >= (counter.minLevel ?? 0)))
      continue
    sum += 1
  }
  return sum
}

function typesInPlay(game: Court, seat: Seat, atLeast: number): number {
  let sum = 0
  for (let type = 0; type < TYPES.length; type++)
    if (cardsInPlay(game, seat, { of: 'cardsInPlay', type }) >= atLeast) sum += 1
  return sum
}

function sealsOnMap(game: Court, seat: Seat, counter: Counter, act?: Partial<Act>): number {
  if (counter.beforePayment) return act?.sealsBefore ?? 0
  const here = counter.area === 'here' ? act?.area : counter.area
  let sum = 0
  for (let owner = 0; owner < game.seats; owner++) {
    if (counter.owner === 'self' && owner !== seat) continue
    for (let area = 0; area < A; area++)
      if (hasSeal(game, owner, area) && (here === undefined || here === area)) sum += 1
  }
  return sum
}

function areasWithSeal(game: Court, seat: Seat, territoriesOnly: boolean): number {
  let sum = 0
  for (let area = 0; area < (territoriesOnly ? TERRITORIES : A); area++)
    if (hasSeal(game, seat, area)) sum += 1
  return sum
}

export const amountFor = (game: Court, seat: Seat, amount: Amount, act?: Partial<Act>): number =>
  typeof amount === 'number' ? amount : countFor(game, seat, amount, act)

export function holds(game: Court, seat: Seat, condition: Condition, act?: Partial<Act>): boolean {
  if ('flag' in condition) {
    if (condition.flag === 'notEndGame') return game.phase !== 'end'
    if (condition.flag === 'moved') return act?.moved === 1
    if (condition.flag === 'abilityUsed') return act?.abilityUsed === 1
    return votedForWinner(game, seat)
  }
  const left = countFor(game, seat, condition.left, act)
  const right = amountFor(game, seat, condition.right, act)
  if (condition.cmp === '>=') return left >= right
  if (condition.cmp === '<=') return left <= right
  return condition.cmp === '>' ? left > right : left === right
}

function votedForWinner(game: Court, seat: Seat): boolean {
  const option = game.events.options[game.round] ?? -1
  return option >= 0 && game.votes.option[seat] === option
}

/** §20.8 */
export function scoreOf(game: Court, seat: Seat, score: Score): number {
  const count = countFor(game, seat, score.count)
  switch (score.mode) {
    case 'per': {
      const doxa = Math.floor(count / (score.per ?? 1)) * (score.each ?? 1)
      const bonus = score.bonus && holds(game, seat, score.bonus.cond) ? score.bonus.doxa : 0
      return Math.min(doxa, score.cap ?? doxa) + bonus
    }
    case 'threshold':
      return count >= (score.atLeast ?? 0) ? (score.doxa ?? 0) : 0
    case 'most': {
      if (count === 0) return 0
      for (let other = 0; other < game.seats; other++)
        if (countFor(game, other, score.count) > count) return 0
      return score.doxa ?? 0
    }
    case 'tiers': {
      let doxa = 0
      for (const [atLeast, worth] of score.tiers ?? []) if (count >= atLeast) doxa = worth
      return doxa
    }
  }
}
