import { at, type Denied, type Seat } from '@hippodrome/engine'
import { SEA_CHOICES, type SeaChoice, type WithdrawChoice } from '../../choices.ts'
import { ARAB, NONE, type Side } from '../../names.ts'
import { armySize, destroyArmy, type Families, holderOf, isFriendly, pawnOf } from '../../state.ts'
import { denyInto } from '../deny.ts'
import { wayTo } from '../movement/ways.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { hitArmy } from './losses.ts'
import { leastLosses, leastPathSails, leastWays, NO_PATH, retreatLosses } from './paths.ts'

/** An army that leaves the attacked city; `forced` after a defeat. */
type Retreat = { seat: Seat; side: Side; forced: number }
type Withdrawal = { seat: Seat; side: Side; sea: number }

/** §19.6 Another player's Byzantine Fleet, which can close the sea to an Arab army. */
export function rivalFleet(game: Families, seat: Seat, side: Side): Seat {
  if (side !== ARAB) return NONE
  const holder = holderOf(game, 'fleetByzantine')
  return holder === seat ? NONE : holder
}

/** §15.8, §19.8 Whether an army survives its best path. */
export function canRetreat(game: Families, seat: Seat, side: Side, sea: boolean): boolean {
  return leastLosses(game, side, pawnOf(game, seat, side), sea) < armySize(game, seat, side)
}

/**
 * §19.7, §19.8 Whose fleet could close the sea to this retreat, and the cubes that the way by land then costs (`NONE`: there is
 * none that the army survives). Nothing where it would cost the same.
 */
export function ifSeaCloses(
  game: Families,
  seat: Seat,
  side: Side,
  losses: number,
): { fleet: Seat; closed: number } | undefined {
  const fleet = rivalFleet(game, seat, side)
  const from = pawnOf(game, seat, side)
  if (fleet === NONE || !leastPathSails(game, side, from)) return undefined
  const byLand = leastLosses(game, side, from, false)
  if (byLand === losses) return undefined
  return { fleet, closed: byLand < armySize(game, seat, side) ? byLand : NONE }
}

/** §19.1 */
export const retreat = step('retreat', {
  rule: '19.1',
  play(game, local: Retreat, flow) {
    const { seat, side } = local
    const fleet = rivalFleet(game, seat, side)
    const asked = fleet !== NONE && canRetreat(game, seat, side, true)
    if (asked && leastPathSails(game, side, pawnOf(game, seat, side)))
      flow.then(seaRetreat, { ...local, fleet })
    else startRetreat(game, local, true, flow)
  },
})

/** §19.7 The owner of the Byzantine Fleet opens or closes the sea for this retreat. */
export const seaRetreat = step('seaRetreat', {
  rule: '19.7',
  ask: (game, { seat, side, forced, fleet }: Retreat & { fleet: Seat }) => ({
    seat: fleet,
    prompt: 'seaRetreat',
    choices: SEA_CHOICES,
    facts: {
      foe: seat,
      city: game.target,
      forced: forced === 1,
      other: canRetreat(game, seat, side, false),
    },
    window: { kind: 'seaRetreat', pass: 1, aims: [] },
  }),
  answer(game, local, choice: SeaChoice, flow) {
    const closed = choice.do === 'closeSea'
    const { fleet, ...leaving } = local
    flow.tell({ kind: 'seaRetreat', seat: fleet, foe: local.seat, closed })
    flow.done()
    startRetreat(game, leaving, !closed, flow)
  },
})

/** §19.8 Without a path that it survives, a beaten army is destroyed and any other stays. */
function startRetreat(game: Families, leaving: Retreat, sea: boolean, flow: FamiliesFlow): void {
  const { seat, side, forced } = leaving
  if (canRetreat(game, seat, side, sea)) flow.then(withdraw, { seat, side, sea: sea ? 1 : 0 })
  else if (forced === 1) {
    destroyArmy(game, seat, side)
    flow.tell({ kind: 'destroyed', seat, side })
  } else flow.tell({ kind: 'stays', seat, side, city: game.target })
}

/** §19.1 to §19.4 From city to city, at the fewest losses, to the first friendly one. */
export const withdraw = step('withdraw', {
  rule: '19.3',
  ask(game, { seat, side, sea }: Withdrawal) {
    const city = pawnOf(game, seat, side)
    if (city === NONE || (city !== game.target && isFriendly(game, side, city))) return undefined
    const losses = retreatLosses(game, side, sea === 1)
    const choices = leastWays(game, side, city, sea === 1, losses).map(
      ({ to }) => game.tables.choices.withdraw[to] as WithdrawChoice,
    )
    return { seat, prompt: 'withdraw', choices, facts: { side, from: city, losses: losses[city] ?? 0 } }
  },
  answer(game, { seat, side }, { city }: WithdrawChoice, flow) {
    flow.tell({ kind: 'retreat', seat, side, from: pawnOf(game, seat, side), city })
    game.pawns[seat * 2 + side] = city
    if (!isFriendly(game, side, city)) hitArmy(game, seat, side, 1, flow)
  },
  denied: (game, local) => deniedWithdrawals(game, local),
})

/** Why the army cannot go by each other city. */
function deniedWithdrawals(game: Families, { seat, side, sea }: Withdrawal): Denied[] {
  const list: Denied[] = []
  const deny = denyInto(list)
  const from = pawnOf(game, seat, side)
  const losses = retreatLosses(game, side, sea === 1)
  const least = at(losses, from)
  for (const choice of game.tables.choices.withdraw) {
    const { city } = choice
    const way = wayTo(game, side, from, city)
    const more = isFriendly(game, side, city) ? 0 : 1 + at(losses, city)
    if (city === game.target) deny(choice, 'attacked-city', '19.1', { city })
    else if (city === from) deny(choice, 'already-there', '19.1', { city, side })
    else if (!way) deny(choice, 'out-of-reach', '19.1', { city, side, from })
    else if (way.sea && sea === 0) deny(choice, 'sea-closed', '19.7', { city })
    else if (more >= NO_PATH) deny(choice, 'no-way', '19.3', { city })
    else if (more > least) deny(choice, 'longer-way', '19.3', { city, more, least })
  }
  return list
}
