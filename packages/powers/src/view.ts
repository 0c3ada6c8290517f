import { at, Bits, type Seat } from '@hippodrome/engine'
import { eyesOf, isKnown, isSeen } from './fog.ts'
import { levelId, levelOf, scorePowers } from './rules/turn/victory.ts'
import { offerView } from './rules/negotiation/offers.ts'
import {
  holderOf,
  granterOf,
  CUP,
  countsOf,
  DONE,
  fortOf,
  hasLost,
  handSize,
  isFleet,
  isMarked,
  isRebel,
  LEADERSHIP,
  type Powers,
  placeOf,
  poolOf,
  powerOf,
  REMOVED,
  seatOf,
  VACILLATING,
  yearOf,
} from './state.ts'
import { BASILEUS, chitId, KINDS, landId, placeId, powerId } from './tables.ts'
import {
  type AreaView,
  type FortressId,
  LANDS,
  PHASES,
  POWERS,
  type PowersView,
  type PowerView,
  type StackView,
} from './vocabulary.ts'

/** All that a seat may know (chapter 24), and nothing else. */
export function view(game: Powers, seat: Seat): PowersView {
  const { tables } = game
  return {
    scenario: tables.options.scenario,
    turn: game.turn,
    turns: tables.scenario.turns,
    year: yearOf(game),
    phase: PHASES[game.phase] ?? 'setup',
    ...(game.actor >= 0 ? { actor: powerId(game.actor) } : {}),
    order: orderOf(game).map(powerId),
    viewer: seat,
    powers: powersView(game, seat),
    areas: areasView(game),
    stacks: stacksView(game, seat),
    ...(game.opStack >= 0 ? { operating: { stack: game.opStack, points: game.opPoints } } : {}),
    ...(game.battleAttacker >= 0 && game.battleDefender >= 0
      ? {
          battle: {
            attacker: game.battleAttacker,
            defender: game.battleDefender,
            bonus: [at(game.battleBonus, 0), at(game.battleBonus, 1)],
          },
        }
      : {}),
    cup: handSize(game, CUP),
    removed: game.chits.flatMap((where, chit) =>
      where === REMOVED ? [chitId(at(tables.chitKinds, chit))] : [],
    ),
    offers: game.offers.map((offer) => ({ ...offerView(offer), id: offer.id })),
    agreements: game.agreements.map(offerView),
    ...(game.treaty > 0 ? { treaty: game.treaty } : {}),
    unification: game.unification === 1,
    crusade: game.crusade === 1,
    carolingian: tables.scenario.carolingian === true,
  }
}

/** §28.9 Where the next power is drawn by lot, only the one that acts is known. */
const orderOf = (game: Powers): readonly number[] =>
  game.tables.options.turnOrder === 'printed' || game.turn <= 1
    ? game.tables.order
    : game.actor < 0
      ? []
      : [game.actor]

function powersView(game: Powers, seat: Seat): PowerView[] {
  const points: number[] = []
  scorePowers(game, points)
  return game.tables.order.map((power) => {
    const controller = seatOf(game, power)
    const home = at(game.home, power)
    return {
      power: powerId(power),
      nation: game.tables.nations[power] ?? powerId(power),
      ...(controller >= 0 ? { seat: controller } : {}),
      ...(home >= 0 ? { home } : {}),
      waiting: Bits.has(game.waiting, power),
      lost: hasLost(game, power),
      treasury: at(game.treasury, power),
      chits: handSize(game, power),
      hand: game.chits.flatMap((where, chit) =>
        where === power && isKnown(game, seat, chit) ? [chitId(at(game.tables.chitKinds, chit))] : [],
      ),
      basileus: poolOf(game, power, BASILEUS) === 0,
      pool: game.pool.slice(power * KINDS, power * KINDS + KINDS),
      points: at(points, power),
      level: levelId(levelOf(game, power, at(points, power))),
      bands: game.tables.bands[power] ?? [0, 0, 0],
    }
  })
}

function areasView(game: Powers): AreaView[] {
  return LANDS.flatMap((_, land): AreaView[] => {
    if (game.tables.inPlay[land] !== true) return []
    const fort = fortOf(game, land)
    const colony = at(game.colony, land)
    const monastery = at(game.monastery, land)
    const walls = at(game.fortification, land)
    const granter = granterOf(game, land)
    return [
      {
        place: landId(land),
        value: at(game.tables.values, land),
        pillaged: game.pillaged[land] === 1,
        ...(colony >= 0 ? { colony: powerId(colony) } : {}),
        ...(monastery >= 0 ? { monastery: powerId(monastery) } : {}),
        ...(walls > 0 ? { fortifications: POWERS.filter((_power, bit) => Bits.has(walls, bit)) } : {}),
        ...(granter >= 0 ? { concession: { by: powerId(granter), to: powerId(holderOf(game, land)) } } : {}),
        ...(fort >= 0 ? { fortress: placeId(fort) as FortressId } : {}),
      },
    ]
  })
}

function stacksView(game: Powers, seat: Seat): StackView[] {
  const eyes = eyesOf(game, seat)
  const stacks: StackView[] = []
  for (let stack = 0; stack < game.stackPlace.length; stack++) {
    const place = placeOf(game, stack)
    if (place < 0) continue
    stacks.push({
      id: stack,
      place: placeId(place),
      power: powerId(powerOf(game, stack)),
      rebel: isRebel(game, stack),
      ...(isSeen(game, seat, stack, eyes) ? { units: countsOf(game, stack) } : {}),
      ...(isFleet(game, stack) ? { fleet: true } : {}),
      done: isMarked(game, stack, DONE),
      ...(isMarked(game, stack, LEADERSHIP) ? { leadership: true } : {}),
      ...(isMarked(game, stack, VACILLATING) ? { vacillating: true } : {}),
    })
  }
  return stacks
}
