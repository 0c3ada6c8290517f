import { addTo, type Denied, type Seat } from '@hippodrome/engine'
import { DONE, type DoneChoice, FLEET_CHOICES, type FleetChoice, type MarchChoice } from '../../choices.ts'
import { type City, MOVE, NONE, type Side } from '../../names.ts'
import { armySize, boxIndex, cubesIn, destroyArmy, type Families, isFriendly, pawnOf } from '../../state.ts'
import { occupy } from '../actions/special.ts'
import { attack } from '../combat/attack.ts'
import { countHits } from '../../dice.ts'
import { hitArmy } from '../combat/losses.ts'
import { rivalFleet } from '../combat/retreat.ts'
import { denyInto } from '../deny.ts'
import { deniedCivilWar, deniedLink } from '../denied.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { CIVIL_WAR, canCivilWar, linkCost, listLinks, SECOND_LINK_EXTRA, wayTo } from './ways.ts'

/** An army under way in this action. */
type March = {
  seat: Seat
  side: Side
  /** How many links it has moved. */
  links: number
  placed: number
  /** Move cubes expended so far in this action. */
  spent: number
  /** Cities that a fleet has barred from where the army stands (§14.6). */
  barred?: readonly City[]
}
type Link = March & { to: City }
type Crossing = Link & { cost: number; fleet: Seat }

/** §13.1 The first thing that an army does in its action. */
export function beginMarch(game: Families, seat: Seat, choice: MarchChoice, flow: FamiliesFlow): void {
  const march: March = { seat, side: choice.side, links: 0, placed: 0, spent: 0 }
  if (choice.do === 'place') {
    game.pawns[seat * 2 + choice.side] = choice.city
    flow.tell({ kind: 'place', seat, side: choice.side, city: choice.city })
    flow.then(goOn, { ...march, placed: 1 })
  } else proceed(game, march, choice, flow)
}

function proceed(game: Families, march: March, choice: MarchChoice, flow: FamiliesFlow): void {
  if (choice.do === 'civilWar') startCivilWar(game, march, flow)
  else flow.then(takeLink, { ...march, to: choice.city })
}

/** §15.2 The cube in the box, then the attack where the army stands. */
function startCivilWar(game: Families, { seat, side }: March, flow: FamiliesFlow): void {
  const city = pawnOf(game, seat, side)
  game.force = side
  game.target = city
  flow.tell({ kind: 'civilWar', seat, side, city })
  occupy(game, seat, CIVIL_WAR[side], { payer: side, use: 'civilWar', keep: side }, flow)
  flow.then(attack, {})
}

/** §13.1, §14.7 Go on, start a Civil War, or stop. */
export const goOn = step('goOn', {
  rule: '13.1',
  ask(game, { seat, side, links, placed, spent, barred }: March) {
    if (pawnOf(game, seat, side) === NONE) return undefined
    const choices: (MarchChoice | DoneChoice)[] = []
    if (links < 2) listLinks(game, seat, side, links, choices as MarchChoice[], barred)
    if (canCivilWar(game, seat, side)) choices.push(game.tables.choices.civilWar[side] as MarchChoice)
    if (links > 0 || placed > 0) choices.push(DONE)
    return choices.length > 0 && { seat, prompt: 'goOn', choices, facts: { side, links, spent } }
  },
  answer(game, local, choice: MarchChoice | DoneChoice, flow) {
    flow.done()
    if (choice.do !== 'done') proceed(game, local, choice, flow)
  },
  denied: (game, local) => deniedGoOn(game, local),
})

function deniedGoOn(game: Families, { seat, side, links, placed, barred }: March): Denied[] {
  const list: Denied[] = []
  const deny = denyInto(list)
  const from = pawnOf(game, seat, side)
  for (let city = 0; city < game.tables.size; city++) {
    const choice = { do: 'march', side, city }
    if (links >= 2 && city !== from) deny(choice, 'two-links', '13.1')
    else if (barred?.includes(city)) deny(choice, 'barred', '14.6', { city })
    else deniedLink(game, seat, side, city, links, deny)
  }
  deniedCivilWar(game, seat, side, deny)
  if (links === 0 && placed === 0) deny(DONE, 'must-act', '14.7')
  return list
}

