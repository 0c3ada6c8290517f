import { addTo, at, type Seat } from '@hippodrome/engine'
import type { BoxChoice } from '../../choices.ts'
import { ARAB, BOXES, BULGAR, type City, type Force, NONE, type Side } from '../../names.ts'
import { boxIndex, earn, FALL, type Families, hasGuard, score, unattackedSide } from '../../state.ts'
import { hasCube, takeCube } from '../cubes.ts'
import { checkArmies } from '../armies.ts'
import { type FamiliesFlow, step } from '../step.ts'
import { armyBoxes, deniedBoxes, loseGuard, ownCubes } from './losses.ts'

/** §18.7 One cube for the city and one to casualties. */
const GARRISON_CUBES = 2

/** §18.1 The fortification or the control cube goes home. */
function clearControl(game: Families, city: City): void {
  const owner = at(game.owner, city)
  if (owner === NONE) return
  if (game.fort[city] === 1) game.fort[city] = 0
  else addTo(game.casualties, owner, 1)
  game.owner[city] = NONE
}

/** §18.1 to §18.5, §9.10 */
export function conquer(game: Families, flow: FamiliesFlow): void {
  const { active: seat, target: city } = game
  const force = game.force as Force
  // §9.11, §18.3
  const scored = force === BULGAR ? unattackedSide(game, city) : force
  game.force = NONE
  if (city === game.tables.capital) {
    fall(game, seat, force, flow)
    return
  }
  const old = at(game.tokens, city) || at(game.tables.value, city)
  clearControl(game, city)
  game.colour[city] = force
  game.tokens[city] = Math.max(1, old - 1)
  score(game, seat, scored, old - 1)
  const plunder = force === BULGAR ? 0 : old - 1
  flow.tell({
    kind: 'conquest',
    seat,
    force,
    city,
    tokens: at(game.tokens, city),
    points: old - 1,
    scored,
    plunder,
  })
  if (force === BULGAR) return
  earn(game, seat, force, plunder)
  markControl(game, seat, force, city, flow)
}

/** §18.5 to §18.7 A cube from a source if there is one, else two from the army. */
function markControl(game: Families, seat: Seat, side: Side, city: City, flow: FamiliesFlow): void {
  game.owner[city] = seat
  game.owed = 1
  if (hasCube(game, seat, side)) flow.then(takeCube, { seat, payer: side, use: 'garrison' })
  else {
    flow.tell({ kind: 'garrison', seat, city })
    flow.then(garrison, { seat, side, left: GARRISON_CUBES })
  }
}

/** §18.7, §18.8 The first cube marks the city, the second goes to casualties; the guard serves last. */
export const garrison = step('garrison', {
  rule: '18.7',
  ask(game, { seat, side, left }: { seat: Seat; side: Side; left: number }) {
    const choices = left > 0 ? armyBoxes(game, seat, side) : []
    // Where every cube goes there is nothing to choose.
    const shown = left >= ownCubes(game, seat, side) ? choices.slice(0, 1) : choices
    const facts = { side, city: game.target, left }
    return choices.length > 0 && { seat, prompt: 'garrison', choices: shown, facts }
  },
  answer(game, local, { box }: BoxChoice, flow) {
    const { seat, side } = local
    const stays = game.owed > 0
    addTo(game.boxes, boxIndex(seat, side, BOXES.indexOf(box)), -1)
    if (stays) game.owed = 0
    else addTo(game.casualties, seat, 1)
    local.left -= 1
    flow.tell({ kind: 'garrisonCube', seat, side, box, city: game.target, stays })
  },
  denied: (game, { seat, side }) => deniedBoxes(game, seat, side, '18.7'),
  after(game, { seat, side, left }, flow) {
    if (left > 0 && hasGuard(game, seat, side)) {
      loseGuard(game, side)
      flow.tell({ kind: 'garrisonCube', seat, side, box: 'guard', city: game.target, stays: false })
    }
    // §18.9
    checkArmies(game, seat, flow)
  },
})

/** §18.10, §9.13 */
function fall(game: Families, seat: Seat, force: Force, flow: FamiliesFlow): void {
  const points = at(game.tables.value, game.tables.capital)
  score(game, seat, ARAB, points)
  game.over = FALL
  game.active = NONE
  flow.tell({ kind: 'fall', seat, force, points })
  flow.end()
}
