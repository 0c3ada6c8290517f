import { at, deny, type Denied } from '@hippodrome/engine'
import {
  attackChoice,
  buyChitChoice,
  moveChoice,
  pillageChoice,
  recruitChoice,
  sailChoice,
} from '../../choices.ts'
import {
  areaOf,
  areasOf,
  fortOf,
  isFleet,
  isFortOf,
  mayEnter,
  ownerOf,
  type Powers,
  placeOf,
  poolOf,
} from '../../state.ts'
import { BOX0, FIELD_ARMY, FORT0, isBox, isFort, isLand, isSea, MILITIA, unitId } from '../../tables.ts'
import { type PowersChoice, type ReasonId, TABLES } from '../../vocabulary.ts'
import {
  allSteps,
  barrierAt,
  boardingFrom,
  leavingFrom,
  stepsFrom,
  type Ways,
} from '../operations/movement.ts'
import { recruitPrice } from '../treasury/prices.ts'
import { leaderOf } from '../combat/belligerents.ts'
import { isBarred } from '../chits/intrigue.ts'

type Refusal = Denied<PowersChoice>

const refusal = deny<PowersChoice, ReasonId>

const ENGAGEMENT = TABLES.indexOf('engagement')
const PILLAGE_POINTS = 3

/** What the stack that operates might be expected to do and may not. */
export function deniedActs(game: Powers): Refusal[] {
  const { opStack: stack } = game
  if (stack < 0) return []
  return [
    ...deniedMoves(game, stack),
    ...deniedVoyages(game, stack),
    ...deniedAttacks(game, stack),
    ...deniedPillage(game, stack),
  ]
}

function deniedMoves(game: Powers, stack: number): Refusal[] {
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  const { opPoints: points, tables } = game
  const refusals: Refusal[] = []
  const ways: Ways = []
  stepsFrom(game, stack, ways)
  for (let i = 0; i < ways.length; i += 2) {
    const cost = at(ways, i + 1)
    if (cost > points)
      refusals.push(refusal(moveChoice(at(ways, i), cost), 'no-points', '11.6', { cost, points }))
  }
  const leaving = leavingFrom(game, place, owner)
  const fort = isLand(place) ? fortOf(game, place) : -1
  if (fort >= 0 && !mayEnter(game, fort, owner))
    refusals.push(refusal(moveChoice(fort, 1 + leaving), 'enemy-in-fortress', '12.5'))
  for (let box = BOX0; box < FORT0; box++) {
    if (!(tables.boxTouches[box - BOX0] as readonly number[]).includes(place)) continue
    if (tables.boxOf[owner] !== box)
      refusals.push(refusal(moveChoice(box, 3 + leaving), 'not-your-box', '12.8'))
    else if (isFleet(game, stack) && tables.anchored[box - BOX0] !== true)
      refusals.push(refusal(moveChoice(box, 3 + leaving), 'no-anchor', '12.9'))
  }
  const home = ways.filter((_, i) => i % 2 === 0)
  const all: Ways = []
  allSteps(game, stack, all)
  for (let i = 0; i < all.length; i += 2)
    if (!home.includes(at(all, i)))
      refusals.push(refusal(moveChoice(at(all, i), at(all, i + 1)), 'militia-at-home', '28.14'))
  return refusals
}

/** The seas before a stack of land units that will not carry it. */
function deniedVoyages(game: Powers, stack: number): Refusal[] {
  const place = placeOf(game, stack)
  if (isFleet(game, stack) || isBox(place)) return []
  const seas = (isFort(place) ? game.tables.ports[place] : game.tables.coast[place]) ?? []
  const owner = ownerOf(game, stack)
  return seas.flatMap((sea) => {
    const barrier = barrierAt(game, sea, owner)
    if (barrier === 'none') return []
    const rule = barrier === 'no-fleet' ? '13.3' : '13.9'
    return [refusal(sailChoice(sea, boardingFrom(game, place, owner)), barrier, rule)]
  })
}

function deniedAttacks(game: Powers, stack: number): Refusal[] {
  const place = placeOf(game, stack)
  const owner = ownerOf(game, stack)
  return game.stackPlace.flatMap((there, target) => {
    if (there < 0 || ownerOf(game, target) === owner) return []
    const attack = attackChoice(target, there, ENGAGEMENT)
    if (isFortOf(game, place, there)) return [refusal(attack, 'in-fortress', '15.4')]
    const near = there === place || isFortOf(game, there, place)
    return near && isBarred(game, leaderOf(game, stack), ownerOf(game, target))
      ? [refusal(attack, 'union-of-churches', '22.13')]
      : []
  })
}

function deniedPillage(game: Powers, stack: number): Refusal[] {
  const place = placeOf(game, stack)
  if (isSea(place) || isBox(place)) return []
  const areas = isFort(place) ? (game.tables.hosts[place] as readonly number[]) : [place]
  return areas.flatMap((area) => {
    const choice = pillageChoice(area)
    if (game.pillaged[area] === 1) return [refusal(choice, 'already-pillaged', '19.3')]
    const enemy = game.stackPlace.some(
      (there, other) => there === area && ownerOf(game, other) !== ownerOf(game, stack),
    )
    if (enemy) return [refusal(choice, 'enemy-present', '19.2')]
    const facts = { cost: PILLAGE_POINTS, points: game.opPoints }
    return facts.points < facts.cost ? [refusal(choice, 'no-points', '19.1', facts)] : []
  })
}

/** What a power might be expected to buy and may not. */
export function deniedPurchases(game: Powers, power: number, bought: readonly number[]): Refusal[] {
  const money = at(game.treasury, power)
  const { prices, manifest } = game.tables
  const refusals: Refusal[] = []
  const dear = (choice: PowersChoice, cost: number, rule: string) => {
    if (cost > money) refusals.push(refusal(choice, 'too-expensive', rule, { cost, money }))
  }
  dear(buyChitChoice(prices.chit), prices.chit, '10.7')
  const places = new Set(
    game.stackPlace.filter(
      (place, stack) => place >= 0 && ownerOf(game, stack) === power && !isSea(place) && !isBox(place),
    ),
  )
  for (const place of places) {
    const area = areaOf(game, place)
    const areas = areasOf(game, place)
    if (areas.some((one) => bought.includes(one))) continue
    if (areas.some((one) => game.pillaged[one] === 1)) {
      refusals.push(
        refusal(recruitChoice(MILITIA, place, recruitPrice(game, power, MILITIA, area)), 'pillaged', '10.2'),
      )
      continue
    }
    for (let unit: number = FIELD_ARMY; unit <= MILITIA; unit++) {
      if (manifest[power]?.[unit] === 0) continue
      const cost = recruitPrice(game, power, unit, area)
      const choice = recruitChoice(unit, place, cost)
      if (poolOf(game, power, unit) === 0)
        refusals.push(refusal(choice, 'pool-empty', '10.6', { unit: unitId(unit) }))
      else dear(choice, cost, '10.1')
    }
  }
  return refusals
}