/** §13.2, §14.2 One link; at sea another player's fleet may have a say. */
export const takeLink = step('takeLink', {
  rule: '13.2',
  play(game, local: Link, flow) {
    const { seat, side, to } = local
    const way = wayTo(game, side, pawnOf(game, seat, side), to)
    if (!way) return
    const cost = linkCost(game, seat, side, way)
    const fleet = way.sea ? rivalFleet(game, seat, side) : NONE
    if (fleet === NONE) payLink(game, local, cost, 0, NONE, flow)
    else flow.then(interceptLink, { ...local, cost, fleet })
  },
})

const extraOf = ({ links }: March): number => (links > 0 ? SECOND_LINK_EXTRA : 0)

/** §14.2 The owner of the Byzantine Fleet says yes or no: the cost is doubled and dice are rolled, or neither. */
export const interceptLink = step('interceptLink', {
  rule: '14.2',
  ask: (game, local: Crossing) => ({
    seat: local.fleet,
    prompt: 'fleet',
    choices: FLEET_CHOICES,
    facts: crossingFacts(game, local),
    window: {
      kind: 'fleet',
      pass: 1,
      aims: game.owner[local.to] === local.fleet ? [local.fleet] : [],
      amount: local.cost,
    },
  }),
  answer(game, local, choice: FleetChoice, flow) {
    const use = choice.do === 'useFleet'
    const { fleet, cost, ...link } = local
    const { seat, to } = link
    const { doubled, dice, canPay } = crossingFacts(game, local)
    const paid = !use || canPay
    flow.tell({ kind: 'fleetUse', seat: fleet, foe: seat, city: to, use, paid })
    flow.done()
    if (!use) payLink(game, link, cost, 0, NONE, flow)
    else if (paid) payLink(game, link, doubled, dice, fleet, flow)
    else {
      const { to: barred, ...march } = link
      flow.then(goOn, { ...march, barred: [...(march.barred ?? []), barred] })
    }
  },
})

/** §14.2 to §14.4, §23.3 What the fleet would ask for, and whether the mover can pay it. */
function crossingFacts(game: Families, crossing: Crossing) {
  const { seat, side, to, cost, spent } = crossing
  const doubled = cost * 2
  const extra = extraOf(crossing)
  return {
    foe: seat,
    city: to,
    cost,
    doubled,
    extra,
    dice: game.tables.rulings.allFleetDice ? spent + doubled + extra : doubled,
    canPay: doubled + extra <= cubesIn(game, seat, side, MOVE),
  }
}

/** §5.10, §13.12, §14.5 Pay, then the fleet's dice, then arrive. */
function payLink(
  game: Families,
  link: Link,
  cost: number,
  dice: number,
  fleet: Seat,
  flow: FamiliesFlow,
): void {
  const { seat, side, to, links, placed } = link
  const total = cost + extraOf(link)
  addTo(game.boxes, boxIndex(seat, side, MOVE), -total)
  addTo(game.casualties, seat, total)
  flow.tell({ kind: 'march', seat, side, from: pawnOf(game, seat, side), city: to, cost: total })
  if (armySize(game, seat, side) === 0) {
    destroyArmy(game, seat, side)
    flow.tell({ kind: 'destroyed', seat, side })
    return
  }
  if (dice > 0) {
    const fire = flow.roll(dice)
    const hits = countHits(fire)
    flow.tell({ kind: 'fleetFire', seat: fleet, foe: seat, dice: fire, hits })
    hitArmy(game, seat, side, hits, flow)
  }
  flow.then(arrive, { seat, side, to, links: links + 1, placed, spent: link.spent + total })
}

/** §13.7, §13.8 A friendly city lets the army go on; any other must be attacked. */
export const arrive = step('arrive', {
  rule: '13.8',
  play(game, { to, ...march }: Link, flow) {
    const { seat, side } = march
    if (armySize(game, seat, side) === 0) {
      destroyArmy(game, seat, side)
      flow.tell({ kind: 'destroyed', seat, side })
      return
    }
    game.origin = pawnOf(game, seat, side)
    game.pawns[seat * 2 + side] = to
    if (isFriendly(game, side, to)) flow.then(goOn, march)
    else {
      game.force = side
      game.target = to
      flow.then(attack, {})
    }
  },
})
