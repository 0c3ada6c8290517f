import { at, type Seat, shared } from '@hippodrome/engine'
import {
  type FoeChoice,
  LEVY_CHOICES,
  type LevyChoice,
  RETREAT_CHOICES,
  type RetreatChoice,
} from '../../choices.ts'
import { ARAB, BULGAR, LEVY, NONE, type Side } from '../../names.ts'
import { cubesIn, type Families, holderOf, isBulgar, pawnOf } from '../../state.ts'
import { step } from '../step.ts'
import { battle } from './battle.ts'
import { leastLosses } from './paths.ts'
import { canRetreat, ifSeaCloses, retreat } from './retreat.ts'
import { siege } from './siege.ts'

/** §15.5 Retreats, then battles or a levy, then the siege. */
export const attack = step('attack', {
  rule: '15.5',
  play(game, _: object, flow) {
    const { active: seat, force, target: city } = game
    if (force === NONE) return
    flow.tell({ kind: 'attack', seat, force, city })
    if (hasDefender(game)) flow.then(retreats, { asked: 0 })
    flow.then(defence, { fought: 0 })
  },
})

/** §15.6 Every army of the city's side there, but the attacking one. */
function defends(game: Families, seat: Seat): boolean {
  const { target, force, active } = game
  const side = at(game.colour, target)
  if (side > ARAB || (force === side && seat === active)) return false
  return pawnOf(game, seat, side as Side) === target
}

function hasDefender(game: Families): boolean {
  for (let seat = 0; seat < game.seats; seat++) if (defends(game, seat)) return true
  return false
}

function defendersOf(game: Families): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seat < game.seats; seat++) if (defends(game, seat)) list.push(seat)
  return list
}

/** §15.7 Clockwise from the active player's left, who is asked last; `asked` counts the places passed. */
export const retreats = step('retreats', {
  rule: '15.7',
  ask(game, { asked }: { asked: number }) {
    const side = at(game.colour, game.target) as Side
    for (let place = asked + 1; place <= game.seats; place++) {
      const seat = (game.active + place) % game.seats
      if (defends(game, seat) && canRetreat(game, seat, side, true)) {
        const losses = leastLosses(game, side, game.target, true)
        return {
          seat,
          prompt: 'retreat',
          choices: RETREAT_CHOICES,
          facts: {
            city: game.target,
            force: game.force,
            foe: game.active,
            losses,
            ...ifSeaCloses(game, seat, side, losses),
          },
          window: { kind: 'retreat', pass: 1, aims: [seat], amount: losses },
        }
      }
    }
    return undefined
  },
  answer(game, local, choice: RetreatChoice, flow, seat) {
    const { target, active, seats } = game
    local.asked = (seat - active + seats) % seats || seats
    const side = at(game.colour, target) as Side
    if (choice.do === 'retreat') flow.then(retreat, { seat, side, forced: 0 })
    else flow.tell({ kind: 'stays', seat, side, city: target })
  },
})

/** §15.9 to §15.11 One battle after the other; a levy only where no army stood. */
export const defence = step('defence', {
  rule: '15.9',
  play(game, { fought }: { fought: number }, flow) {
    const { target } = game
    if (game.force === NONE) return
    if (isBulgar(game, target)) {
      // §15.6, §15.14
      if (game.bulgars > 0) flow.then(battle, { foe: NONE, foeKind: 'bulgars' })
      flow.then(siege, {})
      return
    }
    const [foe, second] = defendersOf(game)
    if (foe === undefined) {
      const owner = fought === 0 ? levyOwner(game) : NONE
      if (owner !== NONE) flow.then(levy, { seat: owner })
      flow.then(siege, {})
      return
    }
    if (second === undefined) flow.then(battle, { foe, foeKind: 'army' })
    else flow.then(chooseFoe, {})
    flow.then(defence, { fought: 1 })
  },
})

const foeChoice = shared((foe): FoeChoice => ({ do: 'fight', foe }))

/** §15.9 The attacker chooses the order of battles. */
export const chooseFoe = step('chooseFoe', {
  rule: '15.9',
  ask: (game, _: object) => ({
    seat: game.active,
    prompt: 'foe',
    choices: defendersOf(game).map((foe) => foeChoice(foe)),
    facts: { city: game.target },
  }),
  answer(_game, _local, { foe }: FoeChoice, flow) {
    flow.done()
    flow.then(battle, { foe, foeKind: 'army' })
  },
})

/** §15.10, §15.12, §15.13 Who may raise a levy for the attacked city. */
function levyOwner(game: Families): Seat {
  const { target, force, active } = game
  const side = at(game.colour, target)
  if (side > ARAB) return NONE
  const capital = target === game.tables.capital
  const owner = capital ? holderOf(game, 'emperor') : at(game.owner, target)
  if (owner === NONE || (owner === active && force !== BULGAR)) return NONE
  return cubesIn(game, owner, side as Side, LEVY) > 0 ? owner : NONE
}

/** §15.10 The owner of the city may defend it with the levy of its side. */
export const levy = step('levy', {
  rule: '15.10',
  ask(game, { seat }: { seat: Seat }) {
    const cubes = cubesIn(game, seat, at(game.colour, game.target) as Side, LEVY)
    return {
      seat,
      prompt: 'levy',
      choices: LEVY_CHOICES,
      facts: { city: game.target, force: game.force, foe: game.active, cubes },
      window: { kind: 'levy', pass: 1, aims: [seat], amount: cubes },
    }
  },
  answer(game, { seat }, choice: LevyChoice, flow) {
    const raised = choice.do === 'raiseLevy'
    flow.tell({ kind: 'levy', seat, city: game.target, use: raised })
    flow.done()
    if (raised) flow.then(battle, { foe: seat, foeKind: 'levy' })
  },
})
